from __future__ import annotations

import pytest

from gospoda.core.moves import Domain, Kind, MoveTable, NotAMove, Param, numbers

CARD = Domain("card", ["arena", "bridge", "cellar"])
COLUMN = numbers("column", 1, 4)
MOVES = MoveTable(Kind("pass"), Kind("place", Param("card", CARD), Param("column", COLUMN)))


def test_numbers_follow_one_another() -> None:
    assert MOVES.size == 13
    assert MOVES.base("place") == 1
    assert MOVES.notation(0) == "pass"
    assert MOVES.notation(1) == "place arena 1"
    assert MOVES.notation(2) == "place arena 2", "the last parameter counts fastest"
    assert MOVES.notation(12) == "place cellar 4"
    assert MOVES.to_json(12) == {"kind": "place", "card": "cellar", "column": "4"}


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("", "an empty text is no move"),
        ("build arena 1", "'build' is no kind of move; there are pass, place"),
        ("place arena", "'place arena' does not have the form 'place <card> <column>'"),
        ("place attic 1", "'attic' is no card"),
        ("place arena 5", "'5' is no column"),
        ("pass 1", "'pass 1' does not have the form 'pass'"),
    ],
)
def test_wrong_notation_is_explained(text: str, problem: str) -> None:
    with pytest.raises(NotAMove) as raised:
        MOVES.parse(text)
    assert str(raised.value) == problem


@pytest.mark.parametrize(
    ("data", "problem"),
    [
        ({}, "'' is no kind of move"),
        ({"kind": "place"}, "a place move has the fields kind, card, column"),
        ({"kind": "place", "card": "attic", "column": "1"}, "'attic' is no card"),
        ({"kind": "pass", "card": "arena"}, "a pass move has the fields kind"),
    ],
)
def test_wrong_json_is_explained(data: dict[str, str], problem: str) -> None:
    with pytest.raises(NotAMove, match=problem):
        MOVES.from_json(data)


@pytest.mark.parametrize("number", [-1, 13, 1000])
def test_wrong_numbers_are_no_moves(number: int) -> None:
    with pytest.raises(NotAMove, match="they go from 0 to 12"):
        MOVES.notation(number)


def test_wrong_arguments_are_no_moves() -> None:
    with pytest.raises(NotAMove, match="place: 7 is no column"):
        MOVES.kind_named("place").number([0, 7])


def test_hidden_arguments_have_no_name() -> None:
    assert MOVES.kind_named("place").named([-1, 2]) == {"card": "?", "column": "3"}


def test_a_domain_has_each_id_once() -> None:
    with pytest.raises(ValueError, match="the domain 'card' has an id twice"):
        Domain("card", ["arena", "arena"])
