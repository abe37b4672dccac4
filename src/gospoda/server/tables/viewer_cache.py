"""Who looks at a table, and what was already encoded for them: what several viewers share is encoded once."""

from __future__ import annotations

import time

from msgspec import Raw

from gospoda.core.json_delta import Encoded, changed_parts
from gospoda.server.records.door import Watcher

MOST = 0.8  # share of the whole from which parts aren't worth sending


class ViewerCache:
    """A position as one seat or a spectator sees it: whole, or as the parts that differ from an earlier one."""

    def __init__(self, position: Encoded) -> None:
        self.position = position
        self._whole: Raw | None = None
        self._before: ViewerCache | None = None
        self._parts: Raw | None = None
        self.size = 0  # bytes of the whole, or of an earlier one: it changes little

    def whole(self) -> Raw:
        """Returns the whole position, encoded once."""
        if self._whole is None:
            text = self.position.text()
            self._whole, self.size = Raw(text), len(text)
        return self._whole

    def since(self, before: ViewerCache) -> Raw | None:
        """Returns the changed parts, encoded once for all who know the same; None if the whole is hardly larger."""
        if self._before is not before:
            self.size = self.size or before.size or len(bytes(before.whole()))
            text = b"[" + b",".join(changed_parts(before.position, self.position)) + b"]"
            if len(text) >= self.size * MOST:
                self.whole()  # it may have grown since it was last measured; if not, it is what gets sent
            before._before = None  # viewers who know even less get something else
            self._before, self._parts = before, Raw(text) if len(text) < self.size * MOST else None
        return self._parts


class Audience:
    """Those who look at one table, and what they are shown."""

    def __init__(self) -> None:
        self.watchers: set[Watcher] = set()
        self.here: set[str] = set()
        self.away: dict[str, float] = {}  # since when, by the monotonic clock
        self.opened = time.monotonic()
        self.infos: dict[tuple[int, str, str], bytes] = {}  # the table as everybody sees it, by what moves change
        self.forget()

    def forget(self) -> None:
        """Drops everything that was encoded."""
        self.sights: dict[int | None, ViewerCache] = {}  # positions by seat
        self.scores: Encoded | None = None  # the score sheets of the position, the same for everybody
        self.lines: dict[int, Raw | dict[int, Raw]] = {}  # log lines by entry; those with secrets by viewer

    def moved(self) -> None:
        """Drops what the position has in common for all viewers, because it has changed."""
        self.scores = None

    def note_presence(self) -> None:
        """Updates who is here after somebody has come or gone."""
        self.infos = {}
        here = self.guests()
        self.away |= dict.fromkeys(self.here - here, time.monotonic())
        self.here = here

    def away_for(self, guest: str) -> float:
        """Returns for how many seconds a guest has been away, as far as this process knows."""
        return 0.0 if guest in self.guests() else time.monotonic() - self.away.get(guest, self.opened)

    def guests(self) -> set[str]:
        """Returns the guests who are here."""
        return {watcher.guest for watcher in self.watchers}
