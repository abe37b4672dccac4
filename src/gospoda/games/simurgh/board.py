# gospoda: compiled
"""8, 10.3, 10.4 and 15: vassals on the board, removed tiles, the chronicle and the trigger of the end."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gospoda.games.simurgh.constants import (
    ENDED_BY_CHRONICLE,
    ENDED_BY_NONE,
    ENDED_BY_OBJECTIVES,
    EXPLORATION_TILE,
    SPEARMAN,
)
from gospoda.games.simurgh.lookups import (
    CITY_SPACES,
    END_CHRONICLE,
    END_OBJECTIVES,
    FULL_AT,
    LEVELS,
    N_SPACES,
    TILE_KIND,
)
from gospoda.games.simurgh.state import NONE, Player, SimurghState

EVEN_PAIRS: Final = 0x33333


# ---- positions of vassals


def figure(seat: i64, kind: i64) -> i64:
    """One vassal of a seat, as a unit to add to a packed crowd."""
    one: i64 = 1
    return one << 4 * seat + 2 * kind


def count_at(state: SimurghState, seat: i64, kind: i64, space: i64) -> i64:
    """How many vassals of this type a player has on a space; 0 for a space that doesn't exist yet."""
    if space < 0 or space >= N_SPACES:
        return 0
    crowd: i64 = state.spaces[space]
    return crowd >> 4 * seat + 2 * kind & 3


def figures_in(crowd: i64) -> i64:
    """The number of vassals in a crowd, of all seats and types."""
    pairs: i64 = (crowd & EVEN_PAIRS) + (crowd >> 2 & EVEN_PAIRS)
    count: i64 = 0
    while pairs:
        count += pairs & 15
        pairs >>= 4
    return count


def first_space(area: i64) -> i64:
    """The first of the four spaces of an area."""
    return CITY_SPACES + 4 * area


def area_of(space: i64) -> i64:
    """The area a space belongs to; -1 for the city."""
    return (space - CITY_SPACES) // 4 if space >= CITY_SPACES else NONE


def spot_of(state: SimurghState, space: i64) -> i64:
    """A space as the log names it: city spaces by name, others by the tile they belong to."""
    if space < CITY_SPACES:
        return space
    return CITY_SPACES + 4 * state.areas[area_of(space)] + (space - CITY_SPACES) % 4


def figures_on_tile(state: SimurghState, area: i64) -> i64:
    """The number of vassals on the tile of an area."""
    count: i64 = 0
    first = first_space(area)
    for space in range(first, first + 4):
        crowd: i64 = state.spaces[space]
        if crowd:
            count += figures_in(crowd)
    return count


def rider_level(state: SimurghState, seat: i64, area: i64) -> i64:
    """11: the level of a player's rider on an exploration tile, counted from 0; -1 if there is none."""
    tile: i64 = state.areas[area]
    if tile < 0 or TILE_KIND[tile] != EXPLORATION_TILE:
        return NONE
    first = first_space(area)
    for level in range(LEVELS):
        crowd: i64 = state.spaces[first + level]
        if crowd >> 4 * seat & 15:
            return level
    return NONE


def placed(player: Player, kind: i64) -> i64:
    """How many vassals of a type are on the board."""
    if kind == SPEARMAN:
        return player.spearmen - player.free_spearmen - player.back_spearmen
    return player.riders - player.free_riders - player.back_riders


def free(player: Player, kind: i64) -> i64:
    """How many vassals of a type can be placed."""
    return player.free_spearmen if kind == SPEARMAN else player.free_riders


# ---- placing and removing vassals


def put_figure(state: SimurghState, seat: i64, kind: i64, space: i64) -> None:
    """6: puts an unplaced vassal on a space."""
    player = state.players[seat]
    if kind == SPEARMAN:
        player.free_spearmen -= 1
    else:
        player.free_riders -= 1
    spaces = state.spaces.copy()
    spaces[space] += figure(seat, kind)
    state.spaces = spaces


def take_figure(state: SimurghState, seat: i64, kind: i64, space: i64) -> None:
    """7, 8: takes a vassal off a space; a tile in the wilds that becomes empty is removed at once (10.3)."""
    spaces = state.spaces.copy()
    spaces[space] -= figure(seat, kind)
    state.spaces = spaces
    area = area_of(space)
    if area >= 0 and figures_on_tile(state, area) == 0:
        remove_tile(state, area)


def recall(state: SimurghState, seat: i64, kind: i64, space: i64) -> None:
    """7: a recalled vassal becomes unplaced."""
    player = state.players[seat]
    if kind == SPEARMAN:
        player.free_spearmen += 1
    else:
        player.free_riders += 1
    state.note("recall", seat, kind, space, spot_of(state, space))
    take_figure(state, seat, kind, space)


def shift_rider(state: SimurghState, seat: i64, area: i64, level: i64) -> None:
    """11: moves a rider one level down."""
    first = first_space(area)
    spaces = state.spaces.copy()
    one = figure(seat, 1)
    spaces[first + level] -= one
    spaces[first + level + 1] += one
    state.spaces = spaces


# ---- removing tiles from the wilds


def is_full(state: SimurghState, area: i64) -> bool:
    """10.3: a tile other than an exploration tile is full with 3 vassals (4 with four or five players)."""
    tile: i64 = state.areas[area]
    if tile < 0 or TILE_KIND[tile] == EXPLORATION_TILE:
        return False
    return figures_on_tile(state, area) >= FULL_AT[state.seats]


def remove_tile(state: SimurghState, area: i64) -> None:
    """10.3: moves the tile to the chronicle and its vassals to their owners; the area is free at once."""
    tile: i64 = state.areas[area]
    first = first_space(area)
    spaces = state.spaces.copy()
    for space in range(first, first + 4):
        crowd: i64 = spaces[space]
        if crowd:
            spaces[space] = 0
            return_crowd(state, crowd)
    state.spaces = spaces
    areas = state.areas.copy()
    areas[area] = NONE
    state.areas = areas
    state.chronicle = [*state.chronicle, tile]
    state.note("remove", state.active, tile, area)
    check_end(state)


def return_crowd(state: SimurghState, crowd: i64) -> None:
    """H15: the active player's returned vassals can't be placed in the same turn; all others are simply unplaced."""
    for seat in range(state.seats):
        mine = crowd >> 4 * seat & 15
        if mine:
            player = state.players[seat]
            if seat == state.active and not state.return_at_once:
                player.back_spearmen += mine & 3
                player.back_riders += mine >> 2
            else:
                player.free_spearmen += mine & 3
                player.free_riders += mine >> 2


# ---- the end


def check_end(state: SimurghState) -> None:
    """15, H19: enough objectives, or tiles in the chronicle, trigger the end once; all others get one more turn."""
    if state.trigger != ENDED_BY_NONE:
        return
    shown: i64 = 0
    for objective in state.monument:
        if objective >= 0:
            shown += 1
    if shown >= END_OBJECTIVES[state.length]:
        state.trigger = ENDED_BY_OBJECTIVES
    elif len(state.chronicle) >= END_CHRONICLE[state.length]:
        state.trigger = ENDED_BY_CHRONICLE
    else:
        return
    state.turns_left = state.seats - 1
    state.note("ending", state.active)
