# gospoda: compiled
"""15: scoring, as fast numbers."""

from __future__ import annotations

from mypy_extensions import i64

from gospoda.games.simurgh.constants import COMPARE_FOOD, COMPARE_TOKENS, MEAT, VEG
from gospoda.games.simurgh.lookups import (
    BANDS,
    BITS_OF_3,
    COMPARES,
    DEPICTED,
    DRAGON_KIND,
    OBJECTIVE_POINTS,
    PP_SHIFT,
    SPEARMAN_SET,
    amount_in,
    resources_in,
)
from gospoda.games.simurgh.state import Player, SimurghState
from gospoda.games.simurgh.stock import tokens_of

PLACES = 3


def measure(player: Player, objective: i64) -> i64:
    """15.1: what an objective compares; every copy of a depicted dragon counts (edge case 40)."""
    compares = COMPARES[objective]
    if compares == COMPARE_TOKENS:
        return tokens_of(player)
    if compares == COMPARE_FOOD:
        return amount_in(player.purse, VEG) + amount_in(player.purse, MEAT)
    depicted: i64 = DEPICTED[objective]
    count: i64 = 0
    i: i64 = 0
    for dragon in player.dragons:
        if depicted >> DRAGON_KIND[dragon] & 1:
            count += BITS_OF_3[player.tokens[i]]
        i += 1
    return count


def place_points(counts: list[int], points: list[int], seat: i64, skip: bool) -> int:
    """H20: tied players get the points of their place; the next places are skipped; a count of 0 gets nothing."""
    mine = counts[seat]
    if mine == 0:
        return 0
    ahead: list[int] = []
    for count in counts:
        if count > mine and (skip or count not in ahead):
            ahead.append(count)
    return points[len(ahead)] if len(ahead) < PLACES else 0


def objective_points(state: SimurghState, objective: i64, seat: i64, skip: bool) -> i64:
    """15.1: the points of one player for one objective."""
    counts: list[int] = [measure(player, objective) for player in state.players]
    return place_points(counts, OBJECTIVE_POINTS[objective], seat, skip)


def leftover_points(mode: i64, resources: i64) -> i64:
    """15.2, H3: Spearman mode 1 point for each full 3 resources; Dragon Lord mode by bands, 7 or more give nothing."""
    if mode == 0:
        return resources // SPEARMAN_SET
    for most, points in BANDS:
        if resources <= most:
            return points
    return 0


def ties_skip(state: SimurghState) -> bool:
    """H20: whether places after a tie are skipped."""
    return bool(state.options["objective_ties"] == "skip")


def points_of(state: SimurghState, seat: i64, skip: bool) -> i64:
    """15: the current score of one player."""
    purse = state.players[seat].purse
    total = (purse >> PP_SHIFT) + leftover_points(state.mode, resources_in(purse))
    for objective in state.monument:
        if objective >= 0:
            total += objective_points(state, objective, seat, skip)
    return total


def points(state: SimurghState) -> list[int]:
    """15: every player's score if the game ended now."""
    skip = ties_skip(state)
    return [points_of(state, seat, skip) for seat in range(state.seats)]


def winners(state: SimurghState) -> list[int]:
    """15.3, H21: most points; tied players share the victory, unless tokens on dragons decide."""
    totals = points(state)
    best = [seat for seat in range(state.seats) if totals[seat] == max(totals)]
    if state.options["tied_victory"] == "shared":
        return best
    tokens: list[int] = [tokens_of(player) for player in state.players]
    most = max([tokens[seat] for seat in best])
    return [seat for seat in best if tokens[seat] == most]
