"""Rate limits, counted on the event loop alone.

The package `limits` starts a thread every hundredth of a second to forget expired counts, and the event loop waits
until that thread runs. On a busy machine that takes longer than most moves.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Hashable

from msgspec import Struct

FEW = 1_000  # counts that aren't worth clearing away


class Rate(Struct, frozen=True):
    """A limit of `most` events within `seconds`."""

    most: int
    seconds: float


def per_second(most: int) -> Rate:
    """Returns a limit per second."""
    return Rate(most, 1.0)


def per_minute(most: int) -> Rate:
    """Returns a limit per minute."""
    return Rate(most, 60.0)


def per_hour(most: int) -> Rate:
    """Returns a limit per hour."""
    return Rate(most, 3600.0)


class _Spell:
    """The events counted since the first of them, and when the count expires."""

    __slots__ = ("count", "until")

    def __init__(self, until: float) -> None:
        self.count = 0
        self.until = until


class Counts:
    """Counts events by key. A spell begins with the first event."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self.clock = clock
        self.spells: dict[Hashable, _Spell] = {}
        self.clear_at = FEW

    def add(self, key: Hashable, rate: Rate, count: int = 1) -> bool:
        """Counts `count` events. Returns False if that exceeds the rate."""
        now = self.clock()
        spell = self.spells.get(key)
        if spell is None or spell.until <= now:
            if len(self.spells) >= self.clear_at:
                self._clear(now)
            spell = self.spells[key] = _Spell(now + rate.seconds)
        spell.count += count
        return spell.count <= rate.most

    def has_room(self, key: Hashable, rate: Rate) -> bool:
        """Whether one more event may happen."""
        spell = self.spells.get(key)
        return spell is None or spell.count < rate.most or spell.until <= self.clock()

    def room_in(self, key: Hashable) -> float:
        """Returns the seconds until the spell is over."""
        spell = self.spells.get(key)
        return 0.0 if spell is None else max(0.0, spell.until - self.clock())

    def _clear(self, now: float) -> None:
        """Forgets expired counts. It runs so rarely that it adds next to nothing to the cost of each count."""
        self.spells = {key: spell for key, spell in self.spells.items() if spell.until > now}
        self.clear_at = max(FEW, 2 * len(self.spells))
