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
    """The title's own expectations and values; games are short, so a search plays on to the end."""

    def expect(self, state: State, seat: i64, move: i64) -> None:
        """Carries out what opponents expect of a move."""
        assert isinstance(state, StonespineState)
        expect(state, seat, move)

    def value(self, state: State, seat: i64) -> float:
        """Returns how good a position looks."""
        assert isinstance(state, StonespineState)
        return value(state, seat)

    def outcome(self, state: State) -> tuple[list[int], list[int]]:
        """6: points and winner, counted only once."""
        assert isinstance(state, StonespineState)
        totals = points(state)
        return totals, winners_by(state, totals)

    def rollout_move(self, state: State, seat: i64, moves: list[int], chance: Chance) -> i64:
        """Picks a quick sensible move."""
        assert isinstance(state, StonespineState)
        return rollout_move(state, seat, moves, chance)

    def horizon(self) -> i64:
        """Plays on to the end, because games are short and rollout moves cheap."""
        return 0

    def seen(self, state: State, seat: i64, move: i64) -> i64:
        """Purchases, passing and challenges affect the others; where a token is placed doesn't."""
        return move if is_buy(move) or move == PASS or is_challenge(move) else -1
