# gospoda: compiled
"""6 and 9.6: the score sheets: every line with its reason and the chambers it comes from.

A dungeon never changes, so the lines that depend on it alone are computed once and cached.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final, NamedTuple

from gospoda.core.messages import Message, Ref, ScoreLine, ScoreSheet, say
from gospoda.games.stonespine.challenges import (
    Rulings,
    challenge_cells,
    challenge_points,
    chambers_with,
    counted,
    union,
)
from gospoda.games.stonespine.constants import STAR
from gospoda.games.stonespine.dungeon import Dungeon, cells_in
from gospoda.games.stonespine.lookups import (
    CHALLENGE,
    CHALLENGE_POINTS,
    ENTRANCE,
    EXIT,
    GOAL,
    GOAL_PARTS,
    JAEL_BASE,
    JAEL_CARD,
    JAEL_GOLD,
    SOLO_GOLD,
)
from gospoda.games.stonespine.moves import CELL
from gospoda.games.stonespine.scoring import (
    blueprint_points,
    goal_order,
    goal_rewards,
    goal_values,
    jael_card_points,
    jael_goal,
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

JAEL_SEAT = -1
NO_CHALLENGES: Final = ScoreLine("challenges", 0, say("score-no-challenges"))
REMEMBERED: Final = 4096  # dungeons; a server has a few hundred tables with two to five of them


@lru_cache(REMEMBERED)
def _cells(mask: int) -> tuple[str, ...]:
    return tuple(CELL.ids[cell] for cell in range(16) if mask >> cell & 1)


def cells_of(mask: int) -> list[str]:
    """The names of the cells in a set."""
    return list(_cells(mask))


def sheets(state: Any) -> list[ScoreSheet]:
    """Returns a sheet for every seat, and in the solo game one for Jael."""
    rulings = rulings_of(state)
    twice, lone = rulings.edges_twice, rulings.lone_paths
    order, found = priority_order(state), contest(state)
    result = []
    for seat, player in enumerate(state.players):
        own = own_lines(player.dungeon, player.blueprint, tuple(player.challenges), twice, lone)
        shared = [standing_line(state, seat, order), goal_line(state, seat, found)]
        result.append(ScoreSheet(seat, shared + own))
    if state.seats == 1:
        result.append(jael_sheet(state))
    return result


def standing_line(state: Any, seat: int, order: list[int]) -> ScoreLine:
    """6.1 final priority, or 9.6 final gold, of a seat."""
    points = standing_points(state)[seat]
    if state.seats == 1:
        return ScoreLine("final_gold", points, final_gold(state))
    return priority_line(points, order.index(seat) + 1)


@lru_cache(REMEMBERED)
def priority_line(points: int, place: int) -> ScoreLine:
    """6.1: one place on the priority track."""
    return ScoreLine("priority", points, say("score-priority", place=place))


def final_gold(state: Any) -> Message:
    """9.6.1: the player's gold compared with the current Jael card's."""
    jael = JAEL_GOLD[state.jael_cards[-1]] if state.jael_cards else 0
    return say("score-final-gold", gold=state.players[0].gold, jael=jael)


class Contest(NamedTuple):
    """6.2: the goal card's contest: every seat's measure, the scoring seats, best first, and their points."""

    values: list[int]
    order: list[int]
    points: list[int]


def contest(state: Any) -> Contest:
    """6.2: the current contest; it changes only with a dungeon or the order of the seats."""
    values = goal_values(state)
    order = goal_order(state, values)
    return Contest(values, order, goal_rewards(state, order))


def goal_line(state: Any, seat: int, found: Contest) -> ScoreLine:
    """6.2: a seat's place in the contest of the goal card; alone there are no places."""
    values, order, points = found
    place = order.index(seat) + 1 if state.seats > 1 and seat in order else 0
    where = chambers_with(state.players[seat].dungeon, union(GOAL_PARTS[state.goal]), 1)
    return place_line(state.goal, values[seat], place, points[seat], where)


@lru_cache(REMEMBERED)
def place_line(goal: int, value: int, place: int, points: int, where: int) -> ScoreLine:
    """6.2: one place in the contest."""
    detail = say("score-goal", goal=Ref("goal", GOAL.ids[goal]), count=value, place=place)
    return ScoreLine("goal", points, detail, cells_of(where))


@lru_cache(REMEMBERED)
def own_lines(
    dungeon: Dungeon, blueprint: int, challenges: tuple[int, ...], edges_twice: bool, lone_paths: bool
) -> list[ScoreLine]:
    """6.3 to 6.6: what a dungeon scores by itself: challenges, reputation, blueprint, paths.

    A move changes few of these lines, so each is also cached by its content, whatever the dungeon.
    """
    rulings = Rulings(edges_twice, lone_paths)
    lines = [challenge_line(dungeon, blueprint, card, rulings) for card in challenges]
    if not lines:
        lines.append(NO_CHALLENGES)
    stars = chambers_with(dungeon, 1 << STAR, 1)
    lines.append(reputation_line(dungeon.reputation, dungeon.total(1 << STAR), stars))
    lines.append(blueprint_line(blueprint_points(dungeon, blueprint), met_squares(dungeon, blueprint)))
    entrance, exit_ = dungeon.from_entrance(ENTRANCE[blueprint]), dungeon.from_exit(EXIT[blueprint])
    lines.append(paths_line(path_points(dungeon, blueprint), entrance, exit_))
    return lines


def challenge_line(dungeon: Dungeon, blueprint: int, card: int, rulings: Rulings) -> ScoreLine:
    """6.3: one challenge card."""
    points = challenge_points(dungeon, blueprint, card, rulings)
    where = challenge_cells(dungeon, blueprint, card, rulings)
    return counted_line(card, counted(dungeon, blueprint, card, rulings), points, where)


@lru_cache(REMEMBERED)
def counted_line(card: int, count: int, points: int, where: int) -> ScoreLine:
    """6.3: a challenge card with this count."""
    challenge = Ref("challenge", CHALLENGE.ids[card])
    detail = say("score-challenge", card=challenge, count=count, each=CHALLENGE_POINTS[card])
    return ScoreLine("challenges", points, detail, cells_of(where))


@lru_cache(REMEMBERED)
def reputation_line(points: int, stars: int, where: int) -> ScoreLine:
    """6.4: the stars of a dungeon."""
    return ScoreLine("reputation", points, say("score-reputation", count=stars), cells_of(where))


@lru_cache(REMEMBERED)
def blueprint_line(points: int, met: int) -> ScoreLine:
    """6.5: the blueprint squares that are met."""
    return ScoreLine("blueprint", points, say("score-blueprint", count=cells_in(met)), cells_of(met))


@lru_cache(REMEMBERED)
def paths_line(points: int, entrance: int, exit_: int) -> ScoreLine:
    """6.6: the chambers connected to the entrance and to the exit."""
    detail = say("score-paths", entrance=cells_in(entrance), exit=cells_in(exit_))
    return ScoreLine("paths", points, detail, cells_of(entrance | exit_))


def jael_sheet(state: Any) -> ScoreSheet:
    """9.6: what Jael scores."""
    totals = jael_totals(state)
    gold = SOLO_GOLD[1 if richer_than_jael(state) else 0]
    goal = say("score-goal", goal=Ref("goal", GOAL.ids[state.goal]), count=jael_goal(state), place=0)
    lines = [ScoreLine("final_gold", gold, final_gold(state)), ScoreLine("goal", solo_goal(state)[1], goal)]
    for card in state.jael_cards:
        points, base = jael_card_points(card, totals), JAEL_BASE[card]
        detail = say("score-jael-card", card=Ref("jael_card", JAEL_CARD.ids[card]), base=base, bonus=points - base)
        lines.append(ScoreLine("jael_cards", points, detail))
    lines.append(ScoreLine("reputation", jael_reputation(state), say("score-reputation", count=totals[STAR])))
    return ScoreSheet(JAEL_SEAT, lines)
