# gospoda: compiled
"""How good a position looks: what the greedy opponent maximises and searches evaluate."""

from __future__ import annotations

from mypy_extensions import i64

from gospoda.games.stonespine.dungeon import cells_in
from gospoda.games.stonespine.lookups import GOLD, LADDER, PRINTED, YEARS
from gospoda.games.stonespine.scoring import (
    goal_points,
    jael_points,
    met_squares,
    own_points,
    rulings_of,
    standing_points,
)
from gospoda.games.stonespine.state import Player, StonespineState

GOLD_WORTH = 0.45  # approximate reputation that a gold piece buys on the market
CHEST_WORTH = 0.4  # and a chest for each remaining year
SQUARE_WORTH = 1.6  # a met square of the blueprint, before the ladder pays
DOOR_WORTH = 0.12  # an opening that may yet be joined


def value(state: StonespineState, seat: i64) -> float:
    """The current score, plus the promise of gold, chests, open doors and met squares."""
    player = state.players[seat]
    worth = float(own_points(player, rulings_of(state)) + goal_points(state)[seat] + standing_points(state)[seat])
    if state.waiting == 0:
        return worth - float(jael_points(state)) if state.seats == 1 else worth
    left = YEARS - state.year
    worth += GOLD_WORTH * float(player.gold + player.income)
    worth += CHEST_WORTH * float(left * player.dungeon.chests)
    worth += plan_worth(player)
    worth += hand_worth(state, player)
    if state.seats == 1:
        worth -= float(jael_points(state))
    return worth


def plan_worth(player: Player) -> float:
    """The worth of blueprint squares before four of them are met, and of openings before they are joined."""
    dungeon = player.dungeon
    met = cells_in(met_squares(dungeon, player.blueprint))
    squares = SQUARE_WORTH * float(met) - float(LADDER[met]) * 0.5
    openings = cells_in(dungeon.south) + cells_in(dungeon.links_east()) + cells_in(dungeon.links_south())
    return squares + DOOR_WORTH * float(openings)


def hand_worth(state: StonespineState, player: Player) -> float:
    """The worth of the hand: alone the kept card is an asset; with two players the hand goes to the opponent."""
    worth = 0.0
    for card in player.hand.cards:
        worth += 0.1 * float(GOLD[card]) + 0.15 * float(len(PRINTED[card]))
    return worth if state.seats == 1 else -0.3 * worth
