# gospoda: compiled
"""The opponent that looks one move ahead, using the score sheet and a small heuristic of the game."""

from __future__ import annotations

import time

from mypy_extensions import i64, mypyc_attr

from gospoda.bots.base import Bot
from gospoda.core.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class GreedyBot(Bot):
    """Takes the move after which its own position looks best; chance breaks ties."""

    def choose(self, state: State, seat: i64) -> i64:
        """Returns the best move, looking one move ahead."""
        best = best_moves(state, seat, self.patience)
        return best[self.chance.below(len(best))]


def best_moves(state: State, seat: i64, patience: float = 0.0) -> list[int]:
    """Returns all moves that lead to the highest value, in the order of the legal list.

    After `patience` seconds (0: no limit), returns the best of the moves evaluated until then.
    """
    game = state.game
    end = time.perf_counter() + patience if patience > 0.0 else 0.0
    best: list[int] = []
    highest = 0.0
    for move in state.legal(seat):
        value = game.judge.value(game.judge.expected(state, seat, move), seat)
        if len(best) == 0 or value > highest:
            highest = value
            best = [move]
        elif value == highest:
            best.append(move)
        if end > 0.0 and time.perf_counter() > end:
            break
    return best
