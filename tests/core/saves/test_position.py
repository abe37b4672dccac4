from __future__ import annotations

import json
from pathlib import Path

import pytest

from gospoda.core.codec import BadState
from gospoda.core.saves.position import Position, position_from_file
from gospoda.example.game import GAME, Table


def position() -> Position:
    return Position(GAME.start(2, seed=1))


def test_paths_lead_to_values() -> None:
    place = position()
    first = place.get("hands.0.cards.0")
    place.put("hands.0.cards.0", place.get("hands.1.cards.0")).put("hands.1.cards.0", first)
    state = place.state(complete=True)
    assert isinstance(state, Table)
    assert GAME.moves.kinds[0].params[0].domain.ids[state.hands[1].cards[0]] == first


def test_wrong_paths_are_told() -> None:
    with pytest.raises(BadState, match=r"there is no 'gold' on the path 'deck\.gold'"):
        position().put("deck.gold", 3)
    with pytest.raises(BadState, match="there is no '9'"):
        position().get("hands.9")
    with pytest.raises(BadState, match="there is no 'x'"):
        position().get("hands.x")


def test_components_are_counted_if_wanted() -> None:
    place = position().put("deck.cards.0", "1").put("deck.cards.1", "1")
    assert place.state() is not None
    with pytest.raises(BadState, match="these components were lost or doubled: "):
        place.state(complete=True)


def test_any_chapter_can_ask() -> None:
    state = position().ask("burying", 1).state()
    assert state.next_seat() == 1
    assert state.legal(0) == []
    state.apply(1, state.legal(1)[0])
    assert isinstance(state, Table)
    assert len(state.buried) == 1


def test_position_from_a_file(tmp_path: Path) -> None:
    path = tmp_path / "position.json"
    data = {
        "game": "magpies",
        "seats": 3,
        "seed": 4,
        "set": {"owners": [2, 2]},
        "ask": {"chapter": "burying", "seats": [2]},
    }
    path.write_text(json.dumps(data))
    state = position_from_file(path)
    assert state.points() == [0, 0, 3]
    assert state.to_act() == 4
    path.write_text("{")
    with pytest.raises(BadState, match="describes no position"):
        position_from_file(path)
