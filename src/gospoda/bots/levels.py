"""The four levels of opponents, from one that slips to one that thinks for a second and a half."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gospoda.bots.base import Bot
from gospoda.bots.budget import Budget
from gospoda.bots.greedy import GreedyBot, best_moves
from gospoda.bots.parallel import think
from gospoda.core.chance import Chance
from gospoda.core.state import State

SLIPS: Final = 30  # out of a hundred decisions of a novice
EXPERT: Final = Budget(seconds=0.2)
MASTER: Final = Budget(seconds=1.5)


class Novice(Bot):
    """Greedy, but three moves in ten are random."""

    def choose(self, state: State, seat: i64) -> i64:
        """Returns the best move, looking one move ahead, or a slip."""
        if self.chance.below(100) < SLIPS:
            return self.chance.choice(state.legal(seat))
        return self.chance.choice(best_moves(state, seat, self.patience))


class Journeyman(GreedyBot):
    """Greedy: always takes the move that looks best."""


class SearchBot(Bot):
    """Thinks ahead by tree search within a budget."""

    def __init__(self, chance: Chance, budget: Budget) -> None:
        super().__init__(chance)
        self.budget = budget

    def choose(self, state: State, seat: i64) -> i64:
        """Returns the move that the search spent most of its time on."""
        return think(state, seat, within(self.budget, self.patience), self.chance, early=True).best().move


def within(budget: Budget, patience: float) -> Budget:
    """Returns the budget cut to the seconds that others are willing to wait (0: no cut)."""
    if patience <= 0.0:
        return budget
    seconds = min(budget.seconds, patience) if budget.seconds > 0.0 else patience
    return Budget(budget.iterations, seconds, budget.processes)


class Expert(SearchBot):
    """A fifth of a second for each move."""

    def __init__(self, chance: Chance, budget: Budget = EXPERT) -> None:
        super().__init__(chance, budget)


class Master(SearchBot):
    """A second and a half for each move."""

    def __init__(self, chance: Chance, budget: Budget = MASTER) -> None:
        super().__init__(chance, budget)
