# gospoda: compiled
"""What a guild has, in numbers and piece by piece: previews compare it."""

from __future__ import annotations

from typing import Final

from gospoda.core.bits import each_bit
from gospoda.core.state import State
from gospoda.games.guilds.headquarters import tile_cell
from gospoda.games.guilds.lookups import (
    CHARACTER,
    ROOM,
)
from gospoda.games.guilds.state import GuildsState

AMOUNTS: Final[list[str]] = ["florins", "gold", "active-rooms"]
OWN_ALONE: Final[list[str]] = ["gold", "active-rooms", "characters", "rooms"]
TAKEN: Final[dict[str, str]] = {"take": "character", "buy": "room"}


def amounts(state: State, seat: int) -> list[int]:
    """Returns the coins in the purse, without florins on tents, and the number of rooms that doors join to the hall."""
    assert isinstance(state, GuildsState)
    player = state.players[seat]
    plot = player.plot
    active = 0
    for tile in plot.tiles:
        if plot.active >> tile_cell(tile) & 1:
            active += 1
    return [player.florins, player.gold, active]


def things(state: State, seat: int) -> list[tuple[str, str]]:
    """Returns the characters, the rooms of the headquarters, and a bought room not yet placed."""
    assert isinstance(state, GuildsState)
    player = state.players[seat]
    found = [("character", CHARACTER.ids[card]) for card in each_bit(player.guild)]
    found += [("room", ROOM.ids[room]) for room in each_bit(player.plot.built)]
    if state.buying >= 0 and state.waiting >> seat & 1:
        found.append(("room", ROOM.ids[state.buying]))
    return found
