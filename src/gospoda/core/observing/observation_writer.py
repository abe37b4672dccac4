# gospoda: compiled
"""The written form of an observation: its named parts, and the buffers for active features and scaled numbers."""

from __future__ import annotations

from typing import Final, cast, final

from mypy_extensions import i64, mypyc_attr

from gospoda.core.moves import Domain, numbers
from gospoda.core.piles import Pile, bit

MOST_FEATURES: Final = 1 << 15
# Python would make a number above 256 anew each time it is written; these are made once.
FEATURES: Final = cast("list[object]", list(range(MOST_FEATURES)))
FRAME_BITS: Final = 40
LARGEST: Final = 1023  # the largest number that a scale can tell from its neighbours


# The numbers of a scale are made once too, and passed on as objects, so the compiled code need not unbox them.


def share(most: int) -> list[object]:
    """Returns a scale for numbers from 0 to `most`: their share of it."""
    return cast("list[object]", [n / most for n in range(most + 1)])


def soft(half: int) -> list[object]:
    """Returns a scale for unbounded numbers: `half` becomes 0.5, nothing reaches 1, all values stay distinct."""
    return cast("list[object]", [n / (n + half) for n in range(LARGEST + 1)])


class ObservationPart:
    """A named part of an observation: one feature, or one scaled number, for each combination of its axes."""

    def __init__(self, name: str, axes: list[Domain], first: int, scaled: bool) -> None:
        self.name = name
        self.axes = axes
        self.first = first
        self.scaled = scaled
        size = 1
        for axis in axes:
            size *= len(axis.ids)
        self.size: int = size

    def label(self, place: int) -> str:
        """Returns what the feature or number at this index of the part means, such as `1 r2c3 arena`."""
        words: list[str] = []
        for axis in reversed(self.axes):
            radix = len(axis.ids)
            words.append(axis.ids[place % radix])
            place //= radix
        words.reverse()
        return " ".join(words)


class Scheme:
    """All parts of an observation in order: first the features, then the scaled numbers."""

    def __init__(self, seats: int) -> None:
        self.features: list[ObservationPart] = []
        self.scaled: list[ObservationPart] = []
        self.width: int = 0  # of the features
        self.numbers: int = 0
        self.relative = Domain("seat", ["me", *[f"+{n}" for n in range(1, seats)]])
        self.absolute = numbers("seat", 0, seats - 1)

    @property
    def size(self) -> int:
        """The length of a dense observation."""
        return self.width + self.numbers

    def add(self, name: str, *axes: Domain) -> int:
        """Adds a part made of features; returns the number of its first one."""
        part = ObservationPart(name, list(axes), self.width, False)
        self.features.append(part)
        self.width += part.size
        if self.width > MOST_FEATURES:
            raise ValueError(f"an observation has at most {MOST_FEATURES} features; {name!r} is too much")
        return part.first

    def scale(self, name: str, *axes: Domain) -> None:
        """Adds a part made of numbers from 0 to 1; they must always be written in the order the parts are added."""
        part = ObservationPart(name, list(axes), self.numbers, True)
        self.scaled.append(part)
        self.numbers += part.size

    def parts(self) -> list[ObservationPart]:
        """Returns all parts with their indices in a dense observation."""
        moved = [ObservationPart(part.name, part.axes, self.width + part.first, True) for part in self.scaled]
        return [*self.features, *moved]


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class Observation:
    """The active features and the scaled numbers of one position for one seat."""

    __slots__ = ("_active", "_numbers")

    def __init__(self, active: list[object], numbers: list[object]) -> None:
        self._active = active
        self._numbers = numbers

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return Observation, (self._active, self._numbers)

    @property
    def active(self) -> list[int]:
        """Returns the numbers of the active features."""
        return cast("list[int]", self._active)

    @property
    def numbers(self) -> list[float]:
        """Returns all scaled numbers."""
        return cast("list[float]", self._numbers)


@final
class ObservationWriter:
    """An observation that is being written.

    The lists are large enough for everything and reused for the next observation: a growing list is moved
    many times.
    """

    __slots__ = ("_active", "_head", "_numbers", "_put", "_written")

    def __init__(self, scheme: Scheme) -> None:
        nothing: object = None
        self._active: list[object] = [nothing] * scheme.width
        self._numbers: list[object] = [nothing] * scheme.numbers
        self._head: list[object] = []  # the features that every observation of a game begins with
        self._written: i64 = 0  # features
        self._put: i64 = 0  # numbers

    def begin(self, head: list[object]) -> None:
        """Starts a new observation with these features."""
        if head is not self._head:
            self._active[: len(head)] = head
            self._head = head
        self._written = len(head)
        self._put = 0

    def finished(self) -> Observation:
        """Returns what was written."""
        return Observation(self._active[: self._written], self._numbers[: self._put])

    def on(self, feature: i64) -> None:
        """Activates a feature."""
        self._active[self._written] = FEATURES[feature]
        self._written += 1

    def on_if(self, feature: i64, active: bool) -> None:
        """Activates a feature if a condition holds."""
        if active:
            self._active[self._written] = FEATURES[feature]
            self._written += 1

    def on_set(self, first: i64, members: i64) -> None:
        """Activates the features of all members of a set (a mask)."""
        active, at = self._active, self._written
        while members:
            if members & 0xFF == 0:  # sets are large and mostly empty
                first += 8
                members >>= 8
                continue
            if members & 1:
                active[at] = FEATURES[first]
                at += 1
            first += 1
            members >>= 1
        self._written = at

    def on_binary(self, first: i64, number: i64) -> None:
        """Activates the binary digits of a number; the last digit stands for -1."""
        if number >= 0:
            self.on_set(first, number)
        else:
            self.on(first + FRAME_BITS - 1)

    def on_all(self, first: i64, items: list[int]) -> None:
        """Activates the features of all items of a list; skips gaps (-1)."""
        active, at = self._active, self._written
        for item in items:
            feature: i64 = item
            if feature >= 0:
                active[at] = FEATURES[first + feature]
                at += 1
        self._written = at

    def on_packed(self, first: i64, packed: i64, bits: i64, width: i64) -> None:
        """Activates features for numbers packed in `bits` bits each: n is feature n - 1 of its place, 0 none."""
        active, at = self._active, self._written
        mask = bit(bits) - 1
        first -= 1
        while packed:
            number = packed & mask
            if number:
                active[at] = FEATURES[first + number]
                at += 1
            first += width
            packed >>= bits
        self._written = at

    def on_count(self, first: i64, items: list[int], levels: i64) -> None:
        """Activates as many levels for each item as it occurs in the list."""
        active, at = self._active, self._written
        met: i64 = 0  # the items so far, several per bit: most occur once and need no search
        i: i64 = 0
        for item in items:
            number: i64 = item
            level: i64 = 0
            if met >> (number & 31) & 1:
                for j in range(i):
                    if items[j] == number:
                        level += 1
            met |= bit(number & 31)
            active[at + i] = FEATURES[first + levels * number + level]
            i += 1
        self._written = at + i

    def on_levels(self, first: i64, count: i64) -> None:
        """Activates as many levels as a number says."""
        for at in range(count):
            self.on(first + at)

    def on_known(self, first: i64, pile: Pile, seat: i64) -> None:
        """Activates the cards of a pile that a seat knows."""
        mask = bit(seat)
        if pile.same >= 0:
            if pile.same & mask:
                self.on_all(first, pile.cards)
            return
        i: i64 = 0
        for k in pile.known:
            if k & mask:
                card: i64 = pile.cards[i]
                self.on(first + card)
            i += 1

    def put(self, scale: list[object], number: i64) -> None:
        """Writes a scaled number."""
        self._numbers[self._put] = scale[number]
        self._put += 1

    def put_at(self, place: i64, scale: list[object], number: i64) -> None:
        """Writes a scaled number at its index.

        The first numbers may come in any order; then `put` continues after them.
        """
        self._numbers[place] = scale[number]
        self._put += 1
