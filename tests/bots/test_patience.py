"""At its deadline a bot returns the best move so far, so every move is a considered one."""

from __future__ import annotations

import time

import pytest

from gospoda import bots
from gospoda.bots.budget import Budget
from gospoda.bots.greedy import best_moves
from gospoda.bots.levels import within
from gospoda.core.chance import seeded
from gospoda.core.judge import Judge
from gospoda.core.registry import game
from gospoda.core.state import State

TITLES = ["guilds", "rollplayer", "simurgh", "stonespine", "magpies"]


def position(title: str) -> tuple[State, int]:
    """Returns a position some moves into a game, with a choice."""
    state, chance = game(title).start(3, {}, "patience"), seeded("patience")
    for _ in range(12):
        seat = int(state.next_seat())
        state.advance(seat, state.any_move(seat, chance))
    while len(state.legal(int(state.next_seat()))) < 3:
        seat = int(state.next_seat())
        state.advance(seat, state.any_move(seat, chance))
    return state, int(state.next_seat())


@pytest.mark.parametrize("title", TITLES)
def test_a_search_without_end_ends_at_the_deadline(title: str) -> None:
    state, seat = position(title)
    bot = bots.by_name("master:100000000", seeded("m"))
    bot.patience = 0.05
    assert bots.imagined_move(bot, state.redeal(seat, seeded("d")), seat) in state.legal(seat)


def test_a_greedy_bot_says_the_best_of_what_it_has_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    state, seat = position("stonespine")
    everything = best_moves(state, seat)
    slow = SlowJudge(state.game.judge)
    monkeypatch.setattr(state.game, "judge", slow)
    some = best_moves(state, seat, 0.01)
    assert 1 <= slow.asked < len(state.legal(seat))
    assert some
    assert set(some) <= set(state.legal(seat))
    assert everything


class SlowJudge(Judge):
    """Rates positions like another judge, slowly."""

    def __init__(self, judge: Judge) -> None:
        self.judge = judge
        self.asked = 0

    def expected(self, state: State, seat: int, move: int) -> State:
        return self.judge.expected(state, seat, move)

    def value(self, state: State, seat: int) -> float:
        time.sleep(0.02)
        self.asked += 1
        return self.judge.value(state, seat)


def test_a_budget_is_never_longer_than_the_patience() -> None:
    assert within(Budget(seconds=1.5), 0.0) == Budget(seconds=1.5)
    assert within(Budget(seconds=1.5), 0.2) == Budget(seconds=0.2)
    assert within(Budget(seconds=0.1), 0.2) == Budget(seconds=0.1)
    assert within(Budget(iterations=500), 0.2) == Budget(iterations=500, seconds=0.2)
