# gospoda: compiled
"""6 and 9.6: final scoring in six categories, as numbers; `sheets.py` adds the reasons."""

from __future__ import annotations

from mypy_extensions import i64

from gospoda.games.stonespine.challenges import STANDARD, Rulings, challenge_points
from gospoda.games.stonespine.constants import IDENTICAL_PAIRS, SETS
from gospoda.games.stonespine.dungeon import ALL_CELLS, Cells, Dungeon, cells_in, in_cell
from gospoda.games.stonespine.lookups import (
    ANY,
    CAVE_SQUARE,
    ENTRANCE,
    EXIT,
    FACE_ELEMENT,
    GOAL_FEWEST,
    GOAL_MEASURE,
    GOAL_PARTS,
    GOAL_REWARDS,
    JAEL_BASE,
    JAEL_GOLD,
    JAEL_PARTS,
    JAEL_PER,
    KIND,
    KIND_SQUARE,
    LADDER,
    N_KINDS,
    PASSAGE_FACE,
    PRINTED,
    PRIORITY_REWARD,
    SOLO_GOAL,
    SOLO_GOLD,
    SQUARES,
    STAR_VALUE,
    STONE_SQUARE,
)
from gospoda.games.stonespine.state import Player, StonespineState


def points(state: StonespineState) -> list[int]:
    """6: the sum of the six categories for every seat, as things are now."""
    rulings = rulings_of(state)
    goal = goal_points(state)
    first = standing_points(state)
    return [first[seat] + goal[seat] + own_points(state.players[seat], rulings) for seat in range(len(state.players))]


def own_points(player: Player, rulings: Rulings) -> i64:
    """6.3 to 6.6: the categories that don't depend on the other players."""
    dungeon = player.dungeon
    total: i64 = dungeon.reputation + blueprint_points(dungeon, player.blueprint)
    total += path_points(dungeon, player.blueprint)
    for card in player.challenges:
        total += challenge_points(dungeon, player.blueprint, card, rulings)
    return total


def rulings_of(state: StonespineState) -> Rulings:
    """H7 and H8 as chosen for this game."""
    if not state.options:
        return STANDARD
    return Rulings(state.options["outer_edges"] == "each", state.options["lone_chambers"] == "paths")


# ---- 6.1 final priority, 9.6 final gold


def priority_order(state: StonespineState) -> list[int]:
    """The current order of seats: those who have passed, then the rest in this year's order."""
    return state.passing + [seat for seat in state.priority if seat not in state.passing]


def standing_points(state: StonespineState) -> list[int]:
    """6.1: 9, 6 and 3 for the first three places of the priority track; solo: final gold."""
    if state.seats == 1:
        return [SOLO_GOLD[0] if richer_than_jael(state) else SOLO_GOLD[1]]
    rewards = [0] * len(state.players)
    for place, seat in enumerate(priority_order(state)):
        if place < len(PRIORITY_REWARD):
            rewards[seat] = PRIORITY_REWARD[place]
    return rewards


def richer_than_jael(state: StonespineState) -> bool:
    """9.6: the player needs more gold than the current Jael card shows."""
    return len(state.jael_cards) > 0 and state.players[0].gold > JAEL_GOLD[state.jael_cards[-1]]


# ---- 6.2 goal card


def goal_measure(goal: i64, counts: list[int]) -> i64:
    """6.2: what a goal card compares, from the counts of its parts."""
    measure: i64 = GOAL_MEASURE[goal]
    value: i64 = 64 if measure == SETS else 0
    for n in counts:
        if measure == IDENTICAL_PAIRS:
            value += n // 2
        elif measure == SETS:
            if n < value:
                value = n
        else:
            value += n
    return value


def goal_value(goal: i64, dungeon: Dungeon) -> i64:
    """6.2: what a goal card counts in a dungeon."""
    return goal_measure(goal, [dungeon.total(kinds) for kinds in GOAL_PARTS[goal]])


def total_of(totals: list[int], kinds: i64) -> i64:
    """Counts the elements of these kinds."""
    n: i64 = 0
    for kind in range(len(totals)):
        if kinds >> kind & 1:
            n += totals[kind]
    return n


def goal_values(state: StonespineState) -> list[int]:
    """6.2: what the goal card counts in every seat's dungeon."""
    return [int(goal_value(state.goal, player.dungeon)) for player in state.players]


def goal_order(state: StonespineState, values: list[int]) -> list[int]:
    """6.2: the seats that can score, best first; ties by priority; "most" leaves out players with none."""
    fewest = GOAL_FEWEST[state.goal] != 0
    order: list[int] = []
    for seat in priority_order(state):
        value = values[seat]
        if value == 0 and not fewest:
            continue
        at = len(order)
        while at > 0 and (value < values[order[at - 1]] if fewest else value > values[order[at - 1]]):
            at -= 1
        order.insert(at, seat)
    return order


def goal_points(state: StonespineState) -> list[int]:
    """6.2: what the goal card earns every seat."""
    return goal_rewards(state, goal_order(state, goal_values(state)))


def goal_rewards(state: StonespineState, order: list[int]) -> list[int]:
    """6.2: 15, 9 and 5 for the first three places of an order."""
    if state.seats == 1:
        return [solo_goal(state)[0]]
    rewards = [0] * len(state.players)
    for place, seat in enumerate(order):
        if place < 3:
            rewards[seat] = GOAL_REWARDS[state.goal][place]
    return rewards


# ---- 6.5 blueprint, 6.6 paths


def met_squares(dungeon: Dungeon, blueprint: i64) -> Cells:
    """6.5: the squares whose chamber has the required type or element."""
    met: Cells = 0
    squares = SQUARES[blueprint]
    for cell in range(16):
        here = in_cell(cell)
        if dungeon.filled & here == 0:
            continue
        asked: i64 = squares[cell]
        if asked == ANY:
            continue
        if asked == CAVE_SQUARE:
            ok = dungeon.cave & here != 0
        elif asked == STONE_SQUARE:
            ok = dungeon.cave & here == 0
        else:
            ok = dungeon.count(asked - KIND_SQUARE, here) > 0
        if ok:
            met |= here
    return met


def blueprint_points(dungeon: Dungeon, blueprint: i64) -> i64:
    """6.5: reputation by the number of requirements met."""
    return LADDER[cells_in(met_squares(dungeon, blueprint))]


def path_points(dungeon: Dungeon, blueprint: i64) -> i64:
    """6.6: one for every chamber connected to the entrance, one for every chamber connected to the exit."""
    from_entrance = dungeon.from_entrance(ENTRANCE[blueprint])
    return cells_in(from_entrance) + cells_in(dungeon.from_exit(EXIT[blueprint]))


# ---- 9.6 Jael


def jael_totals(state: StonespineState) -> list[int]:
    """Counts everything Jael has collected by kind; passages are worth nothing to him."""
    totals = [0] * N_KINDS
    for chamber in state.jael_chambers:
        for element in PRINTED[chamber]:
            totals[KIND[element]] += 1
    for face in state.jael_tokens:
        if face != PASSAGE_FACE:
            totals[KIND[FACE_ELEMENT[face]]] += 1
    return totals


def jael_reputation(state: StonespineState) -> i64:
    """9.6.4: the star values on his cards and tokens."""
    n: i64 = 0
    for chamber in state.jael_chambers:
        for element in PRINTED[chamber]:
            n += STAR_VALUE[element]
    for face in state.jael_tokens:
        n += STAR_VALUE[FACE_ELEMENT[face]]
    return n


def jael_card_points(card: i64, totals: list[int]) -> i64:
    """9.6.3: base reputation plus the condition; sets count as often as their scarcer part."""
    n: i64 = 64
    for kinds in JAEL_PARTS[card]:
        have = total_of(totals, kinds)
        if have < n:
            n = have
    return JAEL_BASE[card] + JAEL_PER[card] * n


def jael_goal(state: StonespineState) -> i64:
    """9.6.2: what the goal card counts in Jael's collection."""
    totals = jael_totals(state)
    return goal_measure(state.goal, [total_of(totals, kinds) for kinds in GOAL_PARTS[state.goal]])


def solo_goal(state: StonespineState) -> list[int]:
    """9.6.2: the player's and Jael's reward; he wins ties, and "most" pays nothing to a side with none."""
    mine = goal_value(state.goal, state.players[0].dungeon)
    his = jael_goal(state)
    fewest = GOAL_FEWEST[state.goal] != 0
    ahead = mine < his if fewest else mine > his
    me = SOLO_GOAL[0] if ahead else SOLO_GOAL[1]
    him = SOLO_GOAL[1] if ahead else SOLO_GOAL[0]
    if not fewest and mine == 0:
        me = 0
    if not fewest and his == 0:
        him = 0
    return [me, him]


def jael_points(state: StonespineState) -> i64:
    """9.6: final gold, goal, Jael's revealed cards and the stars he has collected."""
    totals = jael_totals(state)
    total: i64 = SOLO_GOLD[1] if richer_than_jael(state) else SOLO_GOLD[0]
    total += solo_goal(state)[1] + jael_reputation(state)
    for card in state.jael_cards:
        total += jael_card_points(card, totals)
    return total


def winners(state: StonespineState) -> list[int]:
    """6.7: most reputation, ties by final priority; 9.6: the player loses a tie against Jael."""
    return winners_by(state, points(state))


def winners_by(state: StonespineState, totals: list[int]) -> list[int]:
    """6.7, 9.6: the winner, given the points."""
    if state.seats == 1:
        return [0] if totals[0] > jael_points(state) else []
    best = max(totals)
    for seat in priority_order(state):
        if totals[seat] == best:
            return [seat]
    return []


def complete(dungeon: Dungeon) -> bool:
    """Whether all sixteen chambers are built."""
    return dungeon.filled == ALL_CELLS
