# gospoda: compiled
"""The agenda: what is still to happen, as frames that lie on each other in a state.

A frame belongs to a chapter of the rules and has the named numbers that this chapter needs. One with seats asks them
something; one without seats is a step that happens by itself when the agenda comes to it. Whoever starts something lays
the later parts first and the earlier ones on top. Frames never change once they lie there, so clones share them,
and a game can be written down between any two of them.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

from gospoda.core.moves import Domain

MOST_SEATS: Final = 7  # the eighth bit of a mask stands for spectators
NOT_LISTED: Final = 1 << 20  # the number of a chapter that no title lists
NONE_USUAL: Final = -(1 << 20)  # a field of a frame must be given


class FrameField:
    """A named number of a frame: its bounds, which files from outside must keep, and how it is written."""

    def __init__(
        self, least: int, most: int, domain: Domain | None = None, is_seat: bool = False, is_flag: bool = False
    ) -> None:
        self.least = least
        self.most = most
        self.bits: i64 = (most - least).bit_length()  # binary digits that tell all its values apart
        self.domain = domain  # in files the number is written by its id in this domain, -1 as null
        self.is_seat = is_seat  # one of this game
        self.is_flag = is_flag  # yes or no
        self.usual: i64 = NONE_USUAL  # what a new frame holds here unless it is given something else

    def usually(self, value: i64) -> FrameField:
        """The same field with a value that most new frames have."""
        twin = FrameField(self.least, self.most, self.domain, self.is_seat, self.is_flag)
        twin.usual = value
        return twin


SEAT: Final = FrameField(0, MOST_SEATS - 1, is_seat=True)
FLAG: Final = FrameField(0, 1, is_flag=True)


def between(least: int, most: int) -> FrameField:
    """A number within bounds."""
    return FrameField(least, most)


def thing(domain: Domain, optional: bool = False) -> FrameField:
    """A thing of a domain; -1 where there may be none."""
    return FrameField(-1 if optional else 0, len(domain.ids) - 1, domain)


class Heading:
    """The heading of a chapter, under which frames are laid before the chapter itself is known to their module.

    It names the chapter, and the fields that its frames have beside the seats that are asked. `make` is the class of
    the frames; it takes the fields by name. The title's list of chapters gives the number.
    A title that is compiled declares headings with fields by `frame` and `poll` in its module `agenda`, and
    `core/derive` writes the classes.
    """

    def __init__(self, name: str, make: Callable[..., Frame] | None = None, **fields: FrameField) -> None:
        self.name = name
        self.doc = ""  # of the derived class
        self.class_name = ""  # of the derived class; two headings that name the same one share it
        self.is_poll = False
        self.shares_class = False  # with another heading: the class takes the heading before the fields
        self.make: Any = make
        self.fields: dict[str, FrameField] = dict(fields)
        self.number: i64 = NOT_LISTED
        self.plain: list[Frame] = []  # by seats: a question without fields and with nothing below it is made once

    def laid_as(self, make: Callable[..., Frame], shared: bool = False) -> Heading:
        """The same heading, whose frames are of this derived class; perhaps those of other headings are too."""
        self.make = make
        self.shares_class = shared
        return self

    def list_as(self, number: i64) -> None:
        """The title lists its chapter in this place."""
        if self.number != NOT_LISTED and self.number != number:
            raise ValueError(f"the chapter {self.name!r} is listed as {self.number} and as {number}")
        self.number = number
        if self.make is None and len(self.plain) == 0:
            for seats in range(1 << MOST_SEATS):
                frame = Frame(self)
                frame.seats = seats
                self.plain.append(frame)

    def frame(self, **values: Any) -> Frame:
        """A frame with these values."""
        if self.make is None:
            return Frame(self)
        made: Frame = self.make(self, **values) if self.shares_class else self.make(**values)
        return made

    def copy(self, frame: Frame) -> Frame:
        """A frame like this one, with nothing below it."""
        twin = self.frame(**{name: getattr(frame, name) for name in self.fields})
        twin.seats = frame.seats
        return twin


def frame(name: str, doc: str, class_name: str = "", **fields: FrameField) -> Heading:
    """A heading whose frames remember these fields; `class_name` is by default the name with `Frame`."""
    heading = Heading(name, None, **fields)
    heading.doc = doc
    heading.class_name = class_name or "".join([word.title() for word in name.split("-")]) + "Frame"
    return heading


def poll(name: str, doc: str, most_place: int, class_name: str = "", **fields: FrameField) -> Heading:
    """A heading whose frames go round the table; `most_place` bounds how many seats have had their say.

    A field with a usual value has it again whenever the poll comes to the next seat.
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
    """One thing on the agenda; a chapter that must remember something has a class of frames with fields of its own.

    Frames never lie in a circle, so the collector need not look at them: a compiled class of frames says `acyclic` too.
    With `free_list_len=1` the frame that was taken off last lends its memory to the next one of its class.
    """

    def __init__(self, heading: Heading) -> None:
        self.chapter: i64 = heading.number
        self.seats: i64 = 0  # who is asked; 0: a step that happens by itself
        self.below: Frame | None = None


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class PollFrame(Frame):
    """A question that goes round: clockwise from `first`, and `place` seats have had their say."""

    def __init__(self, heading: Heading, first: i64, place: i64) -> None:
        super().__init__(heading)
        self.first: i64 = first
        self.place: i64 = place

    def at(self, place: i64) -> PollFrame:
        """The same poll, come to another place."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Agenda:
    """The frames of a running game, and who is asked; a state is one, with everything else that a game has."""

    def __init__(self, seats: i64) -> None:
        self.seats: i64 = seats
        self.top: Frame | None = None
        self.waiting: i64 = 0  # the seats that owe a decision now; 0 while the agenda changes

    def later(self, step: Frame) -> None:
        """Lay a step on the agenda: it happens before everything that lies there already."""
        step.below = self.top
        self.top = step
        self.waiting = 0

    def ask_next(self, question: Frame, seat: i64) -> None:
        """Lay a question to one seat on the agenda."""
        question.seats = 1 << seat
        question.below = self.top
        self.top = question
        self.waiting = 0

    def ask_only(self, heading: Heading, seats: i64) -> None:
        """Ask this and nothing else: whatever was on the agenda is settled."""
        self.top = heading.plain[seats]
        self.waiting = 0

    def take_off(self) -> None:
        """Take the uppermost frame off the agenda; what lies below comes next, a question from its beginning."""
        top = self.top
        assert top is not None
        self.top = top.below
        self.waiting = 0

    def take_off_to(self, heading: Heading) -> None:
        """Strike everything from the agenda down to the next frame of a chapter, and that one too."""
        top = self.top
        while top is not None and top.chapter != heading.number:
            top = top.below
        self.top = None if top is None else top.below
        self.waiting = 0

    def strike_all(self) -> None:
        """Strike everything from the agenda."""
        self.top = None
        self.waiting = 0
