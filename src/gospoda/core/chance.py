# gospoda: compiled
"""The only source of chance: a small reproducible generator that is part of the state.

`Chance` is fast and meant for simulation and search; its numbers are predictable from enough of its output.
`Stream` is for games with hidden information: without its key, neither past nor future numbers can be
derived. `Deal` is a stream with separate numbers for every place in a game, so the same deal stays the same
however it is played.
"""

from __future__ import annotations

import os
from hashlib import blake2b
from typing import Final, cast

from mypy_extensions import i64

# Blackman and Vigna's xoroshiro64*: two words of 32 bits, period 2**64 - 1. Only the low 32 bits of a product
# are kept; they are the same in native and in Python integers.
WORD: Final = 0xFFFFFFFF
MULTIPLIER: Final = 0x9E3779BB
NUMBERS: Final[list[int]] = list(range(256))
LIVE: Final = "stream/"  # prefix of the seed of a game dealt from a `Stream`
DEAL: Final = "stream/deal/"  # and of one dealt from a `Deal`
WORDS: Final = 16  # 32-bit words in a block of a stream


class Chance:
    """Dice and shuffles. `uses` counts the draws, because a roll ends a player's right to undo."""

    __slots__ = ("uses", "x", "y")

    def __init__(self, x: i64, y: i64, uses: i64 = 0) -> None:
        self.x: i64 = x
        self.y: i64 = y
        self.uses: i64 = uses

    def clone(self) -> Chance:
        """Returns an independent generator that will give the same numbers."""
        return Chance(self.x, self.y, self.uses)

    def fork(self) -> Chance:
        """Returns a new generator whose numbers are unrelated to this one's."""
        x = self.next()
        return Chance(x, self.next() | 1)

    def next(self) -> i64:
        """Returns the next 32-bit number."""
        self.uses += 1
        x = self.x
        y = self.y ^ x
        self.x = ((x << 26 | x >> 6) ^ y ^ y << 9) & WORD
        self.y = (y << 13 | y >> 19) & WORD
        return x * MULTIPLIER & WORD

    def below(self, n: i64) -> i64:
        """Returns a number from 0 to n - 1, taken from the high bits, which are the better ones.

        Inlines `next`: uncompiled, the call would cost as much as the rest.
        """
        self.uses += 1
        x = self.x
        y = self.y ^ x
        self.x = ((x << 26 | x >> 6) ^ y ^ y << 9) & WORD
        self.y = (y << 13 | y >> 19) & WORD
        return (x * MULTIPLIER & WORD) * n >> 32

    def at(self, place: i64) -> None:
        """Names the place in the game for which numbers are taken next; only a `Deal` cares."""

    def choice(self, items: list[int]) -> int:
        """Returns one of the items."""
        return items[self.below(len(items))]

    def draw(self, counts: list[int]) -> i64:
        """Draws blindly from a bag with `counts[kind]` pieces of each kind; returns the kind drawn."""
        pieces: i64 = 0
        for n in counts:
            pieces += n
        at = self.below(pieces)
        kind: i64 = 0
        for n in counts:
            if at < n:
                return kind
            at -= n
            kind += 1
        raise AssertionError("the bag is empty")

    def shuffled(self, items: list[int]) -> list[int]:
        """Returns a shuffled copy (Fisher and Yates)."""
        deck = cast("list[object]", items.copy())  # as objects, so the compiled code need not unbox them
        i: i64 = len(deck) - 1
        if i > 0:
            self.uses += i
        x, y = self.x, self.y
        while i > 0:  # `below` for each card, inlined: decks are half the cost of a new game
            j = (x * MULTIPLIER & WORD) * (i + 1) >> 32
            y ^= x
            x = ((x << 26 | x >> 6) ^ y ^ y << 9) & WORD
            y = (y << 13 | y >> 19) & WORD
            card = deck[i]
            deck[i] = deck[j]
            deck[j] = card
            i -= 1
        self.x, self.y = x, y
        return cast("list[int]", deck)

    def order(self, n: i64) -> list[int]:
        """Returns the numbers from 0 to n - 1 in random order."""
        return self.shuffled(NUMBERS[:n] if n < len(NUMBERS) else list(range(n)))

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return Chance, (self.x, self.y, self.uses)


class Stream(Chance):
    """Chance that nobody can predict or trace back: BLAKE2b in counter mode under a secret key.

    `x` counts the words taken.
    """

    def __init__(self, key: bytes, at: i64 = 0, uses: i64 = 0) -> None:
        super().__init__(at, 0, uses)
        self.key = key
        self.number: i64 = -1  # of the current block
        self.block = b""

    def clone(self) -> Chance:
        """Returns an independent generator that will give the same numbers."""
        return Stream(self.key, self.x, self.uses)

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return Stream, (self.key, self.x, self.uses)

    def fork(self) -> Chance:
        """Returns a new stream with its own key."""
        return Stream(self.digest(b"fork %d" % self.word(), 32))

    def digest(self, text: bytes, size: int) -> bytes:
        """Returns the keyed digest of a text."""
        return blake2b(text, digest_size=size, key=self.key).digest()

    def word(self) -> i64:
        """Returns the next 32 bits without counting them as a use."""
        at = self.x
        number = at // WORDS
        if number != self.number:
            self.block = self.digest(self.block_name(number), 4 * WORDS)
            self.number = number
        self.x = at + 1
        first = at % WORDS * 4
        return int.from_bytes(self.block[first : first + 4], "big")

    def block_name(self, number: i64) -> bytes:
        """Returns the text that is hashed with the key to make a block of words."""
        return b"%d" % number

    def next(self) -> i64:
        """Returns the next 32-bit number."""
        self.uses += 1
        return self.word()

    def below(self, n: i64) -> i64:
        """Returns a number from 0 to n - 1."""
        self.uses += 1
        return self.word() * n >> 32

    def shuffled(self, items: list[int]) -> list[int]:
        """Returns a shuffled copy (Fisher and Yates)."""
        deck = items.copy()
        i: i64 = len(deck) - 1
        while i > 0:
            j = self.below(i + 1)
            card = deck[i]
            deck[i] = deck[j]
            deck[j] = card
            i -= 1
        return deck


class Deal(Stream):
    """A stream with separate numbers for every place in a game: what happens at one place affects no other.

    The rules give each place a number (the dice of a round, a seat's rolls in it, the shuffles of a kind of
    card). `x` counts the words taken at the current place, `counts` those taken at the others. A shuffle
    sorts cards by their keyed digests: cards that two games have in common come in the same order, whatever
    else is there. The same holds for pieces drawn from a bag: a different piece is drawn only if the one that
    was due is missing.
    """

    def __init__(
        self, key: bytes, place: i64 = 0, at: i64 = 0, uses: i64 = 0, counts: dict[int, int] | None = None
    ) -> None:
        super().__init__(key, at, uses)
        self.place: i64 = place
        self.counts: dict[int, int] = {} if counts is None else counts  # replaced, never mutated

    def clone(self) -> Chance:
        """Returns an independent generator that will give the same numbers."""
        return Deal(self.key, self.place, self.x, self.uses, self.counts)

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return Deal, (self.key, self.place, self.x, self.uses, self.counts)

    def elsewhere(self) -> list[list[int]]:
        """Returns how many words were taken at each place other than the current one, in order."""
        return [[place, self.counts[place]] for place in sorted(self.counts) if place != self.place]

    def at(self, place: i64) -> None:
        """Switches to the numbers of a place."""
        if place == self.place:
            return
        counts = self.counts.copy()
        counts[self.place] = self.x
        self.x = counts.get(place, 0)
        self.place, self.counts, self.number = place, counts, -1

    def block_name(self, number: i64) -> bytes:
        """Returns the name of a block; every place has its own blocks."""
        return b"%d/%d" % (self.place, number)

    def draw(self, counts: list[int]) -> i64:
        """Draws the piece that comes first in the order of this draw: two bags that both hold it give the same."""
        which = self.x
        self.x = which + 1
        self.uses += 1
        found: i64 = -1
        first = b""
        for kind in range(len(counts)):
            for copy in range(counts[kind]):
                rank = self.digest(b"%d/%d/draw/%d/%d" % (self.place, which, kind, copy), 16)
                if found < 0 or rank < first:
                    found, first = kind, rank
        assert found >= 0, "the bag is empty"
        return found

    def shuffled(self, items: list[int]) -> list[int]:
        """Returns a shuffled copy, sorted by the keyed digest of each item."""
        which = self.x
        self.x = which + 1
        self.uses += max(0, len(items) - 1)
        copies: dict[int, int] = {}
        ranked: list[tuple[bytes, int]] = []
        for item in items:
            copy = copies.get(item, 0)
            copies[item] = copy + 1
            ranked.append((self.digest(b"%d/%d/%d/%d" % (self.place, which, item, copy), 16), item))
        ranked.sort()
        return [item for _, item in ranked]


def seeded(seed: int | str) -> Chance:
    """Returns a generator for a seed of any size; neighbouring seeds give unrelated streams."""
    text = str(seed)
    if text.startswith(DEAL):
        return Deal(blake2b(text.encode(), digest_size=32).digest())
    if text.startswith(LIVE):
        return Stream(blake2b(text.encode(), digest_size=32).digest())
    digest = blake2b(text.encode(), digest_size=8).digest()
    return Chance(int.from_bytes(digest[:4], "big"), int.from_bytes(digest[4:], "big") | 1)


def live_seed() -> str:
    """Returns a seed from the system's entropy, for a game in which people have something to hide."""
    return DEAL + os.urandom(32).hex()


def fresh() -> Chance:
    """Returns a generator unrelated to any other, seeded from the system's entropy."""
    return Stream(os.urandom(32))
