"""How often something may happen in a spell of time, counted on the event loop alone.

The package `limits` starts a thread every hundredth of a second to forget what is over, and the loop waits until it
runs: on a busy machine that is longer than most moves take.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Hashable

from msgspec import Struct

FEW = 1_000  # counts that are not worth being cleared away


class Rate(Struct, frozen=True):
    """So much in so many seconds."""

    most: int
    seconds: float


def per_second(most: int) -> Rate:
    """So many in a second."""
    return Rate(most, 1.0)


def per_minute(most: int) -> Rate:
    """So many in a minute."""
    return Rate(most, 60.0)


def per_hour(most: int) -> Rate:
    """So many in an hour."""
    return Rate(most, 3600.0)


class _Spell:
    """What has happened since the first of it, until when it counts."""

    __slots__ = ("count", "until")

    def __init__(self, until: float) -> None:
        self.count = 0
        self.until = until


class Counts:
    """What each has had so far, by whom and what; a spell begins with the first that happens."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self.clock = clock
        self.spells: dict[Hashable, _Spell] = {}
        self.clear_at = FEW

    def add(self, key: Hashable, rate: Rate, count: int = 1) -> bool:
        """Count it; false if that is more than may be."""
        now = self.clock()
        spell = self.spells.get(key)
        if spell is None or spell.until <= now:
            if len(self.spells) >= self.clear_at:
                self._clear(now)
            spell = self.spells[key] = _Spell(now + rate.seconds)
        spell.count += count
        return spell.count <= rate.most

    def has_room(self, key: Hashable, rate: Rate) -> bool:
        """Whether one more may happen."""
        spell = self.spells.get(key)
        return spell is None or spell.count < rate.most or spell.until <= self.clock()

    def room_in(self, key: Hashable) -> float:
        """The seconds until the spell is over."""
        spell = self.spells.get(key)
        return 0.0 if spell is None else max(0.0, spell.until - self.clock())

    def _clear(self, now: float) -> None:
        """Forget what is over; so seldom that it costs next to nothing for each that is counted."""
        self.spells = {key: spell for key, spell in self.spells.items() if spell.until > now}
        self.clear_at = max(FEW, 2 * len(self.spells))
