# gospoda: compiled
"""Decisions and the chapters that ask for them: what a state is waiting for, and which moves it allows."""

from __future__ import annotations

from typing import Final, Generic, TypeVar, cast

from mypy_extensions import i64, mypyc_attr

from gospoda.core.agenda import Agenda, Frame, Heading, PollFrame
from gospoda.core.chance import Chance
from gospoda.core.messages import Message


class IllegalMove(Exception):
    """Raised for a move that the rules don't allow now; `reason` is a message id for people."""

    def __init__(self, reason: str, move: str = "") -> None:
        super().__init__(f"{move or 'this move'}: {reason}")
        self.reason = reason
        self.move = move

    def __reduce__(self) -> tuple[object, tuple[str, str]]:
        return IllegalMove, (self.reason, self.move)


UNNAMED: Final = Heading("")
OTHER_QUESTION: Final = "refused-not-now"  # the move answers no open question


class Event:
    """Something that happened, for the log and the animations; only `audience` may see its secret arguments."""

    def __init__(self, kind: str, seat: i64, args: list[int], audience: i64) -> None:
        self.kind = kind
        self.seat: i64 = seat
        self.args = args
        self.audience: i64 = audience

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return Event, (self.kind, self.seat, self.args, self.audience)


def class_text(thing: object, name: str, default: str) -> str:
    """A text in the class body of a game in plain Python; on a compiled core it hides the native field."""
    given = getattr(type(thing), name, None)
    return given if isinstance(given, str) else default


def class_flag(thing: object, name: str, default: bool) -> bool:
    """A flag in the class body of a game in plain Python; see `class_text`."""
    given = getattr(type(thing), name, None)
    return given if isinstance(given, bool) else default


S = TypeVar("S", bound=Agenda)
F = TypeVar("F", bound=Frame)


@mypyc_attr(allow_interpreted_subclasses=True)
class Chapter(Generic[S, F]):
    """One chapter of the rulebook: what it allows, what that does and how it asks, in one place.

    It belongs to a state and to a class of frames; `heading` makes its frames.
    If `simultaneous` is true, all seats of the frame choose at the same time and in secret: their moves
    wait in `state.committed`, and `resolve` carries them all out when the last seat is ready.
    If `obvious` is true, a single legal move is made without asking.
    If the frames are `PollFrame`s, the question goes round the table, to every seat that it concerns.
    """

    heading: Heading = UNNAMED
    name: str = ""
    simultaneous: bool = False
    obvious: bool = False

    def __init__(self) -> None:
        heading = getattr(type(self), "heading", None)
        if isinstance(heading, Heading):
            self.heading = heading
        if self.heading is UNNAMED:
            self.heading = Heading(class_text(self, "name", self.name))
        self.name = self.heading.name
        self.simultaneous = class_flag(self, "simultaneous", self.simultaneous)
        self.obvious = class_flag(self, "obvious", self.obvious)

    # ---- the agenda

    def run(self, state: S, frame: F) -> None:
        """Runs a step whose frame has just been taken off the agenda.

        A poll pushed as a step asks the next seat that it concerns, each seat once.
        """
        assert isinstance(frame, PollFrame), f"{self.name} does not happen by itself"
        self.go_round(state, frame, frame.place)

    def go_round(self, state: S, frame: PollFrame, place: i64) -> None:
        """Poll: asks the next seat that it concerns, starting from this place."""
        mine = cast("F", frame)
        seats = state.seats
        while place < seats:
            seat = (frame.first + place) % seats
            if self.concerns(state, seat, mine):
                state.ask_next(frame.at(place), seat)
                return
            place += 1
        self.closed(state, mine)

    def concerns(self, state: S, seat: i64, frame: F) -> bool:
        """Poll: whether there is anything to ask this seat."""
        raise NotImplementedError

    def closed(self, state: S, frame: F) -> None:
        """Poll: what follows when all have had their say; nothing by default."""

    def pass_on(self, state: S) -> None:
        """Poll: ends this seat's say and moves to the next seat."""
        frame = self.settle(state)
        assert isinstance(frame, PollFrame)
        self.go_round(state, frame, frame.place + 1)

    def frame(self, state: S) -> F:
        """The frame that is asking now."""
        return cast("F", state.top)

    def settle(self, state: S) -> F:
        """Takes the asking frame off the agenda."""
        frame = state.top
        state.take_off()
        return cast("F", frame)

    # ---- moves

    def legal(self, state: S, seat: i64) -> list[int]:
        """Returns the complete list of this seat's legal moves."""
        raise NotImplementedError

    def any_move(self, state: S, seat: i64, chance: Chance) -> i64:
        """Returns a random legal move, all equally likely; a chapter may override it to avoid building the list."""
        moves = self.legal(state, seat)
        return moves[chance.below(len(moves))]

    def apply(self, state: S, seat: i64, move: i64) -> None:
        """Carries out a legal move; the agenda runs what follows by itself."""
        raise NotImplementedError

    def complete(self, state: S, seat: i64) -> bool:
        """Simultaneous: whether this seat's committed moves are all it owes."""
        return True

    def resolve(self, state: S) -> None:
        """Simultaneous: carries out all committed moves."""
        raise NotImplementedError

    def refusal(self, state: S, seat: i64, move: i64) -> str:
        """Returns why a move isn't legal, as a message id."""
        return OTHER_QUESTION

    def wrong_places(self, state: S, seat: i64, move: i64) -> list[str]:
        """Returns where on the board a refused move goes wrong, by names that the title's view uses; by default []."""
        return []

    def prompt(self, state: S, seat: i64) -> Message:
        """Returns what this seat is asked."""
        return Message(f"prompt-{self.name}")


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Chapter[S, F]):
    """Something that happens by itself when the agenda reaches it."""

    def legal(self, state: S, seat: i64) -> list[int]:
        """Returns nothing: a step asks nobody."""
        return []
