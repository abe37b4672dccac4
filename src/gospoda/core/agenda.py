# gospoda: compiled
"""The agenda: everything that is still to happen, as a stack of frames in the state.

A frame belongs to a chapter of the rules and holds the named numbers this chapter needs. A frame with seats asks
them something; one without seats is a step that runs when the agenda reaches it. Push later parts first and earlier
ones on top. A frame never changes once it is on the agenda, so clones share frames, and a game can be saved between
any two of them.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

from gospoda.core.moves import Domain

MOST_SEATS: Final = 7  # the eighth bit of a mask means spectators
NOT_LISTED: Final = 1 << 20  # chapter number of a heading that no title lists
NONE_USUAL: Final = -(1 << 20)  # a frame's field without a default


class FrameField:
    """A named number of a frame: its bounds, which imported files must respect, and how it is written."""

    def __init__(
        self, least: int, most: int, domain: Domain | None = None, is_seat: bool = False, is_flag: bool = False
    ) -> None:
        self.least = least
        self.most = most
        self.bits: i64 = (most - least).bit_length()  # bits needed to tell all its values apart
        self.domain = domain  # files write the number as its id in this domain, -1 as null
        self.is_seat = is_seat  # a seat of this game
        self.is_flag = is_flag  # yes or no
        self.usual: i64 = NONE_USUAL  # default in a new frame

    def usually(self, value: i64) -> FrameField:
        """Returns the same field with a default value for new frames."""
        twin = FrameField(self.least, self.most, self.domain, self.is_seat, self.is_flag)
        twin.usual = value
        return twin


SEAT: Final = FrameField(0, MOST_SEATS - 1, is_seat=True)
FLAG: Final = FrameField(0, 1, is_flag=True)


def between(least: int, most: int) -> FrameField:
    """A number within bounds."""
    return FrameField(least, most)


def thing(domain: Domain, optional: bool = False) -> FrameField:
    """A thing of a domain; -1 for none, where that is allowed."""
    return FrameField(-1 if optional else 0, len(domain.ids) - 1, domain)


class Heading:
    """The heading of a chapter: lets modules make its frames without importing the chapter itself.

    It names the chapter and the fields of its frames besides the seats they ask. `make` is the class of
    the frames; it takes the fields by name. The title's list of chapters assigns the number.
    A compiled title declares headings with fields through `frame` and `poll` in its module `agenda`, and
    `core/derive` writes the classes.
    """

    def __init__(self, name: str, make: Callable[..., Frame] | None = None, **fields: FrameField) -> None:
        self.name = name
        self.doc = ""  # docstring of the derived class
        self.class_name = ""  # name of the derived class; headings with the same name share it
        self.is_poll = False
        self.shares_class = False  # shared with another heading: the class takes the heading before the fields
        self.make: Any = make
        self.fields: dict[str, FrameField] = dict(fields)
        self.number: i64 = NOT_LISTED
        self.plain: list[Frame] = []  # by seats: a question without fields and with nothing below it is made only once

    def laid_as(self, make: Callable[..., Frame], shared: bool = False) -> Heading:
        """Returns this heading with a derived class for its frames; other headings may share that class."""
        self.make = make
        self.shares_class = shared
        return self

    def list_as(self, number: i64) -> None:
        """Sets the chapter's number: its place in the title's list."""
        if self.number != NOT_LISTED and self.number != number:
            raise ValueError(f"the chapter {self.name!r} is listed as {self.number} and as {number}")
        self.number = number
        if self.make is None and len(self.plain) == 0:
            for seats in range(1 << MOST_SEATS):
                frame = Frame(self)
                frame.seats = seats
                self.plain.append(frame)

    def frame(self, **values: Any) -> Frame:
        """Makes a frame with these values."""
        if self.make is None:
            return Frame(self)
        made: Frame = self.make(self, **values) if self.shares_class else self.make(**values)
        return made

    def copy(self, frame: Frame) -> Frame:
        """Returns a copy of this frame with nothing below it."""
        twin = self.frame(**{name: getattr(frame, name) for name in self.fields})
        twin.seats = frame.seats
        return twin


def frame(name: str, doc: str, class_name: str = "", **fields: FrameField) -> Heading:
    """A heading whose frames hold these fields; `class_name` defaults to the name with `Frame`."""
    heading = Heading(name, None, **fields)
    heading.doc = doc
    heading.class_name = class_name or "".join([word.title() for word in name.split("-")]) + "Frame"
    return heading


def poll(name: str, doc: str, most_place: int, class_name: str = "", **fields: FrameField) -> Heading:
    """A heading whose frames go round the table; `most_place` limits how many seats have had their say.

    A field with a default is reset to it whenever the poll moves to the next seat.
    """
    given = {key: field for key, field in fields.items() if field.usual == NONE_USUAL}
    usual = {key: field for key, field in fields.items() if field.usual != NONE_USUAL}
    place = between(0, most_place).usually(0)
    heading = frame(name, doc, class_name, **given, first=SEAT, place=place, **usual)
    heading.is_poll = True
    return heading


def is_among(chapter: i64, headings: list[Heading]) -> bool:
    """Whether a chapter has one of these headings."""
    for heading in headings:
        if heading.number == chapter:
            return True
    return False


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class Frame:
    """One item on the agenda; a chapter that must remember something has its own subclass with fields.

    Frames never form a cycle, so the garbage collector can skip them: a compiled subclass says `acyclic` too.
    With `free_list_len=1`, the last frame taken off lends its memory to the next one of its class.
    """

    def __init__(self, heading: Heading) -> None:
        self.chapter: i64 = heading.number
        self.seats: i64 = 0  # the seats asked; 0: a step that runs by itself
        self.below: Frame | None = None


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class PollFrame(Frame):
    """A question that goes round the table clockwise from `first`; `place` seats have had their say."""

    def __init__(self, heading: Heading, first: i64, place: i64) -> None:
        super().__init__(heading)
        self.first: i64 = first
        self.place: i64 = place

    def at(self, place: i64) -> PollFrame:
        """Returns the same poll, moved to another place."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Agenda:
    """The frames of a running game and the seats it asks; a state extends it with everything else."""

    def __init__(self, seats: i64) -> None:
        self.seats: i64 = seats
        self.top: Frame | None = None
        self.waiting: i64 = 0  # the seats that owe a decision now; 0 while the agenda changes

    def later(self, step: Frame) -> None:
        """Pushes a step onto the agenda: it happens before everything already there."""
        step.below = self.top
        self.top = step
        self.waiting = 0

    def ask_next(self, question: Frame, seat: i64) -> None:
        """Pushes a question to one seat onto the agenda."""
        question.seats = 1 << seat
        question.below = self.top
        self.top = question
        self.waiting = 0

    def ask_only(self, heading: Heading, seats: i64) -> None:
        """Replaces the whole agenda with this one question."""
        self.top = heading.plain[seats]
        self.waiting = 0

    def take_off(self) -> None:
        """Takes the top frame off the agenda; the one below comes next, and if it is a question it starts over."""
        top = self.top
        assert top is not None
        self.top = top.below
        self.waiting = 0

    def take_off_to(self, heading: Heading) -> None:
        """Removes everything from the agenda down to and including the next frame of a chapter."""
        top = self.top
        while top is not None and top.chapter != heading.number:
            top = top.below
        self.top = None if top is None else top.below
        self.waiting = 0

    def strike_all(self) -> None:
        """Empties the agenda."""
        self.top = None
        self.waiting = 0
