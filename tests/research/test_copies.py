"""Everything that the documentation offers can be copied, pickled and sent to a spawned process.

A copy must also continue like the original: both are played on and compared.
"""

from __future__ import annotations

import copy
import multiprocessing
import pickle
from collections.abc import Callable
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import pyspiel  # type: ignore[import-not-found]
import pytest

import gospoda.research.openspiel
from gospoda import bots
from gospoda.core.chance import live_seed, seeded
from gospoda.core.codec import state_to_json
from gospoda.core.match import Match
from gospoda.core.observing.observation import observer_of
from gospoda.core.registry import game
from gospoda.core.state import State
from gospoda.research import observe, pettingzoo, vector
from gospoda.research.gymnasium import name_of
from tests.research.settings import TITLES, every_title

STEPS = 12
MY_BOT = Path(__file__).parents[2] / "docs" / "examples" / "my_bot.py"
Going = Callable[[Any], Any]  # plays on and returns the result


def started(title: str) -> State:
    """A position a few moves into a game with secrets."""
    state = game(title).start(2, {}, live_seed())
    go_on_with_state(state)
    return state


def go_on_with_state(state: State) -> Any:
    chance = seeded("on")
    for _ in range(STEPS):
        state.advance(state.next_seat(), state.any_move(state.next_seat(), chance))
    return state_to_json(state), observe(state, 0).tolist()


def go_on_with_match(match: Match) -> Any:
    told = [[event.kind, event.seat, event.args, event.audience] for step in match.steps for event in step.events]
    return told, go_on_with_state(match.state)


def go_on_with_bot(bot: bots.Bot) -> Any:
    told: list[Any] = [bot.patience, type(bot).__name__, bot.chance.uses]
    state = game("stonespine").start(2, {}, "bots")
    for _ in range(4):
        seat = state.next_seat()
        told.append(bots.seat_move(bot, state, seat, seeded("redeal")))
        state.advance(seat, told[-1])
    return told


def go_on_with_chance(chance: Any) -> Any:
    return [chance.below(1000) for _ in range(40)], chance.shuffled(list(range(30))), chance.uses


def go_on_with_aec(env: Any) -> Any:
    told = []
    for _ in range(STEPS):
        observation = env.observe(env.agent_selection)
        told.append((env.agent_selection, observation["observation"].tolist()))
        env.step(int(observation["action_mask"].argmax()))
    return told


def go_on_with_parallel(env: Any) -> Any:
    told = []
    for _ in range(STEPS):
        actions = {agent: int(env.observed(env.seat_of[agent])["action_mask"].argmax()) for agent in env.agents}
        told.append([one["observation"].tolist() for one in env.step(actions)[0].values()])
    return told


def go_on_with_seat(env: Any) -> Any:
    told = []
    for _ in range(STEPS):
        observation, reward, *_ = env.step(int(env.unwrapped.action_masks().argmax()))
        told.append((observation.tolist(), reward))
    return told


def go_on_with_vector(table: Any) -> Any:
    rng = np.random.default_rng(1)
    told = []
    for _ in range(STEPS):
        table.step(table.sample(rng))
        told.append((table.seat.tolist(), table.observation.sum(axis=1).tolist(), table.done.tolist()))
    return told, table.mask.tolist(), table.reward.tolist()


def go_on_with_spiel_game(title: Any) -> Any:
    state = title.new_initial_state()
    state.apply_action(3)
    return str(title), go_on_with_spiel_state(state)


def go_on_with_spiel_state(state: Any) -> Any:
    for _ in range(STEPS):
        state.apply_action(state.legal_actions()[0])
    return str(state), state.history(), str(state.get_game())


def match(title: str) -> Match:
    made = Match(game(title), 2, {}, "match")
    for _ in range(STEPS):
        seat = made.state.next_seat()
        made.act(seat, made.state.legal(seat)[0])
    return made


def bot(name: str) -> bots.Bot:
    made = bots.invited(name, seeded("bot"))
    made.patience = 30.0
    made.chance.below(6)
    return made


def reset(env: Any) -> Any:
    env.reset(seed=1)
    return env


def seat_env(title: str) -> Any:
    made = gymnasium.make(name_of(title), seats=2, opponents=["journeyman"], illegal="error")
    return reset(made)


def stepped_vector(title: str) -> Any:
    made = vector(title, games=130, seats=2, seed=1)  # two blocks
    made.step(made.sample(np.random.default_rng(2)))
    return made


def spiel_game(title: str) -> Any:
    return pyspiel.load_game(f"{gospoda.research.openspiel.PREFIX}{title}(players=2)")


def spiel_state(title: str) -> Any:
    state = spiel_game(title).new_initial_state()
    state.apply_action(7)
    return state


EACH_TITLE: dict[str, tuple[Callable[[str], Any], Going]] = {
    "state": (started, go_on_with_state),
    "match": (match, go_on_with_match),
    "pettingzoo": (lambda title: reset(pettingzoo.env(title, seats=2)), go_on_with_aec),
    "parallel": (lambda title: reset(pettingzoo.parallel_env(title, seats=2)), go_on_with_parallel),
    "gymnasium": (seat_env, go_on_with_seat),
    "vector": (stepped_vector, go_on_with_vector),
    "openspiel-game": (spiel_game, go_on_with_spiel_game),
    "openspiel-state": (spiel_state, go_on_with_spiel_state),
}
BOTS = [name for name in bots.names() if not bots.searches(name)] + ["expert:20", "master:20", f"{MY_BOT}:Hoarder"]
WAYS: dict[str, Going] = {
    "deepcopy": copy.deepcopy,
    "pickle": lambda thing: pickle.loads(pickle.dumps(thing)),
}


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("what", EACH_TITLE)
@every_title
def test_a_copy_goes_on_as_the_original_and_leaves_it_alone(title: str, what: str, way: str) -> None:
    make, go_on = EACH_TITLE[what]
    thing = make(title)
    twin, other = WAYS[way](thing), WAYS[way](thing)
    assert type(twin) is type(thing)
    told = go_on(twin)
    assert go_on(thing) == told, "the original must not have moved with its copy"
    assert go_on(other) == told


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("name", BOTS, ids=lambda name: name.rpartition("/")[2])
def test_a_copied_bot_thinks_as_the_original(name: str, way: str) -> None:
    thing = bot(name)
    twin = WAYS[way](thing)
    assert type(twin) is type(thing)
    assert go_on_with_bot(twin) == go_on_with_bot(thing)


class Remembering(bots.Bot):
    """A bot with state of its own."""

    def __init__(self, chance: Any) -> None:
        super().__init__(chance)
        self.seen = [1]

    def choose(self, state: State, seat: int) -> int:
        self.seen.append(seat)
        return state.legal(seat)[len(self.seen) % len(state.legal(seat))]


@pytest.mark.parametrize("way", WAYS)
def test_a_readers_bot_keeps_its_memory(way: str) -> None:
    thing = Remembering(seeded("memory"))
    thing.seen.append(2)
    twin = WAYS[way](thing)
    assert twin.seen == [1, 2]
    assert go_on_with_bot(twin) == go_on_with_bot(thing)
    assert twin.seen is not thing.seen


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("seed", ["quick", "stream/1", "stream/deal/1"])
def test_chance_gives_the_same_numbers(seed: str, way: str) -> None:
    thing = seeded(seed)
    thing.at(3)
    thing.below(6)
    thing.at(4)
    twin = WAYS[way](thing)
    assert go_on_with_chance(twin) == go_on_with_chance(thing)


@pytest.mark.parametrize("way", WAYS)
@every_title
def test_titles_and_what_belongs_to_them(title: str, way: str) -> None:
    """A title is a singleton: copying it returns the same object."""
    one = game(title)
    assert WAYS[way](one) is one
    assert type(WAYS[way](one.judge)) is type(one.judge)
    assert type(WAYS[way](one.display)) is type(one.display)
    observer, state = observer_of(one, 2), one.start(2, {}, 1)
    note, twin = observer.observe(state, 0), WAYS[way](observer).observe(state, 0)
    again = WAYS[way](note)
    assert (again.active, again.numbers) == (note.active, note.numbers) == (twin.active, twin.numbers)
    told = [state.scores(), state.prompt(state.next_seat()), state.points()]
    assert WAYS[way](told) == told


@pytest.mark.parametrize("way", WAYS)
def test_an_observer_of_openspiel_writes_into_its_own_tensor(way: str) -> None:
    state = spiel_state("stonespine")
    thing = state.get_game().make_py_observer()
    thing.set_from(state, 0)
    twin = WAYS[way](thing)
    assert twin.tensor.tolist() == thing.tensor.tolist()
    for one in (thing, twin):
        one.set_from(state, 1)
    assert all((twin.dict[name] == part).all() for name, part in thing.dict.items())


def test_a_vector_on_several_processes_says_that_it_cannot() -> None:
    with vector("stonespine", games=2, seats=2, jobs=2) as table, pytest.raises(TypeError, match="jobs=1"):
        pickle.dumps(table)


def gone_on(things: list[tuple[Any, Going]]) -> list[Any]:
    """Plays on in the other process."""
    return [go_on(thing) for thing, go_on in things]


def test_a_spawned_process_goes_on_with_everything() -> None:
    """Nothing is inherited there: all modules are imported again."""
    things = [(make(title), go_on) for title in [one.id for one in TITLES] for make, go_on in EACH_TITLE.values()]
    things += [(bot(name), go_on_with_bot) for name in BOTS]
    with multiprocessing.get_context("spawn").Pool(1) as pool:
        told = pool.apply(gone_on, (things,))
    assert told == gone_on(things)
