"""H2, edge case 45: random games with strict counts, from the usual opening and a nearly empty supply."""

from __future__ import annotations

from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from gospoda.core.chance import seeded
from gospoda.core.state import Event
from gospoda.games.simurgh.board import area_of
from gospoda.games.simurgh.enums import RESOURCES
from gospoda.games.simurgh.game import GAME
from gospoda.games.simurgh.lookups import CARDS, amount_in
from gospoda.games.simurgh.state import SimurghState
from gospoda.games.simurgh.stock import left_in_supply, tokens_left
from tests.games.simurgh.scarcity import COUNTS, strict, tokens_with_seat_1


def over(state: SimurghState) -> list[str]:
    """Returns the kinds whose players hold more than the box, counted without the engine's help."""
    held = {kind: sum(int(amount_in(p.purse, i)) for p in state.players) for i, kind in enumerate(RESOURCES)}
    held["token"] = sum(bin(mask).count("1") for player in state.players for mask in player.tokens)
    wrong = [kind for kind, count in held.items() if count > COUNTS[kind]]
    for i, kind in enumerate(RESOURCES):
        if int(amount_in(left_in_supply(state), i)) != COUNTS[kind] - held[kind]:
            wrong.append(f"left of {kind}")
    return wrong if int(tokens_left(state)) == COUNTS["token"] - held["token"] else [*wrong, "left of tokens"]


def cut_exchanges(story: list[str]) -> list[str]:
    """Returns what was short right after a payment other than a move cost; boosts appear as abilities in between."""
    paid = ""
    wrong = []
    for before, kind in pairwise(story):
        if kind == "pay":
            paid = before
        elif kind == "short" and before == "gain" and paid not in ("", "explore", "enter"):
            wrong.append(paid)
        elif kind not in ("spend", "pay-token", "gain", "short"):
            paid = ""
    return wrong


def happened(areas: list[int], event: Event) -> str:
    """Describes an event; entering an exploration tile isn't an exchange."""
    area = area_of(event.args[1]) if event.kind == "place" else -1
    entered = area >= 0 and CARDS.tiles[areas[area]].kind == "exploration"
    return "enter" if entered else event.kind


def play_on(state: SimurghState, seed: int, most: int) -> int:
    """Makes random moves; returns how often something was short. An exchange never is."""
    chance = seeded(f"strict {seed}")
    story: list[str] = []
    for _ in range(most):
        if state.is_over():
            break
        seat = int(state.next_seat())
        moves = state.legal(seat)
        assert moves, "nobody can go on"
        state.events = []
        areas = state.areas
        state.advance(seat, chance.choice(moves))
        assert over(state) == []
        story += [happened(areas, event) for event in state.events]
    assert cut_exchanges(story) == []
    return story.count("short")


@pytest.mark.parametrize("mode", ["spearman", "dragon-lord"])
@pytest.mark.parametrize("seed", range(4))
def test_random_games_keep_the_counts(seed: int, mode: str) -> None:
    """H2: in whole games no kind ever exceeds its count, and everybody can always move."""
    state = GAME.start(5, {"supply": "strict", "mode": mode, "length": "long"}, seed)
    assert isinstance(state, SimurghState)
    play_on(state, seed, 20_000)
    assert state.is_over()


@settings(max_examples=25, deadline=None)
@given(st.integers(0, 10_000), st.lists(st.integers(0, 2), min_size=6, max_size=6), st.integers(0, 3))
def test_scarce_games_keep_the_counts(seed: int, few: list[int], tokens: int) -> None:
    """H2, edge case 45: the same with a nearly empty supply from the start."""
    table = strict()
    for seat in range(3):  # seat 1 has a third and the remainder
        shares = [(COUNTS[kind] - few[i]) // 3 for i, kind in enumerate(RESOURCES)]
        if seat == 1:
            shares = [COUNTS[kind] - few[i] - 2 * shares[i] for i, kind in enumerate(RESOURCES)]
        table.purse(seat, pp=6, **dict(zip(RESOURCES, shares, strict=True)))
    tokens_with_seat_1(table, 47 - tokens).dragon(0, "warden-1").dragon(2, "hunter-1", "")
    play_on(table.state, seed, 120)


def test_scarce_games_are_short_now_and_then() -> None:
    """H2: the games above do reach an empty supply."""
    table = strict(3, veg=0, meat=0, wood=1, stone=0, wisdom=1, weapon=0)
    assert play_on(table.state, 1, 40) > 0
