# gospoda: compiled
"""The state of a game: what its fields mean together. The fields themselves are declared in `fields`."""

from __future__ import annotations

from gospoda.games.guilds.state_base import (
    CHARACTERS,
    LARGE_TILES,
    OBJECTIVES,
    SMALL_TILES,
    GuildsTable,
    Player,
)

__all__ = ["CHARACTERS", "LARGE_TILES", "OBJECTIVES", "SMALL_TILES", "GuildsState", "Player"]


class GuildsState(GuildsTable):
    """The table; 12: hidden are only the three face-down piles and the objectives not drawn."""

    def clone(self) -> GuildsState:
        """Returns an independent copy."""
        return GuildsState(self.game, self.seats, self.chance.clone(), self)

    def resolve_options(self) -> None:
        """15: stores the switches as flags for the fast code."""
        self.self_raise = bool(self.options["self_raise"])
        self.release = bool(self.options["release_on_empty_zone"])
        self.full_refill = self.options["refill"] == "full"
        self.tiles_count = bool(self.options["tiles_count_for_faction_objective"])
        self.pass_final = bool(self.options["build_pass_final"])
