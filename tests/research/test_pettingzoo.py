"""PettingZoo's own tests on every title, and what they don't check."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, parallel_api_test, performance_benchmark, render_test, seed_test

from gospoda.core.game import BadOption
from gospoda.core.registry import UnknownGame
from gospoda.research import pettingzoo
from gospoda.research.common import BadSetting, IllegalAction
from tests.research.settings import every_table

pytestmark = [
    pytest.mark.filterwarnings("ignore:.*action_mask.*:UserWarning"),
    pytest.mark.filterwarnings("ignore:Observation.*:UserWarning"),
    pytest.mark.filterwarnings("ignore:Agent was given.*:UserWarning"),
]


def play(env: Any, rng: np.random.Generator) -> dict[str, float]:
    """Plays a whole random game; returns every agent's final reward."""
    totals = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        observation, reward, over, cut, _ = env.last()
        totals[agent] += reward
        env.step(None if over or cut else int(rng.choice(np.flatnonzero(observation["action_mask"]))))
    return totals


@every_table
def test_api(title: str, seats: int) -> None:
    api_test(pettingzoo.env(title, seats), num_cycles=60)


@every_table
def test_seeds(title: str, seats: int) -> None:
    seed_test(lambda: pettingzoo.env(title, seats), num_cycles=8)


@every_table
def test_parallel_api(title: str, seats: int) -> None:
    parallel_api_test(pettingzoo.parallel_env(title, seats), num_cycles=25)


@every_table
def test_rendering(title: str, seats: int) -> None:
    render_test(lambda render_mode: pettingzoo.env(title, seats, render_mode=render_mode))


@every_table
def test_performance_benchmark_runs(
    title: str, seats: int, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = iter(float(second) for second in range(0, 1000, 3))  # makes its five seconds pass in a few clock readings
    monkeypatch.setattr("time.time", lambda: next(clock))
    performance_benchmark(pettingzoo.env(title, seats))
    assert "turns per second" in capsys.readouterr().out


@every_table
def test_rewards_are_told_to_everybody_at_the_end(title: str, seats: int) -> None:
    env = pettingzoo.env(title, seats)
    env.reset(seed=3)
    totals = play(env, np.random.default_rng(3))
    assert env.game is not None
    winners = env.game.winners()
    assert totals == {f"player_{seat}": (1 / len(winners) if seat in winners else 0.0) for seat in range(seats)}
    assert env.agents == []


def test_points_and_margins_are_rewards_too() -> None:
    for reward in ("points", "margin"):
        env = pettingzoo.env("stonespine", 2, reward=reward)
        env.reset(seed=1)
        totals = play(env, np.random.default_rng(1))
        assert env.game is not None
        points = env.game.points()
        wanted = points if reward == "points" else [points[0] - points[1], points[1] - points[0]]
        assert list(totals.values()) == [float(n) for n in wanted]


def test_seats_choose_at_once_without_seeing_each_other() -> None:
    """What the second seat sees before its choice doesn't depend on the first one's choice."""
    seen = []
    for pick in (0, -1):
        env = pettingzoo.env("stonespine", 3)
        env.reset(seed=5)
        env.step(int(np.flatnonzero(env.observe("player_0")["action_mask"])[pick]))
        assert env.agent_selection == "player_1"
        seen.append(env.observe("player_1")["observation"])
    assert (seen[0] == seen[1]).all()


def test_the_parallel_environment_turns_all_choices_up_together() -> None:
    env = pettingzoo.parallel_env("stonespine", 4)
    observed, _ = env.reset(seed=2)
    assert all(observed[agent]["action_mask"].any() for agent in env.agents)
    env.step({agent: int(np.flatnonzero(observed[agent]["action_mask"])[0]) for agent in env.agents})
    assert env.game is not None
    assert env.table().turn == 2  # type: ignore[attr-defined]


def test_who_owes_nothing_has_an_empty_mask() -> None:
    env = pettingzoo.env("guilds", 3)
    env.reset(seed=1)
    others = [agent for agent in env.agents if agent != env.agent_selection]
    assert not any(env.observe(agent)["action_mask"].any() for agent in others)


def test_an_illegal_action_is_refused_in_a_sentence() -> None:
    env = pettingzoo.env("guilds", 2)
    env.reset(seed=1)
    illegal = int(np.flatnonzero(env.observe(env.agent_selection)["action_mask"] == 0)[0])
    with pytest.raises(IllegalAction, match="is illegal for seat"):
        env.step(illegal)
    with pytest.raises(IllegalAction, match="owes an action"):
        env.step(None)
    with pytest.raises(IllegalAction, match="an action is the number of a move, not 'build'"):
        env.step("build")
    with pytest.raises(BadSetting, match="there is no agent 'nobody'; there are player_0, player_1"):
        env.observe("nobody")
    with pytest.raises(BadSetting, match="there is no agent 'nobody'"):
        env.action_space("nobody")


def test_an_illegal_action_among_others_changes_nothing() -> None:
    env = pettingzoo.parallel_env("stonespine", 2)
    before, _ = env.reset(seed=1)
    legal, wrong = (np.flatnonzero(before["player_1"]["action_mask"] == n)[0] for n in (1, 0))
    first = np.flatnonzero(before["player_0"]["action_mask"])[0]
    with pytest.raises(IllegalAction, match="is illegal for seat 1"):
        env.step({"player_0": first, "player_1": wrong})
    with pytest.raises(IllegalAction, match="a dictionary of agents and their actions, not None"):
        env.step(None)  # type: ignore[arg-type]
    assert (env.everything()["player_0"]["observation"] == before["player_0"]["observation"]).all()
    env.step({"player_0": first, "player_1": legal})


def test_an_illegal_action_may_end_the_game() -> None:
    env = pettingzoo.env("guilds", 3, illegal="terminate", illegal_reward=-2.0)
    env.reset(seed=1)
    offender = env.agent_selection
    env.step(int(np.flatnonzero(env.observe(offender)["action_mask"] == 0)[0]))
    assert all(env.terminations.values())
    assert env.rewards == {agent: (-2.0 if agent == offender else 0.0) for agent in env.possible_agents}
    for _ in range(3):
        env.step(None)
    assert env.agents == []


def test_a_series_goes_on_and_begins_anew() -> None:
    env = pettingzoo.env("simurgh", 2)

    def first_view(seed: int | None) -> bytes:
        env.reset(seed=seed)
        return env.observe("player_0")["observation"].tobytes()

    first, second = first_view(7), first_view(None)
    assert first != second
    assert [first_view(7), first_view(None)] == [first, second]


@pytest.mark.parametrize(
    ("settings", "problem", "sentence"),
    [
        ({"title": "chess"}, UnknownGame, "there is no game 'chess'"),
        ({"title": "guilds", "seats": 9}, BadOption, "guilds is for 2 to 4 players, not 9"),
        ({"title": "guilds", "seats": "2"}, BadOption, "guilds is for 2 to 4 players, not '2'"),
        ({"title": "guilds", "seats": 2.0}, BadOption, "guilds is for 2 to 4 players, not 2.0"),
        ({"title": "guilds", "illegal_reward": "much"}, BadSetting, "illegal_reward is a number, not 'much'"),
        ({"title": "guilds", "options": ["refill"]}, BadOption, "options are a dictionary of names and values"),
        ({"title": "guilds", "options": {"colour": "red"}}, BadOption, "guilds has no option 'colour'"),
        ({"title": "guilds", "render_mode": "hologram"}, BadSetting, "render_mode is one of ansi, rgb_array, human"),
        ({"title": "guilds", "reward": "glory"}, BadSetting, "reward is one of win, points, margin"),
        ({"title": "guilds", "illegal": "shrug"}, BadSetting, "illegal is one of error, terminate"),
    ],
)
def test_bad_settings(settings: dict[str, Any], problem: type[Exception], sentence: str) -> None:
    with pytest.raises(problem, match=sentence):
        pettingzoo.env(**settings)


def test_before_the_first_game() -> None:
    env = pettingzoo.env("guilds")
    for too_early in (lambda: env.step(0), env.last, env.render):
        with pytest.raises(BadSetting, match=r"call reset\(\) first"):
            too_early()
    env.reset(seed=1)
    with pytest.raises(BadSetting, match="nothing can be rendered"):
        env.render()
