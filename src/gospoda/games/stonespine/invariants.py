"""What holds in every position of a game; a position from outside must keep it too."""

from __future__ import annotations

from gospoda.games.stonespine.lookups import FACE_SHAPE
from gospoda.games.stonespine.state import StonespineState


def check(state: StonespineState) -> None:
    """4, 5.2: every seat has one place in the order of play, and each stack holds the tokens of its shape."""
    if sorted(state.priority) != list(range(state.seats)):
        raise ValueError(f"priority: {state.priority} does not name every seat once")
    if len(set(state.passing)) != len(state.passing) or any(seat >= state.seats for seat in state.passing):
        raise ValueError(f"passing: {state.passing} names a seat twice, or one that is not there")
    for shape, stack in enumerate(state.stacks):
        if any(FACE_SHAPE[face] != shape for face in stack.cards):
            raise ValueError(f"stacks.{shape}: a token of another shape lies there")
