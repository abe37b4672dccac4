"""Measures our own engine. Standalone like the peers' workers: the imported package decides which build is measured.

Usage: worker_gospoda.py SECONDS KIND:GAME:SEATS [SEED], KIND one of MEASURES below. Prints one JSON line.
"""

import json
import platform
import statistics
import sys
import time
import tracemalloc
from collections.abc import Callable
from functools import partial
from random import choice, random
from random import seed as set_seed
from typing import Any

from gospoda.core import state as state_module
from gospoda.core.chance import seeded
from gospoda.core.game import Game
from gospoda.core.play import rollout
from gospoda.core.registry import game as title
from gospoda.core.state import State

WARM_UP_GAMES, STATES, BATCH = 20, 40, 20
SEARCHED = 40  # iterations for one decision
WORTH_SECONDS = 0.009  # a table's budget for all moves of a decision


def playout(game: Game, seats: int, seed: int) -> int:
    """Plays one game with choices made in Python, dealing included; counts the decisions."""
    state = game.start(seats, None, seed)
    legal, advance, decisions = state.legal, state.advance, 0
    seat = state.next_seat()
    while seat >= 0:
        moves = legal(seat)
        seat = advance(seat, moves[int(random() * len(moves))])
        decisions += 1
    return decisions


def driven(game: Game, seats: int, seconds: float, seed: int) -> dict[str, Any]:
    """Counts decisions of whole games driven from Python."""
    return counted(lambda n: playout(game, seats, n), seconds, seed)


def inside(game: Game, seats: int, seconds: float, seed: int) -> dict[str, Any]:
    """Counts decisions of whole games played inside the engine, dealing included."""
    chance = seeded(seed)
    return counted(lambda n: rollout(game.start(seats, None, n), chance), seconds, seed)


def counted(play: Callable[[int], int], seconds: float, seed: int) -> dict[str, Any]:
    """Plays games for this long and counts."""
    for n in range(WARM_UP_GAMES):
        play(n)
    decisions = games = 0
    start = time.perf_counter()
    while (elapsed := time.perf_counter() - start) < seconds:
        decisions += play(seed * 1_000_000 + games)
        games += 1
    facts = {"games": games, "decisions": decisions, "decisions_per_game": decisions / games}
    return {"value": decisions / elapsed, "unit": "decisions/s", **facts}


def middle_states(game: Game, seats: int) -> list[State]:
    """Returns states at the middle decision of random games."""
    found = []
    for n in range(STATES):
        states = [game.start(seats, None, n)]
        while (seat := states[-1].next_seat()) >= 0:
            states.append(states[-1].clone())
            states[-1].advance(seat, choice(states[-1].legal(seat)))
        found.append(states[len(states) // 2])
    return found


def timed(calls: list[Callable[[], object]], seconds: float) -> dict[str, Any]:
    """Returns the median time of a call over many positions; the first round is warm-up."""
    samples: list[float] = []
    end = time.perf_counter() + seconds
    while len(samples) < 2 * len(calls) or time.perf_counter() < end:
        for call in calls:
            start = time.perf_counter()
            for _ in range(BATCH):
                call()
            samples.append((time.perf_counter() - start) / BATCH * 1e6)
    return {"value": statistics.median(samples[len(calls) :]), "unit": "µs", "samples": len(samples)}


def clone(game: Game, seats: int, seconds: float, seed: int) -> dict[str, Any]:
    """Measures the time to copy a state, its release included."""
    return timed([state.clone for state in middle_states(game, seats)], seconds)


def redeal(game: Game, seats: int, seconds: float, seed: int) -> dict[str, Any]:
    """Measures the time to redeal what the acting seat can't know."""
    chance = seeded(seed)
    states = middle_states(game, seats)
    return timed([partial(state.redeal, state.next_seat(), chance) for state in states], seconds)


def legal(game: Game, seats: int, seconds: float, seed: int) -> dict[str, Any]:
    """Measures the time to list the acting seat's legal moves."""
    states = middle_states(game, seats)
    return timed([partial(state.legal, state.next_seat()) for state in states], seconds)


def memory(game: Game, seats: int, seconds: float, seed: int) -> dict[str, Any]:
    """Measures the memory of one more held clone, in KiB."""
    states = middle_states(game, seats)
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    held = [state.clone() for state in states for _ in range(BATCH)]
    kib = (tracemalloc.get_traced_memory()[0] - before) / len(held) / 1024
    tracemalloc.stop()
    return {"value": kib, "unit": "KiB", "samples": len(held)}


def worth(game: Game, seats: int, seconds: float, seed: int) -> dict[str, Any]:
    """Measures the time to rate all legal moves: the second slowest of a hundred decisions.

    Decisions of random games, one core; `complete` is the share with enough time for all moves and futures.
    """
    from gospoda.core.previews.move_values import (
        move_values,  # missing in older builds, which this worker measures too
    )

    chance = seeded(seed)
    samples: list[float] = []
    complete = 0
    end = time.perf_counter() + seconds
    while time.perf_counter() < end or len(samples) < 100:
        state = game.start(seats, None, len(samples))
        while (seat := state.next_seat()) >= 0:
            if len(state.legal(seat)) > 1 and random() < 0.2:
                start = time.thread_time()
                _, whole = move_values(state, seat, [], chance, WORTH_SECONDS)
                samples.append((time.thread_time() - start) * 1e3)
                complete += whole
            state.advance(seat, choice(state.legal(seat)))
    facts = {"samples": len(samples), "middle": statistics.median(samples), "complete": complete / len(samples)}
    return {"value": sorted(samples)[int(0.99 * len(samples)) - 1], "unit": "ms", **facts}


def search(game: Game, seats: int, seconds: float, seed: int) -> dict[str, Any]:
    """Counts iterations of the search as opponents use it, from positions of random games."""
    from gospoda.bots.search import Search, Style

    states = middle_states(game, seats)
    iterations, number = 0, 0
    begin = time.perf_counter()
    while (elapsed := time.perf_counter() - begin) < seconds or number % len(states):
        state = states[number % len(states)]
        found = Search(state, state.next_seat(), seeded(number), Style())
        found.run(SEARCHED, 0.0)
        iterations += int(found.iterations)
        number += 1
    return {"value": iterations / elapsed, "unit": "iterations/s", "iterations": iterations}


MEASURES: dict[str, Callable[[Game, int, float, int], dict[str, Any]]] = {
    "driven": driven,
    "inside": inside,
    "clone": clone,
    "redeal": redeal,
    "legal": legal,
    "memory": memory,
    "worth": worth,
    "search": search,
}


def main() -> None:
    """Runs one repeat."""
    seconds, what = float(sys.argv[1]), sys.argv[2]
    seed = int(sys.argv[3]) if len(sys.argv) > 3 else 1
    kind, name, seats = what.split(":")
    if kind not in MEASURES:
        sys.exit(f"unknown measure {kind!r}; known: {', '.join(MEASURES)}")
    set_seed(seed)
    wall, cpu = time.perf_counter(), time.process_time()
    found = MEASURES[kind](title(name), int(seats), seconds, seed)
    found["cpu_share"] = (time.process_time() - cpu) / (time.perf_counter() - wall)
    compiled = not str(state_module.__file__).endswith(".py")
    head = {"peer": "gospoda", "what": what, "version": "compiled" if compiled else "uncompiled", "seed": seed}
    print(json.dumps({**head, "python": platform.python_version(), "seconds": seconds, **found}))


if __name__ == "__main__":
    main()
