"""Games in bulk for self-play: one call steps all of them, into NumPy arrays that are reused.

    table = gospoda.research.vector("stonespine", games=1024, seats=3)
    table.step(table.sample(rng))

On several processes the arrays lie in shared memory; the games are the same, whatever the number of processes.
"""

from __future__ import annotations

from typing import Any, Protocol

from gospoda.research.blocks import Arrays, Blocks, Lost, Progress, shapes
from gospoda.research.common import how_many
from gospoda.research.setting import Setting

import numpy as np  # isort: skip
from numpy.typing import NDArray  # isort: skip

__all__ = ["BadStep", "Vector", "vector"]


class BadStep(ValueError):
    """A step with an action that is illegal in one of the games; nothing was carried out in any of them."""


class Table(Protocol):
    """Something that steps games: in this process, or in others."""

    arrays: Arrays
    closed: bool

    def reset(self) -> None:
        """New games."""

    def step(self, actions: NDArray[Any]) -> None:
        """One action in every game."""

    def close(self) -> None:
        """Let go of everything."""


class Here:
    """The games in this process."""

    def __init__(self, setting: Setting, games: int, seed: str) -> None:
        self.arrays = Arrays(*[np.zeros(shape, kind) for shape, kind in shapes(setting, games)])
        self.blocks = Blocks(setting, seed, self.arrays, 0, games)
        self.seed = seed
        self.closed = False

    def reset(self) -> None:
        """New games."""
        self.blocks.reset()

    def step(self, actions: NDArray[Any]) -> None:
        """One action in every game."""
        self.blocks.step(actions)

    def close(self) -> None:
        """Nothing is held open."""
        self.closed = True


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
        self._flat_mask = arrays.mask.reshape(-1)
        self._row_starts = np.arange(games, dtype=np.int64) * setting.moves
        table.reset()

    def reset(self) -> None:
        """Begin all games anew, the same ones as in the beginning."""
        self._open().reset()

    def step(self, actions: NDArray[Any]) -> None:
        """Carry out one action in every game; with an illegal one nothing is done and `BadStep` names it."""
        table, found = self._open(), np.asarray(actions)
        if found.shape != self.seat.shape:
            raise BadStep(f"a step needs {self.games} actions, one for each game, not {found.size}")
        if found.dtype.kind not in "iu":
            raise BadStep(f"an action is the number of a move, a whole number, not {found.dtype}")
        known = found.min() >= 0 and found.max() < self.setting.moves
        if not (known and self._flat_mask[self._row_starts + found].all()):
            self._refuse(found)
        table.step(found)

    def _open(self) -> Table:
        """What steps the games, unless it was closed."""
        if self._table.closed:
            raise Lost("this vector is closed; make a new one")
        return self._table

    def _refuse(self, actions: NDArray[Any]) -> None:
        """Name the first illegal action, before anything is carried out anywhere."""
        for game, action in enumerate(actions.tolist()):
            if not (0 <= action < self.setting.moves and self.mask[game, action]):
                where = f"game {game}, seat {self.seat[game]}"
                raise BadStep(f"action {action} is illegal in {where}; nothing was carried out")

    def sample(self, rng: np.random.Generator) -> NDArray[np.int64]:
        """A random legal action for every game."""
        table = self._table.arrays
        drawn = (rng.random(self.games) * table.choices).astype(np.int64)
        chosen: NDArray[np.int64] = table.legal[table.start + drawn].astype(np.int64)
        return chosen

    def close(self) -> None:
        """Send the processes home and free the shared memory."""
        self._table.close()

    def __reduce__(self) -> tuple[Any, tuple[Any, ...]]:
        """Carries the games, not the arrays: the arrays of a copy are views of each other again."""
        table = self._open()
        if not isinstance(table, Here):
            raise TypeError("a vector on several processes cannot be copied or pickled; make one with jobs=1")
        return resumed, (self.setting, self.games, table.seed, table.blocks.progress())

    def __enter__(self) -> Vector:
        return self

    def __exit__(self, *problem: object) -> None:
        self.close()


def resumed(setting: Setting, games: int, seed: str, progress: list[Progress]) -> Vector:
    """A vector that continues the games of another one."""
    table = Here(setting, games, seed)
    made = Vector(setting, table, games)
    table.blocks.resume(progress)
    return made


def vector(
    title: str, games: int, seats: int | None = None, *, options: dict[str, Any] | None = None, seed: int | str = 0,
    jobs: int = 1, reward: str = "win",
) -> Vector:  # fmt: skip
    """So many games of a title at once; with `jobs` on several processes, of which this is one."""
    setting = Setting(title, seats, options, reward)
    how_many("games", games)
    if how_many("jobs", jobs) == 1:
        return Vector(setting, Here(setting, games, str(seed)), games)
    from gospoda.research.workers import Elsewhere

    return Vector(setting, Elsewhere(setting, games, str(seed), min(jobs, games)), games)
