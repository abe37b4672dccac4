"""Points 1 and 9: every game ends, loses no component, and scores the sum of its lines."""

from __future__ import annotations

from collections import Counter

import pytest

from gospoda import bots
from gospoda.conformance.cases import DECISION_CAP, Case, played
from gospoda.core.chance import seeded
from gospoda.core.play import rollout
from gospoda.core.state import State

RUNS = 3
THINKERS = [name for name in bots.names() if name in ("random", "greedy")]


@pytest.mark.parametrize("seed", range(RUNS))
def test_random_play_ends(case: Case, seed: int) -> None:
    play = played(case, seed)
    assert play.moments, "the game is over before it begins"
    check_end(play.end)


@pytest.mark.parametrize("bot", THINKERS)
def test_bots_play_to_the_end(case: Case, bot: str) -> None:
    state = case.start("bots")
    players = [bots.by_name(bot, seeded(f"{bot} {seat}")) for seat in range(case.seats)]
    chance = seeded("redeals")
    for _ in range(DECISION_CAP):
        if state.is_over():
            break
        seat = state.next_seat()
        state.apply(seat, bots.seat_move(players[seat], state, seat, chance))
    check_end(state)


def test_rollout_plays_the_same_rules(case: Case) -> None:
    state = case.start(4)
    rollout(state, seeded(4))
    check_end(state)


def test_same_seed_same_game_other_seed_other_game(case: Case) -> None:
    def ending(seed: int) -> tuple[list[int], list[str]]:
        state = case.start(seed)
        rollout(state, seeded(1))
        return state.points(), state.census()

    assert ending(1) == ending(1)
    assert len({str(ending(seed)) for seed in range(4)}) > 1


def test_no_component_is_lost_or_doubled(case: Case) -> None:
    play = played(case)
    components = Counter(play.moments[0].state.census())
    for moment in play.moments:
        assert Counter(moment.state.census()) == components
    assert Counter(play.end.census()) == components


def test_score_is_the_sum_of_its_lines(case: Case) -> None:
    play = played(case)
    for state in [*[moment.state for moment in play.sample(12)], play.end]:
        sheets = state.scores()
        assert [sheet.seat for sheet in sheets if sheet.seat >= 0] == list(range(case.seats))
        assert [sheet.total for sheet in sheets if sheet.seat >= 0] == state.points()
        for sheet in sheets:
            assert sheet.total == sum(line.points for line in sheet.lines)


def test_clones_score_alike(case: Case) -> None:
    for moment in played(case).sample(4):
        twin = moment.state.clone()
        assert twin.points() == moment.state.points()
        assert twin.to_act() == moment.state.to_act()


def check_end(state: State) -> None:
    """A finished game asks nobody and has winners; only a lone player may lose to the game itself."""
    assert state.is_over(), "the game does not end"
    assert state.to_act() == 0
    assert state.next_seat() == -1
    assert all(state.legal(seat) == [] and state.prompt(seat) is None for seat in range(state.seats))
    winners = state.winners()
    assert winners or state.seats == 1
    assert sorted(set(winners)) == winners
    assert all(0 <= seat < state.seats for seat in winners)
