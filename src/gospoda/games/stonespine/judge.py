# gospoda: compiled
"""How opponents judge a position (not a rule of the game)."""

from __future__ import annotations

from mypy_extensions import i64

from gospoda.core.chance import Chance
from gospoda.core.judge import Judge
from gospoda.core.state import State
from gospoda.games.stonespine.expectation import expect
from gospoda.games.stonespine.heuristics import value
from gospoda.games.stonespine.move_codes import (
    PASS,
    is_buy,
    is_challenge,
)
from gospoda.games.stonespine.rollout import rollout_move
from gospoda.games.stonespine.scoring import points, winners_by
from gospoda.games.stonespine.state import StonespineState


class StonespineJudge(Judge):
    """The title's own expectations and values; games are short, so that a search plays on to the end."""

    def expect(self, state: State, seat: i64, move: i64) -> None:
        """What opponents expect of a move."""
        assert isinstance(state, StonespineState)
        expect(state, seat, move)

    def value(self, state: State, seat: i64) -> float:
        """How good a position looks."""
        assert isinstance(state, StonespineState)
        return value(state, seat)

    def outcome(self, state: State) -> tuple[list[int], list[int]]:
        """6: points and winner, counted once."""
        assert isinstance(state, StonespineState)
        totals = points(state)
        return totals, winners_by(state, totals)

    def rollout_move(self, state: State, seat: i64, moves: list[int], chance: Chance) -> i64:
        """A quick sensible move."""
        assert isinstance(state, StonespineState)
        return rollout_move(state, seat, moves, chance)

    def horizon(self) -> i64:
        """Games are short and rollout moves cheap: play on to the end."""
        return 0

    def seen(self, state: State, seat: i64, move: i64) -> i64:
        """Purchases, passing and challenges touch the others; where a token lies does not."""
        return move if is_buy(move) or move == PASS or is_challenge(move) else -1
