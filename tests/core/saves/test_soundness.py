"""Imported positions: the check finds whatever breaks the rules, place by place."""

from __future__ import annotations

from typing import Any

import pytest

from gospoda.core.codec import BadState, state_from_json, state_to_json
from gospoda.core.registry import game
from gospoda.core.saves.soundness import check_sound


def changed(title: str, path: str, value: Any, seats: int = 3) -> None:
    """Checks a fresh deal with one change."""
    data: Any = state_to_json(game(title).start(seats, None, "sound"))
    *steps, last = path.split(".")
    here = data["table"]
    for step in steps:
        here = here[int(step)] if isinstance(here, list) else here[step]
    here[int(last) if isinstance(here, list) else last] = value
    check_sound(state_from_json(game(title), data))


@pytest.mark.parametrize("title", ["magpies", "stonespine", "rollplayer", "simurgh", "guilds"])
def test_a_deal_is_sound(title: str) -> None:
    for seats in game(title).seat_counts():
        check_sound(game(title).start(seats, None, "sound"))


@pytest.mark.parametrize(
    ("title", "path", "value", "problem"),
    [
        ("magpies", "hands", [], "these components are lost or doubled"),
        ("stonespine", "priority", [0, 0, 1], "does not name every seat once"),
        ("stonespine", "priority", [0, 1], "priority: there are 3, not 2"),
        ("stonespine", "passing", [5], "passing: .5. names a seat twice"),
        ("stonespine", "open_placement", True, "open_placement: with these options it is False"),
        ("stonespine", "year", 9, "year: a number from 1 to 4"),
        ("stonespine", "players", [], "lost or doubled"),
        ("rollplayer", "active", 3, "active: there is no seat 3"),
        ("rollplayer", "holders", [3, -1, -1, -1], "holders: .* names a seat that is not there"),
        ("rollplayer", "pool", [], "pool: there are 4 Initiative cards"),
        ("rollplayer", "rounds", 3, "rounds: with these options it is"),
        ("rollplayer", "players.0.sheet", [None], "sheet: there are"),
        ("rollplayer", "players.0.token", 9, "token: a number from 0 to 8"),
        ("simurgh", "active", 4, "active: there is no seat 4"),
        ("simurgh", "players.0.tokens", [1, 2, 3], "tokens: there are"),
        ("simurgh", "turn_cap", 7, "turn_cap: with these options"),
        ("simurgh", "closed", 63, "closed: with these options"),
        ("guilds", "first", 3, "a seat is named that is not there"),
        ("guilds", "tents", [[0]], "tents: every zone has a row"),
        ("guilds", "out", 64, "a seat is named that is not there"),
        ("guilds", "pass_final", False, "pass_final: with these options"),
    ],
)
def test_what_the_rules_rule_out_is_refused(title: str, path: str, value: Any, problem: str) -> None:
    with pytest.raises(BadState, match=problem):
        changed(title, path, value)


def test_a_secret_choice_must_have_been_possible() -> None:
    state = game("magpies").start(3)
    hand = state.piles()[2].cards
    state.put_commitment(0, [next(card for card in range(15) if card not in hand)])
    state.waiting = 6
    with pytest.raises(BadState, match=r"committed\.0\.0: this choice is not possible"):
        check_sound(state)


def test_only_those_are_waited_for_who_are_asked() -> None:
    state = game("magpies").start(3)
    state.waiting = 0
    with pytest.raises(BadState, match="waiting: the seats 0 are not those of the decision, 111"):
        check_sound(state)


def test_whoever_has_chosen_is_not_asked() -> None:
    state = game("magpies").start(3)
    state.put_commitment(0, [state.legal(0)[0]])
    with pytest.raises(BadState, match="waiting: seat 0 is still asked"):
        check_sound(state)
