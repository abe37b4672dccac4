# gospoda: compiled
"""How good a position looks: what the greedy opponent maximises and where a search may stop."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gospoda.games.simurgh.board import rider_level
from gospoda.games.simurgh.possible import tokens_of
from gospoda.games.simurgh.scoring import leftover_points, objective_points, points_of
from gospoda.games.simurgh.settle import FACE_VALUE, purse_worth
from gospoda.games.simurgh.state import NONE, Player, SimurghState
from gospoda.games.simurgh.tables import (
    COMPARES,
    DEPICTED,
    DRAGON_KIND,
    END_CHRONICLE,
    END_OBJECTIVES,
    LEVELS,
    N_AREAS,
    ON_ALL,
    ON_DEPICTED,
    POWER,
    PP_SHIFT,
    RESOURCE_LIMIT,
    TILE_EFFECT,
    TILE_KIND,
    TILE_SPACES,
    resources_in,
)

SPEARMAN_GROWTH: Final = 6.0  # what a vassal earns in a whole game, beyond what it is worth at the end
RIDER_GROWTH: Final = 9.0
UNPLACED_SPEARMAN: Final = 0.8  # an unplaced vassal is a turn without a recall
UNPLACED_RIDER: Final = 1.0
TOKEN_WORTH: Final = 0.9
DRAGON_GROWTH: Final = 2.5
TILE_GROWTH: Final = 2.0
POWER_TILE_GROWTH: Final = 3.0
OVER_LIMIT: Final = 0.9  # a resource that will be given back


def value(state: SimurghState, seat: i64) -> float:
    """Points as they stand, what the store is worth while there is time, and the means to grow."""
    player = state.players[seat]
    if state.waiting == 0:
        return float(points_of(state, seat, True))
    left = time_left(state)
    worth = float(player.purse >> PP_SHIFT)
    use = 0.25 + 0.75 * left if state.turns_left < 0 else 0.15
    worth += use * (purse_worth(player.purse) - worth)
    worth += (1.0 - left) * float(leftover_points(state.mode, resources_in(player.purse)))
    over = resources_in(player.purse) - RESOURCE_LIMIT[state.mode]
    if over > 0:
        worth -= OVER_LIMIT * use * float(over)
    worth += growth_worth(player, left) + token_worth(state, player, left)
    for objective in state.monument:
        if objective >= 0:
            worth += (0.9 - 0.4 * left) * float(objective_points(state, objective, seat, True))
    worth += exploration_worth(state, seat) * (0.3 + 0.7 * left)
    return worth + 0.1 * float(state.promised) * (0.2 + 0.8 * left)


def time_left(state: SimurghState) -> float:
    """How much of the game is still to come, 1 to 0."""
    if state.turns_left >= 0:
        return 0.0
    shown: i64 = 0
    for objective in state.monument:
        if objective >= 0:
            shown += 1
    by_objectives = float(shown) / float(END_OBJECTIVES[state.length])
    by_chronicle = float(len(state.chronicle)) / float(END_CHRONICLE[state.length])
    return 1.0 - (by_objectives if by_objectives > by_chronicle else by_chronicle)


def growth_worth(player: Player, left: float) -> float:
    """Vassals, unplaced ones above all, and tiles to lay."""
    worth = left * (SPEARMAN_GROWTH * float(player.spearmen) + RIDER_GROWTH * float(player.riders))
    unplaced = UNPLACED_SPEARMAN * (float(player.free_spearmen) + 0.9 * float(player.back_spearmen))
    unplaced += UNPLACED_RIDER * (float(player.free_riders) + 0.9 * float(player.back_riders))
    worth += (0.4 + 0.6 * left) * unplaced
    tiles: i64 = 0
    for tile in player.hand.cards:
        if TILE_KIND[tile] == POWER:
            worth += left * POWER_TILE_GROWTH
        else:
            tiles += 1
            if tiles <= 4:
                worth += left * (TILE_GROWTH + TILE_CHARM[tile]) * (1.0 - 0.2 * float(tiles - 1))
    return worth


def tile_charm(tile: int) -> float:
    """A little more for a tile whose spaces give more."""
    spaces = LEVELS if TILE_KIND[tile] == 4 else TILE_SPACES[tile]
    values = [FACE_VALUE[TILE_EFFECT + 4 * tile + at] for at in range(spaces)]
    return 0.1 * max(values)


TILE_CHARM: Final[list[float]] = [tile_charm(tile) for tile in range(len(TILE_KIND))]


def token_worth(state: SimurghState, player: Player, left: float) -> float:
    """Tokens are abilities to use, and count for objectives on the board; dragons are room for more."""
    worth = (0.3 + 0.7 * left) * TOKEN_WORTH * float(tokens_of(player))
    worth += left * DRAGON_GROWTH * float(len(player.dragons))
    for objective in state.monument:
        if objective < 0:
            continue
        if COMPARES[objective] == ON_ALL:
            worth += 0.4 * float(tokens_of(player))
        elif COMPARES[objective] == ON_DEPICTED:
            for dragon in player.dragons:
                if DEPICTED[objective] >> DRAGON_KIND[dragon] & 1:
                    worth += 0.8
    return worth


def exploration_worth(state: SimurghState, seat: i64) -> float:
    """A rider on an exploration tile stands above the next reward."""
    worth = 0.0
    for area in range(N_AREAS):
        if state.areas[area] >= 0:
            level = rider_level(state, seat, area)
            if level != NONE and level < LEVELS - 1:
                worth += 0.35 * FACE_VALUE[TILE_EFFECT + 4 * state.areas[area] + level + 1]
    return worth
