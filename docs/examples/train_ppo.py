"""Train sb3-contrib's MaskablePPO against the random bot, and draw how it gets better.

pip install 'gospoda[research]' torch sb3-contrib      # 0.8 GB on the disk, with NVIDIA's libraries several GB
python train_ppo.py --title stonespine --steps 40000 --plot training.svg
"""

import argparse
import json
import time
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
from sb3_contrib import MaskablePPO

from gospoda.research.gymnasium import name_of

POINTS = 10.0  # of lead that are worth a reward of 1


class LeadReward(gymnasium.Wrapper):
    """The reward of a step is what the lead over the best rival has grown by: it adds up to the final margin."""

    def reset(self, **settings: Any) -> Any:
        observed, info = self.env.reset(**settings)
        self.lead = lead(info["points"])
        return observed, info

    def step(self, action: Any) -> Any:
        observed, _, over, cut, info = self.env.step(action)
        before, self.lead = self.lead, lead(info["points"])
        return observed, (self.lead - before) / POINTS, over, cut, info

    def action_masks(self) -> Any:
        return self.env.unwrapped.action_masks()


def lead(points: list[int]) -> int:
    return points[0] - max(points[1:], default=0)


def win_share(model: Any, title: str, games: int, seed: int) -> float:
    """How often the learner wins against the random bot; a shared win counts in parts."""
    env = gymnasium.make(name_of(title), seats=2, opponents=["random"])
    total = 0.0
    for game in range(games):
        observed, info = env.reset(seed=seed + game)
        over = False
        while not over:
            action, _ = model.predict(observed, action_masks=info["action_mask"].astype(bool), deterministic=True)
            observed, reward, over, _, info = env.step(int(action))
        total += reward
    return total / games


def learned(title: str, steps: int, checks: int, games: int) -> list[tuple[int, float]]:
    """Train, and look at fixed intervals: pairs of steps and win share."""
    env = LeadReward(gymnasium.make(name_of(title), seats=2, opponents=["random"]))
    network = {"net_arch": [128, 128]}
    model = MaskablePPO("MlpPolicy", env, n_steps=1024, batch_size=256, policy_kwargs=network, seed=1, device="cpu")
    curve = [(0, win_share(model, title, games, 10_000))]
    for _ in range(checks):
        model.learn(steps // checks, reset_num_timesteps=False)
        curve.append((model.num_timesteps, win_share(model, title, games, 10_000)))
        print(f"{curve[-1][0]} steps: {100 * curve[-1][1]:.0f} % of {games} games won", flush=True)
    return curve


def draw(curve: list[tuple[int, float]], title: str, path: Path) -> None:
    """The curve as SVG."""
    from matplotlib import rc_context
    from matplotlib.figure import Figure

    with rc_context({"svg.hashsalt": "gospoda", "svg.fonttype": "none"}):
        figure = Figure(figsize=(6, 3), layout="constrained")
        axes = figure.subplots()
        steps, shares = np.array(curve).T
        axes.plot(steps, 100 * shares, "o-", color="#0072B2")
        axes.axhline(50, color="#888", linewidth=1)
        axes.set(xlabel="decisions of the learner", ylabel="games won, %", ylim=(0, 100))
        axes.set_title(f"MaskablePPO against the random bot, {title}, 2 players")
        figure.savefig(path, metadata={"Date": None, "Creator": None})


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--title", default="stonespine")
    parser.add_argument("--steps", type=int, default=40_000)
    parser.add_argument("--checks", type=int, default=8)
    parser.add_argument("--games", type=int, default=200, help="in each look")
    parser.add_argument("--plot", type=Path, help="an SVG file")
    chosen = parser.parse_args()
    begin = time.perf_counter()
    curve = learned(chosen.title, chosen.steps, chosen.checks, chosen.games)
    print(json.dumps({"curve": curve, "minutes": round((time.perf_counter() - begin) / 60, 1)}))
    if chosen.plot:
        draw(curve, chosen.title, chosen.plot)


if __name__ == "__main__":
    main()
