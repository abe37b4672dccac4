# gospoda: compiled
"""5.4 and 9.5: Phase III, cleanup, and the displays that setup fills in the same way."""

from __future__ import annotations

from mypy_extensions import i64

from gospoda.core.piles import EVERYONE, Pile, bit, face_down, face_up
from gospoda.games.stonespine.lookups import (
    CHALLENGES_SHOWN,
    FACE_SHAPE,
    HAND,
    MARKET_SHOWN,
    SET_SPACES,
    YEARS,
)
from gospoda.games.stonespine.state import TOKENS, StonespineState
from gospoda.games.stonespine.years import begin_year


def end_year(state: StonespineState) -> None:
    """5: after years 1 to 3 cleans up the table and starts the next year; after year 4 ends the game."""
    if state.year == YEARS:
        clear_market(state)
        state.note("end", -1)
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
    """5.4.1, 5.4.2: discards the market cards and the tokens left on them."""
    for tokens in state.sets:
        state.token_discards = state.token_discards + tokens
    state.market_discards = state.market_discards + state.market
    state.market = []
    state.sets = []


def fill_market(state: StonespineState) -> None:
    """4.7, 4.9, 5.4.2, 5.4.3: reveals market cards and fills them, card by card, top set before bottom set (H12)."""
    n: i64 = MARKET_SHOWN[state.seats - 1]
    state.market = state.reveal(state.market_deck.take(n), EVERYONE).cards
    state.market_deck = state.market_deck.drop(n)
    sets: list[list[int]] = []
    stacks = state.stacks.copy()
    drawn = [0] * len(stacks)
    for card in state.market:
        sets.append(fill_set(state, SET_SPACES[2 * card], stacks, drawn))
        sets.append(fill_set(state, SET_SPACES[2 * card + 1], stacks, drawn))
    for shape in range(len(stacks)):
        stacks[shape] = stacks[shape].drop(drawn[shape])
    state.stacks = stacks
    state.sets = sets
    state.turned_up()


def fill_set(state: StonespineState, spaces: list[int], stacks: list[Pile], drawn: list[int]) -> list[int]:
    """4.9: puts a face-up token of the right shape on every space, as long as there are any (H12)."""
    tokens: list[int] = []
    for shape in spaces:
        if drawn[shape] == len(stacks[shape]):
            stacks[shape] = recycled(state, shape)
            drawn[shape] = 0
        if drawn[shape] < len(stacks[shape]):
            tokens.append(stacks[shape].cards[drawn[shape]])
            drawn[shape] += 1
    return tokens


def recycled(state: StonespineState, shape: i64) -> Pile:
    """H12: the discarded tokens of a shape form its new stack, unless the table plays without recycling."""
    if not state.options["token_recycling"]:
        return face_down(TOKENS, [])
    back = [face for face in state.token_discards if FACE_SHAPE[face] == shape]
    state.token_discards = [face for face in state.token_discards if FACE_SHAPE[face] != shape]
    return state.shuffle(face_up(TOKENS, back))


def show_challenges(state: StonespineState) -> None:
    """4.6, 5.4.4: reveals one challenge card more than there are players (solo: three)."""
    n: i64 = CHALLENGES_SHOWN[state.seats - 1]
    state.challenges = state.reveal(state.challenge_deck.take(n), EVERYONE).cards
    state.challenge_deck = state.challenge_deck.drop(n)


def deal_hands(state: StonespineState) -> None:
    """4.14, 5.4.5, H13: deals five chamber cards to every player, a whole hand at a time."""
    for seat in range(state.seats):
        state.players[seat].hand = state.reveal(state.deck.part(HAND * seat, HAND * seat + HAND), bit(seat))
    state.deck = state.deck.drop(HAND * state.seats)
