# gospoda: compiled
"""5.3: the Market Phase: who shops when, buying or discarding for gold, a Bard's second purchase, the Druid."""

from __future__ import annotations

from mypy_extensions import i64

from gospoda.core.agenda import Frame
from gospoda.core.decisions import Step
from gospoda.core.messages import Message
from gospoda.core.moves import add
from gospoda.games.rollplayer.actions import answer
from gospoda.games.rollplayer.choices import Choice
from gospoda.games.rollplayer.constants import (
    BEGIN_CLEANUP,
    BEGIN_MARKET,
    FROM_MARKET,
    HOLD_ASK,
    MARKET_DISCARD,
    PHASE_MARKET,
)
from gospoda.games.rollplayer.displays import without
from gospoda.games.rollplayer.frames import (
    EXTRA,
    MARKET_ASK,
    MARKET_TURN_END,
    NEXT_PURCHASE,
    TRANSACTION,
    MarketAskFrame,
    MarketTurnEndFrame,
    NextPurchaseFrame,
    PhaseFrame,
    TransactionFrame,
    WindowFrame,
)
from gospoda.games.rollplayer.gold import gain, taken_gold
from gospoda.games.rollplayer.lookups import EXTRA_CARD, PURCHASES, W5
from gospoda.games.rollplayer.move_codes import (
    DECLINE,
    add_card,
    add_move,
    discard_card,
    discard_move,
    hold_move,
    is_buy,
)
from gospoda.games.rollplayer.move_codes import (
    GOLD as TAKE_GOLD,
)
from gospoda.games.rollplayer.purchase import buy, purchase_moves, purchase_refusal
from gospoda.games.rollplayer.solo import end_of_market
from gospoda.games.rollplayer.state import NOBODY, RollPlayerState
from gospoda.games.rollplayer.windows import ask_again, open_window

# ---- the Druid


def offer_extra(state: RollPlayerState) -> None:
    """9, HR-41: after W4 a Druid may add a card from the discard pile, once a round."""
    state.later(PhaseFrame(BEGIN_MARKET))
    if len(state.discards) == 0:
        return
    for k in range(state.seats - 1, -1, -1):
        seat = (state.start + k) % state.seats
        if EXTRA_CARD[state.players[seat].hero]:
            state.ask_next(Frame(EXTRA), seat)


class Extra(Choice[Frame]):
    """9, D8, HR-16: one card from the discard pile joins the Market at its right end; it replaces nothing."""

    heading = EXTRA

    def choices(self, state: RollPlayerState, seat: i64) -> list[int]:
        """D8: any card of the discard pile, or none."""
        moves: list[int] = []
        for card in state.discards:
            add(moves, add_move(card))
        add(moves, DECLINE)
        return moves

    def choose(self, state: RollPlayerState, seat: i64, move: i64) -> None:
        """Puts the card on offer for everybody."""
        self.settle(state)
        if move != DECLINE:
            card = add_card(move)
            state.discards = without(state.discards, card)
            state.market = [*state.market, card]
            state.note("add", seat, card)

    def prompt(self, state: RollPlayerState, seat: i64) -> Message:
        """Asks whether to add a card."""
        return Message("ask-extra")


# ---- turns


def begin_market_phase(state: RollPlayerState) -> None:
    """5.3: the holder of the lowest Initiative number shops first."""
    state.phase = PHASE_MARKET
    next_shopper(state)


def next_shopper(state: RollPlayerState) -> None:
    """5.3: the next lowest Initiative card; after the last one, Cleanup."""
    for card in range(len(state.holders)):
        seat: i64 = state.holders[card]
        if seat != NOBODY:
            state.active = seat
            state.purchases = PURCHASES[state.players[seat].hero]
            state.token_spent = False
            state.later(MarketTurnEndFrame(card))
            state.later(MarketAskFrame(seat, 0))
            open_window(state, W5, seat)
            return
    state.later(PhaseFrame(BEGIN_CLEANUP))


class MarketAsk(Step[RollPlayerState, MarketAskFrame]):
    """5.3, HR-19, HR-38: buy or discard; with an empty Market there is nothing to do.

    D10: skips a second purchase that nobody could make: declining would be the only answer.
    """

    heading = MARKET_ASK

    def run(self, state: RollPlayerState, frame: MarketAskFrame) -> None:
        """Asks, or leaves the Market."""
        something = len(state.market) > 0 or state.friendly
        if frame.done > 0:
            something = len(purchase_moves(state, frame.seat, state.market)) > 0
        if something:
            state.ask_next(TransactionFrame(frame.done), frame.seat)
        else:
            state.purchases = 0
            open_window(state, W5, frame.seat)


class MarketTurnEnd(Step[RollPlayerState, MarketTurnEndFrame]):
    """5.3: the Initiative card goes back to the row; 11: alone, the rest of the Market is cleared."""

    heading = MARKET_TURN_END

    def run(self, state: RollPlayerState, frame: MarketTurnEndFrame) -> None:
        """Returns the card to the row."""
        holders = state.holders.copy()
        holders[frame.card] = NOBODY
        state.holders = holders
        if state.seats == 1:
            state.happened += 1
            end_of_market(state)
        next_shopper(state)


class Transaction(Choice[TransactionFrame]):
    """5.3, D9, D10: buy a card, or take gold instead; a Bard may buy a second one."""

    heading = TRANSACTION

    def choices(self, state: RollPlayerState, seat: i64) -> list[int]:
        """D9: buy, or discard for 2 gold (`friendly_market`: just take 2 gold); D10: buy or decline."""
        moves = purchase_moves(state, seat, state.market)
        if self.frame(state).done > 0:
            add(moves, DECLINE)
        elif state.friendly:
            add(moves, TAKE_GOLD)
        else:
            for card in state.market:
                add(moves, discard_move(card))
        if state.players[seat].hold != HOLD_ASK:
            add(moves, hold_move(HOLD_ASK))
        return moves

    def choose(self, state: RollPlayerState, seat: i64, move: i64) -> None:
        """Carries out the purchase or the discard, with all consequences; 6: then the next W5."""
        done = self.settle(state).done
        if move == hold_move(HOLD_ASK):
            state.later(MarketAskFrame(seat, done))
            ask_again(state, seat, W5)
        elif move == DECLINE:
            state.purchases = 0
            open_window(state, W5, seat)
        elif is_buy(move):
            state.later(NextPurchaseFrame(seat))
            buy(state, seat, move, FROM_MARKET)
        else:
            take_gold(state, seat, move)

    def refusal(self, state: RollPlayerState, seat: i64, move: i64) -> str:
        """Returns why a card can't be bought."""
        if is_buy(move):
            return purchase_refusal(state, seat, move, state.market)
        return super().refusal(state, seat, move)

    def prompt(self, state: RollPlayerState, seat: i64) -> Message:
        """Asks to buy or discard, or whether to buy a second card."""
        if self.frame(state).done > 0:
            return Message("ask-second-purchase", {"gold": int(state.players[seat].gold)})
        question = "ask-friendly-market" if state.friendly else "ask-market"
        return Message(question, {"gold": int(state.players[seat].gold), "taken": int(taken_gold(state, seat))})


def take_gold(state: RollPlayerState, seat: i64, move: i64) -> None:
    """5.3, 10, HR-51: 2 gold instead of buying; the card is discarded, or stays in a friendly Market."""
    state.purchases = 0
    if move != TAKE_GOLD:
        card = discard_card(move)
        state.market = without(state.market, card)
        state.discards = [*state.discards, card]
        state.note("discard", seat, card, taken_gold(state, seat))
    gain(state, seat, taken_gold(state, seat))
    state.later(WindowFrame(W5, seat))
    answer(state, seat, MARKET_DISCARD)


class NextPurchase(Step[RollPlayerState, NextPurchaseFrame]):
    """5.3, 9: after a purchase a Bard may make a second one; W5 comes before it and after the last one."""

    heading = NEXT_PURCHASE

    def run(self, state: RollPlayerState, frame: NextPurchaseFrame) -> None:
        """Continues after the seat's purchase."""
        if state.purchases > 0:
            done = PURCHASES[state.players[frame.seat].hero] - state.purchases
            state.later(MarketAskFrame(frame.seat, done))
        open_window(state, W5, frame.seat)
