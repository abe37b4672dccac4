# gospoda: compiled
"""6, 8, 9.1 and 10.2: what can be paid for and carried out at this moment."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gospoda.games.simurgh.board import area_of, count_at, first_space, free, rider_level
from gospoda.games.simurgh.constants import (
    EXPLORATION_TILE,
    PLACING_DUE,
    RIDER,
    SPEARMAN,
    SPECIAL_SCOUTS,
    SPECIAL_TAKE_DISPLAY,
    SPECIAL_TAKE_STACK,
    TILE_DUE,
)
from gospoda.games.simurgh.lookups import (
    ABILITY_EFFECT,
    B_PURSE,
    B_RIDERS,
    B_SPEARMEN,
    B_TOKENS,
    BLIND_EFFECT,
    BONUS_EFFECT,
    CITY_ONE,
    CITY_RIDER,
    CITY_SPACES,
    COST,
    DRAW,
    GAIN,
    LEVELS,
    MAX_RIDERS,
    MAX_SPEARMEN,
    N_SPACES,
    NEEDS_FIGURES,
    SCOUT_EFFECT,
    SCOUTS_SPACE,
    SPECIAL,
    SUPPLIED,
    TILE_EFFECT,
    TILE_KIND,
    TILE_ONE,
    TILE_RIDER,
    TILE_SPACES,
    affordable,
)
from gospoda.games.simurgh.state import NONE, Player, SimurghState
from gospoda.games.simurgh.stock import available, gained, tokens_of

WEAPON: Final[i64] = B_PURSE[5]  # 10.2: the price of removing a tile
FRESH: Final[i64] = N_SPACES  # a space of a tile about to be laid


def is_ability(effect: i64) -> bool:
    """Whether an effect belongs to a dragon ability."""
    return ABILITY_EFFECT <= effect < BONUS_EFFECT


def enough_vassals(state: SimurghState, seat: i64, effect: i64, bundle: i64, coming: i64) -> bool:
    """8, H25: the acting vassal, those next to it and the very last one can't be spent.

    `coming` is a vassal about to be placed (2 * space + type), or -1.
    """
    player = state.players[seat]
    spearmen = player.spearmen - B_SPEARMEN[bundle]
    riders = player.riders - B_RIDERS[bundle]
    if spearmen + riders < 1:
        return False
    acting = coming if coming >= 0 else state.acting
    if acting < 0:
        return spearmen >= 0 and riders >= 0
    if is_ability(effect):
        return spearmen >= (1 if acting & 1 == SPEARMAN else 0) and riders >= (acting & 1)
    space = acting >> 1
    spearmen -= count_at(state, seat, SPEARMAN, space)
    riders -= count_at(state, seat, RIDER, space)
    if coming >= 0:
        riders -= coming & 1
        spearmen -= 1 - (coming & 1)
    return spearmen >= 0 and riders >= 0


def payable(state: SimurghState, seat: i64, effect: i64, bundle: i64, coming: i64) -> bool:
    """6: everything to the left of the arrow must be there."""
    player = state.players[seat]
    if not affordable(player.purse, B_PURSE[bundle]):
        return False
    if B_TOKENS[bundle] and tokens_of(player) < B_TOKENS[bundle]:
        return False
    if B_SPEARMEN[bundle] or B_RIDERS[bundle]:
        return enough_vassals(state, seat, effect, bundle, coming)
    return True


def figures_left(player: Player, gain: i64, spearmen: i64, riders: i64) -> bool:
    """H11: whether the reserve, after the spent vassals return to it, has the figures to gain."""
    if player.spearmen - spearmen + B_SPEARMEN[gain] > MAX_SPEARMEN:
        return False
    return player.riders - riders + B_RIDERS[gain] <= MAX_RIDERS


def gain_fits(state: SimurghState, seat: i64, effect: i64, cost: i64) -> bool:
    """H2, H11: whether some gain of an effect is available in full after this payment."""
    player = state.players[seat]
    supplied = state.strict_supply and SUPPLIED[effect]
    gains = GAIN[effect]
    if len(gains) == 0:
        return not supplied or available(state, effect, cost, NONE)
    for gain in gains:
        if not figures_left(player, gain, B_SPEARMEN[cost], B_RIDERS[cost]):
            continue
        if not supplied or available(state, effect, cost, gain):
            return True
    return False


def exchange_possible(state: SimurghState, seat: i64, effect: i64, coming: i64) -> bool:
    """6, 8: whether some payment and some gain go together."""
    player = state.players[seat]
    gains = GAIN[effect]
    costs = COST[effect]
    if len(costs) == 0:
        for gain in gains:
            if figures_left(player, gain, 0, 0):
                return True
        return len(gains) == 0
    for cost in costs:
        if payable(state, seat, effect, cost, coming) and gain_fits(state, seat, effect, cost):
            return True
    return False


def cheap(purse: i64, effect: i64) -> bool:
    """Whether the purse covers some payment of an effect; enough if no figures or tokens are involved."""
    costs = COST[effect]
    if len(costs) == 0:
        return True
    for cost in costs:
        if affordable(purse, B_PURSE[cost]):
            return True
    return False


def possible(state: SimurghState, seat: i64, effect: i64, coming: i64) -> bool:
    """6, 12, H2: whether the effect can be carried out in full; edge case 4: a dragon needs a dragon in the stack."""
    if NEEDS_FIGURES[effect] or (state.strict_supply and SUPPLIED[effect]):
        if not exchange_possible(state, seat, effect, coming):
            return False
    elif not cheap(state.players[seat].purse, effect):
        return False
    if DRAW[effect] and len(GAIN[effect]) == 0 and len(state.dragon_stack.cards) == 0:
        return False
    special: i64 = SPECIAL[effect]
    if special == SPECIAL_SCOUTS:
        return scouts_possible(state, seat)
    if special == SPECIAL_TAKE_DISPLAY:
        return tile_on_display(state)
    if special == SPECIAL_TAKE_STACK:
        return len(state.stack.cards) > 0
    return True


# ---- the Scouts' Quarters


def tile_on_display(state: SimurghState) -> bool:
    """Whether any tile is face up."""
    for tile in state.display:
        if tile >= 0:
            return True
    return False


def tile_payable(state: SimurghState, purse: i64) -> bool:
    """H12: whether at least one tile, face-up or blind, can be paid for."""
    if len(state.stack.cards) > 0 and cheap(purse, BLIND_EFFECT):
        return True
    slot: i64 = 0
    for tile in state.display:
        if tile >= 0 and cheap(purse, SCOUT_EFFECT + slot):
            return True
        slot += 1
    return False


def scouts_possible(state: SimurghState, seat: i64) -> bool:
    """H12: the wood or stone of the first step may help to pay."""
    purse = state.players[seat].purse
    for gain in GAIN[SCOUTS_SPACE]:
        if tile_payable(state, purse + gained(state, gain)):
            return True
    return False


# ---- placing


def effect_at(state: SimurghState, space: i64) -> i64:
    """The effect of a space; on an exploration tile, of the level."""
    if space < CITY_SPACES:
        return space
    return TILE_EFFECT + 4 * state.areas[area_of(space)] + (space - CITY_SPACES) % 4


def space_open(state: SimurghState, seat: i64, kind: i64, space: i64) -> bool:
    """6, 11, H28: type and room; riders enter exploration tiles on level 1, never two of the same player."""
    if space < CITY_SPACES:
        if kind == SPEARMAN and CITY_RIDER[space]:
            return False
        return not (CITY_ONE[space] and state.spaces[space])
    area = area_of(space)
    tile: i64 = state.areas[area]
    if tile < 0:
        return False
    at = (space - CITY_SPACES) % 4
    if at >= TILE_SPACES[tile]:
        return False
    if kind == SPEARMAN and TILE_RIDER[4 * tile + at]:
        return False
    if TILE_ONE[4 * tile + at] and state.spaces[space]:
        return False
    return TILE_KIND[tile] != EXPLORATION_TILE or rider_level(state, seat, area) < 0


def can_place(state: SimurghState, seat: i64, kind: i64, space: i64) -> bool:
    """6: whether a vassal can be placed there now."""
    if free(state.players[seat], kind) == 0 or not space_open(state, seat, kind, space):
        return False
    return possible(state, seat, effect_at(state, space), 2 * space + kind)


def can_place_in(state: SimurghState, seat: i64, area: i64) -> bool:
    """10.2 step 4: whether some vassal can go onto the tile of this area."""
    first = first_space(area)
    for space in range(first, first + 4):
        if can_place(state, seat, SPEARMAN, space) or can_place(state, seat, RIDER, space):
            return True
    return False


def can_open(state: SimurghState, seat: i64, tile: i64) -> bool:
    """10.2: whether some vassal could go onto this tile if it were laid now."""
    player = state.players[seat]
    for at in range(TILE_SPACES[tile]):
        effect: i64 = TILE_EFFECT + 4 * tile + at
        if player.free_spearmen and not TILE_RIDER[4 * tile + at] and possible(state, seat, effect, 2 * FRESH):
            return True
        if player.free_riders and possible(state, seat, effect, 2 * FRESH + 1):
            return True
    return False


def can_lay(state: SimurghState, seat: i64, tile: i64, area: i64) -> bool:
    """10.2: whether the tile can be laid on a free area; the bonus counts, later abilities don't (H23)."""
    player = state.players[seat]
    purse = player.purse
    for bonus in GAIN[BONUS_EFFECT + area]:
        player.purse = purse + gained(state, bonus)
        found = can_open(state, seat, tile)
        player.purse = purse
        if found:
            return True
    return False


def can_replace(state: SimurghState, seat: i64, tile: i64, area: i64) -> bool:
    """10.2 step 1: whether the tile can be laid after removing this area's tile for a weapon."""
    player = state.players[seat]
    if not affordable(player.purse, WEAPON):
        return False
    spearmen: i64 = 0
    riders: i64 = 0
    if state.return_at_once:
        first = first_space(area)
        for space in range(first, first + 4):
            spearmen += count_at(state, seat, SPEARMAN, space)
            riders += count_at(state, seat, RIDER, space)
    player.purse -= WEAPON
    player.free_spearmen += spearmen
    player.free_riders += riders
    found = can_lay(state, seat, tile, area)
    player.purse += WEAPON
    player.free_spearmen -= spearmen
    player.free_riders -= riders
    return found


def can_explore(state: SimurghState, seat: i64, area: i64, extra: bool) -> bool:
    """11: a rider above an empty level, with the cost payable; not by free move after entering this turn."""
    level = rider_level(state, seat, area)
    if level < 0 or level >= LEVELS - 1 or state.spaces[first_space(area) + level + 1]:
        return False
    if not extra and state.entered == area:
        return False
    effect: i64 = TILE_EFFECT + 4 * state.areas[area] + level + 1
    return possible(state, seat, effect, NONE)


# ---- compulsory actions


def due_possible(state: SimurghState) -> bool:
    """H23: whether what is compulsory in this window can be done now."""
    if state.due == PLACING_DUE:
        return can_place_in(state, state.active, state.laid)
    if state.due == TILE_DUE:
        return tile_payable(state, state.players[state.active].purse)
    return True
