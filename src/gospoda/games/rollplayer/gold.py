# gospoda: compiled
"""7: ways to gain gold."""

from __future__ import annotations

from mypy_extensions import i64

from gospoda.games.rollplayer.dice import is_gold
from gospoda.games.rollplayer.lookups import DISCARD_GOLD, GOLD_DIE, TAKEN_GOLD, USUAL_GOLD_DIE, WEAPON_LIST, WEAPONS
from gospoda.games.rollplayer.state import RollPlayerState


def gain(state: RollPlayerState, seat: i64, gold: i64) -> None:
    """HR-2: gold from the supply, which never runs out."""
    if gold > 0:
        state.players[seat].gold += gold
        state.note("gold", seat, gold)


def placed_gold(state: RollPlayerState, seat: i64, die: i64) -> i64:
    """7: 2 gold for placing a gold die, 4 for a Thief."""
    return GOLD_DIE[state.players[seat].hero] if is_gold(die) else 0


def swapped_gold(state: RollPlayerState, seat: i64, die: i64) -> i64:
    """HR-50: a gold die gained by Search or Negotiate earns its gold too; option `swapped_gold`: 2 for all."""
    if not is_gold(die):
        return 0
    return GOLD_DIE[state.players[seat].hero] if state.thief_swaps else USUAL_GOLD_DIE


def taken_gold(state: RollPlayerState, seat: i64) -> i64:
    """5.3, HR-51: 2 gold instead of buying, more with certain weapons."""
    gold: i64 = TAKEN_GOLD
    owned = state.players[seat].owned
    if owned & WEAPONS:
        for card in WEAPON_LIST:
            if owned >> card & 1:
                gold += DISCARD_GOLD[card]
    return gold
