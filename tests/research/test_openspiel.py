"""OpenSpiel's own tests, bots and environments on every title, and Shimmy's bridge to PettingZoo."""

from __future__ import annotations

import pickle
from hashlib import blake2b
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel
import pytest
from absl import flags
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import generate_playthrough, ismcts, mcts
from pettingzoo.test import api_test

from gospoda.core.game import BadOption
from gospoda.research import observe
from gospoda.research.common import IllegalAction
from gospoda.research.openspiel import PREFIX
from tests.research.settings import every_small_table, every_title, two_and_three

pytestmark = pytest.mark.filterwarnings("ignore::DeprecationWarning", "ignore::UserWarning")


def loaded(title: str, seats: int, seeds: int = 16) -> Any:
    return pyspiel.load_game(f"{PREFIX}{title}(players={seats},seeds={seeds})")


@every_small_table
def test_random_simulations_with_serialisation(title: str, seats: int) -> None:
    pyspiel.random_sim_test(loaded(title, seats), num_sims=1, serialize=True, verbose=False)


def in_a_word(tensor: np.ndarray, name: str) -> list[str]:
    """A line that identifies a tensor to the last bit; OpenSpiel's own rounds and prints every number."""
    return [f"{name}: {tensor.dtype} {tensor.shape} {blake2b(tensor.tobytes(), digest_size=16).hexdigest()}"]


@two_and_three
def test_playthroughs_are_replayed(title: str, seats: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A playthrough is written, read back, and replayed to the same text."""
    flags.FLAGS.mark_as_parsed()
    monkeypatch.setattr(generate_playthrough, "_format_tensor", in_a_word)  # nine tenths of the time went there
    file = tmp_path / "playthrough.txt"
    file.write_text(generate_playthrough.playthrough(f"{PREFIX}{title}(players={seats},seeds=4)", [], seed=7), "utf-8")
    written, again = generate_playthrough.replay(file)
    assert "InformationStateTensor(0).seat: float32" in written
    assert written == again


def finished(state: Any, bots: list[Any], rng: np.random.RandomState) -> list[float]:
    """Plays a whole game between OpenSpiel bots."""
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(int(rng.choice([action for action, _ in state.chance_outcomes()])))
        else:
            state.apply_action(int(bots[state.current_player()].step(state)))
    return list(state.returns())


class Anybody(pyspiel.Bot):  # type: ignore[misc]
    """Plays at random."""

    def __init__(self, rng: np.random.RandomState) -> None:
        super().__init__()
        self.rng = rng

    def step(self, state: Any) -> int:
        return int(self.rng.choice(state.legal_actions()))


class Quick(mcts.Evaluator):  # type: ignore[misc]
    """Rates a position by its points instead of playing games out: the search itself is under test."""

    def evaluate(self, state: Any) -> list[float]:
        points = np.array(state.held.state.points(), float)
        return list(points / max(points.sum(), 1.0))

    def prior(self, state: Any) -> list[tuple[int, float]]:
        actions = state.legal_actions()
        return [(action, 1.0 / len(actions)) for action in actions]


@two_and_three
def test_mcts_and_ismcts_play_whole_games(title: str, seats: int) -> None:
    rng = np.random.RandomState(1)
    game = loaded(title, seats)
    others = [Anybody(rng) for _ in range(seats - 1)]
    for bot in (
        mcts.MCTSBot(game, 1.4, 2, Quick(), random_state=rng),
        ismcts.ISMCTSBot(game, Quick(), 1.4, 2, random_state=rng, allow_inconsistent_action_sets=True),
    ):
        returns = finished(game.new_initial_state(), [bot, *others], rng)
        assert sum(returns) == pytest.approx(1.0)


@every_small_table
def test_rl_environment(title: str, seats: int) -> None:
    env = rl_environment.Environment(loaded(title, seats))
    env.seed(3)
    rng = np.random.default_rng(3)
    step = env.reset()
    for _ in range(40):
        if step.last():
            break
        player = step.observations["current_player"]
        info = step.observations["info_state"][player]
        assert info == observe(env.get_state.held.state, player).tolist()
        step = env.step([int(rng.choice(step.observations["legal_actions"][player]))])


@every_small_table
def test_the_bridge_of_shimmy(title: str, seats: int) -> None:
    from shimmy import OpenSpielCompatibilityV0

    config = {"players": seats, "seeds": 16}  # the bridge reloads the game at every reset
    api_test(OpenSpielCompatibilityV0(game_name=PREFIX + title, config=config), num_cycles=40)


@every_title
def test_resampling_keeps_what_the_player_sees(title: str) -> None:
    state = loaded(title, 2).new_initial_state()
    rng = np.random.RandomState(2)
    state.apply_action(3)
    for _ in range(12):
        if state.is_terminal():
            break
        player = state.current_player()
        again = state.resample_from_infostate(player, rng.uniform)
        assert again.information_state_string(player) == state.information_state_string(player)
        assert again.legal_actions() == state.legal_actions()
        state.apply_action(int(rng.choice(state.legal_actions())))


def test_copies_are_independent() -> None:
    state = loaded("guilds", 2).new_initial_state()
    state.apply_action(1)
    before = str(state)
    twin = state.clone()
    twin.apply_action(twin.legal_actions()[0])
    assert str(state) == before
    assert twin.history() != state.history()
    assert twin.setting is state.setting, "compiled observers cannot be copied"
    assert pickle.loads(pickle.dumps(state.setting)).observer is state.setting.observer, "nor written down"


def test_actions_are_our_notation() -> None:
    state = loaded("stonespine", 3).new_initial_state()
    assert state.action_to_string(pyspiel.PlayerId.CHANCE, 5) == "seed 5"
    state.apply_action(5)
    assert state.action_to_string(0, state.legal_actions()[0]).startswith("place ")


def test_options_and_bad_input() -> None:
    game = pyspiel.load_game("gospoda_stonespine(players=3,options=placement:open;discards:open)")
    same = pyspiel.load_game("gospoda_stonespine", {"players": 3, "options": "placement=open;discards=open"})
    assert str(same) == str(game)
    state = pyspiel.load_game(str(same)).new_initial_state()
    state.apply_action(1)
    assert state.held.state.options["placement"] == "open"
    again, copy = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))
    assert (str(again), str(copy)) == (str(game), str(state))
    for params, sentence in (
        ({"options": "placement"}, "name:value"),
        ({"options": "colour:red"}, "has no option 'colour'"),
        ({"seeds": 0}, "seeds is a number"),
    ):
        with pytest.raises(BadOption, match=sentence):
            pyspiel.load_game("gospoda_stonespine", params)


def test_an_illegal_action_is_refused_in_a_sentence() -> None:
    """OpenSpiel executes whatever it is given; here nothing happens."""
    state = loaded("guilds", 2).new_initial_state()
    with pytest.raises(IllegalAction, match="the seeds of this game are 0 to 15, not 16"):
        state.apply_action(16)
    state.apply_action(3)
    before = str(state)
    for wrong in (next(n for n in range(99) if n not in state.legal_actions()), 10**6):
        with pytest.raises(IllegalAction, match="is illegal for seat"):
            state.apply_action(wrong)
    assert (str(state), state.history()) == (before, [3])
