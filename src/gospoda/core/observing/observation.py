# gospoda: compiled
"""Observations as numbers: named parts, a sparse list of active features, and a few scaled numbers.

All of it derives from what the seat knows. A dense observation is a row of zeros in which the active features
are 1, followed by the scaled numbers; its layout depends only on the title and the number of seats.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

from gospoda.core.agenda import Frame, Heading
from gospoda.core.game import Game
from gospoda.core.moves import Domain, numbers
from gospoda.core.observing.observation_writer import FEATURES, Observation, ObservationWriter, Scheme
from gospoda.core.piles import Pile, bit, within
from gospoda.core.piles import mix as mix_of
from gospoda.core.state import State

SHOWN_FRAMES: Final = 3  # frames of the agenda whose fields are observed, the current question first
SECRET_MOVES: Final = 2  # that a seat may have made in an open simultaneous decision


class Bound:
    """Cards of which a seat knows only that each is in one of several piles."""

    def __init__(self) -> None:
        self.places: list[int] = []
        self.cards: list[int] = []


def note_bound(note: ObservationWriter, state: State, seat: i64, piles: list[Pile], first: list[int]) -> None:
    """Activates, for each card this seat knows to be in a mix, every pile that may hold it.

    `first[i]` is the feature of the first card in pile i. Nothing here depends on where the card really is.
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
    """Returns how many binary digits the fields of a frame take."""
    bits = 0
    for field in heading.fields.values():
        bits += field.bits
    return bits


@mypyc_attr(allow_interpreted_subclasses=True)
class Observer:
    """Observes the positions of a title for one number of seats. A title adds and writes its own parts.

    The parts common to all titles come first: who observes, who is asked what, what is open below, the
    options, and the secret moves of an open simultaneous decision.
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
        self.last: tuple[dict[str, Any], list[object]] = ({}, [])  # options, and their features
        self.idle: list[ObservationWriter] = []  # for the next observation

    def __deepcopy__(self, memo: object) -> Observer:
        return self  # a title always uses the same observer

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return observer_of, (self.game, int(self.seats))

    def write(self, note: ObservationWriter, state: State, seat: i64) -> None:
        """Writes the title's own parts."""
        raise NotImplementedError

    def observe(self, state: State, seat: i64) -> Observation:
        """Returns what this seat observes."""
        options, settings = self.last
        if state.options is not options:
            settings = self.settings(state)
            self.last = (state.options, settings)
        try:
            note = self.idle.pop()
        except IndexError:  # first use, or another thread is writing
            note = ObservationWriter(self.scheme)
        note.begin(settings)
        self.write_question(note, state, seat)
        if self.secret:
            self.write_secret(note, state, seat)
        self.write(note, state, seat)
        seen = note.finished()
        self.idle.append(note)
        return seen

    def relative(self, seat: i64, other: i64) -> i64:
        """Returns how many places to the left of the observer a seat is."""
        return other - seat if other >= seat else other - seat + self.seats

    def neighbour(self, seat: i64, at: i64) -> i64:
        """Returns the seat `at` places to the left of the observer."""
        return seat + at if seat + at < self.seats else seat + at - self.seats

    def settings(self, state: State) -> list[object]:
        """Returns the features of a game's options."""
        found: list[object] = []
        first = self.options_at
        for option in self.game.options:
            found.append(FEATURES[first + option.values.index(state.options[option.name])])
            first += len(option.values)
        return found

    def write_question(self, note: ObservationWriter, state: State, seat: i64) -> None:
        """Writes who observes, who is asked, and what; only those who are asked see the question's fields."""
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

    def write_frame(self, note: ObservationWriter, frame: Frame, depth: i64) -> None:
        """Writes the fields of a frame in binary, one after the other."""
        first = self.question_at + self.frame_bits * depth
        heading = self.headings[frame.chapter]
        for name, field in heading.fields.items():
            value: i64 = getattr(frame, name)
            if value != field.least:
                note.on_set(first, value - field.least)
            first += field.bits

    def write_secret(self, note: ObservationWriter, state: State, seat: i64) -> None:
        """Writes how many secret moves each seat has made, and which ones the observer has made."""
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
    """Returns the observer of a title for this number of seats; made once."""
    key = (game.id, seats)
    if key not in _observers:
        _observers[key] = game.display.observer(game, seats)
    return _observers[key]
