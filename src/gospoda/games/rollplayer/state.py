# gospoda: compiled
"""The state of a game: what its fields mean together. The fields themselves are declared in `fields`."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gospoda.games.rollplayer.lookups import DOTS
from gospoda.games.rollplayer.state_base import MARKET, NO_NUMBERS, Player, RollPlayerTable

__all__ = ["MARKET", "NOBODY", "NO_NUMBERS", "Player", "RollPlayerState"]

NOBODY: Final = -1


class RollPlayerState(RollPlayerTable):
    """The table; 2: only the Market deck is hidden."""

    def clone(self) -> RollPlayerState:
        """Returns an independent copy."""
        return RollPlayerState(self.game, self.seats, self.chance.clone(), self)

    def back(self, family: i64, card: i64) -> i64:
        """4.7: everybody knows that the one-dot cards are on top of the two-dot cards, until the deck is reshuffled."""
        return DOTS[card] if self.sorted else 0
