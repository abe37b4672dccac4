"""Gymnasium's own checker on every title, and what it doesn't check."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from gospoda.bots import Bot, UnknownBot
from gospoda.core.chance import seeded
from gospoda.core.state import State
from gospoda.research.common import BadSetting, IllegalAction
from gospoda.research.gymnasium import SeatEnv, name_of
from tests.research.settings import every_table


def episode(env: Any, seed: int) -> tuple[float, list[int]]:
    """Plays a random episode; returns the reward and the final points."""
    rng = np.random.default_rng(seed)
    _, info = env.reset(seed=seed)
    total, over = 0.0, False
    while not over:
        _, reward, over, cut, info = env.step(int(rng.choice(np.flatnonzero(env.unwrapped.action_masks()))))
        assert not cut
        total += reward
    return total, info["points"]


@every_table
def test_checker(title: str, seats: int) -> None:
    env = gymnasium.make(name_of(title), seats=seats, seat=seats - 1, illegal="stay", render_mode="ansi")
    check_env(env.unwrapped)


def test_names() -> None:
    assert [name_of(title) for title in ("stonespine", "rollplayer", "simurgh", "guilds")] == [
        "gospoda/Stonespine-v1", "gospoda/RollPlayer-v1", "gospoda/Simurgh-v1", "gospoda/Guilds-v1",
    ]  # fmt: skip


@every_table
def test_an_episode_ends_with_its_reward(title: str, seats: int) -> None:
    env = gymnasium.make(name_of(title), seats=seats, opponents=["random"], reward="points")
    total, points = episode(env, 4)
    assert total == points[0]
    assert episode(env, 4) == (total, points), "the same seed gives the same game"


def test_named_bots_sit_around_the_learner() -> None:
    env = SeatEnv("stonespine", 3, seat=1, opponents=["greedy", "novice"])
    env.reset(seed=1)
    assert [type(env.bots[seat]).__name__ for seat in (2, 0)] == ["GreedyBot", "Novice"]


class Spy(Bot):
    """Plays the first legal move and keeps every position it is shown."""

    def __init__(self) -> None:
        super().__init__(seeded(1))
        self.shown: list[Any] = []

    def choose(self, state: State, seat: int) -> int:
        self.shown.append(state)
        return int(state.legal(seat)[0])


def test_opponents_do_not_see_the_hand_of_the_learner() -> None:
    """Every position shown to an opponent was redealt for it."""
    env = SeatEnv("stonespine", 2)
    env.reset(seed=1)
    spy = Spy()
    env.bots[1] = spy
    truth: Any = env.game
    deck = list(truth.deck.cards)
    for _ in range(2):
        env.step(int(np.flatnonzero(env.action_masks())[0]))
    assert spy.shown
    for cards in (list(shown.deck.cards) for shown in spy.shown):
        assert cards != deck[len(deck) - len(cards) :], "the true order of what is still to be drawn"


def test_illegal_actions() -> None:
    for illegal, cut in (("lose", True), ("stay", False)):
        env = SeatEnv("guilds", 2, illegal=illegal, illegal_reward=-3.0)
        before, _ = env.reset(seed=1)
        wrong = int(np.flatnonzero(env.action_masks() == 0)[0])
        after, reward, over, truncated, info = env.step(wrong)
        assert (reward, over, truncated) == (-3.0, False, cut)
        assert (after == before).all()
        assert "is illegal for seat 0" in info["illegal"]
    env = SeatEnv("guilds", 2, illegal="error")
    env.reset(seed=1)
    with pytest.raises(IllegalAction, match="is illegal for seat 0"):
        env.step(int(np.flatnonzero(env.action_masks() == 0)[0]))
    with pytest.raises(IllegalAction, match="an action is the number of a move, not 'pass'"):
        env.step("pass")


def test_vectors_of_gymnasium() -> None:
    envs = gymnasium.make_vec("gospoda/Stonespine-v1", num_envs=3, vectorization_mode="sync", seats=2)
    observed, info = envs.reset(seed=1)
    assert observed.shape[0] == 3
    actions = np.array([int(np.flatnonzero(row)[0]) for row in info["action_mask"]])
    observed, rewards, *_ = envs.step(actions)
    assert observed.shape[0] == len(rewards) == 3
    assert len(envs.call("action_masks")) == 3
    envs.close()


@pytest.mark.parametrize(
    ("settings", "problem", "sentence"),
    [
        ({"seat": 5}, BadSetting, "seat is one of 0 to 1, not 5"),
        ({"seat": "0"}, BadSetting, "seat is one of 0 to 1, not '0'"),
        ({"opponents": ["nobody"]}, UnknownBot, "there is no bot 'nobody'"),
        ({"opponents": []}, BadSetting, "at least one name"),
        ({"opponents": [3]}, BadSetting, "at least one name"),
        ({"illegal_reward": "much"}, BadSetting, "illegal_reward is a number, not 'much'"),
        ({"opponents": "greedy"}, BadSetting, "opponents is a list"),
        ({"illegal": "shrug"}, BadSetting, "illegal is one of lose, stay, error"),
    ],
)
def test_bad_settings(settings: dict[str, Any], problem: type[Exception], sentence: str) -> None:
    with pytest.raises(problem, match=sentence):
        gymnasium.make("gospoda/Guilds-v1", seats=2, **settings)


def test_an_unknown_title() -> None:
    with pytest.raises(BadSetting, match="there is no game 'chess'"):
        name_of("chess")
