# gospoda: compiled
"""What opponents expect of a move: rough values of things and quick answers to open questions (not a rule)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gospoda.core.agenda import is_among
from gospoda.core.piles import bit
from gospoda.games.simurgh.amounts import Bundle
from gospoda.games.simurgh.constants import RIDER
from gospoda.games.simurgh.drafts import keep_dragon, keep_power, pick_tile
from gospoda.games.simurgh.frames import (
    BOOSTING,
    DRAGON_CHOICE,
    GAINING,
    LAID,
    PAYING,
    PAYING_TOKENS,
    POWER_DRAFT,
    SCOUTING,
    SPENDING,
    TAKING,
    TILE_DRAFT,
    TOKENS,
)
from gospoda.games.simurgh.lookups import (
    B_PURSE,
    B_RIDERS,
    B_SPEARMEN,
    B_TOKENS,
    BLIND_EFFECT,
    BUNDLES,
    CITY_SPACES,
    COST,
    DRAW,
    DRAW_TOKENS,
    GAIN,
    MONUMENT_EFFECT,
    N_RESOURCES,
    PP_SHIFT,
    SCOUT_EFFECT,
    TILE_EFFECT,
)
from gospoda.games.simurgh.move_codes import (
    BUY_BLIND,
    buy_slot,
    choose_dragon_of,
    draft_tile,
    gain_bundle,
    is_buy,
    is_place,
    keep_power_tile,
    pay_bundle,
    place_space,
    place_vassal,
)
from gospoda.games.simurgh.possible import cheap
from gospoda.games.simurgh.state import SimurghState
from gospoda.games.simurgh.stock import gained

# the worth of a draw, in tenths of a power point
TILE_WORTH: Final = 20
DRAGON_WORTH: Final = 30
DRAWN_TOKEN_WORTH: Final = 12
LOOK_WORTH: Final = 2  # at the Monument, if no slot is affordable
OBJECTIVE_WORTH: Final = 25  # the choice of a suitable objective

# the worth of one more of a resource, falling with each one already owned
FIRST_WORTH: Final[list[float]] = [0.75, 0.75, 0.8, 0.85, 1.0, 1.05]
MOST_COUNTED: Final = 24
STORE_WORTH: Final[list[list[float]]] = [
    [sum(first * max(1.0 - k / 12.0, 0.08) for k in range(n)) for n in range(MOST_COUNTED + 1)] for first in FIRST_WORTH
]
TOKEN_WORTH: Final = 1.2
SPEARMAN_WORTH: Final = 5.0
RIDER_WORTH: Final = 7.0
STEPS_SETTLED: Final = 40


def purse_worth(purse: i64) -> float:
    """The worth of power points, and of resources with diminishing returns."""
    worth = float(purse >> PP_SHIFT)
    for i in range(N_RESOURCES):
        n = purse >> 8 * i & 0xFF
        worth += STORE_WORTH[i][n if n < MOST_COUNTED else MOST_COUNTED]
    return worth


def bundle_worth(counts: Bundle) -> float:
    """A bundle at its face value."""
    worth = float(counts[6]) + TOKEN_WORTH * counts[7] + SPEARMAN_WORTH * counts[8] + RIDER_WORTH * counts[9]
    for i in range(N_RESOURCES):
        worth += 0.85 * FIRST_WORTH[i] * counts[i]
    return worth


def face_value(effect: int) -> float:
    """What an effect gives beyond what it takes, at face value."""
    gains = [bundle_worth(BUNDLES[gain]) for gain in GAIN[effect]]
    costs = [bundle_worth(BUNDLES[cost]) for cost in COST[effect]]
    drawn = 0.1 * (DRAGON_WORTH + DRAWN_TOKEN_WORTH * DRAW_TOKENS[effect]) if DRAW[effect] else 0.0
    return max(gains, default=0.0) - min(costs, default=0.0) + drawn


FACE_VALUE: Final[list[float]] = [face_value(effect) for effect in range(len(COST))]


def monument_worth(state: SimurghState, seat: i64) -> i64:
    """The expected worth of a visit to the Monument before anything is drawn, in tenths of a point."""
    best: i64 = LOOK_WORTH
    purse = state.players[seat].purse
    for slot in range(len(state.monument)):
        effect: i64 = MONUMENT_EFFECT + slot
        if state.monument[slot] < 0 and cheap(purse, effect):
            worth = OBJECTIVE_WORTH + i64(10.0 * FACE_VALUE[effect])
            if worth > best:
                best = worth
    return best


def promised(state: SimurghState, seat: i64) -> i64:
    """The worth of what a trial left undrawn, in tenths of a point."""
    worth = TILE_WORTH * state.undrawn_tiles + DRAGON_WORTH * state.undrawn_dragons
    worth += DRAWN_TOKEN_WORTH * state.undrawn_tokens
    if state.undrawn_objectives:
        worth += state.undrawn_objectives * monument_worth(state, seat)
    return worth


def expect(state: SimurghState, seat: i64, move: i64) -> None:
    """Carries out a move without drawing anything, choosing what seems best for open payments and gains."""
    assert state.top is not None
    chapter = state.top.chapter
    if chapter == POWER_DRAFT.number:
        keep_power(state, seat, keep_power_tile(move))
    elif chapter == TILE_DRAFT.number:
        pick_tile(state, seat, draft_tile(move))
    elif chapter == DRAGON_CHOICE.number:
        keep_dragon(state, seat, choose_dragon_of(move))
    else:
        state.trial = True
        state.advance(seat, move)
        settle(state, seat)


def settle(state: SimurghState, seat: i64) -> None:
    """Answers the open questions of an effect as seems best, up to the player's next turn decision or window."""
    for _ in range(STEPS_SETTLED):
        if state.top is None or state.waiting != bit(seat):
            return
        chapter = state.top.chapter
        if not is_among(chapter, SMALL):
            return
        moves = state.chapter().legal(state, seat)
        if len(moves) == 0:
            return
        state.advance(seat, quick_answer(state, seat, chapter, moves))


# the questions of an effect in progress that have a quick answer
SMALL: Final = [PAYING, SPENDING, PAYING_TOKENS, GAINING, TOKENS, BOOSTING, SCOUTING, TAKING, LAID]


def quick_answer(state: SimurghState, seat: i64, chapter: i64, moves: list[int]) -> i64:
    """Returns a good answer without looking ahead."""
    if chapter == PAYING.number:
        return best_bundle(state, seat, True, moves)
    if chapter == GAINING.number:
        return best_bundle(state, seat, False, moves)
    if chapter == LAID.number:
        return best_placement(state, moves)
    if chapter == SCOUTING.number:
        return best_purchase(moves)
    if chapter == BOOSTING.number:
        return moves[len(moves) - 1]  # none, if allowed
    return moves[0]


def best_bundle(state: SimurghState, seat: i64, paying: bool, moves: list[int]) -> i64:
    """The payment or gain that leaves the purse worth most."""
    purse = state.players[seat].purse
    best: i64 = moves[0]
    highest = -1000.0
    for move in moves:
        bundle: i64 = pay_bundle(move) if paying else gain_bundle(move)
        worth = purse_worth(purse - B_PURSE[bundle] if paying else purse + gained(state, bundle))
        if not paying:
            worth += TOKEN_WORTH * float(B_TOKENS[bundle])
            worth += SPEARMAN_WORTH * float(B_SPEARMEN[bundle]) + RIDER_WORTH * float(B_RIDERS[bundle])
        if worth > highest:
            highest = worth
            best = move
    return best


def best_placement(state: SimurghState, moves: list[int]) -> i64:
    """The space of a laid tile with the best face value, preferring a spearman to a rider."""
    best: i64 = moves[0]
    highest = -1000.0
    for move in moves:
        if is_place(move):
            space: i64 = place_space(move)
            effect: i64 = TILE_EFFECT + 4 * state.areas[(space - CITY_SPACES) // 4] + (space - CITY_SPACES) % 4
            worth = FACE_VALUE[effect] - (0.3 if place_vassal(move) == RIDER else 0.0)
            if worth > highest:
                highest = worth
                best = move
    return best


def best_purchase(moves: list[int]) -> i64:
    """The purchase with the highest face value."""
    best: i64 = moves[0]
    highest = -1000.0
    for move in moves:
        if is_buy(move) or move == BUY_BLIND:
            effect: i64 = BLIND_EFFECT if move == BUY_BLIND else SCOUT_EFFECT + buy_slot(move)
            if FACE_VALUE[effect] > highest:
                highest = FACE_VALUE[effect]
                best = move
    return best
