"""Gymnasium: one learner at the table against named opponents, which get redealt states as always.

Importing this module registers `gospoda/Stonespine-v1`, `gospoda/RollPlayer-v1`, `gospoda/Simurgh-v1`,
`gospoda/Guilds-v1`, and likewise every other installed title.

    env = gymnasium.make("gospoda/Stonespine-v1", seats=2, seat=0, opponents=["greedy"])
"""

from __future__ import annotations

from typing import Any

from gospoda import bots
from gospoda.bots.base import Bot, seat_move
from gospoda.core.chance import seeded
from gospoda.core.registry import games
from gospoda.core.state import State
from gospoda.research.extras import need

need("gymnasium", "research")

import gymnasium  # noqa: E402
import numpy as np  # noqa: E402
from gymnasium import spaces  # noqa: E402

from gospoda.research.common import (  # noqa: E402
    BadSetting,
    IllegalAction,
    Series,
    fresh_series,
    move_number,
    one_of,
    whole,
    worth,
)
from gospoda.research.dense import Floats, Mask, dense, mask  # noqa: E402
from gospoda.research.rendering import RENDER_MODES, checked_mode, render  # noqa: E402
from gospoda.research.setting import Setting  # noqa: E402

ILLEGAL = ("lose", "stay", "error")
VERSION = 1


class SeatEnv(gymnasium.Env[Any, Any]):
    """One seat of a title; bots play the others.

    An illegal action is a loss and truncates the episode (`illegal="lose"`), changes nothing but costs the
    same (`illegal="stay"`, for learners without masks), or raises (`illegal="error"`). `action_masks()` is
    what sb3-contrib asks for; the mask is also in the info.
    """

    metadata = {"render_modes": list(RENDER_MODES), "render_fps": 2}  # noqa: RUF012

    def __init__(
        self, title: str, seats: int | None = None, seat: int = 0, opponents: list[str] | None = None, *,
        options: dict[str, Any] | None = None, reward: str = "win", illegal: str = "lose",
        illegal_reward: float = -1.0, render_mode: str | None = None,
    ) -> None:  # fmt: skip
        self.setting = Setting(title, seats, options, reward)
        self.seat = whole(seat)
        if self.seat not in range(self.setting.seats):
            raise BadSetting(f"seat is one of 0 to {self.setting.seats - 1}, not {seat!r}")
        self.opponents = opponents if opponents is not None else ["random"]
        named = isinstance(self.opponents, list | tuple) and all(isinstance(name, str) for name in self.opponents)
        if not named or not self.opponents:
            raise BadSetting("opponents is a list with at least one name of a bot, such as ['greedy']")
        self.illegal = one_of("illegal", illegal, ILLEGAL)
        self.illegal_reward = worth("illegal_reward", illegal_reward)
        self.render_mode = checked_mode(render_mode)
        self.observation_space = spaces.Box(0.0, 1.0, (self.setting.size,), np.float32)
        self.action_space = spaces.Discrete(self.setting.moves)
        self.series: Series | None = None
        self.game: State | None = None
        self.bots: list[Bot] = []
        self._hired("check")  # report an unknown bot now, not in the middle of a training run

    def _hired(self, seed: str) -> list[Bot]:
        """Returns the bots of all seats.

        The names are dealt out in turn, and the learner's seat gets one that never plays.
        """
        self.chance = seeded(f"{seed}/opponents")
        names = [self.opponents[at % len(self.opponents)] for at in range(self.setting.seats)]
        others = [(self.seat + 1 + at) % self.setting.seats for at in range(self.setting.seats)]
        seated = dict(zip(others, names, strict=True))
        return [bots.invited(seated[seat], self.chance.fork()) for seat in range(self.setting.seats)]

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Floats, dict[str, Any]]:
        """Deals a new game and lets the others move until the learner is asked."""
        super().reset(seed=seed)
        if seed is not None:
            self.series = Series(seed)
        elif self.series is None:
            self.series = fresh_series()
        self.game = None
        while self.game is None or self.game.is_over():  # the learner was never asked: try another game
            name = self.series.next()
            self.game = self.setting.deal(name)
            self.bots = self._hired(name)
            self._let_others_play(self.game)
        return self._observed(), self._info()

    def step(self, action: Any) -> tuple[Floats, float, bool, bool, dict[str, Any]]:
        """Carries out an action of the learner, then those of the others."""
        game = self._table()
        move = move_number(action)
        if move not in game.legal(self.seat):
            return self._refused(game, move)
        game.advance(self.seat, move)
        self._let_others_play(game)
        reward = self.setting.rewards(game)[self.seat] if game.is_over() else 0.0
        if self.render_mode == "human":
            self.render()
        return self._observed(), reward, game.is_over(), False, self._info()

    def _refused(self, game: State, move: int) -> tuple[Floats, float, bool, bool, dict[str, Any]]:
        reason = self.setting.refuse(game, self.seat, move)
        if self.illegal == "error":
            raise IllegalAction(reason)
        lost = self.illegal == "lose"
        return self._observed(), self.illegal_reward, False, lost, {**self._info(), "illegal": reason}

    def _let_others_play(self, game: State) -> None:
        """Lets the others move.

        In a simultaneous decision they choose after the learner, without seeing its choice.
        """
        while not game.is_over() and not game.to_act() >> self.seat & 1:
            other = game.next_seat()
            game.advance(other, seat_move(self.bots[other], game, other, self.chance))

    def _table(self) -> State:
        if self.game is None:
            raise BadSetting("the environment has no game yet: call reset() first")
        return self.game

    def _observed(self) -> Floats:
        return dense(self.setting.observer, self._table(), self.seat)

    def _info(self) -> dict[str, Any]:
        game = self._table()
        return {"action_mask": mask(game, self.seat), "points": [int(points) for points in game.points()]}

    def action_masks(self) -> Mask:
        """Returns which actions are legal now."""
        return mask(self._table(), self.seat)

    def render(self) -> Any:
        """Renders the public table."""
        return render(self._table(), self.render_mode)


def name_of(title: str) -> str:
    """Returns the name under which a title is registered."""
    for one in games():
        if one.id == title:
            return f"gospoda/{type(one).__name__}-v{VERSION}"
    raise BadSetting(f"there is no game {title!r}; there are {', '.join(one.id for one in games())}")


def register_all() -> None:
    """Registers every installed title with Gymnasium."""
    for one in games():
        name = name_of(one.id)
        if name not in gymnasium.registry:
            entry = "gospoda.research.gymnasium:SeatEnv"
            gymnasium.register(name, entry_point=entry, kwargs={"title": one.id}, disable_env_checker=True)


register_all()
