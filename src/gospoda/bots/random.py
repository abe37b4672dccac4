# gospoda: compiled
"""The opponent that plays any legal move: a yardstick, and the fastest way through a game."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from gospoda.bots.base import Bot
from gospoda.core.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class RandomBot(Bot):
    """Every legal move is equally likely."""

    def choose(self, state: State, seat: i64) -> i64:
        """Any of the legal moves."""
        return state.any_move(seat, self.chance)

    def takes_any(self) -> bool:
        """Every move is as good to it as any other: it need not see the list."""
        return True
