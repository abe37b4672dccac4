# gospoda: compiled
"""How opponents judge a position (not a rule of the game)."""

from __future__ import annotations

from mypy_extensions import i64

from gospoda.core.judge import Judge
from gospoda.core.state import State
from gospoda.games.guilds.expectation import expect
from gospoda.games.guilds.heuristics import value
from gospoda.games.guilds.state import GuildsState


class GuildsJudge(Judge):
    """The title's own expectations and values; the rest is the same for every title."""

    def expect(self, state: State, seat: i64, move: i64) -> None:
        """Applies what opponents expect of a move."""
        assert isinstance(state, GuildsState)
        expect(state, seat, move)

    def value(self, state: State, seat: i64) -> float:
        """Returns how good a position looks."""
        assert isinstance(state, GuildsState)
        return value(state, seat)
