# gospoda: compiled
"""Sets of small numbers (seats, cards, rooms, cells) as bit masks."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

# Not a literal: mypyc would shift a literal 1 in 32 bits.
UNIT: Final[i64] = len(["one thing"])
WORD: Final = 16
WORD_MASK: Final = (1 << WORD) - 1
BITS: Final[bytes] = bytes([n.bit_count() for n in range(1 << WORD)])  # the size of every set of up to 16 things


def bit(n: i64) -> i64:
    """Returns the set that holds one thing: a seat, card or cell from 0 to 62."""
    return UNIT << n


def how_many(mask: i64) -> i64:
    """Returns the number of things in a set."""
    count: i64 = 0
    while mask:
        count += BITS[mask & WORD_MASK]
        mask >>= WORD
    return count


def lowest(mask: i64) -> i64:
    """Returns the first thing in a non-empty set."""
    n: i64 = 0
    while mask & WORD_MASK == 0:
        mask >>= WORD
        n += WORD
    low = mask & -mask & WORD_MASK
    return n + BITS[low - 1]


def each_bit(mask: i64) -> list[int]:
    """Returns the things in a set, in ascending order."""
    found: list[int] = []
    while mask:
        found.append(lowest(mask))
        mask &= mask - 1
    return found


def first_of(mask: i64) -> i64:
    """Returns the first thing in a set, or -1 if the set is empty."""
    return lowest(mask) if mask else -1


def second_of(mask: i64) -> i64:
    """Returns the second thing in a set, or -1 if there is none."""
    return first_of(mask & (mask - 1)) if mask else -1
