# gospoda: compiled
"""2, H2: the supply, and what happens when something runs out under strict counts.

The supply is whatever no player has, so nothing is counted twice: resources in the stores, tokens on the dragons.
"""

from __future__ import annotations

from mypy_extensions import i64

from gospoda.games.simurgh.lookups import (
    B_PURSE,
    B_TOKENS,
    BITS_OF_3,
    DRAW_TOKENS,
    RESOURCE_BITS,
    RESOURCE_GUARDS,
    SUPPLY,
    SUPPLY_TOKENS,
    affordable,
)
from gospoda.games.simurgh.state import Player, SimurghState


def tokens_of(player: Player) -> i64:
    """The number of tokens on all of a player's dragons."""
    count: i64 = 0
    for mask in player.tokens:
        count += BITS_OF_3[mask]
    return count


# ---- what is left


def less(purse: i64, taken: i64) -> i64:
    """What remains of each resource, never below zero."""
    rest: i64 = (purse | RESOURCE_GUARDS) - taken
    enough: i64 = rest & RESOURCE_GUARDS
    return rest & (enough - (enough >> 7))


def left_in_supply(state: SimurghState) -> i64:
    """H2: the resources that no player has, packed like a purse."""
    left: i64 = SUPPLY
    for player in state.players:
        left = less(left, player.purse & RESOURCE_BITS)
    return left


def tokens_left(state: SimurghState) -> i64:
    """H2: the tokens that aren't on a dragon."""
    left: i64 = SUPPLY_TOKENS
    for player in state.players:
        left -= tokens_of(player)
    return left if left > 0 else 0


# ---- cutting gains


def cut(gain: i64, left: i64) -> i64:
    """H2: at most what is left of each resource; power points never run out."""
    return gain - less(gain & RESOURCE_BITS, left)


def gained(state: SimurghState, bundle: i64) -> i64:
    """H2: the resources and points that a gain really gives now."""
    gain: i64 = B_PURSE[bundle]
    return cut(gain, left_in_supply(state)) if state.strict_supply else gain


def tokens_gained(state: SimurghState, count: i64) -> i64:
    """H2: how many of `count` tokens really come now."""
    if not state.strict_supply:
        return count
    left = tokens_left(state)
    return count if count < left else left


# ---- refusing exchanges


def available(state: SimurghState, effect: i64, cost: i64, gain: i64) -> bool:
    """H2: whether the supply has all that an exchange gives once the payment is back in it.

    `cost` is -1 if it is paid already, `gain` is -1 if nothing but a dragon is gained.
    """
    left = left_in_supply(state)
    tokens = tokens_left(state)
    if cost >= 0:
        left += B_PURSE[cost] & RESOURCE_BITS
        tokens += B_TOKENS[cost]
    if len(state.dragon_stack.cards) > 0:  # edge case 4: without a dragon, none of its tokens are needed
        tokens -= DRAW_TOKENS[effect]
    if gain < 0:
        return tokens >= 0
    return B_TOKENS[gain] <= tokens and affordable(left, B_PURSE[gain] & RESOURCE_BITS)
