"""Tools for researchers and designers: environments, observations, data, tournaments, ratings, reports.

`observe` and `vector` are defined here; the standard interfaces are separate modules, each with its extra:
`gospoda.research.pettingzoo`, `gospoda.research.gymnasium` (extra `research`), `gospoda.research.openspiel`
(extra `openspiel`). Nothing is loaded before it is used.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from gospoda.core.state import State

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    from gospoda.research.bulk import Vector

__all__ = ["observe", "vector"]


def observe(state: State, seat: int) -> NDArray[np.float32]:
    """Returns what a seat observes as one dense row: active features are 1, then come the scaled numbers."""
    from gospoda.research.dense import observe as observed

    return observed(state, seat)


def vector(
    title: str, games: int, seats: int | None = None, *, options: dict[str, Any] | None = None, seed: int | str = 0,
    jobs: int = 1, reward: str = "win",
) -> Vector:  # fmt: skip
    """Steps many games with one call, into arrays that are reused; on several processes with `jobs`."""
    from gospoda.research.bulk import vector as made

    return made(title, games, seats, options=options, seed=seed, jobs=jobs, reward=reward)
