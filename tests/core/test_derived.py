"""What follows from declared fields and kinds of move: the written modules are those that the declarations give."""

from __future__ import annotations

from importlib import import_module

import pytest

from gospoda.core.chance import seeded
from gospoda.core.derive import derived, folder_of, titles
from gospoda.core.fields import table_of
from gospoda.core.moves import Kind
from gospoda.core.registry import game


@pytest.mark.parametrize("package", titles())
def test_derived_modules_are_up_to_date(package: str) -> None:
    """After a change of a declaration: `python -m gospoda.core.derive`."""
    for name, text in derived(package):
        assert (folder_of(package) / name).read_text("utf-8") == text, f"{package}: {name} is stale"


@pytest.mark.parametrize("package", titles())
def test_numbers_of_moves_and_back(package: str) -> None:
    """For every kind: its test holds for its first and last move and for no neighbour; parameters come back."""
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
    """The names of the functions that give the parameters of a move."""
    name, last_word = kind.name.replace("-", "_"), kind.name.split("-")[-1]
    return [f"{name}_of" if param.name == last_word else f"{name}_{param.name}" for param in kind.params]


@pytest.mark.parametrize("package", titles())
def test_a_copy_has_all_fields_and_shares_no_player(package: str) -> None:
    """Every declared field is copied; a change of the copy leaves the original as it was."""
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
    """`put_piles` is the counterpart of `piles`, and every declared pile is among them."""
    title = game(package.rpartition(".")[2])
    state = title.start(title.max_seats, {}, 1)
    twin = title.blank(title.max_seats)
    for field in table_of(package).fields:
        if field.type == "list[Pile]":
            setattr(twin, field.name, [None] * len(getattr(state, field.name)))
    twin.put_piles(state.piles())
    assert [id(pile) for pile in twin.piles()] == [id(pile) for pile in state.piles()]
