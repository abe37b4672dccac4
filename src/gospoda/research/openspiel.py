"""OpenSpiel: importing this module registers `gospoda_stonespine`, `gospoda_rollplayer` and so on.

    game = pyspiel.load_game("gospoda_stonespine(players=3)")

One chance node at the root draws the seed of the game; all other chance is inside the state. `seeds` is the
number of seeds. `resample_from_infostate` deals anew whatever the player cannot know, the future included.
Options of a title are given as `options=placement:open;discards:open`.
"""

from __future__ import annotations

from typing import Any

from gospoda.bots.arena import LONGEST
from gospoda.core.chance import Chance
from gospoda.core.game import BadOption, Game
from gospoda.core.registry import games
from gospoda.core.state import State
from gospoda.research.extras import need

need("pyspiel", "openspiel")

import numpy as np  # noqa: E402
import pyspiel  # type: ignore[import-not-found]  # noqa: E402

from gospoda.research.common import IllegalAction, default_seats  # noqa: E402
from gospoda.research.dense import fill  # noqa: E402
from gospoda.research.rendering import table_text  # noqa: E402
from gospoda.research.setting import Setting  # noqa: E402

SEEDS = 1024
PREFIX = "gospoda_"
Type = pyspiel.GameType


class Held:
    """A running game inside an OpenSpiel state; copying clones it instead of walking through its parts."""

    def __init__(self, state: State | None = None) -> None:
        self.state = state
        self.own_moves: list[list[int]] = []  # by seat, for perfect recall

    def __deepcopy__(self, memo: dict[int, Any]) -> Held:
        twin = Held(None if self.state is None else self.state.clone())
        twin.own_moves = [moves.copy() for moves in self.own_moves]
        return twin


def game_type(title: Game) -> Any:
    """Returns a title's OpenSpiel description."""
    return Type(
        short_name=PREFIX + title.id,
        long_name=title.title,
        dynamics=Type.Dynamics.SEQUENTIAL,
        chance_mode=Type.ChanceMode.EXPLICIT_STOCHASTIC,
        information=Type.Information.IMPERFECT_INFORMATION,
        utility=Type.Utility.GENERAL_SUM,
        reward_model=Type.RewardModel.TERMINAL,
        max_num_players=title.max_seats,
        min_num_players=title.min_seats,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification={"players": default_seats(title), "seeds": SEEDS, "options": ""},
        default_loadable=True,
    )


def parsed_options(title: Game, text: str) -> dict[str, Any]:
    """Parses `name:value;name:value` into values of the right type."""
    known = {option.name: option for option in title.options}
    chosen: dict[str, Any] = {}
    for setting in filter(None, text.split(";")):
        name, colon, value = setting.partition(":")
        if not colon:
            raise BadOption(f"options are written name:value;name:value, not {text!r}")
        values = known[name].values if name in known else []
        chosen[name] = next((one for one in values if str(one).lower() == value.lower()), value)
    return chosen


class TableGame(pyspiel.Game):  # type: ignore[misc]
    """A title as an OpenSpiel game."""

    title: Game  # of the registered class

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = dict(params or {})
        title = type(self).title
        seats = int(given.get("players", default_seats(title)))
        # OpenSpiel writes parameters as name=value and cannot read a second equals sign back
        given["options"] = str(given.get("options", "")).replace("=", ":")
        self.setting = Setting(title.id, seats, parsed_options(title, given["options"]))
        self.seeds = int(given.get("seeds", SEEDS))
        if self.seeds < 1:
            raise BadOption(f"seeds is a number from 1 on, not {self.seeds}")
        info = pyspiel.GameInfo(
            num_distinct_actions=self.setting.moves,
            max_chance_outcomes=self.seeds,
            num_players=seats,
            min_utility=0.0,
            max_utility=1.0,
            utility_sum=None,
            max_game_length=LONGEST,
        )
        super().__init__(game_type(title), info, given)

    def __reduce__(self) -> tuple[Any, tuple[str]]:
        """Pickles by name and parameters; unpickling imports this module, which registers the titles."""
        return loaded, (str(self),)

    def new_initial_state(self) -> TableState:
        """Returns the state before the seed is drawn."""
        return TableState(self)

    def max_chance_nodes_in_history(self) -> int:
        """Returns 1: the node that draws the seed."""
        return 1

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> TableObserver:
        """Returns the observer that turns states into tensors and strings."""
        wanted = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        return TableObserver(self.setting, wanted.perfect_recall)


def loaded(text: str) -> TableGame:
    """Returns a game from its name and parameters in OpenSpiel's notation."""
    found: TableGame = pyspiel.load_game(text)
    return found


class TableState(pyspiel.State):  # type: ignore[misc]
    """A position: before the seed is drawn, or a running game."""

    def __init__(self, game: TableGame) -> None:
        super().__init__(game)
        self.setting = game.setting
        self.seeds = game.seeds
        self.held = Held()

    def __deepcopy__(self, memo: dict[int, Any]) -> Any:
        return self.clone()

    def current_player(self) -> int:
        """Returns the next player to act; in a simultaneous decision, the first that has not chosen."""
        state = self.held.state
        if state is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if state.is_over() else int(state.next_seat())

    def _legal_actions(self, player: int) -> list[int]:
        assert self.held.state is not None
        return sorted(self.held.state.legal(player))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Returns the seeds, all equally likely."""
        return [(seed, 1.0 / self.seeds) for seed in range(self.seeds)]

    def _apply_action(self, action: int) -> None:
        state = self.held.state
        if state is None:
            if not 0 <= action < self.seeds:
                raise IllegalAction(f"the seeds of this game are 0 to {self.seeds - 1}, not {action}")
            self.held.state = self.setting.deal(action)
            self.held.own_moves = [[] for _ in range(self.setting.seats)]
            return
        seat = int(state.next_seat())
        if action not in state.legal(seat):  # OpenSpiel itself does not check
            raise IllegalAction(self.setting.refuse(state, seat, action))
        self.held.own_moves[seat].append(action)
        state.advance(seat, action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"seed {action}"
        return str(self.setting.game.moves.notation(action))

    def is_terminal(self) -> bool:
        """Returns whether the game is over."""
        return self.held.state is not None and self.held.state.is_over()

    def returns(self) -> list[float]:
        """Returns each player's result: a win is worth 1, shared by the winners."""
        state = self.held.state
        if state is None or not state.is_over():
            return [0.0] * self.setting.seats
        return self.setting.rewards(state)

    def resample_from_infostate(self, player: int, sampler: Any) -> TableState:
        """Returns the game with everything this player cannot know dealt anew; `sampler` supplies the chance."""
        twin: TableState = self.clone()
        state = twin.held.state
        if state is not None:
            chance = Chance(int(sampler() * 0xFFFFFFFF), int(sampler() * 0xFFFFFFFF) | 1)
            twin.held.state = state.redeal(player, chance)
        return twin

    def __str__(self) -> str:
        """Returns a short text, since OpenSpiel compares it all the time; `table()` is for people."""
        state = self.held.state
        if state is None:
            return "the seed is not drawn yet"
        chapter = "end" if state.top is None else state.chapter().name
        seen = [observed_text(self.setting, state, seat) for seat in range(self.setting.seats)]
        return "\n".join([f"{chapter}, points {state.points()}, reveals {state.reveals}", *seen])

    def table(self) -> str:
        """Returns the public table as text."""
        return str(self) if self.held.state is None else table_text(self.held.state)


def observed_text(setting: Setting, state: State, seat: int) -> str:
    """Returns an observation as text that differs whenever the numbers do."""
    note = setting.observer.observe(state, seat)
    counts = ",".join(f"{number:.4g}" for number in note.numbers)
    return f"seat {seat}: {' '.join(map(str, sorted(note.active)))} | {counts}"


class TableObserver:
    """Tensors and strings of what a player sees; with perfect recall, the string lists its own moves too."""

    def __init__(self, setting: Setting, perfect_recall: bool) -> None:
        self.setting = setting
        self.perfect_recall = perfect_recall
        self.tensor = np.zeros(setting.size, np.float32)
        self.dict = {
            part.name: self.tensor[part.first : part.first + part.size].reshape(
                [len(axis.ids) for axis in part.axes] or [1]
            )
            for part in setting.observer.scheme.parts()
        }

    def __reduce__(self) -> tuple[Any, ...]:
        """Rebuilds the observer, so that the parts of a copy are views of its own tensor."""
        return TableObserver, (self.setting, self.perfect_recall), self.tensor

    def __setstate__(self, tensor: Any) -> None:
        self.tensor[:] = tensor

    def set_from(self, state: TableState, player: int) -> None:
        """Writes what a player sees into the tensor."""
        self.tensor.fill(0.0)
        running = state.held.state
        if running is not None:
            fill(self.tensor, self.setting.observer, self.setting.observer.observe(running, player))

    def string_from(self, state: TableState, player: int) -> str:
        """Returns what a player sees, in words that differ whenever the numbers do."""
        running = state.held.state
        if running is None:
            return f"seat {player}"
        text = observed_text(self.setting, running, player)
        if not self.perfect_recall:
            return text
        notation = self.setting.game.moves.notation
        return f"{text} | {'; '.join(notation(move) for move in state.held.own_moves[player])}"


def register_all() -> None:
    """Registers every installed title with OpenSpiel."""
    known = set(pyspiel.registered_names())
    for one in games():
        if PREFIX + one.id not in known:
            made = type(f"{type(one).__name__}Game", (TableGame,), {"title": one})
            pyspiel.register_game(game_type(one), made)


register_all()
