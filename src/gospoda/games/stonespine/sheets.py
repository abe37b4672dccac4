"""6 and 9.6: the score sheets: every line with its reason and the chambers it comes from."""

from __future__ import annotations

from typing import Any

from gospoda.core.messages import Message, Ref, ScoreLine, ScoreSheet
from gospoda.games.stonespine.challenges import (
    AT_LEAST,
    BEST_CLUSTER,
    BEST_COLUMN,
    CENTRAL_COUNT,
    EXIT_COUNT,
    FULL_CHAMBERS,
    LARGEST_CLUSTER,
    OUTER_COUNT,
    SINGLE_PATH,
    WITH_EACH,
    Rulings,
    challenge_points,
    chambers_with,
    chambers_with_each,
    counted,
    full_chambers,
    on_cells,
)
from gospoda.games.stonespine.dungeon import ALL_CELLS, CENTRAL, LEFT_COLUMN, OUTER, Dungeon, cells_in
from gospoda.games.stonespine.moves import CELL
from gospoda.games.stonespine.paths import best_walk
from gospoda.games.stonespine.scoring import (
    blueprint_points,
    goal_measure,
    goal_order,
    goal_points,
    jael_card_points,
    jael_reputation,
    jael_totals,
    met_squares,
    path_points,
    priority_order,
    richer_than_jael,
    rulings_of,
    solo_goal,
    standing_points,
)
from gospoda.games.stonespine.tables import (
    CHALLENGE,
    CHALLENGE_KIND,
    CHALLENGE_KINDS_COUNTED,
    CHALLENGE_PARTS,
    CHALLENGE_POINTS,
    CHALLENGE_THRESHOLD,
    ENTRANCE,
    EXIT,
    GOAL,
    GOAL_PARTS,
    JAEL_BASE,
    JAEL_CARD,
    JAEL_GOLD,
    SOLO_GOLD,
    STAR,
)

JAEL_SEAT = -1


def cells_of(mask: int) -> list[str]:
    """The names of the cells of a set."""
    return [CELL.ids[cell] for cell in range(16) if mask >> cell & 1]


def sheets(state: Any) -> list[ScoreSheet]:
    """A sheet for every seat; in the solo game also one for Jael."""
    rulings = rulings_of(state)
    result = []
    for seat, player in enumerate(state.players):
        lines = [standing_line(state, seat), goal_line(state, seat)]
        lines += own_lines(player.dungeon, player.blueprint, player.challenges, rulings)
        result.append(ScoreSheet(seat, lines))
    if state.seats == 1:
        result.append(jael_sheet(state))
    return result


def standing_line(state: Any, seat: int) -> ScoreLine:
    """6.1 final priority, or 9.6 final gold."""
    if state.seats == 1:
        gold = {"gold": state.players[0].gold, "jael": JAEL_GOLD[state.jael_cards[-1]] if state.jael_cards else 0}
        return ScoreLine("priority", standing_points(state)[0], Message("score-final-gold", gold))
    place = priority_order(state).index(seat) + 1
    return ScoreLine("priority", standing_points(state)[seat], Message("score-priority", {"place": place}))


def goal_line(state: Any, seat: int) -> ScoreLine:
    """6.2: the place in the contest of the goal card."""
    dungeon = state.players[seat].dungeon
    value = goal_measure(state.goal, dungeon.totals)
    order = goal_order(state) if state.seats > 1 else []
    place = order.index(seat) + 1 if seat in order else 0
    args = {"goal": Ref("goal", GOAL.ids[state.goal]), "count": value, "place": place}
    kinds = sum(set(GOAL_PARTS[state.goal]))
    return ScoreLine("goal", goal_points(state)[seat], Message("score-goal", args), cells_of(on_cells(dungeon, kinds)))


def own_lines(dungeon: Dungeon, blueprint: int, challenges: list[int], rulings: Rulings) -> list[ScoreLine]:
    """6.3 to 6.6."""
    lines = [challenge_line(dungeon, blueprint, card, rulings) for card in challenges]
    stars = dungeon.totals[STAR]
    lines.append(
        ScoreLine(
            "reputation",
            dungeon.reputation,
            Message("score-reputation", {"count": stars}),
            cells_of(on_cells(dungeon, 1 << STAR)),
        )
    )
    met = met_squares(dungeon, blueprint)
    lines.append(
        ScoreLine(
            "blueprint",
            blueprint_points(dungeon, blueprint),
            Message("score-blueprint", {"count": cells_in(met)}),
            cells_of(met),
        )
    )
    entrance, exit_ = dungeon.from_entrance(ENTRANCE[blueprint]), dungeon.from_exit(EXIT[blueprint])
    args = {"entrance": cells_in(entrance), "exit": cells_in(exit_)}
    where = cells_of(entrance | exit_)
    lines.append(ScoreLine("paths", path_points(dungeon, blueprint), Message("score-paths", args), where))
    return lines


def challenge_line(dungeon: Dungeon, blueprint: int, card: int, rulings: Rulings) -> ScoreLine:
    """6.3: one challenge card."""
    kind = CHALLENGE_KIND[card]
    count = counted(dungeon, blueprint, card, kind, rulings)
    args = {"card": Ref("challenge", CHALLENGE.ids[card]), "count": count, "each": CHALLENGE_POINTS[card]}
    points = challenge_points(dungeon, blueprint, card, rulings)
    where = cells_of(challenge_cells(dungeon, blueprint, card, rulings))
    return ScoreLine("challenges", points, Message("score-challenge", args), where)


def challenge_cells(dungeon: Dungeon, blueprint: int, card: int, rulings: Rulings) -> int:
    """Where the points of a challenge come from, as a set of cells."""
    kind, kinds = CHALLENGE_KIND[card], CHALLENGE_KINDS_COUNTED[card]
    if kind == SINGLE_PATH:
        return best_walk(dungeon, kinds, rulings.lone_paths).best_cells
    if kind == FULL_CHAMBERS:
        return full_chambers(dungeon)
    if kind == AT_LEAST:
        return chambers_with(dungeon, kinds, CHALLENGE_THRESHOLD[card])
    if kind == WITH_EACH:
        return chambers_with_each(dungeon, CHALLENGE_PARTS[card])
    if kind == LARGEST_CLUSTER:
        return max(dungeon.clusters(), key=cells_in, default=0)
    return on_cells(dungeon, kinds or _union(CHALLENGE_PARTS[card])) & counted_region(dungeon, blueprint, kind, kinds)


def _union(parts: list[int]) -> int:
    mask = 0
    for part in parts:
        mask |= part
    return mask


def counted_region(dungeon: Dungeon, blueprint: int, kind: int, kinds: int) -> int:
    """The part of the dungeon in which a challenge counts elements."""
    if kind == CENTRAL_COUNT:
        return CENTRAL
    if kind == OUTER_COUNT:
        return OUTER
    if kind == EXIT_COUNT:
        return dungeon.from_exit(EXIT[blueprint])
    if kind == BEST_COLUMN:
        return max((LEFT_COLUMN << column for column in range(4)), key=lambda cells: dungeon.count(kinds, cells))
    if kind == BEST_CLUSTER:
        return max(dungeon.clusters(), key=lambda cells: dungeon.count(kinds, cells), default=0)
    return ALL_CELLS


def jael_sheet(state: Any) -> ScoreSheet:
    """9.6: what Jael scores."""
    totals = jael_totals(state)
    ahead = richer_than_jael(state)
    gold = {"gold": state.players[0].gold, "jael": JAEL_GOLD[state.jael_cards[-1]] if state.jael_cards else 0}
    goal = {"goal": Ref("goal", GOAL.ids[state.goal]), "count": goal_measure(state.goal, totals), "place": 0}
    lines = [
        ScoreLine("priority", SOLO_GOLD[1 if ahead else 0], Message("score-final-gold", gold)),
        ScoreLine("goal", solo_goal(state)[1], Message("score-goal", goal)),
    ]
    for card in state.jael_cards:
        points = jael_card_points(card, totals)
        args = {
            "card": Ref("jael_card", JAEL_CARD.ids[card]),
            "base": JAEL_BASE[card],
            "bonus": points - JAEL_BASE[card],
        }
        lines.append(ScoreLine("jael_cards", points, Message("score-jael-card", args)))
    stars = Message("score-reputation", {"count": totals[STAR]})
    lines.append(ScoreLine("reputation", jael_reputation(state), stars))
    return ScoreSheet(JAEL_SEAT, lines)
