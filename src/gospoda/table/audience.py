"""Who looks at a table, and what was encoded for them already: what several see is made once."""

from __future__ import annotations

import time
from operator import ne

import msgspec
from msgspec import Raw

from gospoda.core.display import Wire
from gospoda.table.door import Watcher
from gospoda.table.parts import changed_parts
from gospoda.table.protocol import Position

encode = msgspec.json.encode
FEW = 2  # players, of whom a move often touches all
MANY = 40  # parts, beyond which the whole is sent: it is hardly larger then


class Sight:
    """A position as one seat, or a spectator, sees it: whole, or what is not as in an earlier one."""

    def __init__(self, position: Position) -> None:
        self.position = position
        self._whole: Raw | None = None
        self._before: Sight | None = None
        self._parts: Raw | None = None

    def whole(self) -> Raw:
        """All of it, encoded once."""
        if self._whole is None:
            self._whole = Raw(encode(self.position))
        return self._whole

    def since(self, before: Sight) -> Raw | None:
        """The parts that have changed, encoded once for all who know the same; none if they are too many."""
        if self._before is not before:
            self._before, self._parts = before, None
            if not self._all_new(before):
                parts = changed_parts(before.position, self.position)
                self._parts = Raw(encode(parts)) if len(parts) <= MANY else None
        return self._parts

    def _all_new(self, before: Sight) -> bool:
        """Whether something has happened to everybody: then it costs more to look for the parts than they save."""
        then, now = before.position.scores, self.position.scores
        return len(now) > FEW and all(map(ne, then, now))


class Audience:
    """Those who look at one table, and what they are shown."""

    def __init__(self) -> None:
        self.watchers: set[Watcher] = set()
        self.here: set[str] = set()
        self.away: dict[str, float] = {}  # since when, by the clock that never goes back
        self.opened = time.monotonic()
        self.infos: dict[tuple[int, str, str], bytes] = {}  # the table as everybody sees it, by what moves change
        self.forget()

    def forget(self) -> None:
        """Nothing that was made holds any more."""
        self.sights: dict[int | None, Sight] = {}  # positions by seat
        self.wire: Wire | None = None  # what all views of the position have in common
        self.scores: list[Raw] = []  # encoded sheet by sheet, with it
        self.lines: dict[int, Raw | dict[int, Raw]] = {}  # of the log by entry; with secrets in it by viewer

    def moved(self) -> None:
        """The position is another one for everybody."""
        self.wire = None

    def note_presence(self) -> None:
        """Somebody has come or gone."""
        self.infos = {}
        here = self.guests()
        self.away |= dict.fromkeys(self.here - here, time.monotonic())
        self.here = here

    def away_for(self, guest: str) -> float:
        """For how many seconds somebody has not been here, as far as this process knows."""
        return 0.0 if guest in self.guests() else time.monotonic() - self.away.get(guest, self.opened)

    def guests(self) -> set[str]:
        """Who is here."""
        return {watcher.guest for watcher in self.watchers}
