"""What holds in every position of a game; imported positions must satisfy it too."""

from __future__ import annotations

from gospoda.games.stonespine.lookups import FACE_SHAPE
from gospoda.games.stonespine.state import StonespineState


def check(state: StonespineState) -> None:
    """4, 5.2: checks that each seat is in the order of play once and each stack holds tokens of its shape."""
    if sorted(state.priority) != list(range(state.seats)):
        raise ValueError(f"priority: {state.priority} does not name every seat once")
    if len(set(state.passing)) != len(state.passing) or any(seat >= state.seats for seat in state.passing):
        raise ValueError(f"passing: {state.passing} names a seat twice, or one that is not there")
    for shape, stack in enumerate(state.stacks):
        if any(FACE_SHAPE[face] != shape for face in stack.cards):
            raise ValueError(f"stacks.{shape}: a token of another shape lies there")
