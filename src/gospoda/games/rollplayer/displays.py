# gospoda: compiled
"""The Market row, its deck and the coins: filled the same way in set-up and Cleanup."""

from __future__ import annotations

from mypy_extensions import i64

from gospoda.core.piles import EVERYONE, face_up
from gospoda.games.rollplayer.lookups import COIN, MARKET_SIZE
from gospoda.games.rollplayer.state import MARKET, NO_NUMBERS, RollPlayerState


def deal_market(state: RollPlayerState) -> None:
    """4.8, 5.4: players + 1 cards in a row; if the deck is empty, the discard pile is shuffled first (HR-20)."""
    wanted: i64 = MARKET_SIZE[state.seats - 1]
    shown: list[int] = []
    while wanted > 0:
        if len(state.deck.cards) == 0 and not reshuffle(state):
            break
        dealt = state.reveal(state.deck.take(wanted), EVERYONE).cards
        state.deck = state.deck.drop(wanted)
        shown = shown + dealt
        wanted -= len(dealt)
    state.market = shown


def reshuffle(state: RollPlayerState) -> bool:
    """5.4, HR-36, HR-49: the whole discard pile becomes the new deck; false if it is empty too."""
    if len(state.discards) == 0:
        return False
    state.deck = state.shuffle(face_up(MARKET, state.discards))
    state.discards = NO_NUMBERS
    state.sorted = False
    state.note("shuffle", -1)
    return True


def put_coins(state: RollPlayerState) -> None:
    """4.10, 5.4: one coin on each Initiative card that is neither first nor last in the row, never more."""
    coins = state.coins.copy()
    for i in range(1, len(coins) - 1):
        coins[i] = COIN
    state.coins = coins


def without(cards: list[int], card: i64) -> list[int]:
    """Returns a row of cards without one of them, in the same order."""
    return [other for other in cards if other != card]
