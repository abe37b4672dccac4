"""Measures our own environments. Standalone: the imported package decides which build is measured.

Usage: worker_doors.py SECONDS KIND:GAME:SEATS [SEED], KIND one of `aec`, `bulk`, `bulk2` (two processes), `observe`,
`decide`. Prints one JSON line. Speeds are by CPU time, except where several processes share the work.
"""

import json
import random
import sys
import time
from collections import deque
from collections.abc import Callable
from typing import Any

import numpy as np

from gospoda.core import state as state_module
from gospoda.core.chance import seeded
from gospoda.core.observing.observation import observer_of
from gospoda.core.play import rollout
from gospoda.core.registry import game
from gospoda.research import pettingzoo, vector

GAMES = 1024  # in bulk
WARM_UP = 20  # steps


def aec(title: str, seats: int, seed: int) -> Callable[[], int]:
    """Runs the loop that measures PettingZoo's own games."""
    env = pettingzoo.env(title, seats)
    env.reset(seed=seed)

    def step() -> int:
        observation, _, terminated, truncated, _ = env.last()
        action = None
        if observation is not None and not (terminated or truncated):
            action = random.choice(np.flatnonzero(observation["action_mask"]).tolist())
        env.step(action)
        if not env.agents:
            env.reset()
        return 0 if action is None else 1

    return step


def bulk(title: str, seats: int, seed: int, jobs: int = 1) -> Callable[[], int]:
    """Steps many games at once with random legal actions, observation and mask included."""
    table = vector(title, GAMES, seats, seed=seed, jobs=jobs)
    rng = np.random.default_rng(seed)

    def step() -> int:
        table.step(table.sample(rng))
        return GAMES

    return step


def bulk2(title: str, seats: int, seed: int) -> Callable[[], int]:
    """Does the same with two processes, one of which is this one."""
    return bulk(title, seats, seed, 2)


def observe(title: str, seats: int, seed: int) -> Callable[[], int]:
    """Builds sparse observations of positions from random games; counts only the observing."""
    one, chance, observer = game(title), seeded(seed), observer_of(game(title), seats)
    states = []
    state = one.start(seats, None, seed)
    while not state.is_over():
        states.append(state.clone())
        state.advance(state.next_seat(), state.any_move(state.next_seat(), chance))

    seats_to_act = [position.next_seat() for position in states]

    def step() -> int:
        deque(map(observer.observe, states, seats_to_act), maxlen=0)  # the loop is as little Python as a rollout's
        return len(states)

    return step


def decide(title: str, seats: int, seed: int) -> Callable[[], int]:
    """Makes random decisions inside the engine, dealing included."""
    one, chance, count = game(title), seeded(seed), [0]

    def step() -> int:
        count[0] += 1
        return int(rollout(one.start(seats, None, f"{seed}/{count[0]}"), chance))

    return step


KINDS: dict[str, Callable[[str, int, int], Callable[[], int]]] = {
    "aec": aec, "bulk": bulk, "bulk2": bulk2, "observe": observe, "decide": decide,
}  # fmt: skip


def main() -> None:
    """Runs one repeat."""
    seconds, what = float(sys.argv[1]), sys.argv[2]
    seed = int(sys.argv[3]) if len(sys.argv) > 3 else 1
    kind, title, seats = what.split(":")
    random.seed(seed)
    step = KINDS[kind](title, int(seats), seed)
    for _ in range(WARM_UP):
        step()
    print(json.dumps(measured(step, seconds, what, seed)))


def measured(step: Callable[[], int], seconds: float, what: str, seed: int) -> dict[str, Any]:
    """Returns the steps per second."""
    steps = 0
    wall, cpu = time.perf_counter(), time.process_time()
    while (elapsed := time.perf_counter() - wall) < seconds:
        steps += step()
    used = time.process_time() - cpu
    compiled = not str(state_module.__file__).endswith(".py")
    head = {"peer": "gospoda", "what": what, "version": "compiled" if compiled else "uncompiled", "seed": seed}
    alone = not what.startswith("bulk2")  # the CPU time of other processes isn't known here
    value, unit = (steps / used, "steps/s of CPU") if alone else (steps / elapsed, "steps/s")
    figures = {"value": value, "unit": unit, "wall": steps / elapsed}
    return {**head, **figures, "cpu_share": used / elapsed}


if __name__ == "__main__":
    main()
