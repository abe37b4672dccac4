# gospoda: compiled
"""Decisions and the chapters that ask them: what a state waits for, and who says what may be done."""

from __future__ import annotations

from typing import Final, Generic, TypeVar, cast

from mypy_extensions import i64, mypyc_attr

from gospoda.core.agenda import Agenda, Frame, Heading, PollFrame
from gospoda.core.chance import Chance
from gospoda.core.messages import Message


class IllegalMove(Exception):
    """A move that the rules do not allow now; `reason` is a message id for people."""

    def __init__(self, reason: str, move: str = "") -> None:
        super().__init__(f"{move or 'this move'}: {reason}")
        self.reason = reason
        self.move = move

    def __reduce__(self) -> tuple[object, tuple[str, str]]:
        return IllegalMove, (self.reason, self.move)


UNNAMED: Final = Heading("")
OTHER_QUESTION: Final = "refused-not-now"  # the move answers no question that is open


class Event:
    """Something that happened, for the log and the animations; `audience` may see its secret arguments."""

    def __init__(self, kind: str, seat: i64, args: list[int], audience: i64) -> None:
        self.kind = kind
        self.seat: i64 = seat
        self.args = args
        self.audience: i64 = audience

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return Event, (self.kind, self.seat, self.args, self.audience)


def class_text(thing: object, name: str, default: str) -> str:
    """A text from the class body of a game written in plain Python; on a compiled core it hides the native field."""
    given = getattr(type(thing), name, None)
    return given if isinstance(given, str) else default


def class_flag(thing: object, name: str, default: bool) -> bool:
    """The same for a flag."""
    given = getattr(type(thing), name, None)
    return given if isinstance(given, bool) else default


S = TypeVar("S", bound=Agenda)
F = TypeVar("F", bound=Frame)


@mypyc_attr(allow_interpreted_subclasses=True)
class Chapter(Generic[S, F]):
    """One chapter of the rulebook: what may be done, what it does and how it is asked, side by side.

    It belongs to a state and to a class of frames; `heading` is what its frames are laid under.
    Where `simultaneous` is true all seats of the frame choose at the same time and in secret: their moves
    wait in `state.committed` and `resolve` carries them all out when the last seat is ready.
    Where `obvious` is true a single legal move is made without asking.
    Where the frames are `PollFrame`s the question goes round the table, to all seats that it concerns.
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
        """A step: let it happen; its frame has been taken off the agenda.

        A poll that is laid as a step asks the next seat that it concerns, each seat once.
        """
        assert isinstance(frame, PollFrame), f"{self.name} does not happen by itself"
        self.go_round(state, frame, frame.place)

    def go_round(self, state: S, frame: PollFrame, place: i64) -> None:
        """A poll: ask the next seat from this place on that it concerns."""
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
        """A poll: whether there is anything to ask this seat."""
        raise NotImplementedError

    def closed(self, state: S, frame: F) -> None:
        """A poll: what follows when all have had their say; by default nothing."""

    def pass_on(self, state: S) -> None:
        """A poll: the seat that is asked has had its say; the next one."""
        frame = self.settle(state)
        assert isinstance(frame, PollFrame)
        self.go_round(state, frame, frame.place + 1)

    def frame(self, state: S) -> F:
        """The frame that is asked now."""
        return cast("F", state.top)

    def settle(self, state: S) -> F:
        """Take the frame that is asked now off the agenda."""
        frame = state.top
        state.take_off()
        return cast("F", frame)

    # ---- what may be done

    def legal(self, state: S, seat: i64) -> list[int]:
        """The complete list of legal moves of this seat."""
        raise NotImplementedError

    def any_move(self, state: S, seat: i64, chance: Chance) -> i64:
        """Any legal move, all equally likely: the one at a random place of the list; a chapter may spare the list."""
        moves = self.legal(state, seat)
        return moves[chance.below(len(moves))]

    def apply(self, state: S, seat: i64, move: i64) -> None:
        """Carry out a legal move; what follows by itself the agenda does."""
        raise NotImplementedError

    def complete(self, state: S, seat: i64) -> bool:
        """Simultaneous: whether the committed moves of this seat are all it owes."""
        return True

    def resolve(self, state: S) -> None:
        """Simultaneous: carry out all committed moves."""
        raise NotImplementedError

    def refusal(self, state: S, seat: i64, move: i64) -> str:
        """Why a move is not legal, as a message id."""
        return OTHER_QUESTION

    def wrong_places(self, state: S, seat: i64, move: i64) -> list[str]:
        """Where on the board a refused move goes wrong, by names that its view uses; a title may say none."""
        return []

    def prompt(self, state: S, seat: i64) -> Message:
        """What this seat is asked."""
        return Message(f"prompt-{self.name}")


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Chapter[S, F]):
    """Something that happens by itself when the agenda comes to it."""

    def legal(self, state: S, seat: i64) -> list[int]:
        """Nobody is asked."""
        return []
