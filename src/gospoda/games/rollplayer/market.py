# gospoda: compiled
"""5.3: the Market Phase: who shops when, buying or discarding for gold, a Bard's second purchase, the Druid."""

from __future__ import annotations

from mypy_extensions import i64

from gospoda.core.messages import Message
from gospoda.games.rollplayer.actions import answer
from gospoda.games.rollplayer.agenda import (
    BEGIN_CLEANUP,
    BEGIN_MARKET,
    EXTRA,
    MARKET_ASK,
    MARKET_TURN_END,
    NEXT_PURCHASE,
    PHASE_STEP,
    TRANSACTION,
    W5,
    WINDOW,
    Choice,
    Step,
    ask_later,
    later,
    proceed,
    settled,
)
from gospoda.games.rollplayer.displays import without
from gospoda.games.rollplayer.gold import gain, taken_gold
from gospoda.games.rollplayer.moves import ADD, BUY, DECLINE, DISCARD, SET_HOLD, TAKE_GOLD
from gospoda.games.rollplayer.purchase import FROM_MARKET, buy, purchase_moves, purchase_refusal
from gospoda.games.rollplayer.solo import end_of_market
from gospoda.games.rollplayer.state import ASK, NOBODY, SHOPPING, RollPlayerState
from gospoda.games.rollplayer.tables import EXTRA_CARD, MARKET_DISCARD, PURCHASES
from gospoda.games.rollplayer.windows import ask_again

# ---- the Druid


def offer_extra(state: RollPlayerState) -> None:
    """9, HR-41: after W4 a Druid may add a card of the discard pile, once a round."""
    later(state, PHASE_STEP, BEGIN_MARKET)
    if len(state.discards) == 0:
        return
    for k in range(state.seats - 1, -1, -1):
        seat = (state.start + k) % state.seats
        if EXTRA_CARD[state.players[seat].hero]:
            ask_later(state, EXTRA, seat)


class Extra(Choice):
    """9, D8, HR-16: one card of the discard pile joins the Market at its right end; it replaces nothing."""

    name = "extra"

    def choices(self, state: RollPlayerState, seat: i64) -> list[int]:
        """D8: any card of the discard pile, or none."""
        moves: list[int] = []
        for card in state.discards:
            moves.append(ADD + card)
        moves.append(DECLINE)
        return moves

    def choose(self, state: RollPlayerState, seat: i64, move: i64) -> None:
        """The card is on offer for everybody."""
        settled(state)
        if move != DECLINE:
            card = move - ADD
            state.discards = without(state.discards, card)
            state.market = [*state.market, card]
            state.note("add", seat, card)
        proceed(state)

    def prompt(self, state: RollPlayerState, seat: i64) -> Message:
        """Add a card or not."""
        return Message("ask-extra")


# ---- turns


def begin_market_phase(state: RollPlayerState) -> None:
    """5.3: the holder of the lowest Initiative number shops first."""
    state.phase = SHOPPING
    next_shopper(state)


def next_shopper(state: RollPlayerState) -> None:
    """5.3: the next lowest Initiative card; after the last one Cleanup."""
    for card in range(len(state.holders)):
        seat: i64 = state.holders[card]
        if seat != NOBODY:
            state.active = seat
            state.purchases = PURCHASES[state.players[seat].hero]
            state.token_spent = False
            later(state, MARKET_TURN_END, card)
            later(state, MARKET_ASK, seat)
            later(state, WINDOW, W5, seat)
            return
    later(state, PHASE_STEP, BEGIN_CLEANUP)


class MarketAsk(Step):
    """5.3, HR-19, HR-38: buy or discard; with an empty Market there is nothing to do.

    D10: a second purchase that nobody could make is not asked for: declining would be the only answer.
    """

    name = "market-ask"

    def run(self, state: RollPlayerState, a: i64, b: i64, c: i64) -> None:
        """Seat a, after b purchases."""
        something = len(state.market) > 0 or state.friendly
        if b > 0:
            something = len(purchase_moves(state, a, state.market)) > 0
        if something:
            ask_later(state, TRANSACTION, a, 0, b)
        else:
            state.purchases = 0
            later(state, WINDOW, W5, a)


class MarketTurnEnd(Step):
    """5.3: the Initiative card goes back to the row; 11: alone, the rest of the Market is cleared."""

    name = "market-turn-end"

    def run(self, state: RollPlayerState, a: i64, b: i64, c: i64) -> None:
        """Card a is returned."""
        holders = state.holders.copy()
        holders[a] = NOBODY
        state.holders = holders
        if state.seats == 1:
            state.happened += 1
            end_of_market(state)
        next_shopper(state)


class Transaction(Choice):
    """5.3, D9, D10: buy a card, or take gold instead; a Bard may buy a second one."""

    name = "market"

    def choices(self, state: RollPlayerState, seat: i64) -> list[int]:
        """D9: buy, or discard for 2 gold (`friendly_market`: just take 2 gold); D10: buy or decline."""
        assert state.top is not None
        moves = purchase_moves(state, seat, state.market)
        if state.top.b > 0:
            moves.append(DECLINE)
        elif state.friendly:
            moves.append(TAKE_GOLD)
        else:
            for card in state.market:
                moves.append(DISCARD + card)
        if state.players[seat].hold != ASK:
            moves.append(SET_HOLD + ASK)
        return moves

    def choose(self, state: RollPlayerState, seat: i64, move: i64) -> None:
        """One of the two, with all its consequences; 6: then the next W5."""
        done = settled(state).b
        if move == SET_HOLD + ASK:
            later(state, MARKET_ASK, seat, done)
            ask_again(state, seat, W5)
        elif move == DECLINE:
            state.purchases = 0
            later(state, WINDOW, W5, seat)
        elif BUY <= move < DISCARD:
            later(state, NEXT_PURCHASE, seat)
            buy(state, seat, move, FROM_MARKET)
        else:
            take_gold(state, seat, move)
        proceed(state)

    def refusal(self, state: RollPlayerState, seat: i64, move: i64) -> str:
        """Why a card cannot be bought."""
        if BUY <= move < DISCARD:
            return purchase_refusal(state, seat, move, state.market)
        return super().refusal(state, seat, move)

    def prompt(self, state: RollPlayerState, seat: i64) -> Message:
        """Buy or discard; buy a second card or not."""
        assert state.top is not None
        if state.top.b > 0:
            return Message("ask-second-purchase", {"gold": int(state.players[seat].gold)})
        question = "ask-friendly-market" if state.friendly else "ask-market"
        return Message(question, {"gold": int(state.players[seat].gold), "taken": int(taken_gold(state, seat))})


def take_gold(state: RollPlayerState, seat: i64, move: i64) -> None:
    """5.3, 10, HR-51: 2 gold instead of buying; the card goes to the discard pile, in a friendly Market it stays."""
    state.purchases = 0
    if move != TAKE_GOLD:
        card = move - DISCARD
        state.market = without(state.market, card)
        state.discards = [*state.discards, card]
        state.note("discard", seat, card)
    gain(state, seat, taken_gold(state, seat))
    later(state, WINDOW, W5, seat)
    answer(state, seat, MARKET_DISCARD)


class NextPurchase(Step):
    """5.3, 9: after a purchase a Bard may make a second one; W5 lies before it and after the last one."""

    name = "next-purchase"

    def run(self, state: RollPlayerState, a: i64, b: i64, c: i64) -> None:
        """Seat a has bought."""
        if state.purchases > 0:
            later(state, MARKET_ASK, a, PURCHASES[state.players[a].hero] - state.purchases)
        later(state, WINDOW, W5, a)
