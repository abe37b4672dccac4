# gospoda: compiled
"""What a player has, in numbers and as single pieces; previews compare it."""

from __future__ import annotations

from typing import Final

from gospoda.core.piles import HIDDEN
from gospoda.core.state import State
from gospoda.games.simurgh.enums import RESOURCES
from gospoda.games.simurgh.lookups import DRAGON, N_RESOURCES, TILE, amount_in
from gospoda.games.simurgh.state import SimurghState
from gospoda.games.simurgh.stock import tokens_of

AMOUNTS: Final[list[str]] = [*RESOURCES, "token", "spearman", "rider"]
OWN_ALONE: Final[list[str]] = [*AMOUNTS, "power", "leftovers"]
TAKEN: Final[dict[str, str]] = {"dragon": "dragon", "lay": "tile", "objective": "objective"}


def amounts(state: State, seat: int) -> list[int]:
    """The store, the tokens on all dragons, and the vassals in play, placed or not."""
    assert isinstance(state, SimurghState)
    player = state.players[seat]
    found: list[int] = [amount_in(player.purse, i) for i in range(N_RESOURCES)]
    return [*found, tokens_of(player), player.spearmen, player.riders]


def things(state: State, seat: int) -> list[tuple[str, str]]:
    """The dragons, and the tiles in hand that the seat knows."""
    assert isinstance(state, SimurghState)
    player = state.players[seat]
    found = [("dragon", DRAGON.ids[dragon]) for dragon in player.dragons]
    return found + [("tile", TILE.ids[tile]) for tile in player.hand.seen_by(seat) if tile != HIDDEN]
