# gospoda: compiled
"""What a seat observes, as numbers: named parts, a sparse list of active features, and a few scaled numbers.

Everything is written down from what the seat knows. A dense observation is a row of zeros in which the active
features are 1, followed by the scaled numbers; it depends on the title and on the number of seats only.
"""

from __future__ import annotations

from typing import Any, Final, cast, final

from mypy_extensions import i64, mypyc_attr

from gospoda.core.agenda import Frame, Heading
from gospoda.core.game import Game
from gospoda.core.moves import Domain, numbers
from gospoda.core.piles import Pile, bit, within
from gospoda.core.piles import mix as mix_of
from gospoda.core.state import State

MOST_FEATURES: Final = 1 << 15
# A number above 256 would be made anew each time it is written down; these are made once.
FEATURES: Final = cast("list[object]", list(range(MOST_FEATURES)))
SHOWN_FRAMES: Final = 3  # frames of the agenda whose fields are observed, the question that is asked first
FRAME_BITS: Final = 40
SECRET_MOVES: Final = 2  # that a seat may have laid down in an open simultaneous decision
LARGEST: Final = 1023  # the largest number that a scale tells from its neighbours


# The numbers of a scale are made once too, and handed on as objects: the compiler need not look into them.


def share(most: int) -> list[object]:
    """A scale for numbers from 0 to `most`: the part of it."""
    return cast("list[object]", [n / most for n in range(most + 1)])


def soft(half: int) -> list[object]:
    """A scale for numbers without an end: `half` becomes one half, nothing reaches 1, all are told apart."""
    return cast("list[object]", [n / (n + half) for n in range(LARGEST + 1)])


class Part:
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
        """What the feature or number in this place of the part stands for, such as `1 r2c3 arena`."""
        words: list[str] = []
        for axis in reversed(self.axes):
            radix = len(axis.ids)
            words.append(axis.ids[place % radix])
            place //= radix
        words.reverse()
        return " ".join(words)


class Scheme:
    """All parts of an observation in their order: first the features, then the scaled numbers."""

    def __init__(self, seats: int) -> None:
        self.features: list[Part] = []
        self.scaled: list[Part] = []
        self.width: int = 0  # of the features
        self.numbers: int = 0
        self.relative = Domain("seat", ["me", *[f"+{n}" for n in range(1, seats)]])
        self.absolute = numbers("seat", 0, seats - 1)

    @property
    def size(self) -> int:
        """The length of a dense observation."""
        return self.width + self.numbers

    def add(self, name: str, *axes: Domain) -> int:
        """A part made of features; the number of its first one."""
        part = Part(name, list(axes), self.width, False)
        self.features.append(part)
        self.width += part.size
        if self.width > MOST_FEATURES:
            raise ValueError(f"an observation has at most {MOST_FEATURES} features; {name!r} is too much")
        return part.first

    def scale(self, name: str, *axes: Domain) -> None:
        """A part made of numbers from 0 to 1; they are always written in the order in which their parts are added."""
        part = Part(name, list(axes), self.numbers, True)
        self.scaled.append(part)
        self.numbers += part.size

    def parts(self) -> list[Part]:
        """All parts with their places in a dense observation."""
        moved = [Part(part.name, part.axes, self.width + part.first, True) for part in self.scaled]
        return [*self.features, *moved]


@final
class Observation:
    """The active features and the scaled numbers of one position for one seat."""

    __slots__ = ("_active", "_numbers")

    def __init__(self, always: list[object]) -> None:
        """`always` are features that are active in each position of this game."""
        self._active: list[object] = always[:]
        self._numbers: list[object] = []

    @property
    def active(self) -> list[int]:
        """The numbers of the active features."""
        return cast("list[int]", self._active)

    @property
    def numbers(self) -> list[float]:
        """The scaled numbers, all of them."""
        return cast("list[float]", self._numbers)

    def on(self, feature: i64) -> None:
        """A feature is active."""
        self._active.append(FEATURES[feature])

    def on_if(self, feature: i64, active: bool) -> None:
        """A feature is active if something is so."""
        if active:
            self._active.append(FEATURES[feature])

    def on_set(self, first: i64, members: i64) -> None:
        """The features of all members of a set (a mask) are active."""
        while members:
            if members & 1:
                self._active.append(FEATURES[first])
            first += 1
            members >>= 1

    def on_binary(self, first: i64, number: i64) -> None:
        """The binary digits of a number; the last digit stands for -1."""
        if number >= 0:
            self.on_set(first, number)
        else:
            self._active.append(FEATURES[first + FRAME_BITS - 1])

    def on_all(self, first: i64, items: list[int]) -> None:
        """The features of all items of a list are active; gaps (-1) are left out."""
        for item in items:
            at: i64 = item
            if at >= 0:
                self._active.append(FEATURES[first + at])

    def on_count(self, first: i64, items: list[int], levels: i64) -> None:
        """For each item, as many levels are active as it occurs in the list."""
        i: i64 = 0
        for item in items:
            at: i64 = item
            before: i64 = 0
            for j in range(i):
                if items[j] == at:
                    before += 1
            self._active.append(FEATURES[first + levels * at + before])
            i += 1

    def on_levels(self, first: i64, count: i64) -> None:
        """As many levels are active as a number says."""
        for at in range(count):
            self._active.append(FEATURES[first + at])

    def on_known(self, first: i64, pile: Pile, seat: i64) -> None:
        """The cards of a pile that a seat knows are active."""
        mask = bit(seat)
        if pile.same >= 0:
            if pile.same & mask:
                self.on_all(first, pile.cards)
            return
        i: i64 = 0
        for k in pile.known:
            if k & mask:
                card: i64 = pile.cards[i]
                self._active.append(FEATURES[first + card])
            i += 1

    def put(self, scale: list[object], number: i64) -> None:
        """A scaled number."""
        self._numbers.append(scale[number])

    def put_row(self, row: list[object]) -> None:
        """Scaled numbers that are often the same, taken from their scales beforehand."""
        self._numbers.extend(row)


class Bound:
    """The cards of which a seat knows only that they lie in one of some piles."""

    def __init__(self) -> None:
        self.places: list[int] = []
        self.cards: list[int] = []


def note_bound(note: Observation, state: State, seat: i64, piles: list[Pile], first: list[int]) -> None:
    """Cards that this seat knows to be somewhere in a mix: for each of them every pile is active in which it may lie.

    `first[i]` is the feature of the first card in the pile i. Nothing here depends on where the card truly lies.
    """
    found: dict[int, Bound] = {}
    mask = bit(seat)
    for i in range(len(piles)):
        pile = piles[i]
        if pile.same >= 0 and mix_of(pile.same) == 0:
            continue
        j: i64 = 0
        for k in pile.known:
            if mix_of(k) and k & mask == 0:
                root: int = state.mix_root(mix_of(k))
                bound = found.get(root)
                if bound is None:
                    bound = Bound()
                    found[root] = bound
                if first[i] not in bound.places:
                    bound.places.append(first[i])
                if within(k) & mask:
                    bound.cards.append(pile.cards[j])
            j += 1
    for one in found.values():
        for place in one.places:
            for card in sorted(one.cards):
                note.on(place + card)


def frame_bits(heading: Heading) -> int:
    """How many binary digits the fields of a frame take."""
    bits = 0
    for field in heading.fields.values():
        bits += field.bits
    return bits


@mypyc_attr(allow_interpreted_subclasses=True)
class Observer:
    """Observes the positions of a title with one number of seats. A title adds its parts and writes them down.

    The parts that every title has stand first: who observes, who is asked what, what lies open below, the options,
    and the secret moves of an open simultaneous decision.
    """

    def __init__(self, game: Game, seats: int) -> None:
        self.game = game
        self.seats: i64 = seats
        self.scheme = Scheme(seats)
        scheme = self.scheme
        chapters = Domain("chapter", [*[chapter.name for chapter in game.chapters], "end"])
        self.chapters: i64 = len(game.chapters)
        self.seat_at: i64 = scheme.add("seat", scheme.absolute)
        self.asked_at: i64 = scheme.add("asked", scheme.relative)
        self.chapter_at: i64 = scheme.add("chapter", chapters)
        self.below_at: i64 = scheme.add("below", chapters)
        self.headings: list[Heading] = [chapter.heading for chapter in game.chapters]
        self.frame_bits: i64 = max([frame_bits(heading) for heading in self.headings])
        self.question_at: i64 = 0
        if self.frame_bits:
            frames = numbers("depth", 0, SHOWN_FRAMES - 1)
            self.question_at = scheme.add("question", frames, numbers("bit", 0, self.frame_bits - 1))
        settings = [f"{option.name}={value}" for option in game.options for value in option.values]
        self.options_at: i64 = scheme.add("options", Domain("option", settings))
        self.secret: bool = any(chapter.simultaneous for chapter in game.chapters)
        self.ready_at: i64 = 0
        self.choice_at: i64 = 0
        if self.secret:
            self.ready_at = scheme.add("ready", scheme.relative, numbers("moves", 1, SECRET_MOVES))
            every = Domain("move", [game.moves.notation(move) for move in range(game.moves.size)])
            self.choice_at = scheme.add("choice", every)
        self.last_options: dict[str, Any] = {}
        self.last_settings: list[object] = []

    def write(self, note: Observation, state: State, seat: i64) -> None:
        """Write down the parts of the title."""
        raise NotImplementedError

    def observe(self, state: State, seat: i64) -> Observation:
        """What this seat observes."""
        if state.options is not self.last_options:
            self.last_settings = self.settings(state)
            self.last_options = state.options
        note = Observation(self.last_settings)
        self.write_question(note, state, seat)
        if self.secret:
            self.write_secret(note, state, seat)
        self.write(note, state, seat)
        return note

    def relative(self, seat: i64, other: i64) -> i64:
        """How many places to the left of the observer somebody sits."""
        return other - seat if other >= seat else other - seat + self.seats

    def settings(self, state: State) -> list[object]:
        """The features of the options of a game."""
        found: list[object] = []
        first = self.options_at
        for option in self.game.options:
            found.append(FEATURES[first + option.values.index(state.options[option.name])])
            first += len(option.values)
        return found

    def write_question(self, note: Observation, state: State, seat: i64) -> None:
        """Who observes, who is asked, and what; the fields of a question only for those whom it is put to."""
        note.on(self.seat_at + seat)
        for other in range(self.seats):
            if state.waiting >> other & 1:
                note.on(self.asked_at + self.relative(seat, other))
        frame = state.top
        if frame is None:
            note.on(self.chapter_at + self.chapters)
            return
        note.on(self.chapter_at + frame.chapter)
        below: i64 = 0
        depth: i64 = 0
        while frame is not None:
            if depth > 0:
                below |= bit(frame.chapter)
            if self.frame_bits and depth < SHOWN_FRAMES and (frame.seats == 0 or frame.seats >> seat & 1):
                self.write_frame(note, frame, depth)
            depth += 1
            frame = frame.below
        note.on_set(self.below_at, below)

    def write_frame(self, note: Observation, frame: Frame, depth: i64) -> None:
        """The fields of a frame in binary, one after the other."""
        first = self.question_at + self.frame_bits * depth
        heading = self.headings[frame.chapter]
        for name, field in heading.fields.items():
            value: i64 = getattr(frame, name)
            if value != field.least:
                note.on_set(first, value - field.least)
            first += field.bits

    def write_secret(self, note: Observation, state: State, seat: i64) -> None:
        """How many secret moves each seat has laid down, and the own ones."""
        chapter = state.asking
        if chapter is None or not chapter.simultaneous:
            return
        for other in range(self.seats):
            count: i64 = len(state.committed[other])
            if count:
                note.on_levels(self.ready_at + SECRET_MOVES * self.relative(seat, other), count)
        note.on_all(self.choice_at, state.committed[seat])


_observers: dict[tuple[str, int], Observer] = {}


def observer_of(game: Game, seats: int) -> Observer:
    """The observer of a title for this number of seats, made once."""
    key = (game.id, seats)
    if key not in _observers:
        _observers[key] = game.display.observer(game, seats)
    return _observers[key]
