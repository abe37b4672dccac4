"""Measures OpenSpiel games. Standalone: runs in the peer's environment.

Usage: worker_openspiel.py SECONDS KIND:GAME [SEED], KIND one of MEASURES below. Prints one JSON line.
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

import pyspiel  # type: ignore[import-not-found,import-untyped,unused-ignore]

Playout = Callable[[Any], tuple[int, int]]

TERMINAL, CHANCE = int(pyspiel.PlayerId.TERMINAL), int(pyspiel.PlayerId.CHANCE)
WARM_UP_GAMES = 300
CLONE_STATES, CLONE_BATCH = 40, 20
ROLLOUTS, SIMULATIONS = 300, 500


def load(name: str) -> Any:
    """Loads a game; those written in Python register only when their package is imported."""
    if name.startswith("python_"):
        import open_spiel.python.games  # type: ignore[import-not-found,import-untyped,unused-ignore]  # noqa: F401
    game = pyspiel.load_game(name)
    if game.get_type().dynamics != pyspiel.GameType.Dynamics.SEQUENTIAL:
        sys.exit("players choose at the same time in this game; the worker cannot play it")
    return game


def playout_native(game: Any) -> tuple[int, int]:
    """Plays one game in C++; counts decisions and all steps.

    Drawing chance like any action is correct only if it is uniform (`survey` checks that), and is the cheapest way:
    weighing `chance_outcomes()` in Python would cost hearts a third of its speed or more.
    """
    state, decisions, steps = game.new_initial_state(), 0, 0
    while (player := state.current_player()) != TERMINAL:
        actions = state.legal_actions()
        state.apply_action(actions[int(uniform() * len(actions))])
        decisions += player >= 0
        steps += 1
    return decisions, steps


def playout_python(game: Any) -> tuple[int, int]:
    """Does the same for a game written in Python, where `legal_actions` of a chance node is the slow way."""
    state, decisions, steps = game.new_initial_state(), 0, 0
    while (player := state.current_player()) != TERMINAL:
        if player == CHANCE:
            state.apply_action(choice(state.chance_outcomes())[0])
        else:
            state.apply_action(choice(state.legal_actions()))
            decisions += 1
        steps += 1
    return decisions, steps


def playout_documented(game: Any) -> tuple[int, int]:
    """Plays one game with the loop of OpenSpiel's own examples: chance is drawn by weight from its outcomes."""
    state, decisions, steps = game.new_initial_state(), 0, 0
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(random.choices(outcomes, weights)[0])
        else:
            actions = state.legal_actions(state.current_player())
            state.apply_action(actions[int(uniform() * len(actions))])
            decisions += 1
        steps += 1
    return decisions, steps


def documented(name: str, seconds: float) -> dict[str, Any]:
    """Counts decisions with the loop from OpenSpiel's documentation."""
    return driven(name, seconds, playout_documented)


def survey(game: Any) -> dict[str, float]:
    """Warms up, reports what a decision is here, and checks that every chance event is uniform."""
    options: list[int] = []
    for _ in range(WARM_UP_GAMES):
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                check_uniform(state)
            else:
                options.append(len(state.legal_actions()))
            state.apply_action(choice(state.legal_actions()))
    return {
        "legal_mean": statistics.fmean(options),
        "forced_share": options.count(1) / len(options),
        "decisions_per_game": len(options) / WARM_UP_GAMES,
    }


def check_uniform(state: Any) -> None:
    """Stops if outcomes differ in probability: the playouts here would break the game's rules."""
    actions, chances = zip(*state.chance_outcomes(), strict=True)
    if max(chances) - min(chances) > 1e-9 or list(actions) != list(state.legal_actions()):
        sys.exit("chance is not uniform in this game; the worker cannot play it")


def driven(name: str, seconds: float, playout: Playout | None = None) -> dict[str, Any]:
    """Counts decisions of whole games with choices made in Python, dealing included."""
    game = load(name)
    if playout is None:
        playout = playout_python if name.startswith("python_") else playout_native
    facts = survey(game)
    decisions = steps = games = 0
    start = time.perf_counter()
    while (elapsed := time.perf_counter() - start) < seconds:
        more = playout(game)
        decisions, steps, games = decisions + more[0], steps + more[1], games + 1
    facts |= {"decisions_per_game": decisions / games, "chance_per_game": (steps - decisions) / games}
    rates = {"value": decisions / elapsed, "unit": "decisions/s", "steps_per_second": steps / elapsed}
    return {**rates, "games": games, "decisions": decisions, **facts}


def middle_state(game: Any) -> Any:
    """Returns the state at the middle decision of a random game."""
    state, states = game.new_initial_state(), []
    while not state.is_terminal():
        if not state.is_chance_node():
            states.append(state.clone())
        state.apply_action(choice(state.legal_actions()))
    return states[len(states) // 2]


def clone(name: str, seconds: float) -> dict[str, Any]:
    """Returns the median over mid-game states; the first round over them is warm-up."""
    game = load(name)
    copies = [middle_state(game).clone for _ in range(CLONE_STATES)]
    samples: list[float] = []
    end = time.perf_counter() + seconds
    while len(samples) < 2 * CLONE_STATES or time.perf_counter() < end:
        samples.extend(map(clone_time, copies))
    return {"value": statistics.median(samples[CLONE_STATES:]), "unit": "µs", "samples": len(samples)}


def clone_time(copy: Callable[[], Any]) -> float:
    """Returns microseconds per clone, its release included."""
    start = time.perf_counter()
    for _ in range(CLONE_BATCH):
        copy()
    return (time.perf_counter() - start) / CLONE_BATCH * 1e6


def first_decision(game: Any) -> Any:
    """Deals at random, up to the first decision of a player."""
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(choice(state.legal_actions()))
    return state


def time_steps(bot: Any, game: Any, seconds: float) -> tuple[int, float]:
    """Lets the bot choose at first decisions of new deals; times only the bot, after one untimed step."""
    bot.step(first_decision(game))
    steps, spent = 0, 0.0
    while spent < seconds:
        state = first_decision(game)
        start = time.perf_counter()
        bot.step(state)
        spent += time.perf_counter() - start
        steps += 1
    return steps, spent


def inside(name: str, seconds: float) -> dict[str, Any]:
    """Counts decisions of rollouts entirely in C++, started after the deal.

    OpenSpiel has no playout call, but an MCTS of two simulations is little more than its rollouts: ROLLOUTS from the
    root, ROLLOUTS from a child (one decision shorter).
    """
    if name.startswith("python_"):
        sys.exit("the C++ MCTS does not come back from games written in Python")
    game = load(name)
    facts = survey(game)
    evaluator = pyspiel.RandomRolloutEvaluator(ROLLOUTS, random.randrange(2**31))
    bot = pyspiel.MCTSBot(game, evaluator, 2.0, 2, 100, False, random.randrange(2**31), False)
    steps, spent = time_steps(bot, game, seconds)
    decisions = steps * ROLLOUTS * (2 * facts["decisions_per_game"] - 1)
    return {"value": decisions / spent, "unit": "decisions/s", "rollouts": steps * 2 * ROLLOUTS, **facts}


def ismcts(name: str, seconds: float) -> dict[str, Any]:
    """Counts simulations of C++ IS-MCTS: one world and one random rollout each, from the first decision."""
    game = load(name)
    evaluator = pyspiel.RandomRolloutEvaluator(1, random.randrange(2**31))
    policy = pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT
    bot = pyspiel.ISMCTSBot(random.randrange(2**31), evaluator, 2.0, SIMULATIONS, -1, policy)
    facts = survey(game)
    steps, spent = time_steps(bot, game, seconds)
    return {"value": steps * SIMULATIONS / spent, "unit": "simulations/s", "searches": steps, **facts}


MEASURES: dict[str, Any] = {
    "driven": driven,
    "documented": documented,
    "clone": clone,
    "inside": inside,
    "ismcts": ismcts,
}


def main() -> None:
    """Runs one repeat. The share of CPU time shows whether the machine was busy with something else."""
    seconds, what = float(sys.argv[1]), sys.argv[2]
    seed = int(sys.argv[3]) if len(sys.argv) > 3 else 1
    kind, _, name = what.partition(":")
    if kind not in MEASURES:
        sys.exit(f"unknown measure {kind!r}; known: {', '.join(MEASURES)}")
    random.seed(seed)
    wall, cpu = time.perf_counter(), time.process_time()
    found = MEASURES[kind](name, seconds)
    found["cpu_share"] = (time.process_time() - cpu) / (time.perf_counter() - wall)
    head = {"peer": "open_spiel", "what": what, "version": version("open_spiel"), "seed": seed}
    print(json.dumps({**head, "python": platform.python_version(), "seconds": seconds, **found}))


if __name__ == "__main__":
    main()
