# gospoda: compiled
"""What an opponent is, and the harness that keeps the truth from it."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64, mypyc_attr

from gospoda.core.chance import Chance
from gospoda.core.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """An opponent. It is asked through `seat_move` only, so that it can never be handed the true state.

    All its chance comes from its own generator: the same seed gives the same game. `patience` is how many seconds
    others wait for its answer (0: as long as it likes): when they are over it says the best that it has found so far.
    """

    def __init__(self, chance: Chance) -> None:
        self.chance = chance
        self.patience = 0.0

    def __getstate__(self) -> dict[str, Any]:
        """Everything to copy or pickle: the native fields, and what an interpreted class has added."""
        return {**getattr(self, "__dict__", {}), "chance": self.chance, "patience": self.patience}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        for name in kept:
            setattr(self, name, kept[name])

    def choose(self, state: State, seat: i64) -> i64:
        """A legal move of this seat; `state` is dealt anew beyond what the seat knows, and may be changed."""
        raise NotImplementedError

    def takes_any(self) -> bool:
        """Whether any legal move will do: then one is drawn with the bot's own chance, and nothing is dealt anew."""
        return False


def imagined_move(bot: Bot, state: State, seat: i64) -> i64:
    """Ask a bot for the move of a seat in a position that was dealt anew for it already."""
    if bot.takes_any():
        return state.any_move(seat, bot.chance)
    moves = state.legal(seat)
    if len(moves) == 1:
        return moves[0]
    return bot.choose(state, seat)


def seat_move(bot: Bot, state: State, seat: i64, chance: Chance) -> i64:
    """Ask a bot for the move of a seat: it sees a redealt state, never the true one.

    A seat knows the list of its legal moves: a single one needs no thought, any of them no deal.
    """
    if bot.takes_any():
        return state.any_move(seat, bot.chance)
    moves = state.legal(seat)
    if len(moves) == 1:
        return moves[0]
    return bot.choose(state.redeal(seat, chance), seat)
