# gospoda: compiled
"""5.3: buying a card: price, charisma tokens, room for weapons, arrows, and what a purchase triggers."""

from __future__ import annotations

from mypy_extensions import i64

from gospoda.core.decisions import Step
from gospoda.core.messages import Message, Ref
from gospoda.core.moves import add
from gospoda.core.piles import EVERYONE, bit
from gospoda.games.rollplayer.actions import answer, move_token
from gospoda.games.rollplayer.choices import Choice, drop_weapon
from gospoda.games.rollplayer.constants import FROM_DISCARDS, FROM_MARKET, TRAIT, WEAPON
from gospoda.games.rollplayer.displays import without
from gospoda.games.rollplayer.frames import PUT_DOWN, ROOM, PutDownFrame, RoomFrame
from gospoda.games.rollplayer.lookups import ARROW, CARD, CARD_HANDS, COST, DISCOUNT, HANDS, KIND, WEAPON_LIST, WEAPONS
from gospoda.games.rollplayer.move_codes import (
    buy_card,
    buy_move,
    buy_tokens,
    drop_card,
    drop_move,
)
from gospoda.games.rollplayer.moves import MAX_TOKENS
from gospoda.games.rollplayer.state import Player, RollPlayerState


def price_of(player: Player, card: i64) -> i64:
    """5.3, HR-6: printed cost less discounts, never below 0."""
    price: i64 = COST[card]
    if player.owned & WEAPONS:
        for weapon in WEAPON_LIST:
            if player.owned >> weapon & 1:
                price -= DISCOUNT[weapon]
    return price if price > 0 else 0


def purchase_moves(state: RollPlayerState, seat: i64, cards: list[int]) -> list[int]:
    """D9, D10: every affordable card, with every number of tokens that pays part of it (HR-32)."""
    player = state.players[seat]
    tokens: i64 = player.tokens if not state.token_spent else 0
    if tokens > MAX_TOKENS:
        tokens = MAX_TOKENS
    moves: list[int] = []
    for card in cards:
        price = price_of(player, card)
        most: i64 = tokens if tokens < price else price
        least: i64 = price - player.gold if price > player.gold else 0
        for spent in range(least, most + 1):
            add(moves, buy_move(card, spent))
    return moves


def purchase_refusal(state: RollPlayerState, seat: i64, move: i64, cards: list[int]) -> str:
    """Returns why a card can't be bought."""
    card = buy_card(move)
    if card not in cards:
        return "refused-not-on-offer"
    spent = buy_tokens(move)
    if spent > state.players[seat].tokens or (spent > 0 and state.token_spent):
        return "refused-no-token"
    price = price_of(state.players[seat], card)
    return "refused-too-many-tokens" if spent > price else "refused-too-expensive"


def buy(state: RollPlayerState, seat: i64, move: i64, source: i64) -> None:
    """5.3: pay; the price is fixed before weapons are dropped for the purchase (HR-6)."""
    player = state.players[seat]
    card = buy_card(move)
    spent = buy_tokens(move)
    gold = price_of(player, card) - spent
    player.gold -= gold
    if spent > 0:
        player.tokens -= spent
        state.token_spent = True
    state.purchases -= 1
    state.note("buy", seat, card, gold)
    state.later(PutDownFrame(seat, card, source))
    if KIND[card] == WEAPON:
        ask_room(state, seat, card)


def hands_in_use(player: Player) -> i64:
    """Returns the number of hands that the player's weapons need."""
    hands: i64 = 0
    for weapon in WEAPON_LIST:
        if player.owned >> weapon & 1:
            hands += CARD_HANDS[weapon]
    return hands


def ask_room(state: RollPlayerState, seat: i64, card: i64) -> None:
    """5.3: while the new weapon exceeds the hand limit, something must be dropped."""
    player = state.players[seat]
    hands = hands_in_use(player)
    if player.owned >> card & 1 == 0:
        hands += CARD_HANDS[card]
    if hands > HANDS[player.hero]:
        state.ask_next(RoomFrame(card), seat)


class Room(Choice[RoomFrame]):
    """5.3, D9, HR-30: making room for a weapon. One bought unseen may itself be dropped."""

    heading = ROOM
    may_drop = False

    def choices(self, state: RollPlayerState, seat: i64) -> list[int]:
        """Returns the player's weapons."""
        owned = state.players[seat].owned
        moves: list[int] = []
        for weapon in WEAPON_LIST:
            if owned >> weapon & 1:
                add(moves, drop_move(weapon))
        return moves

    def choose(self, state: RollPlayerState, seat: i64, move: i64) -> None:
        """Drops one; asks again if that isn't enough."""
        card = self.settle(state).card
        bought_unseen = state.players[seat].owned >> card & 1
        dropped = drop_card(move)
        drop_weapon(state, seat, dropped)
        if dropped != card or not bought_unseen:
            ask_room(state, seat, card)

    def prompt(self, state: RollPlayerState, seat: i64) -> Message:
        """Asks which weapon to drop."""
        return Message("ask-room", {"card": Ref("card", CARD.ids[self.frame(state).card])})


class PutDown(Step[RollPlayerState, PutDownFrame]):
    """5.3: the buyer gets the card, and what follows from it."""

    heading = PUT_DOWN

    def run(self, state: RollPlayerState, frame: PutDownFrame) -> None:
        """Takes the card from the Market or the discard pile."""
        card = frame.card
        if frame.source == FROM_MARKET:
            state.market = without(state.market, card)
        elif frame.source == FROM_DISCARDS:
            state.discards = without(state.discards, card)
        state.players[frame.seat].owned |= bit(card)
        bought(state, frame.seat, card)


def bought(state: RollPlayerState, seat: i64, card: i64) -> None:
    """5.3, HR-46: a trait moves the token if it can (HR-28); then the class ability triggered by the purchase."""
    if KIND[card] == TRAIT and not move_token(state, seat, ARROW[card]):
        state.note("blocked", seat, ARROW[card])
    answer(state, seat, KIND[card])


def take_top_card(state: RollPlayerState, seat: i64) -> i64:
    """6, HR-49: the top card of the deck, unseen until it is bought."""
    card: i64 = state.reveal(state.deck.take(1), EVERYONE).cards[0]
    state.deck = state.deck.drop(1)
    state.players[seat].owned |= bit(card)
    return card
