"""For researchers and designers: environments, observations, data, tournaments, ratings, reports.

`observe` stands here; the standard interfaces are modules of their own, each with its extra:
`gospoda.research.pettingzoo`, `gospoda.research.gymnasium` (extra `research`), `gospoda.research.openspiel`
(extra `openspiel`). Nothing is loaded before it is used.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from gospoda.core.state import State

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

__all__ = ["observe"]


def observe(state: State, seat: int) -> NDArray[np.float32]:
    """What a seat observes, as one dense row: active features are 1, then come the scaled numbers from 0 to 1."""
    from gospoda.research.dense import observe as observed

    return observed(state, seat)

