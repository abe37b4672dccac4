# gospoda: compiled
"""How opponents judge a position (not a rule of the game)."""

from __future__ import annotations

from mypy_extensions import i64

from gospoda.core.judge import Judge
from gospoda.core.state import State
from gospoda.games.rollplayer.expectation import expect
from gospoda.games.rollplayer.heuristics import value
from gospoda.games.rollplayer.state import RollPlayerState


class RollPlayerJudge(Judge):
    """The title's own expectations and values; the rest is the same for every title."""

    def expect(self, state: State, seat: i64, move: i64) -> None:
        """Applies what opponents expect of a move."""
        assert isinstance(state, RollPlayerState)
        expect(state, seat, move)

    def value(self, state: State, seat: i64) -> float:
        """Returns how good a position looks."""
        assert isinstance(state, RollPlayerState)
        return value(state, seat)
