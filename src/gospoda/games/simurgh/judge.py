# gospoda: compiled
"""How opponents judge a position (not a rule of the game)."""

from __future__ import annotations

from mypy_extensions import i64

from gospoda.core.judge import Judge
from gospoda.core.state import State
from gospoda.games.simurgh.expectation import expect
from gospoda.games.simurgh.heuristics import value
from gospoda.games.simurgh.state import SimurghState


class SimurghJudge(Judge):
    """The title's own expectations and values; everything else is inherited."""

    def expect(self, state: State, seat: i64, move: i64) -> None:
        """Carries out what opponents expect of a move."""
        assert isinstance(state, SimurghState)
        expect(state, seat, move)

    def value(self, state: State, seat: i64) -> float:
        """Returns how good a position looks."""
        assert isinstance(state, SimurghState)
        return value(state, seat)
