"""What the engine says to people: message ids with arguments, never prose; and the score sheet."""

from __future__ import annotations

from msgspec import Struct


class Ref(Struct, frozen=True, tag_field="type", tag="ref"):
    """A named thing of a game; its name is looked up in the reader's language."""

    domain: str
    id: str


class SeatRef(Struct, frozen=True, tag_field="type", tag="seat"):
    """A player, shown by name."""

    seat: int


Value = int | str | Ref | SeatRef


class Message(Struct, frozen=True):
    """A sentence: the id of a Fluent message and its arguments."""

    id: str
    args: dict[str, Value] = {}


def say(message_id: str, **args: Value) -> Message:
    """Returns a message built from its arguments."""
    return Message(message_id, args)


class ScoreLine(Struct, frozen=True):
    """One line of a score sheet: points, the reason, and the places on the board that earn them."""

    category: str
    points: int
    detail: Message
    where: list[str] = []


class ScoreSheet(Struct, frozen=True):
    """The score of one seat (or automated opponent), line by line."""

    seat: int
    lines: list[ScoreLine]

    @property
    def total(self) -> int:
        """The sum of the lines; nothing else ever scores."""
        return sum(line.points for line in self.lines)


class Prompt(Struct, frozen=True):
    """What a seat is asked, and the chapter of the rules that asks it."""

    chapter: str
    message: Message
