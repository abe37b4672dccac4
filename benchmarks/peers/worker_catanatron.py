"""Measures Catanatron (4 random players). Standalone: runs in the peer's environment.

Usage: worker_catanatron.py SECONDS WHAT [SEED], WHAT being `driven` or `clone`. Prints one JSON line.
"""

import json
import platform
import random
import statistics
import sys
import time
from collections.abc import Callable
from importlib.metadata import version
from random import choice
from random import random as uniform
from typing import Any

from catanatron import (  # type: ignore[import-not-found,import-untyped,unused-ignore]
    Color,
    Game,
    RandomPlayer,
)
from catanatron.game import (  # type: ignore[import-not-found,import-untyped,unused-ignore]
    TURNS_LIMIT,
)

WARM_UP_GAMES = 15
CLONE_STATES = 20
CLONE_BATCH = 20


def new_game() -> Any:
    """Starts a game of four; it reseeds `random` from `random` itself, so a run still follows its seed."""
    return Game([RandomPlayer(color) for color in Color])


def is_over(game: Any) -> bool:
    """Whether the game is won or has reached the peer's own turn limit."""
    return game.winning_color() is not None or game.state.num_turns >= TURNS_LIMIT


def playout() -> int:
    """Plays one game and counts decisions; unchecked, as the actions come from the legal list itself."""
    game = new_game()
    decisions = 0
    while not is_over(game):
        actions = game.state.playable_actions
        game.execute(actions[int(uniform() * len(actions))], validate_action=False)
        decisions += 1
    return decisions


def survey() -> dict[str, float]:
    """Warms up, and reports what a decision is here: how many options, how often only one."""
    options: list[int] = []
    for _ in range(WARM_UP_GAMES):
        game = new_game()
        while not is_over(game):
            options.append(len(game.state.playable_actions))
            game.execute(choice(game.state.playable_actions))
    return {
        "legal_mean": statistics.fmean(options),
        "forced_share": options.count(1) / len(options),
        "decisions_per_game": len(options) / WARM_UP_GAMES,
    }


def middle_state() -> Any:
    """Returns the state at the middle decision of a random game."""
    game = new_game()
    states = []
    while not is_over(game):
        states.append(game.copy())
        game.execute(choice(game.state.playable_actions))
    return states[len(states) // 2]


def driven(seconds: float) -> dict[str, Any]:
    """Counts decisions of whole games, set-up included."""
    facts = survey()
    decisions = games = 0
    start = time.perf_counter()
    while (elapsed := time.perf_counter() - start) < seconds:
        decisions += playout()
        games += 1
    facts["decisions_per_game"] = decisions / games
    counts = {"games": games, "decisions": decisions}
    return {"value": decisions / elapsed, "unit": "decisions/s", **counts, **facts}


def clone(seconds: float) -> dict[str, Any]:
    """Returns the median over mid-game states; the first round over them is warm-up."""
    copies = [middle_state().copy for _ in range(CLONE_STATES)]
    samples: list[float] = []
    end = time.perf_counter() + seconds
    while len(samples) < 2 * CLONE_STATES or time.perf_counter() < end:
        samples.extend(map(clone_time, copies))
    return {"value": statistics.median(samples[CLONE_STATES:]), "unit": "µs", "samples": len(samples)}


def clone_time(copy: Callable[[], Any]) -> float:
    """Returns microseconds per copy, its release included."""
    start = time.perf_counter()
    for _ in range(CLONE_BATCH):
        copy()
    return (time.perf_counter() - start) / CLONE_BATCH * 1e6


MEASURES: dict[str, Callable[[float], dict[str, Any]]] = {"driven": driven, "clone": clone}


def main() -> None:
    """Runs one repeat. The share of CPU time shows whether the machine was busy with something else."""
    seconds, what = float(sys.argv[1]), sys.argv[2]
    seed = int(sys.argv[3]) if len(sys.argv) > 3 else 1
    if what not in MEASURES:
        sys.exit(f"unknown measure {what!r}; known: {', '.join(MEASURES)}")
    random.seed(seed)
    wall, cpu = time.perf_counter(), time.process_time()
    found = MEASURES[what](seconds)
    found["cpu_share"] = (time.process_time() - cpu) / (time.perf_counter() - wall)
    head = {"peer": "catanatron", "what": what, "version": version("catanatron"), "seed": seed}
    print(json.dumps({**head, "python": platform.python_version(), "seconds": seconds, **found}))


if __name__ == "__main__":
    main()
