# gospoda: compiled
"""4 and 9.2: setting up the table."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from gospoda.core.chance import seeded
from gospoda.core.game import Game
from gospoda.core.piles import Pile, face_down
from gospoda.games.stonespine.cleanup import deal_hands, fill_market, show_challenges
from gospoda.games.stonespine.lookups import (
    CHALLENGE_POINTS,
    ENTRANCE,
    FACES_BY_SHAPE,
    GOAL_FEWEST,
    N_CHAMBERS,
    SET_COST,
    STARTING_GOLD,
    jael_deck,
)
from gospoda.games.stonespine.state import (
    CHALLENGES,
    CHAMBERS,
    JAEL,
    MARKET,
    TOKENS,
    StonespineState,
)
from gospoda.games.stonespine.years import begin_year


def set_up(game: Game, seats: i64, options: dict[str, Any], seed: int | str) -> StonespineState:
    """4: the table for 2 to 5 players; 9.2: the changes of the solo game."""
    chance = seeded(seed)
    state = StonespineState(game, seats, chance)
    state.options = options
    state.open_placement = options["placement"] == "open"
    state.open_discards = options["discards"] == "open"
    start_order(state)
    state.goal = chance.below(len(GOAL_FEWEST))  # 4.5: one goal; the others leave the game
    state.challenge_deck = shuffled(state, CHALLENGES, len(CHALLENGE_POINTS))
    show_challenges(state)
    state.market_deck = shuffled(state, MARKET, len(SET_COST) // 2)
    state.stacks = token_stacks(state)
    fill_market(state)
    deal_blueprints(state)
    state.deck = shuffled(state, CHAMBERS, N_CHAMBERS)
    if seats == 1:
        cards = jael_deck(options["jael_deck"] == "legendary")
        state.jael_deck = face_down(JAEL, chance.shuffled(cards))
    deal_hands(state)
    begin_year(state)
    return state


def shuffled(state: StonespineState, family: i64, n: i64) -> Pile:
    """Returns a shuffled face-down deck of all cards of a family."""
    return face_down(family, state.chance.order(n))


def start_order(state: StonespineState) -> None:
    """4.3, 4.4, H1, H9: random priority order, regardless of seating; later places get starting gold."""
    seats = list(range(state.seats))
    state.priority = seats if state.options["start_order"] == "seats" else state.chance.shuffled(seats)
    if state.seats == 1:
        state.players[0].gold = state.options["solo_gold"]  # H9: none
        return
    for place, seat in enumerate(state.priority):
        state.players[seat].gold = STARTING_GOLD[place]


def token_stacks(state: StonespineState) -> list[Pile]:
    """4.8: the market tokens by shape, face down and shuffled."""
    return [face_down(TOKENS, state.chance.shuffled(faces)) for faces in FACES_BY_SHAPE]


def deal_blueprints(state: StonespineState) -> None:
    """4.11: deals every player one blueprint, face up; the rest leaves the game."""
    cards = state.chance.order(len(ENTRANCE))
    for seat in range(state.seats):
        state.players[seat].blueprint = cards[seat]
