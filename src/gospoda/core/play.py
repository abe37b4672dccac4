# gospoda: compiled
"""Random playouts: the loop that searchers and benchmarks repeat a million times."""

from __future__ import annotations

from mypy_extensions import i64

from gospoda.core.chance import Chance
from gospoda.core.state import State


def rollout(state: State, chance: Chance) -> i64:
    """Plays random legal moves to the end, changing the state; returns the number of decisions."""
    decisions: i64 = 0
    seat = state.next_seat()
    while seat >= 0:
        seat = state.advance(seat, state.any_move(seat, chance))
        decisions += 1
    return decisions
