"""Reading a state that is invalid says where and why."""

from __future__ import annotations

import json
from typing import Any

import pytest

from gospoda.core.codec import INT, BadState, Many, Named, Part, state_from_json, state_to_json
from gospoda.core.moves import Domain
from gospoda.example.game import GAME


def state_data() -> Any:
    state = GAME.start(2, seed=1)
    state.apply(0, state.legal(0)[0])
    return json.loads(json.dumps(state_to_json(state)))


def test_names_stand_in_the_place_of_numbers() -> None:
    data = state_data()
    assert data["game"] == "magpies"
    assert data["agenda"] == [{"chapter": "bidding", "seats": 3}]
    assert data["committed"][0][0].startswith("play ")
    assert all(isinstance(card, str) for card in data["table"]["deck"]["cards"])


@pytest.mark.parametrize(
    ("path", "value", "problem"),
    [
        ("table.owners", 3, "owners: a list of at most 5 is needed, not 3"),
        ("table.owners", [True], "owners.0: a int is needed, not True"),
        ("table.hands.0.cards.1", "99", "hands.0.cards.1: '99' is no card"),
        ("table.hands.0.cards.1", 4, "hands.0.cards.1: 4 is no card"),
        ("table.hands.0.known", [1], "hands.0: there are 3 cards but 1 masks"),
        ("table.hands.0", {}, "hands.0: a pile has the fields cards and known"),
        ("table.extra", 1, "these fields are missing or unknown: extra"),
        ("table", [], r"an object is needed, not \[\]"),
        ("agenda.0.chapter", "no-such-chapter", "agenda.0: there is no chapter 'no-such-chapter'"),
        ("agenda.0.chapter", 1, "agenda.0.chapter: a str is needed"),
        ("agenda.0", ["bidding", 3], "agenda.0: an object is needed"),
        ("agenda.0", {"chapter": "bidding"}, "agenda.0: these fields are missing or unknown: seats"),
        ("agenda.0.played", 1, "agenda.0: these fields are missing or unknown: played"),
        ("agenda.0", {"chapter": "drawing", "seats": 0}, "agenda.0: these fields are missing or unknown: played"),
        ("agenda.0", {"chapter": "drawing", "seats": 0, "played": 6}, "agenda.0.played: a number from 0 to 5"),
        ("agenda.0", {"chapter": "drawing", "seats": 1, "played": 1}, "drawing happens by itself"),
        ("committed.0.0", "fly 1", "this is no state of magpies: .*'fly' is no kind of move"),
        ("options", {"flying": 1}, "this is no state of magpies: .*'flying'"),
        ("chance", [1], "this is no state of magpies"),
        ("chance", [0, 0, 0], "chance: a generator of zeros"),
        ("chance", [1 << 40, 1, 0], "chance.0: a number from 0 to"),
        ("chance", {"key": "00", "at": 0, "uses": 0}, "chance.key: 32 bytes are needed"),
        ("seats", 30_000_000, "seats: a number from 2 to 4 is needed"),
        ("seats", "2", "seats: a int is needed"),
        ("waiting", 8, "waiting: a number from 0 to 3"),
        ("committed", [], "committed: there are choices of 0 seats"),
        ("committed", [["play 1"] * 60, [], []], "nobody makes so many moves"),
        ("mixes", [0, 2, 1], "mixes.2: 1 is no later mix"),
        ("mixes", [1, 1], "mixes: a list that begins with 0"),
        ("mixes", [], "mixes: a list that begins with 0"),
        ("mixes", [0, 5], "mixes.1: 5 is no later mix"),
        ("table.hands.0.known.0", 65536, "lie in the mix 1, which is none"),
        ("table.hands.0.known.0", 256, "lie in the mix 0, which is none"),
        ("table.hands.0.known.0", -1, "known.0: a number from 0 to"),
        ("table.hands.0.cards.1", None, "hands.0.cards.1: None is no card"),
        ("table.owners", [7], "owners.0: a number from 0 to 6"),
        ("agenda.0.seats", 0, "agenda.0.seats: bidding is a question to somebody"),
        ("agenda.0.seats", 4, "agenda.0.seats: a number from 0 to 3"),
        ("agenda", [{"chapter": "bidding", "seats": 3}] * 300, "agenda: a short list"),
        ("stack", [["bidding", 3, 0, 0, 0]] * 2, "stack: an older version wrote this"),
        ("stack", [["bidding", 3, 1, 0, 0]], "stack: an older version wrote this"),
        ("stack", 3, "this is no state of magpies"),
        ("options", {"passing": 1}, "passing"),
        ("surplus", 1, "there is no field 'surplus'"),
    ],
)
def test_errors_name_the_place(path: str, value: object, problem: str) -> None:
    data = state_data()
    *steps, last = path.split(".")
    here = data
    for step in steps:
        here = here[int(step)] if isinstance(here, list) else here[step]
    here[int(last) if isinstance(here, list) else last] = value
    with pytest.raises(BadState, match=problem):
        state_from_json(GAME, data)


def test_missing_fields_are_told() -> None:
    data = state_data()
    del data["table"]["owners"]
    with pytest.raises(BadState, match="missing or unknown: owners"):
        state_from_json(GAME, data)
    with pytest.raises(BadState, match="seats"):
        state_from_json(GAME, {})


def test_nothing_is_null() -> None:
    named = Named(Domain("card", ["arena"]), optional=True)
    assert named.encode(-1) is None
    assert named.decode(None, "here") == -1
    with pytest.raises(BadState, match="here: None is no card"):
        Named(named.domain).decode(None, "here")


def test_parts_have_fields_of_their_own() -> None:
    class Player:
        gold = 0

    part = Many(Part(Player, {"gold": INT}))
    [player] = part.decode([{"gold": 4}], "players")
    assert player.gold == 4
    assert part.encode([player]) == [{"gold": 4}]
    with pytest.raises(BadState, match=r"players\.0\.gold: a int is needed, not 'much'"):
        part.decode([{"gold": "much"}], "players")


def test_a_set_up_position_of_the_older_form_is_read() -> None:
    """Frames used to have three unnamed numbers; where those meant nothing, the position is the same."""
    data = state_data()
    older = {name: value for name, value in data.items() if name != "agenda"} | {"stack": [["bidding", 3, 0, 0, 0]]}
    assert state_to_json(state_from_json(GAME, older)) == data
