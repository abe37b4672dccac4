# gospoda: compiled
"""The one source of chance: a small reproducible generator that is part of the state."""

from __future__ import annotations

from hashlib import blake2b
from typing import Final

from mypy_extensions import i64

# L'Ecuyer's combined generator (1988). Its products stay below 2**47, so that native and Python integers
# give the same numbers without masking; its period is about 2.3e18.
M1: Final = 2147483563
M2: Final = 2147483399
A1: Final = 40014
A2: Final = 40692


class Chance:
    """Dice and shuffles; `uses` counts what has been drawn, because a roll ends a player's right to undo."""

    __slots__ = ("uses", "x", "y")

    def __init__(self, x: i64, y: i64, uses: i64 = 0) -> None:
        self.x: i64 = x
        self.y: i64 = y
        self.uses: i64 = uses

    def clone(self) -> Chance:
        """An independent generator that will give the same numbers."""
        return Chance(self.x, self.y, self.uses)

    def fork(self) -> Chance:
        """A new stream that shares no future with this one."""
        x = self.next() % (M1 - 1)
        return Chance(1 + x, 1 + self.next() % (M2 - 1))

    def next(self) -> i64:
        """The next number from 0 to 2147483561."""
        self.uses += 1
        self.x = self.x * A1 % M1
        self.y = self.y * A2 % M2
        z: i64 = self.x - self.y
        if z < 0:
            z += M1 - 1
        return z

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1."""
        return self.next() % n

    def choice(self, items: list[int]) -> int:
        """One of the items."""
        return items[self.below(len(items))]

    def shuffled(self, items: list[int]) -> list[int]:
        """A shuffled copy (Fisher and Yates)."""
        deck = items.copy()
        i: i64 = len(deck) - 1
        while i > 0:
            j = self.below(i + 1)
            card = deck[i]
            deck[i] = deck[j]
            deck[j] = card
            i -= 1
        return deck


def seeded(seed: int | str) -> Chance:
    """A generator for a seed of any size; neighbouring seeds give unrelated streams."""
    digest = blake2b(str(seed).encode(), digest_size=16).digest()
    x = int.from_bytes(digest[:8], "big") % (M1 - 1)
    y = int.from_bytes(digest[8:], "big") % (M2 - 1)
    return Chance(1 + x, 1 + y)
