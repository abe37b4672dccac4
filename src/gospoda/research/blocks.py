"""The arrays of games in bulk, and what keeps them up to date: block after block of games."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

from gospoda.core.observing.batch import Batch
from gospoda.core.state import State
from gospoda.research.dense import Floats, Mask
from gospoda.research.setting import Setting

import numpy as np  # isort: skip
from numpy.typing import NDArray  # isort: skip

Ints = NDArray[np.int32]
Flags = NDArray[np.bool_]
Places = NDArray[np.int64]

Progress = tuple[list[int], list[State], list[int], list[State]]  # deals, games, ended games, their last positions

BLOCK = 128  # games: so few that they and their rows stay in the processor's cache from the move to the last number


class Lost(RuntimeError):
    """The games are no more: a process that kept some of them has died, or the vector was closed."""


class Arrays:
    """The arrays of some games: who is asked, what that seat observes, what it may do, rewards, and what has ended.

    `legal` is one row of legal moves, in which those of a game are the `choices` from its `start` on: whoever draws one
    need not search the mask.
    """

    def __init__(
        self, seat: Ints, observation: Floats, mask: Mask, reward: Floats, done: Flags, legal: Ints, start: Ints,
        choices: Ints,
    ) -> None:  # fmt: skip
        self.seat = seat
        self.observation = observation
        self.mask = mask
        self.reward = reward
        self.done = done
        self.legal = legal
        self.start = start
        self.choices = choices

    def part(self, first: int, after: int) -> Arrays:
        """The same arrays for some of the games; the row of legal moves is that of all."""
        cut = slice(first, after)
        return Arrays(
            self.seat[cut], self.observation[cut], self.mask[cut], self.reward[cut], self.done[cut], self.legal,
            self.start[cut], self.choices[cut],
        )  # fmt: skip


def shapes(setting: Setting, games: int) -> list[tuple[tuple[int, ...], Any]]:
    """The shapes and types of the arrays, in their order."""
    return [
        ((games,), np.int32),
        ((games, setting.size), np.float32),
        ((games, setting.moves), np.int8),
        ((games, setting.seats), np.float32),
        ((games,), np.bool_),
        ((games * setting.moves,), np.int32),
        ((games,), np.int32),
        ((games,), np.int32),
    ]


class Block:
    """A few of the games with their rows; only what was set is cleared, so that wide rows cost nothing."""

    def __init__(self, setting: Setting, seed: str, arrays: Arrays, first: int, after: int) -> None:
        self.setting = setting
        self.mine = slice(first, after)
        self.batch = Batch(setting.game, setting.seats, setting.options, seed, first, after - first)
        self.arrays = arrays.part(first, after)
        self.first_legal = first * setting.moves  # where the legal moves of these games begin in the row of all
        self.rows = np.arange(after - first, dtype=np.int64)
        self.width = setting.observer.scheme.width
        self.flat_observation = self.arrays.observation.reshape(-1)
        self.flat_mask = self.arrays.mask.reshape(-1)
        self.set_features = np.zeros(0, np.int64)
        self.set_moves = np.zeros(0, np.int64)

    def reset(self) -> None:
        """New games in all places."""
        self.batch.deal()
        self.write()

    def step(self, actions: NDArray[Any]) -> None:
        """One action in every game; `actions` are those of all blocks."""
        self.batch.step(actions[self.mine].tolist())
        self.write()

    def progress(self) -> Progress:
        """The games of this block and the results of its last step."""
        return self.batch.dealt, self.batch.states, self.batch.ended, self.batch.finals

    def resume(self, progress: Progress) -> None:
        """Continue from the progress of another block."""
        self.batch.resume(*progress)
        self.write()

    def write(self) -> None:
        """What the batch tells, into the arrays."""
        batch, arrays = self.batch, self.arrays
        arrays.seat[:] = batch.asked
        features = np.fromiter(batch.active, np.int64, len(batch.active))
        self.set_features = self.scatter(
            self.flat_observation, self.set_features, features, batch.counts, self.setting.size
        )
        arrays.observation[:, self.width :] = np.fromiter(batch.numbers, np.float32, len(batch.numbers)).reshape(
            len(self.rows), -1
        )
        moves = np.fromiter(batch.moves, np.int64, len(batch.moves))
        self.list_legal(moves)
        self.set_moves = self.scatter(self.flat_mask, self.set_moves, moves, batch.choices, self.setting.moves)
        arrays.reward.fill(0.0)
        arrays.done.fill(False)
        for game, state in zip(batch.ended, batch.finals, strict=True):
            arrays.reward[game] = self.setting.rewards(state)
            arrays.done[game] = True

    def list_legal(self, moves: Places) -> None:
        """The legal moves of these games, one after the other, into the row of all."""
        arrays, first = self.arrays, self.first_legal
        arrays.legal[first : first + len(moves)] = moves
        arrays.choices[:] = self.batch.choices
        arrays.start[:] = np.cumsum(arrays.choices) - arrays.choices + first

    def scatter(self, flat: Any, before: Places, places: Places, counts: list[int], width: int) -> Places:
        """Set the places of every row to 1 after clearing those of the last time; where they are in all rows."""
        flat[before] = 0
        places += np.repeat(self.rows * width, counts)
        flat[places] = 1
        return places


class Blocks:
    """The games of one process, from `first` up to, not including, `after`."""

    def __init__(self, setting: Setting, seed: str, arrays: Arrays, first: int, after: int) -> None:
        edges = [*range(first, after, BLOCK), after]
        self.blocks = [Block(setting, seed, arrays, *ends) for ends in pairwise(edges)]

    def reset(self) -> None:
        """New games."""
        for block in self.blocks:
            block.reset()

    def step(self, actions: NDArray[Any]) -> None:
        """One action in every game; `actions` are those of all processes."""
        for block in self.blocks:
            block.step(actions)

    def progress(self) -> list[Progress]:
        """The games of all blocks."""
        return [block.progress() for block in self.blocks]

    def resume(self, progress: list[Progress]) -> None:
        """Continue from the progress of other blocks."""
        for block, part in zip(self.blocks, progress, strict=True):
            block.resume(part)
