"""Games in bulk equal games played one at a time, however many processes play them."""

from __future__ import annotations

import gc
from typing import Any

import numpy as np
import pytest

from gospoda.core.observing.observation import observer_of
from gospoda.core.registry import game
from gospoda.research import observe, vector
from gospoda.research.blocks import Lost
from gospoda.research.bulk import BadStep
from gospoda.research.common import BadSetting
from gospoda.research.dense import mask
from gospoda.research.setting import Setting
from tests.research.settings import every_table


@every_table
def test_bulk_is_one_game_beside_the_other(title: str, seats: int) -> None:
    """Every array agrees with a single game with the same moves."""
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


@pytest.mark.parametrize("jobs", [1, 3])
def test_every_legal_move_is_drawn_and_no_other(jobs: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("os.cpu_count", lambda: 2)  # fewer than processes: idle ones sleep at once
    rng = np.random.default_rng(7)
    with vector("guilds", 4, 3, seed=2, jobs=jobs) as table:
        for _ in range(25):
            table.step(table.sample(rng))
        drawn = np.stack([table.sample(rng) for _ in range(600)])
        for i in range(4):
            assert set(drawn[:, i].tolist()) == set(np.flatnonzero(table.mask[i]).tolist())


@pytest.mark.parametrize("jobs", [1, 2])
def test_a_closed_vector_says_so(jobs: int) -> None:
    table = vector("guilds", 2, 2, jobs=jobs)
    actions = table.sample(np.random.default_rng(1))
    table.close()
    with pytest.raises(Lost, match="closed"):
        table.step(actions)


def test_processes_of_a_forgotten_vector_go_home() -> None:
    table = vector("guilds", 2, 2, jobs=2)
    (helper,) = table._table.helpers  # type: ignore[attr-defined]
    assert helper.process.is_alive()
    del table
    helper.process.join(60)
    assert not helper.process.is_alive()


def test_a_dead_process_is_told() -> None:
    with vector("guilds", 4, 2, jobs=2) as table:
        actions = table.sample(np.random.default_rng(1))
        (helper,) = table._table.helpers  # type: ignore[attr-defined]
        helper.process.kill()
        helper.process.join()
        with pytest.raises(Lost, match="make the vector anew"):
            table.step(actions)


def test_an_interrupted_step_leaves_nothing_out_of_step(monkeypatch: pytest.MonkeyPatch) -> None:
    """Some games have advanced and others haven't: the vector closes instead of mixing answers."""
    with vector("guilds", 4, 2, jobs=2) as table:
        actions = table.sample(np.random.default_rng(1))

        def interrupt(*_: object) -> None:
            raise KeyboardInterrupt

        monkeypatch.setattr("gospoda.research.workers.obey", interrupt)
        with pytest.raises(KeyboardInterrupt):
            table.step(actions)
        with pytest.raises(Lost, match="closed"):
            table.step(actions)


def test_games_of_several_blocks_are_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    """Blocks only affect speed: with any block size, the arrays are equal."""
    tables = []
    for size in (2, 128):
        monkeypatch.setattr("gospoda.research.blocks.BLOCK", size)
        tables.append(vector("stonespine", 5, 2, seed=1))
    rng = np.random.default_rng(3)
    for _ in range(60):
        actions = tables[0].sample(rng)
        for table in tables:
            table.step(actions)
        for name in ("seat", "observation", "mask", "reward", "done"):
            assert (getattr(tables[0], name) == getattr(tables[1], name)).all(), name


def test_games_leave_no_garbage_that_refers_to_itself() -> None:
    """Worker processes don't run the garbage collector, so such garbage would stay forever."""
    tables = [vector(title, 2, 2) for title in ("guilds", "rollplayer", "simurgh", "stonespine")]
    rng = np.random.default_rng(1)
    gc.collect()
    gc.disable()
    try:
        for table in tables:
            while not table.done.any():
                table.step(table.sample(rng))
        assert gc.collect() == 0
    finally:
        gc.enable()


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
    wrongs = (np.array([good[0], -1]), good[:1], good + 0.5)
    for wrong, sentence in zip(wrongs, ("is illegal in game 1", "needs 2 actions", "a whole number"), strict=True):
        with pytest.raises(BadStep, match=sentence):
            table.step(wrong)
    assert (table.observation == before).all()
    table.step(good)


@pytest.mark.parametrize(
    ("settings", "sentence"),
    [
        ({"games": 0}, "games is a number"),
        ({"games": "2"}, "not '2'"),
        ({"games": True}, "not True"),
        ({"games": 2, "jobs": 0}, "jobs is a number"),
    ],
)
def test_bad_settings(settings: dict[str, Any], sentence: str) -> None:
    with pytest.raises(BadSetting, match=sentence):
        vector("guilds", seats=2, **settings)
