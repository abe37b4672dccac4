"""Games in bulk: the same games as one at a time, however many processes play them."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from gospoda.core.batch import BadStep
from gospoda.core.observation import observer_of
from gospoda.core.registry import game
from gospoda.research import observe, vector
from gospoda.research.common import BadSetting
from gospoda.research.dense import mask
from gospoda.research.setting import Setting
from gospoda.research.workers import Lost
from tests.research.settings import every_table


@every_table
def test_bulk_is_one_game_beside_the_other(title: str, seats: int) -> None:
    """Every array says what a single game with the same moves says."""
    table = vector(title, 3, seats, seed="bulk")
    rng = np.random.default_rng(1)
    alone = [game(title).start(seats, {}, f"bulk/{i}/0") for i in range(3)]
    for _ in range(30):
        for i, state in enumerate(alone):
            seat = state.next_seat()
            assert table.seat[i] == seat
            assert (table.observation[i] == observe(state, seat)).all()
            assert (table.mask[i] == mask(state, seat)).all()
        actions = table.sample(rng)
        for state, action in zip(alone, actions.tolist(), strict=True):
            state.advance(state.next_seat(), action)
        if any(state.is_over() for state in alone):
            break
        table.step(actions)


def test_an_ended_game_is_rewarded_and_dealt_anew() -> None:
    table = vector("stonespine", 4, 2, seed=3)
    setting = Setting("stonespine", 2, None)
    alone = [setting.deal(f"3/{i}/0") for i in range(4)]
    number = [0] * 4
    rng = np.random.default_rng(2)
    ended = 0
    while ended < 6:
        actions = table.sample(rng)
        table.step(actions)
        for i, action in enumerate(actions.tolist()):
            state = alone[i]
            state.advance(state.next_seat(), action)
            assert table.done[i] == state.is_over()
            if state.is_over():
                ended += 1
                assert table.reward[i].tolist() == setting.rewards(state)
                number[i] += 1
                alone[i] = setting.deal(f"3/{i}/{number[i]}")
            else:
                assert not table.reward[i].any()
            assert (table.observation[i] == observe(alone[i], alone[i].next_seat())).all()


def test_processes_play_the_same_games() -> None:
    rng = [np.random.default_rng(5), np.random.default_rng(5)]
    with vector("simurgh", 5, 2, seed=1) as here, vector("simurgh", 5, 2, seed=1, jobs=2) as there:
        for _ in range(40):
            for name in ("seat", "observation", "mask", "reward", "done"):
                assert (getattr(here, name) == getattr(there, name)).all(), name
            here.step(here.sample(rng[0]))
            there.step(there.sample(rng[1]))
        with pytest.raises(BadStep, match="is illegal in game 0"):
            there.step(np.full(5, -1))
        there.reset()
        here.reset()
        assert (here.observation == there.observation).all()


def test_a_closed_vector_says_so() -> None:
    table = vector("guilds", 2, 2, jobs=2)
    actions = table.sample(np.random.default_rng(1))
    table.close()
    with pytest.raises(Lost, match="closed"):
        table.step(actions)


def test_the_arrays_stay_the_same_objects() -> None:
    table = vector("guilds", 2, 2)
    before = table.observation
    table.step(table.sample(np.random.default_rng(1)))
    assert table.observation is before
    assert table.observation.shape == (2, observer_of(game("guilds"), 2).scheme.size)


def test_an_illegal_action_changes_nothing() -> None:
    table = vector("guilds", 2, 2)
    before = table.observation.copy()
    good = table.sample(np.random.default_rng(1))
    for wrong, sentence in ((np.array([good[0], -1]), "is illegal in game 1"), (good[:1], "needs 2 actions")):
        with pytest.raises(BadStep, match=sentence):
            table.step(wrong)
    assert (table.observation == before).all()
    table.step(good)


@pytest.mark.parametrize(
    ("settings", "sentence"), [({"games": 0}, "games is a number"), ({"games": 2, "jobs": 0}, "jobs is a number")]
)
def test_bad_settings(settings: dict[str, Any], sentence: str) -> None:
    with pytest.raises(BadSetting, match=sentence):
        vector("guilds", seats=2, **settings)
