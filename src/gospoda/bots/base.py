# gospoda: compiled
"""The base class of opponents, and the harness that keeps the truth from them."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64, mypyc_attr

from gospoda.core.chance import Chance
from gospoda.core.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """An opponent. Only `seat_move` asks it, so it can never receive the true state.

    All its chance comes from its own generator: the same seed gives the same game. `patience` is how many
    seconds others wait for its answer (0: as long as it likes); after that it returns the best move found so
    far.
    """

    def __init__(self, chance: Chance) -> None:
        self.chance = chance
        self.patience = 0.0

    def __getstate__(self) -> dict[str, Any]:
        """Returns everything to copy or pickle: the native fields, and what an interpreted class has added."""
        return {**getattr(self, "__dict__", {}), "chance": self.chance, "patience": self.patience}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        for name in kept:
            setattr(self, name, kept[name])

    def choose(self, state: State, seat: i64) -> i64:
        """Returns a legal move of this seat; `state` is dealt anew beyond what the seat knows, and may be changed."""
        raise NotImplementedError

    def takes_any(self) -> bool:
        """Returns whether any legal move will do.

        If so, one is drawn with the bot's own chance, and nothing is dealt anew.
        """
        return False


def imagined_move(bot: Bot, state: State, seat: i64) -> i64:
    """Asks a bot for the move of a seat in a position that has already been dealt anew for it."""
    if bot.takes_any():
        return state.any_move(seat, bot.chance)
    moves = state.legal(seat)
    if len(moves) == 1:
        return moves[0]
    return bot.choose(state, seat)


def seat_move(bot: Bot, state: State, seat: i64, chance: Chance) -> i64:
    """Asks a bot for the move of a seat; it sees a redealt state, never the true one.

    A seat knows the list of its legal moves: a single one needs no thought, and a bot that takes any needs no
    deal.
    """
    if bot.takes_any():
        return state.any_move(seat, bot.chance)
    moves = state.legal(seat)
    if len(moves) == 1:
        return moves[0]
    return bot.choose(state.redeal(seat, chance), seat)
