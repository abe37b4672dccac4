"""Games in bulk for self-play: one call steps all of them, into NumPy arrays that are reused.

    table = gospoda.research.vector("stonespine", games=1024, seats=3)
    table.step(table.sample(rng))

On several processes the arrays lie in shared memory; the games are the same, whatever the number of processes.
"""

from __future__ import annotations

from typing import Any, Protocol

from gospoda.core.batch import BadStep, Batch
from gospoda.research.common import BadSetting
from gospoda.research.dense import Floats, Mask
from gospoda.research.setting import Setting

import numpy as np  # isort: skip
from numpy.typing import NDArray  # isort: skip

__all__ = ["BadStep", "Vector", "vector"]

Ints = NDArray[np.int32]
Flags = NDArray[np.bool_]


class Arrays:
    """The arrays of some games: who is asked, what that seat observes, what it may do, rewards, and what has ended."""

    def __init__(self, seat: Ints, observation: Floats, mask: Mask, reward: Floats, done: Flags) -> None:
        self.seat = seat
        self.observation = observation
        self.mask = mask
        self.reward = reward
        self.done = done

    def part(self, first: int, after: int) -> Arrays:
        """The same arrays for some of the games."""
        cut = slice(first, after)
        return Arrays(self.seat[cut], self.observation[cut], self.mask[cut], self.reward[cut], self.done[cut])


def shapes(setting: Setting, games: int) -> list[tuple[tuple[int, ...], Any]]:
    """The shapes and types of the arrays, in their order."""
    return [
        ((games,), np.int32),
        ((games, setting.size), np.float32),
        ((games, setting.moves), np.int8),
        ((games, setting.seats), np.float32),
        ((games,), np.bool_),
    ]


class Writer:
    """Keeps the arrays of a batch up to date; only what was set is cleared, so that wide rows cost nothing."""

    def __init__(self, setting: Setting, batch: Batch, arrays: Arrays) -> None:
        self.setting = setting
        self.batch = batch
        self.arrays = arrays
        games = len(batch.dealt)
        self.rows = np.arange(games, dtype=np.int64)
        self.width = setting.observer.scheme.width
        self.flat_observation = arrays.observation.reshape(-1)
        self.flat_mask = arrays.mask.reshape(-1)
        self.set_features = np.zeros(0, np.int64)
        self.set_moves = np.zeros(0, np.int64)

    def reset(self) -> None:
        """New games in all places."""
        self.batch.deal()
        self.write()

    def step(self, actions: list[int]) -> None:
        """One action in every game."""
        self.batch.step(actions)
        self.write()

    def write(self) -> None:
        """What the batch tells, into the arrays."""
        batch, arrays = self.batch, self.arrays
        arrays.seat[:] = batch.asked
        self.set_features = self.scatter(
            self.flat_observation, self.set_features, batch.active, batch.counts, self.setting.size
        )
        arrays.observation[:, self.width :] = np.fromiter(batch.numbers, np.float32, len(batch.numbers)).reshape(
            len(self.rows), -1
        )
        self.set_moves = self.scatter(self.flat_mask, self.set_moves, batch.moves, batch.choices, self.setting.moves)
        arrays.reward.fill(0.0)
        arrays.done.fill(False)
        for game, state in zip(batch.ended, batch.finals, strict=True):
            arrays.reward[game] = self.setting.rewards(state)
            arrays.done[game] = True

    def scatter(self, flat: Any, before: Any, places: list[int], counts: list[int], width: int) -> Any:
        """Set the places of every row to 1 after clearing those of the last time; where they are."""
        flat[before] = 0
        found = np.fromiter(places, np.int64, len(places))
        found += np.repeat(self.rows * width, counts)
        flat[found] = 1
        return found


class Table(Protocol):
    """Something that steps games: in this process, or in others."""

    arrays: Arrays

    def reset(self) -> None:
        """New games."""

    def step(self, actions: NDArray[Any]) -> None:
        """One action in every game."""

    def close(self) -> None:
        """Let go of everything."""


class Here:
    """The games in this process."""

    def __init__(self, setting: Setting, games: int, seed: str) -> None:
        made = [np.zeros(shape, kind) for shape, kind in shapes(setting, games)]
        self.arrays = Arrays(*made)
        batch = Batch(setting.game, setting.seats, setting.options, seed, 0, games)
        self.writer = Writer(setting, batch, self.arrays)

    def reset(self) -> None:
        """New games."""
        self.writer.reset()

    def step(self, actions: NDArray[Any]) -> None:
        """One action in every game."""
        self.writer.step(actions.tolist())

    def close(self) -> None:
        """Nothing is held open."""


class Vector:
    """Many games of one title. The arrays stay the same objects: copy what is to be kept.

    `seat`: who is asked in each game; `observation` and `mask`: what that seat sees and may do; `done`: whether the
    last step ended a game; `reward`: by game and seat, for the games that ended. An ended game is dealt anew at once,
    so that `observation` shows the first decision of the next one.
    """

    def __init__(self, setting: Setting, table: Table, games: int) -> None:
        self.setting = setting
        self.games = games
        self.seats = setting.seats
        self._table = table
        arrays = table.arrays
        self.seat, self.observation, self.mask = arrays.seat, arrays.observation, arrays.mask
        self.reward, self.done = arrays.reward, arrays.done
        table.reset()

    def reset(self) -> None:
        """Begin all games anew, the same ones as in the beginning."""
        self._table.reset()

    def step(self, actions: NDArray[Any]) -> None:
        """Carry out one action in every game; with an illegal one nothing is done and `BadStep` names it."""
        self._table.step(np.asarray(actions))

    def sample(self, rng: np.random.Generator) -> NDArray[np.int64]:
        """A random legal action for every game."""
        rows, moves = np.nonzero(self.mask)
        counts = np.bincount(rows, minlength=self.games)
        first = np.cumsum(counts) - counts
        chosen: NDArray[np.int64] = moves[first + (rng.random(self.games) * counts).astype(np.int64)]
        return chosen

    def close(self) -> None:
        """Send the processes home and free the shared memory."""
        self._table.close()

    def __enter__(self) -> Vector:
        return self

    def __exit__(self, *problem: object) -> None:
        self.close()


def vector(
    title: str, games: int, seats: int | None = None, *, options: dict[str, Any] | None = None, seed: int | str = 0,
    jobs: int = 1, reward: str = "win",
) -> Vector:  # fmt: skip
    """So many games of a title at once; with `jobs` on several processes."""
    setting = Setting(title, seats, options, reward)
    if games < 1:
        raise BadSetting(f"games is a number from 1 on, not {games}")
    if jobs < 1:
        raise BadSetting(f"jobs is a number of processes from 1 on, not {jobs}")
    if jobs == 1:
        return Vector(setting, Here(setting, games, str(seed)), games)
    from gospoda.research.workers import Elsewhere

    return Vector(setting, Elsewhere(setting, games, str(seed), min(jobs, games)), games)
