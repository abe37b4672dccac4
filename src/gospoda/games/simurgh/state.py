# gospoda: compiled
"""The state of a game: what its fields mean together. `fields` declares the fields themselves."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gospoda.games.simurgh.constants import POWER_TILE
from gospoda.games.simurgh.lookups import MAX_RIDERS, MAX_SPEARMEN, TILE_KIND
from gospoda.games.simurgh.state_base import (
    DRAGONS,
    NO_DRAGONS,
    NO_TILES,
    OBJECTIVES,
    TILES,
    Player,
    SimurghTable,
)

__all__ = ["DRAGONS", "NO_DRAGONS", "NO_TILES", "OBJECTIVES", "TILES", "Player", "SimurghState"]

NONE: Final = -1
POWER_BACK: Final = 15


class SimurghState(SimurghTable):
    """The table, and what can be said about it."""

    def clone(self) -> SimurghState:
        """Returns an independent copy."""
        return SimurghState(self.game, self.seats, self.chance.clone(), self)

    def back(self, family: i64, card: i64) -> i64:
        """16, H22: power tiles are never in the common stack, everybody knows who holds one; other backs are alike."""
        if family != TILES:
            return 0
        kind: i64 = TILE_KIND[card]
        if kind == POWER_TILE:
            return POWER_BACK
        return kind if self.kind_backs else 0

    def census(self) -> list[str]:
        """Counts every tile in each place it is in, and every figure."""
        found = super().census()
        for seat in range(self.seats):
            player = self.players[seat]
            placed = [0, 0]
            for crowd in self.spaces:
                placed[0] += crowd >> 4 * seat & 3
                placed[1] += crowd >> 4 * seat + 2 & 3
            spearmen = MAX_SPEARMEN - player.spearmen + player.free_spearmen + player.back_spearmen + placed[0]
            riders = MAX_RIDERS - player.riders + player.free_riders + player.back_riders + placed[1]
            found += [f"spearman {seat}"] * spearmen + [f"rider {seat}"] * riders
        return found
