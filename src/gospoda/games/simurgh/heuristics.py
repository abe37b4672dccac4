# gospoda: compiled
"""How good a position looks: what the greedy opponent maximises and searches evaluate."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gospoda.games.simurgh.amounts import Bundle
from gospoda.games.simurgh.board import rider_level
from gospoda.games.simurgh.constants import COMPARE_DEPICTED, COMPARE_TOKENS, EXPLORATION_TILE, POWER_TILE
from gospoda.games.simurgh.expectation import FACE_VALUE, promised, purse_worth
from gospoda.games.simurgh.lookups import (
    BUNDLES,
    COMPARES,
    COST,
    DEPICTED,
    DRAGON_KIND,
    END_CHRONICLE,
    END_OBJECTIVES,
    LEVELS,
    MONUMENT_EFFECT,
    N_AREAS,
    N_RESOURCES,
    PP_SHIFT,
    RESOURCE_LIMIT,
    TILE_EFFECT,
    TILE_KIND,
    TILE_SPACES,
    amount_in,
    resources_in,
)
from gospoda.games.simurgh.possible import cheap
from gospoda.games.simurgh.scoring import leftover_points, objective_points, points_of
from gospoda.games.simurgh.state import NONE, Player, SimurghState
from gospoda.games.simurgh.stock import tokens_of

SPEARMAN_GROWTH: Final = 6.0  # what a vassal earns over a whole game, beyond its worth at the end
RIDER_GROWTH: Final = 9.0
UNPLACED_SPEARMAN: Final = 0.8  # an unplaced vassal saves a turn of recalling
UNPLACED_RIDER: Final = 1.0
TOKEN_WORTH: Final = 0.9
DRAGON_GROWTH: Final = 2.5
TILE_GROWTH: Final = 2.0
POWER_TILE_GROWTH: Final = 3.0
USUAL_TURNS: Final[list[int]] = [22, 28, 34]  # turns per player in a short, medium and long game
LATE: Final = 0.6  # share of time assumed left in a game that takes longer than usual
HALF_GONE: Final = 0.5  # a tile in the wilds counts as half a tile in the chronicle
PROGRESS_WORTH: Final = 20.0  # after the usual time everybody wants the game to end
STEP_TRUST: Final[list[float]] = [0.0, 0.45, 0.25, 0.15]  # how likely a rider gets this many levels down
PLAN_WORTH: Final = 3.5  # for holding the full cost of a Monument slot late in the game
MONUMENT_SLOTS: Final = 5
OVER_LIMIT: Final = 0.35  # a resource that will have to be returned: the least useful one


def value(state: SimurghState, seat: i64) -> float:
    """Current points, the worth of the store while time is left, and the means to grow."""
    player = state.players[seat]
    if state.waiting == 0:
        return float(points_of(state, seat, True))
    left = time_left(state)
    worth = float(player.purse >> PP_SHIFT)
    use = 1.0 - 0.4 * progress(state) if state.turns_left < 0 else 0.15
    worth += use * (purse_worth(player.purse) - worth)
    worth += (1.0 - left) * float(leftover_points(state.mode, resources_in(player.purse)))
    over = resources_in(player.purse) - RESOURCE_LIMIT[state.mode]
    if over > 0:
        worth -= OVER_LIMIT * use * float(over)
    worth += growth_worth(player, left, clock(state)) + token_worth(state, player, left)
    for objective in state.monument:
        if objective >= 0:
            worth += (0.9 - 0.4 * left) * float(objective_points(state, objective, seat, True))
    if player.riders:
        worth += slot_plan(state, player) * (1.0 - 0.8 * clock(state))
    worth += PROGRESS_WORTH * (1.0 - clock(state)) * progress(state)
    worth += exploration_worth(state, seat) * (0.25 + 0.75 * clock(state))
    if state.trial:
        worth += 0.1 * float(promised(state, seat)) * (0.2 + 0.8 * left)
    return worth


def time_left(state: SimurghState) -> float:
    """How much of the game is left, 1 to 0: mainly by turns, so opponents don't shy away from progress."""
    if state.turns_left >= 0:
        return 0.0
    by_board = LATE * (1.0 - progress(state))
    by_clock = clock(state)
    return by_clock if by_clock > by_board else by_board


def clock(state: SimurghState) -> float:
    """1 at the start, 0 after the usual number of turns."""
    left = 1.0 - float(state.turns) / float(state.seats * USUAL_TURNS[state.length])
    return left if left > 0.0 else 0.0


def progress(state: SimurghState) -> float:
    """How close the board is to the end, 0 to 1."""
    shown: i64 = 0
    for objective in state.monument:
        if objective >= 0:
            shown += 1
    by_objectives = float(shown) / float(END_OBJECTIVES[state.length])
    gone = float(len(state.chronicle))
    for tile in state.areas:
        if tile >= 0:
            gone += HALF_GONE
    by_chronicle = gone / float(END_CHRONICLE[state.length])
    return by_objectives if by_objectives > by_chronicle else by_chronicle


def growth_worth(player: Player, left: float, time: float) -> float:
    """The worth of vassals, above all unplaced ones, and of tiles to lay."""
    worth = left * (SPEARMAN_GROWTH * float(player.spearmen) + RIDER_GROWTH * float(player.riders))
    unplaced = UNPLACED_SPEARMAN * (float(player.free_spearmen) + 0.9 * float(player.back_spearmen))
    unplaced += UNPLACED_RIDER * (float(player.free_riders) + 0.9 * float(player.back_riders))
    worth += (0.4 + 0.6 * left) * unplaced
    tiles: i64 = 0
    for tile in player.hand.cards:
        if TILE_KIND[tile] == POWER_TILE:
            worth += time * POWER_TILE_GROWTH
        else:
            tiles += 1
            if tiles <= 4:
                worth += (0.4 + 0.6 * time) * (TILE_GROWTH + TILE_CHARM[tile]) * (1.0 - 0.2 * float(tiles - 1))
    return worth


SLOT_NEEDS: Final[list[Bundle]] = [BUNDLES[COST[MONUMENT_EFFECT + slot][0]] for slot in range(MONUMENT_SLOTS)]
SLOT_SIZE: Final[list[int]] = [sum(needs) for needs in SLOT_NEEDS]


def slot_plan(state: SimurghState, player: Player) -> float:
    """How close the store is to the cost of some empty Monument slot, as something to save for."""
    best = 0.0
    for slot in range(MONUMENT_SLOTS):
        if state.monument[slot] >= 0:
            continue
        covered: i64 = 0
        for thing in range(N_RESOURCES):
            need: i64 = SLOT_NEEDS[slot][thing]
            have = amount_in(player.purse, thing)
            covered += have if have < need else need
        share = float(covered) / float(SLOT_SIZE[slot])
        if share > best:
            best = share
    return PLAN_WORTH * best


def path_worth(tile: int, level: int) -> float:
    """What the levels below this one promise; nearer ones count more."""
    if TILE_KIND[tile] != EXPLORATION_TILE:
        return 0.0
    steps = range(1, LEVELS - level)
    return sum(STEP_TRUST[step] * max(FACE_VALUE[TILE_EFFECT + 4 * tile + level + step], 0.0) for step in steps)


def tile_charm(tile: int) -> float:
    """A small extra for a tile whose spaces give more."""
    values = [FACE_VALUE[TILE_EFFECT + 4 * tile + at] for at in range(TILE_SPACES[tile])]
    return 0.1 * (max(values) + path_worth(tile, 0))


PATH_WORTH: Final[list[float]] = [path_worth(at // 4, at % 4) for at in range(4 * len(TILE_KIND))]
TILE_CHARM: Final[list[float]] = [tile_charm(tile) for tile in range(len(TILE_KIND))]


def token_worth(state: SimurghState, player: Player, left: float) -> float:
    """The worth of tokens as abilities to use and for objectives on the board, and of dragons as room for more."""
    worth = (0.3 + 0.7 * left) * TOKEN_WORTH * float(tokens_of(player))
    worth += left * DRAGON_GROWTH * float(len(player.dragons))
    for objective in state.monument:
        if objective < 0:
            continue
        if COMPARES[objective] == COMPARE_TOKENS:
            worth += 0.4 * float(tokens_of(player))
        elif COMPARES[objective] == COMPARE_DEPICTED:
            for dragon in player.dragons:
                if DEPICTED[objective] >> DRAGON_KIND[dragon] & 1:
                    worth += 0.8
    return worth


def exploration_worth(state: SimurghState, seat: i64) -> float:
    """The worth of riders on exploration tiles: each level below is a reward for a free action."""
    worth = 0.0
    for area in range(N_AREAS):
        if state.areas[area] >= 0:
            level = rider_level(state, seat, area)
            if level != NONE:
                payable = cheap(state.players[seat].purse, TILE_EFFECT + 4 * state.areas[area])
                worth += PATH_WORTH[4 * state.areas[area] + level] * (1.0 if payable else 0.5)
    return worth
