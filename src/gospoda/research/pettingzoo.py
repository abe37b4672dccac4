"""PettingZoo: every title as an AEC environment, and as a parallel one for simultaneous decisions.

    env = gospoda.research.pettingzoo.env("stonespine", seats=3)

An observation is `{"observation": …, "action_mask": …}`. Where the rulebook says "simultaneously", the seats
that have to choose act one after the other and see nothing of each other's choices.
"""

from __future__ import annotations

from typing import Any

from gospoda.core.piles import bit
from gospoda.core.state import State
from gospoda.research.extras import need

need("pettingzoo", "research")

import numpy as np  # noqa: E402
from gymnasium import spaces  # noqa: E402
from pettingzoo import AECEnv, ParallelEnv  # type: ignore[import-untyped]  # noqa: E402

from gospoda.research.common import (  # noqa: E402
    BadSetting,
    IllegalAction,
    Series,
    fresh_series,
    move_number,
    one_of,
    worth,
)
from gospoda.research.dense import dense, mask  # noqa: E402
from gospoda.research.rendering import RENDER_MODES, checked_mode, render  # noqa: E402
from gospoda.research.setting import Setting  # noqa: E402

ILLEGAL = ("error", "terminate")
Observed = dict[str, Any]


class Tabletop:
    """The common part of both kinds of environment: the setting, the spaces, the game, and the observations."""

    def __init__(
        self, title: str, seats: int | None, options: dict[str, Any] | None, reward: str, render_mode: str | None,
        illegal: str, illegal_reward: float,
    ) -> None:  # fmt: skip
        self.setting = Setting(title, seats, options, reward)
        self.render_mode = checked_mode(render_mode)
        self.illegal = one_of("illegal", illegal, ILLEGAL)
        self.illegal_reward = worth("illegal_reward", illegal_reward)
        self.metadata: dict[str, Any] = {
            "name": f"gospoda_{title}_v1",
            "render_modes": list(RENDER_MODES),
            "is_parallelizable": True,
            "render_fps": 2,
        }
        self.possible_agents = [f"player_{seat}" for seat in range(self.setting.seats)]
        self.agents: list[str] = []
        self.seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        seen = spaces.Box(0.0, 1.0, (self.setting.size,), np.float32)
        legal = spaces.Box(0, 1, (self.setting.moves,), np.int8)
        self.observation_spaces: dict[str, Any] = {
            agent: spaces.Dict({"observation": seen, "action_mask": legal}) for agent in self.possible_agents
        }
        self.action_spaces: dict[str, Any] = {
            agent: spaces.Discrete(self.setting.moves) for agent in self.possible_agents
        }
        self.series: Series | None = None
        self.game: State | None = None

    def observation_space(self, agent: str) -> Any:
        """Returns the space of features and numbers from 0 to 1, and of the mask of legal actions."""
        return self.observation_spaces[self.known(agent)]

    def action_space(self, agent: str) -> Any:
        """Returns the space of all moves of the title, by number."""
        return self.action_spaces[self.known(agent)]

    def known(self, agent: str) -> str:
        """Returns an agent of this table, or raises."""
        if agent not in self.seat_of:
            raise BadSetting(f"there is no agent {agent!r}; there are {', '.join(self.possible_agents)}")
        return agent

    def table(self) -> State:
        """The current game."""
        if self.game is None:
            raise BadSetting("the environment has no game yet: call reset() first")
        return self.game

    def deal(self, seed: int | None) -> State:
        """Deals a new game: from a seed's series, or without a seed from the current series."""
        if seed is not None:
            self.series = Series(seed)
        elif self.series is None:
            self.series = fresh_series()
        self.game = self.setting.deal(self.series.next())
        return self.game

    def observed(self, seat: int) -> Observed:
        """Returns what a seat sees, and what it may do."""
        game = self.table()
        return {"observation": dense(self.setting.observer, game, seat), "action_mask": mask(game, seat)}

    def render(self) -> Any:
        """Renders the public table."""
        return render(self.table(), self.render_mode)

    def close(self) -> None:
        """Does nothing: no resources are held."""


class TableEnv(Tabletop, AECEnv):  # type: ignore[misc]
    """A title as an environment in which agents act one after the other."""

    def __init__(
        self, title: str, seats: int | None = None, *, options: dict[str, Any] | None = None, reward: str = "win",
        render_mode: str | None = None, illegal: str = "error", illegal_reward: float = -1.0,
    ) -> None:  # fmt: skip
        AECEnv.__init__(self)
        Tabletop.__init__(self, title, seats, options, reward, render_mode, illegal, illegal_reward)

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deals a new game."""
        game = self.deal(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self.agent_selection = self.possible_agents[int(game.next_seat())]

    def observe(self, agent: str) -> Observed:
        """Returns what an agent sees now; its mask is empty while it has nothing to decide."""
        return self.observed(self.seat_of[self.known(agent)])

    def last(self, observe: bool = True) -> tuple[Observed | None, float, bool, bool, dict[str, Any]]:
        """Returns what the selected agent sees, its reward since its last action, and whether its game is over."""
        self.table()
        agent = self.agent_selection
        return (
            self.observe(agent) if observe else None,
            self._cumulative_rewards[agent],
            self.terminations[agent],
            self.truncations[agent],
            self.infos[agent],
        )

    def step(self, action: Any) -> None:
        """Carries out the action of the selected agent."""
        game = self.table()
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise IllegalAction(f"{agent} owes an action; None is only for agents whose game is over")
        seat, move = self.seat_of[agent], move_number(action)
        self._cumulative_rewards[agent] = 0.0
        if move not in game.legal(seat):
            self.punish(agent, self.setting.refuse(game, seat, move))
            return
        following = game.advance(seat, move)
        if following < 0:
            self.finish(self.setting.rewards(game))
        else:
            self.agent_selection = self.possible_agents[following]
        if self.render_mode == "human":
            self.render()

    def punish(self, agent: str, reason: str) -> None:
        """Handles an illegal action: raises, or ends the game with a bad reward for the agent that took it."""
        if self.illegal == "error":
            raise IllegalAction(reason)
        rewards = [self.illegal_reward if one == agent else 0.0 for one in self.possible_agents]
        self.infos[agent] = {"illegal": reason}
        self.finish(rewards)

    def finish(self, rewards: list[float]) -> None:
        """Ends the game for everybody."""
        self.rewards = dict(zip(self.possible_agents, rewards, strict=True))
        self._accumulate_rewards()
        self.terminations = dict.fromkeys(self.agents, True)
        self._deads_step_first()


class ParallelTableEnv(Tabletop, ParallelEnv):  # type: ignore[misc]
    """A title as an environment in which all agents with a decision to make act at once.

    Made for phases in which all choose in secret. An agent with nothing to decide has an empty mask, and its
    action is ignored; in a title with turns those are all agents but one.
    """

    def __init__(
        self, title: str, seats: int | None = None, *, options: dict[str, Any] | None = None, reward: str = "win",
        render_mode: str | None = None, illegal: str = "error", illegal_reward: float = -1.0,
    ) -> None:  # fmt: skip
        Tabletop.__init__(self, title, seats, options, reward, render_mode, illegal, illegal_reward)

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observed], dict[str, dict[str, Any]]]:
        """Deals a new game."""
        self.deal(seed)
        self.agents = self.possible_agents[:]
        return self.everything(), {agent: {} for agent in self.agents}

    def everything(self) -> dict[str, Observed]:
        """Returns what every agent sees."""
        return {agent: self.observed(self.seat_of[agent]) for agent in self.agents}

    def step(self, actions: dict[str, Any]) -> tuple[dict[str, Any], ...]:
        """Carries out the actions of all agents with a decision to make."""
        game = self.table()
        if not isinstance(actions, dict):
            raise IllegalAction(f"a step needs a dictionary of agents and their actions, not {actions!r}")
        acting = [agent for agent in self.agents if game.to_act() & bit(self.seat_of[agent])]
        rewards = dict.fromkeys(self.agents, 0.0)
        infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        offender = self.carry_out(game, acting, actions, infos)
        if offender:
            rewards[offender] = self.illegal_reward
        elif game.is_over():
            rewards = dict(zip(self.possible_agents, self.setting.rewards(game), strict=True))
        over = bool(offender) or game.is_over()
        observed = self.everything()
        terminations = dict.fromkeys(self.agents, over)
        truncations = dict.fromkeys(self.agents, False)
        if over:
            self.agents = []
        if self.render_mode == "human":
            self.render()
        return observed, rewards, terminations, truncations, infos

    def carry_out(
        self, game: State, acting: list[str], actions: dict[str, Any], infos: dict[str, dict[str, Any]]
    ) -> str:
        """Carries out these actions if all are legal.

        Returns the agent that broke the rules, if that ends the game.
        """
        moves = []
        for agent in acting:
            if actions.get(agent) is None:
                raise IllegalAction(f"{agent} owes an action")
            seat, move = self.seat_of[agent], move_number(actions[agent])
            if move not in game.legal(seat):
                reason = self.setting.refuse(game, seat, move)
                if self.illegal == "error":
                    raise IllegalAction(reason)
                infos[agent] = {"illegal": reason}
                return agent
            moves.append((seat, move))
        for seat, move in moves:
            game.advance(seat, move)
        return ""


def env(title: str, seats: int | None = None, **settings: Any) -> TableEnv:
    """Returns an AEC environment; takes `options`, `reward`, `render_mode`, `illegal` and `illegal_reward`."""
    return TableEnv(title, seats, **settings)


def parallel_env(title: str, seats: int | None = None, **settings: Any) -> ParallelTableEnv:
    """Returns a parallel environment, with the same settings."""
    return ParallelTableEnv(title, seats, **settings)
