# gospoda: compiled
"""5.4 and 9.5: Phase III, cleanup, and the displays that set-up fills in the same way."""

from __future__ import annotations

from mypy_extensions import i64

from gospoda.core.piles import EVERYONE, bit, face_up
from gospoda.games.stonespine.state import TOKENS, StonespineState
from gospoda.games.stonespine.tables import (
    CHALLENGES_SHOWN,
    FACE_SHAPE,
    HAND,
    MARKET_SHOWN,
    SET_SPACES,
    YEARS,
)
from gospoda.games.stonespine.years import begin_year


def end_year(state: StonespineState) -> None:
    """5: after years 1 to 3 the table is cleaned up and the next year begins; after year 4 the game is over."""
    if state.year == YEARS:
        clear_market(state)
        state.note("end", -1, [])
        state.finish()
        return
    clean_up(state)
    state.year += 1
    begin_year(state)


def clean_up(state: StonespineState) -> None:
    """5.4, 9.5: new market, new challenges after years 1 and 2, the new priority, new hands."""
    clear_market(state)
    fill_market(state)
    state.challenge_discards = state.challenge_discards + state.challenges
    state.challenges = []
    if state.year < YEARS - 1:
        show_challenges(state)
    if state.seats > 1:
        state.priority = state.passing
        state.passing = []
    state.players[0].passed = False
    deal_hands(state)


def clear_market(state: StonespineState) -> None:
    """5.4.1, 5.4.2: discard the tokens left on the market cards, and the cards."""
    for tokens in state.sets:
        state.token_discards = state.token_discards + tokens
    state.market_discards = state.market_discards + state.market
    state.market = []
    state.sets = []


def fill_market(state: StonespineState) -> None:
    """4.7, 4.9, 5.4.2, 5.4.3: reveal market cards and fill them, card by card, top set before bottom set (H12)."""
    n: i64 = MARKET_SHOWN[state.seats - 1]
    state.market = state.reveal(state.market_deck.take(n), EVERYONE).cards
    state.market_deck = state.market_deck.drop(n)
    sets: list[list[int]] = []
    for card in state.market:
        for at in (2 * card, 2 * card + 1):
            tokens: list[int] = []
            for shape in SET_SPACES[at]:
                face = draw_token(state, shape)
                if face >= 0:
                    tokens.append(face)
            sets.append(tokens)
    state.sets = sets


def draw_token(state: StonespineState, shape: i64) -> i64:
    """H12: from an empty stack the discarded tokens of the shape are shuffled first; -1 if there are none."""
    if len(state.stacks[shape]) == 0 and state.options["token_recycling"]:
        recycle(state, shape)
    stack = state.stacks[shape]
    if len(stack) == 0:
        return -1
    face = state.reveal(stack.take(1), EVERYONE).cards[0]
    stacks = state.stacks.copy()
    stacks[shape] = stack.drop(1)
    state.stacks = stacks
    return face


def recycle(state: StonespineState, shape: i64) -> None:
    """H12: the discarded tokens of a shape become its new stack."""
    back = [face for face in state.token_discards if FACE_SHAPE[face] == shape]
    state.token_discards = [face for face in state.token_discards if FACE_SHAPE[face] != shape]
    stacks = state.stacks.copy()
    stacks[shape] = state.shuffle(face_up(TOKENS, back))
    state.stacks = stacks


def show_challenges(state: StonespineState) -> None:
    """4.6, 5.4.4: reveal as many challenge cards as players plus one (solo: three)."""
    n: i64 = CHALLENGES_SHOWN[state.seats - 1]
    state.challenges = state.reveal(state.challenge_deck.take(n), EVERYONE).cards
    state.challenge_deck = state.challenge_deck.drop(n)


def deal_hands(state: StonespineState) -> None:
    """4.14, 5.4.5, H13: five chamber cards to every player, a whole hand at a time."""
    for seat in range(state.seats):
        state.players[seat].hand = state.reveal(state.deck.take(HAND), bit(seat))
        state.deck = state.deck.drop(HAND)
