# gospoda: compiled
"""9: the solo opponent: what Jael collects, and when he acts."""

from __future__ import annotations

from mypy_extensions import i64

from gospoda.core.piles import EVERYONE, Pile, bit
from gospoda.games.stonespine.lookups import CHALLENGE_NUMBER, JAEL_GOLD, JAEL_RUNES, JAEL_TAKE, RUNE, YEARS
from gospoda.games.stonespine.state import NO_NUMBERS, StonespineState


def reveal_jael_card(state: StonespineState) -> None:
    """9.3.1: once a year turns up the top card of the Jael deck as the current one."""
    card = state.reveal(state.jael_deck.take(1), EVERYONE).cards[0]
    state.jael_deck = state.jael_deck.drop(1)
    state.jael_cards = [*state.jael_cards, card]
    state.jael_acted = False
    state.note("jael-card", -1, card)


def inspect(state: StonespineState, cards: Pile) -> None:
    """9.3.4: Jael collects every card whose rune is on his current card; the others are discarded."""
    runes: i64 = JAEL_RUNES[state.jael_cards[-1]]
    for i in range(len(cards)):
        card = cards.cards[i]
        if runes >> RUNE[card] & 1:
            state.jael_chambers = [*state.jael_chambers, card]
            state.note("jael-collects", -1, card)
        else:
            state.discards = state.discards.plus(cards.only(i))
            state.note("discard", 0, card, audience=bit(0))


def compare(state: StonespineState) -> None:
    """9.4: once a year, as soon as the player has no more gold than Jael, Jael acts."""
    if state.jael_acted or state.players[0].gold > JAEL_GOLD[state.jael_cards[-1]]:
        return
    state.jael_acted = True
    take_marked_sets(state)
    if state.year < YEARS:
        discard_lowest_challenge(state)


def take_marked_sets(state: StonespineState) -> None:
    """9.4.1, H11: the left picture is the market card revealed first, the right one the second."""
    halves = JAEL_TAKE[state.jael_cards[-1]]
    for i in range(len(state.market)):
        take_set(state, 2 * i + halves[i])


def take_set(state: StonespineState, at: i64) -> None:
    """Jael takes all tokens of one half of a market card; a sold half gives nothing."""
    tokens = state.sets[at]
    if len(tokens) == 0:
        return
    sets = state.sets.copy()
    sets[at] = NO_NUMBERS
    state.sets = sets
    state.jael_tokens = state.jael_tokens + tokens
    for face in tokens:
        state.note("jael-token", -1, face)


def discard_lowest_challenge(state: StonespineState) -> None:
    """9.4.2: discards the face-up challenge card with the lowest number."""
    lowest = state.challenges[0]
    for card in state.challenges:
        if CHALLENGE_NUMBER[card] < CHALLENGE_NUMBER[lowest]:
            lowest = card
    state.challenges = [card for card in state.challenges if card != lowest]
    state.challenge_discards = [*state.challenge_discards, lowest]
    state.note("jael-discards", -1, lowest)


def take_all_sets(state: StonespineState) -> None:
    """9.4, passing: Jael takes all tokens still on the market cards."""
    for at in range(len(state.sets)):
        take_set(state, at)
