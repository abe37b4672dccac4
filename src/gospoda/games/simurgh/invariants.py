"""What holds in every position of a game; imported positions must satisfy it too."""

from __future__ import annotations

from gospoda.games.simurgh.board import first_space
from gospoda.games.simurgh.lookups import AREA, LEVELS
from gospoda.games.simurgh.state import SimurghState


def check(state: SimurghState) -> None:
    """4: checks that seats exist, that vassals belong to them and have tiles, and that all dragons have token masks."""
    for name in ("first", "active"):
        if getattr(state, name) >= state.seats:
            raise ValueError(f"{name}: there is no seat {getattr(state, name)}")
    if any(crowd >> 4 * state.seats for crowd in state.spaces):
        raise ValueError("spaces: a vassal belongs to a seat that is not there")
    for area, tile in enumerate(state.areas):
        if tile < 0 and any(state.spaces[first_space(area) : first_space(area) + LEVELS]):
            raise ValueError(f"spaces: a vassal stands in the area {AREA.ids[area]}, where no tile lies")
    for seat, player in enumerate(state.players):
        if len(player.tokens) != len(player.dragons):
            raise ValueError(f"players.{seat}.tokens: there are {len(player.dragons)} dragons")
        if player.free_spearmen + player.back_spearmen > player.spearmen:
            raise ValueError(f"players.{seat}: more spearmen are unplaced than in play")
        if player.free_riders + player.back_riders > player.riders:
            raise ValueError(f"players.{seat}: more riders are unplaced than in play")
