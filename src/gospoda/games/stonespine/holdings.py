# gospoda: compiled
"""What a player has, in numbers and as single pieces; previews compare it."""

from __future__ import annotations

from typing import Final

from gospoda.core.piles import HIDDEN
from gospoda.core.state import State
from gospoda.games.stonespine.lookups import CHALLENGE, CHAMBER, FACE
from gospoda.games.stonespine.state import StonespineState

AMOUNTS: Final[list[str]] = ["gold", "income"]
OWN_ALONE: Final[list[str]] = [*AMOUNTS, "challenges", "reputation", "blueprint", "paths"]
TAKEN: Final[dict[str, str]] = {"place": "card", "bought": "token", "challenge": "card"}


def amounts(state: State, seat: int) -> list[int]:
    """The purse, and the income from this year's row."""
    assert isinstance(state, StonespineState)
    player = state.players[seat]
    return [player.gold, player.income]


def things(state: State, seat: int) -> list[tuple[str, str]]:
    """The chambers in hand and in the dungeon, tokens placed or just bought, and challenge cards."""
    assert isinstance(state, StonespineState)
    player = state.players[seat]
    found = [("chamber", CHAMBER.ids[card]) for card in player.hand.seen_by(seat) if card != HIDDEN]
    found += [("chamber", CHAMBER.ids[card]) for card in player.dungeon.chambers() if card >= 0]
    found += [("token", FACE.ids[face]) for face in player.dungeon.placed_faces()]
    if state.waiting >> seat & 1:
        found += [("token", FACE.ids[face]) for face in state.bought]
    return found + [("challenge", CHALLENGE.ids[card]) for card in player.challenges]
