"""The agenda: frames with declared fields, steps, polls, and the frames further down."""

from __future__ import annotations

import inspect
from typing import Any

import pytest

from gospoda.core import agenda
from gospoda.core.agenda import SEAT, Frame, FrameField, Heading, PollFrame, between
from gospoda.core.codec import agenda_from_json, agenda_to_json
from gospoda.core.decisions import Chapter, Step
from gospoda.core.game import Game
from gospoda.core.moves import Kind, MoveTable
from gospoda.core.plain import PlainFrame
from gospoda.core.registry import games
from gospoda.core.state import State
from gospoda.example.game import GAME, Table

IS_COMPILED = not str(agenda.__file__).endswith(".py")
TITLES = [pytest.param(title, id=title.id) for title in games()]


class RoundFrame(PollFrame):
    def __init__(self, first: int, place: int = 0) -> None:
        super().__init__(ROUND, first, place)

    def at(self, place: int) -> RoundFrame:
        return RoundFrame(self.first, place)


class WorthFrame(Frame):
    def __init__(self, worth: int) -> None:
        super().__init__(WORTH)
        self.worth = worth


ROUND = Heading("round", RoundFrame, first=SEAT, place=between(0, 4))
WORTH = Heading("worth", WorthFrame, worth=between(0, 9))
ALONE = Heading("alone")
SAY = Kind("say")


class Log(State):
    """A state that records what was done."""

    def __init__(self, game: Game, seats: int) -> None:
        super().__init__(game, seats, GAME.start(2).chance)
        self.done: list[str] = []


class Round(Chapter[Log, RoundFrame]):
    heading = ROUND

    def concerns(self, state: Log, seat: int, frame: RoundFrame) -> bool:
        return seat != 1

    def closed(self, state: Log, frame: RoundFrame) -> None:
        state.done = [*state.done, "closed"]

    def legal(self, state: Log, seat: int) -> list[int]:
        return [SAY.base]

    def apply(self, state: Log, seat: int, move: int) -> None:
        state.done = [*state.done, f"seat {seat}"]
        self.pass_on(state)


class Worth(Step[Log, WorthFrame]):
    heading = WORTH

    def run(self, state: Log, frame: WorthFrame) -> None:
        state.done = [*state.done, f"worth {frame.worth}"]


class Alone(Chapter[Log, Frame]):
    heading, obvious = ALONE, True

    def legal(self, state: Log, seat: int) -> list[int]:
        return [SAY.base]

    def apply(self, state: Log, seat: int, move: int) -> None:
        state.done = [*state.done, "obvious"]
        self.settle(state)


TITLE = Game(2, 4, [], MoveTable(SAY), [], [Round(), Worth(), Alone()])


def test_steps_and_polls_happen_from_the_top() -> None:
    state = Log(TITLE, 3)
    state.later(WorthFrame(2))
    state.later(RoundFrame(2))
    state.later(WorthFrame(1))
    state.ask_next(Frame(ALONE), 0)
    state.proceed()
    assert state.done == ["obvious", "worth 1"]
    assert state.next_seat() == 2  # the first; then seat 0, and seat 1 is skipped
    assert state.advance(2, SAY.base) == 0
    assert state.advance(0, SAY.base) == -1
    assert state.done[2:] == ["seat 2", "seat 0", "closed", "worth 2"]
    assert state.is_over()


def test_what_lies_further_down_can_be_changed_and_struck() -> None:
    state = Log(TITLE, 3)
    low = WorthFrame(1)
    for frame in (low, RoundFrame(0), WorthFrame(3)):
        state.later(frame)
    before, whole = agenda_to_json(TITLE, state.top), state.top
    state.change(low, WorthFrame(7))
    assert [frame.get("worth") for frame in agenda_to_json(TITLE, state.top)] == [3, None, 7]
    assert agenda_to_json(TITLE, whole) == before  # clones keep the old value
    state.take_off_to(ROUND)
    assert agenda_to_json(TITLE, state.top) == [{"chapter": "worth", "seats": 0, "worth": 7}]


def test_a_chapter_has_one_place_in_the_list() -> None:
    with pytest.raises(ValueError, match="the chapter 'worth' is listed as 1 and as 0"):
        Game(2, 4, [], MoveTable(SAY), [], [Worth()])


def values(field: FrameField) -> list[Any]:
    """Returns values within a field's bounds; seats are those of a table for two."""
    most = 1 if field.is_seat else field.most
    return [False, True] if field.is_flag else [field.least, most]


@pytest.mark.skipif(IS_COMPILED, reason="compiled classes do not tell what they take; the source is the same")
@pytest.mark.parametrize("title", TITLES)
def test_frames_declare_all_that_they_remember(title: Game) -> None:
    """A frame class takes what its heading declares, and is written and read back by name."""
    for chapter in title.chapters:
        heading = chapter.heading
        if heading.make is None:
            assert not heading.fields
            continue
        if heading.make is PlainFrame:  # takes what the heading declares while the game runs
            continue
        taken = [name for name in inspect.signature(heading.make).parameters if name != "heading"]
        assert taken == list(heading.fields), heading.name
    for state in [title.start(max(title.min_seats, 2), {}, 5)]:
        data = agenda_to_json(title, state.top)
        assert agenda_to_json(title, agenda_from_json(title, data, int(state.seats))) == data


@pytest.mark.parametrize("title", TITLES)
def test_bounds_hold_at_both_ends(title: Game) -> None:
    for chapter in title.chapters:
        fields = chapter.heading.fields
        for end in (0, 1):
            given = {name: values(field)[end] for name, field in fields.items()}
            frame = chapter.heading.copy(chapter.heading.frame(**given)) if fields else Frame(chapter.heading)
            assert {name: getattr(frame, name) for name in fields} == given


def test_the_example_draws_by_itself() -> None:
    state = GAME.start(3, {}, 1)
    assert isinstance(state, Table)
    assert [len(pile) for pile in state.hands] == [3, 3, 3]
    assert agenda_to_json(GAME, state.top) == [{"chapter": "bidding", "seats": 7}]


# ---- what a frame class must declare for the compiler

HAVE_GC = 1 << 14  # the flag of types that the garbage collector scans


def frame_classes(base: type[Frame] = Frame) -> list[type[Frame]]:
    """Returns all frame classes of the core and the titles that `games` has loaded, excluding plain Python classes."""
    below = [cls for child in base.__subclasses__() if child is not PlainFrame for cls in frame_classes(child)]
    return [cls for cls in [base, *below] if cls.__module__.startswith(("gospoda.core", "gospoda.games"))]


def says_acyclic(cls: type[Frame]) -> bool:
    """Whether the source declares the class with `mypyc_attr(acyclic=True)`, which leaves no trace uncompiled."""
    if IS_COMPILED:
        return not cls.__flags__ & HAVE_GC
    return "acyclic=True" in inspect.getsource(cls).partition("class ")[0]


def test_the_collector_need_not_look_at_any_frame() -> None:
    """A frame class without it silently slows down every agenda of its title."""
    classes = frame_classes()
    assert len(classes) > 40
    assert [cls.__name__ for cls in classes if not says_acyclic(cls)] == []
