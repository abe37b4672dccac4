# gospoda: compiled
"""What a hero has, in numbers and piece by piece: previews compare it."""

from __future__ import annotations

from typing import Final

from gospoda.core.state import State
from gospoda.games.rollplayer.dice import DIE_IDS, EMPTY, die_number
from gospoda.games.rollplayer.lookups import CARD, N_CARDS
from gospoda.games.rollplayer.state import RollPlayerState

AMOUNTS: Final[list[str]] = ["gold", "charisma"]
OWN_ALONE: Final[list[str]] = [*AMOUNTS, "goals", "class_dice", "alignment", "backstory", "armor", "traits"]
TAKEN: Final[dict[str, str]] = {"race": "race", "class": "class", "buy": "card"}


def amounts(state: State, seat: int) -> list[int]:
    """Returns gold and charisma tokens."""
    assert isinstance(state, RollPlayerState)
    player = state.players[seat]
    return [player.gold, player.tokens]


def things(state: State, seat: int) -> list[tuple[str, str]]:
    """Returns the dice in hand and on the sheet, and the Market cards."""
    assert isinstance(state, RollPlayerState)
    player = state.players[seat]
    found = [("die", DIE_IDS[die_number(die)]) for die in player.hand + player.sheet if die != EMPTY]
    return found + [("card", CARD.ids[card]) for card in range(N_CARDS) if player.owned >> card & 1]
