"""Generated modules match the declared fields and kinds of move."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from importlib import import_module
from types import ModuleType
from typing import Any

import pytest

from gospoda.core.agenda import FLAG, SEAT, Frame, Heading, PollFrame, between, frame, poll
from gospoda.core.chance import seeded
from gospoda.core.derive import constant_of, derived, folder_of, frames, titles
from gospoda.core.fields import table_of
from gospoda.core.moves import Kind
from gospoda.core.registry import game


@pytest.mark.parametrize("package", titles())
def test_derived_modules_are_up_to_date(package: str) -> None:
    """After changing a declaration, run `python -m gospoda.core.derive`."""
    for name, text in derived(package):
        assert (folder_of(package) / name).read_text("utf-8") == text, f"{package}: {name} is stale"


@pytest.mark.parametrize("package", titles())
def test_numbers_of_moves_and_back(package: str) -> None:
    """Each kind's test holds for its first and last move and no neighbour; parameters survive a round trip."""
    codes = import_module(f"{package}.move_codes")
    moves = import_module(f"{package}.moves").MOVES
    for kind in moves.kinds:
        name = kind.name.replace("-", "_")
        first, last = kind.base, kind.base + kind.size - 1
        if not kind.params:
            assert getattr(codes, name.upper()) == first
            continue
        holds = getattr(codes, f"is_{name}")
        assert [holds(move) for move in (first - 1, first, last, last + 1)] == [False, True, True, False]
        for move in {first, last, (first + last) // 2}:
            args = kind.args(move)
            assert getattr(codes, f"{name}_move")(*args) == move
            assert [getattr(codes, decoder)(move) for decoder in decoders(kind)] == args


def decoders(kind: Kind) -> list[str]:
    """Returns the names of the functions that decode a move's parameters."""
    name, last_word = kind.name.replace("-", "_"), kind.name.split("-")[-1]
    return [f"{name}_of" if param.name == last_word else f"{name}_{param.name}" for param in kind.params]


@pytest.mark.parametrize("package", titles())
def test_a_copy_has_all_fields_and_shares_no_player(package: str) -> None:
    """Every declared field is copied; changing the copy leaves the original unchanged."""
    table = table_of(package)
    title = game(package.rpartition(".")[2])
    state = title.start(title.max_seats, {}, 1)
    for _ in range(40):
        if state.is_over():
            break
        seat = int(state.next_seat())
        state.advance(seat, state.any_move(seat, seeded(state.reveals)))
    twin = state.clone()
    for field in table.fields:
        assert getattr(twin, field.name) == getattr(state, field.name), field.name
    for mine, theirs in zip(state.players, twin.players, strict=True):  # type: ignore[attr-defined]
        assert mine is not theirs
        for field in table.player.fields:
            assert getattr(mine, field.name) == getattr(theirs, field.name), field.name


@pytest.mark.parametrize("package", titles())
def test_piles_are_put_back_where_they_lay(package: str) -> None:
    """`put_piles` is the inverse of `piles`, and both cover every declared pile."""
    title = game(package.rpartition(".")[2])
    state = title.start(title.max_seats, {}, 1)
    twin = title.blank(title.max_seats)
    for field in table_of(package).fields:
        if field.type == "list[Pile]":
            setattr(twin, field.name, [None] * len(getattr(state, field.name)))
    twin.put_piles(state.piles())
    assert [id(pile) for pile in twin.piles()] == [id(pile) for pile in state.piles()]


@pytest.mark.parametrize("package", titles())
def test_every_name_has_one_constant(package: str) -> None:
    """Two sets that give a constant the same name would assign it two numbers."""
    sets = import_module(f"{package}.enums").CONSTANTS
    numbered = import_module(f"{package}.constants")
    named = [constant_of(form, name) for form, names in sets for name in names]
    assert len(named) == len(set(named))
    for form, names in sets:
        assert [getattr(numbered, constant_of(form, name)) for name in names] == list(range(len(names)))


def test_the_numbers_of_things_are_as_many_as_there_are() -> None:
    """Compares sizes known to the compiler with the sets that they count."""
    for package, sizes in SIZES.items():
        lookups, enums = (import_module(f"gospoda.games.{package}.{name}") for name in ("lookups", "enums"))
        for size, names in sizes.items():
            assert getattr(lookups, size) == len(getattr(enums, names)), size


SIZES = {
    "rollplayer": {"N_ROWS": "ROWS", "N_COLOURS": "COLOURS"},
    "simurgh": {"N_RESOURCES": "RESOURCES"},
    "stonespine": {"N_KINDS": "KINDS"},
}


@pytest.fixture
def written_frames() -> Iterator[dict[str, Any]]:
    """Imports the generated frames module of a declared agenda."""
    package, agenda = ModuleType("declared"), ModuleType("declared.agenda")
    package.agenda = agenda  # type: ignore[attr-defined]
    agenda.__dict__.update(
        ALONE=Heading("alone"),
        ROUND=poll("round", "1: it goes round.", 4, again=FLAG.usually(False), level=between(1, 3)),
        LEFT=frame("left", "2: to one side.", "SideFrame", far=between(0, 9)),
        RIGHT=frame("right", "2: to one side.", "SideFrame", far=between(0, 9)),
        FAR_OFF=frame("far-off", "3: a seat. " + "It is far off. " * 10, seat=SEAT, level=between(-1, 3).usually(-1)),
    )
    sys.modules |= {"declared": package, "declared.agenda": agenda}
    found: dict[str, Any] = {}
    exec(frames("declared", agenda), found)
    yield found
    del sys.modules["declared"], sys.modules["declared.agenda"]


def test_declared_frames_remember_their_fields(written_frames: dict[str, Any]) -> None:
    """Fields keep their declared order, except that those with defaults come last."""
    far_off, alone = written_frames["FAR_OFF"], written_frames["ALONE"]
    laid = written_frames["FarOffFrame"](2)
    assert (laid.seat, laid.level) == (2, -1)
    assert (far_off.frame(seat=1, level=3).seat, far_off.frame(seat=1, level=3).level) == (1, 3)
    assert type(alone.frame()) is Frame
    assert all(len(line) <= 120 for line in written_frames["FarOffFrame"].__doc__.splitlines())


def test_a_declared_poll_goes_on(written_frames: dict[str, Any]) -> None:
    """Fields with defaults start from them again at the next seat."""
    made = written_frames["RoundFrame"](2, 3, again=True)
    assert isinstance(made, PollFrame)
    following = made.at(1)
    assert (following.level, following.first, following.place, following.again) == (2, 3, 1, False)


def test_headings_may_share_a_class_of_frames(written_frames: dict[str, Any]) -> None:
    """A frame of a shared class gets its heading as an argument."""
    left, right = written_frames["LEFT"], written_frames["RIGHT"]
    left.list_as(3)
    right.list_as(4)
    assert left.copy(left.frame(far=5)).chapter == 3
    made = written_frames["SideFrame"](right, 7)
    assert (made.chapter, made.far) == (4, 7)
