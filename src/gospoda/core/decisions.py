# gospoda: compiled
"""Decisions and the chapters that ask them: what a state waits for, and who says what may be done."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Generic, TypeVar

from mypy_extensions import i64, mypyc_attr

from gospoda.core.chance import Chance
from gospoda.core.messages import Message

if TYPE_CHECKING:
    from gospoda.core.state import State


class IllegalMove(Exception):
    """A move that the rules do not allow now; `reason` is a message id for people."""

    def __init__(self, reason: str, move: str = "") -> None:
        super().__init__(f"{move or 'this move'}: {reason}")
        self.reason = reason
        self.move = move

    def __reduce__(self) -> tuple[object, tuple[str, str]]:
        return IllegalMove, (self.reason, self.move)


class Event:
    """Something that happened, for the log and the animations; `audience` may see its secret arguments."""

    def __init__(self, kind: str, seat: i64, args: list[int], audience: i64) -> None:
        self.kind = kind
        self.seat: i64 = seat
        self.args = args
        self.audience: i64 = audience


class Decision:
    """What is to be decided next: a chapter of the rules, the seats it asks, and a few numbers.

    Decisions form a stack by their `below`; they never change, so clones share them.
    """

    __slots__ = ("a", "b", "below", "c", "chapter", "seats")

    def __init__(self, chapter: i64, seats: i64, below: Decision | None, a: i64 = 0, b: i64 = 0, c: i64 = 0) -> None:
        self.chapter: i64 = chapter
        self.seats: i64 = seats
        self.below = below
        self.a: i64 = a
        self.b: i64 = b
        self.c: i64 = c


# A decision with nothing below it and no numbers never differs: all of them are made once, by chapter and seats.
PLAIN: Final[list[Decision]] = [Decision(i // 256, i % 256, None) for i in range(24 * 256)]


def class_text(thing: object, name: str, default: str) -> str:
    """A text from the class body of a game written in plain Python; on a compiled core it hides the native field."""
    given = getattr(type(thing), name, None)
    return given if isinstance(given, str) else default


S = TypeVar("S", bound="State")


@mypyc_attr(allow_interpreted_subclasses=True)
class Chapter(Generic[S]):
    """One chapter of the rulebook: what may be done, what it does and how it is asked, side by side.

    Where `simultaneous` is true all seats of the decision choose at the same time and in secret: their moves
    wait in `state.committed` and `resolve` carries them all out when the last seat is ready.
    """

    name: str = ""
    simultaneous: bool = False

    def __init__(self) -> None:
        self.name = class_text(self, "name", self.name)
        given = getattr(type(self), "simultaneous", None)
        self.simultaneous = given if isinstance(given, bool) else self.simultaneous

    def legal(self, state: S, seat: i64) -> list[int]:
        """The complete list of legal moves of this seat."""
        raise NotImplementedError

    def any_move(self, state: S, seat: i64, chance: Chance) -> i64:
        """Any legal move, all equally likely: the one at a random place of the list; a chapter may spare the list."""
        moves = self.legal(state, seat)
        return moves[chance.below(len(moves))]

    def apply(self, state: S, seat: i64, move: i64) -> None:
        """Carry out a legal move."""
        raise NotImplementedError

    def complete(self, state: S, seat: i64) -> bool:
        """Simultaneous: whether the committed moves of this seat are all it owes."""
        return True

    def resolve(self, state: S) -> None:
        """Simultaneous: carry out all committed moves."""
        raise NotImplementedError

    def refusal(self, state: S, seat: i64, move: i64) -> str:
        """Why a move is not legal, as a message id."""
        return "refused-not-now"

    def wrong_places(self, state: S, seat: i64, move: i64) -> list[str]:
        """Where on the board a refused move goes wrong, by names that its view uses; a title may say none."""
        return []

    def prompt(self, state: S, seat: i64) -> Message:
        """What this seat is asked."""
        return Message(f"prompt-{self.name}")
