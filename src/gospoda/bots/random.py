# gospoda: compiled
"""The opponent that plays random legal moves: a yardstick, and the fastest way through a game."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from gospoda.bots.base import Bot
from gospoda.core.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class RandomBot(Bot):
    """Every legal move is equally likely."""

    def choose(self, state: State, seat: i64) -> i64:
        """Returns a random legal move."""
        return state.any_move(seat, self.chance)

    def takes_any(self) -> bool:
        """Returns True: all moves are equally good to it, so it need not see the list."""
        return True
