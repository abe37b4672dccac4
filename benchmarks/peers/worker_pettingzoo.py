"""Measures environments of PettingZoo and OpenSpiel. Standalone: runs in the peer's environment.

Usage: worker_pettingzoo.py SECONDS KIND:GAME [SEED], KIND `aec` (PettingZoo's classic games) or `rl` (OpenSpiel's
games through its rl_environment, several in parallel). Prints one JSON line.
"""

import json
import random
import sys
import time
from collections.abc import Callable
from importlib import import_module
from importlib.metadata import version
from typing import Any

import numpy as np

BESIDE = 8  # games in the vector environment
WARM_UP = 50  # steps


def aec(name: str, seed: int) -> Callable[[], int]:
    """Counts steps of PettingZoo's own loop: read observation and mask, act at random, reset at the end."""
    env = import_module(f"pettingzoo.classic.{name}").env()
    env.reset(seed=seed)

    def step() -> int:
        observation, _, terminated, truncated, _ = env.last()
        over = terminated or truncated
        env.step(None if over else random.choice(np.flatnonzero(observation["action_mask"]).tolist()))
        if not env.agents:
            env.reset()
        return 0 if over else 1

    return step


def rl(name: str, seed: int) -> Callable[[], int]:
    """Counts steps of OpenSpiel's vector environment with tensors and masks, all games at once."""
    from open_spiel.python import rl_environment  # type: ignore[import-not-found,import-untyped,unused-ignore]
    from open_spiel.python.rl_agent import StepOutput  # type: ignore[import-not-found,import-untyped,unused-ignore]
    from open_spiel.python.vector_env import SyncVectorEnv  # type: ignore[import-not-found,import-untyped,unused-ignore]

    envs = SyncVectorEnv([rl_environment.Environment(name) for _ in range(BESIDE)])
    latest = [envs.reset()]

    def chosen(one: Any) -> Any:
        player = one.observations["current_player"]
        return StepOutput(action=random.choice(one.observations["legal_actions"][player]), probs=None)

    def step() -> int:
        latest[0], *_ = envs.step([chosen(one) for one in latest[0]], reset_if_done=True)
        return BESIDE

    return step


KINDS: dict[str, Callable[[str, int], Callable[[], int]]] = {"aec": aec, "rl": rl}


def main() -> None:
    """Runs one repeat."""
    seconds, what = float(sys.argv[1]), sys.argv[2]
    seed = int(sys.argv[3]) if len(sys.argv) > 3 else 1
    kind, name = what.split(":")
    random.seed(seed)
    step = KINDS[kind](name, seed)
    for _ in range(WARM_UP):
        step()
    steps = 0
    wall, cpu = time.perf_counter(), time.process_time()
    while (elapsed := time.perf_counter() - wall) < seconds:
        steps += step()
    used = time.process_time() - cpu
    head = {"peer": "pettingzoo", "what": what, "version": version("pettingzoo"), "seed": seed}
    print(json.dumps({**head, "value": steps / used, "unit": "steps/s of CPU", "cpu_share": used / elapsed}))


if __name__ == "__main__":
    main()
