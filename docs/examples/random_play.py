"""Random play through every door: PettingZoo, Gymnasium, OpenSpiel, and in bulk."""

import gymnasium
import numpy as np
import pyspiel

import gospoda.research.gymnasium
import gospoda.research.openspiel  # noqa: F401 - registers the names
from gospoda.research import pettingzoo, vector


def play_pettingzoo() -> dict[str, float]:
    """One game of three players, agent after agent."""
    env = pettingzoo.env("stonespine", seats=3)
    env.reset(seed=1)
    total = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        observation, reward, over, cut, _ = env.last()
        total[agent] += reward
        env.step(None if over or cut else env.action_space(agent).sample(observation["action_mask"]))
    return total


def play_gymnasium() -> float:
    """One episode of a learner against the greedy bot."""
    env = gymnasium.make("gospoda/Stonespine-v1", seats=2, seat=0, opponents=["greedy"], reward="margin")
    _, info = env.reset(seed=1)
    over = False
    while not over:
        _, reward, over, _, info = env.step(env.action_space.sample(info["action_mask"]))
    return float(reward)


def play_openspiel() -> list[float]:
    """One game; the first node draws the seed."""
    state = pyspiel.load_game("gospoda_stonespine(players=3)").new_initial_state()
    rng = np.random.default_rng(1)
    while not state.is_terminal():
        state.apply_action(int(rng.choice(state.legal_actions())))
    return list(state.returns())


def play_in_bulk(steps: int = 40) -> int:
    """Sixteen games beside each other; how many ended meanwhile."""
    table = vector("stonespine", games=16, seats=3)
    rng = np.random.default_rng(1)
    ended = 0
    for _ in range(steps):
        table.step(table.sample(rng))
        ended += int(table.done.sum())
    return ended


if __name__ == "__main__":
    print(play_pettingzoo())
    print(play_gymnasium())
    print(play_openspiel())
    print(play_in_bulk())
