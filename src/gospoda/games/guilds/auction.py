# gospoda: compiled
"""6: phase 2, acquiring characters: a bid in two zones, a take, or a pass."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gospoda.core.agenda import Frame
from gospoda.core.bits import lowest
from gospoda.core.decisions import Chapter
from gospoda.core.messages import Message, Ref, Value
from gospoda.core.moves import add
from gospoda.games.guilds.abilities import ability_moves, is_ability, zone_of
from gospoda.games.guilds.bids import (
    OUT_OF_REACH,
    add_first_bids,
    added_florins,
    cheapest_other,
    is_highest,
    need,
    next_turn,
    one_is_enough,
    put_florins,
)
from gospoda.games.guilds.frames import AUCTION, BID_AMOUNT, SECOND_BID, BidFrame, SecondBidFrame
from gospoda.games.guilds.lookups import (
    IN_AUCTION,
)
from gospoda.games.guilds.move_codes import (
    DONE,
    PASS,
    bid_move,
    bid_zone,
    florins_move,
    is_bid,
    is_florins,
    is_take,
    take_character,
    take_move,
)
from gospoda.games.guilds.moves import MOST_FLORINS, ZONE
from gospoda.games.guilds.phases import Phase, in_order
from gospoda.games.guilds.responses import announce
from gospoda.games.guilds.state import GuildsState
from gospoda.games.guilds.taking import after_take, take

NO_ZONE: Final = -1


class Auction(Phase[Frame]):
    """D1: bid, take, or pass; D5: abilities before the turn."""

    heading = AUCTION

    def begin(self, state: GuildsState) -> None:
        """6.1, H-45: the first player begins; without characters the auction is skipped."""
        state.passes = 0
        next_turn(state, in_order(state, state.seats - 1))

    def legal(self, state: GuildsState, seat: i64) -> list[int]:
        """D1, 6.3.1, 6.4.2: pass, take from a zone where he is the highest bidder, or begin a bid."""
        moves: list[int] = [PASS]
        for zone in range(len(state.market)):
            cards: i64 = state.market[zone]
            if cards and is_highest(state.tents[zone], seat):
                while cards:
                    add(moves, take_move(lowest(cards)))
                    cards &= cards - 1
        add_first_bids(state, seat, moves)
        if state.players[seat].guild & IN_AUCTION & ~state.used:
            moves.extend(ability_moves(state, seat, IN_AUCTION))
        return moves

    def apply(self, state: GuildsState, seat: i64, move: i64) -> None:
        """6.1, 6.3.5: exactly one of bid, take, pass."""
        if move == PASS:
            state.passes += 1  # 6.4.1, H-35: a pass has no lasting effect
            state.note("pass", seat)
            next_turn(state, seat)
        elif is_take(move):
            take(state, seat, take_character(move))
            after_take(state, seat, take_character(move))
        elif is_ability(move):
            announce(state, seat, move)
        else:
            state.ask_next(BidFrame(bid_zone(move), NO_ZONE), seat)

    def refusal(self, state: GuildsState, seat: i64, move: i64) -> str:
        """Returns why a bid or a take isn't possible."""
        if is_take(move):
            return "refused-not-highest" if zone_of(state, take_character(move)) >= 0 else "refused-not-on-market"
        if is_bid(move):
            return bid_refusal(state, seat, bid_zone(move))
        return "refused-ability" if is_ability(move) else "refused-not-now"

    def prompt(self, state: GuildsState, seat: i64) -> Message:
        """Asks only for what is possible: bids in two zones or in one, a take, a pass."""
        return Message(auction_question(self.legal(state, seat), one_is_enough(state)))


def auction_question(moves: list[int], one: bool) -> str:
    """Returns the question for these moves, one of which is a pass; `one`: a bid in one zone is enough."""
    bids = takes = abilities = False
    for move in moves:
        bids = bids or is_bid(move)
        takes = takes or is_take(move)
        abilities = abilities or is_ability(move)
    if bids and takes:
        return "ask-auction-one" if one else "ask-auction"
    if bids:
        return "ask-auction-bid-one" if one else "ask-auction-bid"
    if takes:
        return "ask-auction-take"
    return "ask-auction-ability" if abilities else "ask-auction-pass"


def bid_refusal(state: GuildsState, seat: i64, zone: i64) -> str:
    """Returns why the player can't bid in a zone."""
    if zone >= len(state.market) or state.market[zone] == 0:
        return "refused-empty-zone"
    missing = need(state, zone, seat)
    if missing == OUT_OF_REACH:
        return "refused-already-highest"
    return "refused-too-few-florins" if missing > state.players[seat].florins else "refused-two-bids"


class BidAmount(Chapter[GuildsState, BidFrame]):
    """6.2: how many florins to add to the tent in the chosen zone."""

    heading = BID_AMOUNT

    def legal(self, state: GuildsState, seat: i64) -> list[int]:
        """D1: from the smallest winning addition up to the stock, less the minimum cost of a required second bid."""
        frame = self.frame(state)
        zone = frame.zone
        most = state.players[seat].florins
        if frame.first == NO_ZONE and not one_is_enough(state):
            most -= cheapest_other(state, seat, zone)
        if most > MOST_FLORINS:
            most = MOST_FLORINS
        moves: list[int] = []
        florins = need(state, zone, seat)
        while florins <= most:
            add(moves, florins_move(florins - 1))
            florins += 1
        return moves

    def apply(self, state: GuildsState, seat: i64, move: i64) -> None:
        """6.2.2: after the first bid comes the second one, if it is required or possible."""
        frame = self.frame(state)
        zone = frame.zone
        second = frame.first != NO_ZONE
        put_florins(state, seat, zone, added_florins(move))
        if second or not self.may_go_on(state, seat, zone):
            next_turn(state, seat)
        else:
            self.settle(state)
            state.ask_next(SecondBidFrame(zone), seat)

    def may_go_on(self, state: GuildsState, seat: i64, zone: i64) -> bool:
        """H-10, H-38: whether the player can choose a second zone."""
        return cheapest_other(state, seat, zone) <= state.players[seat].florins

    def refusal(self, state: GuildsState, seat: i64, move: i64) -> str:
        """Returns why the bid isn't possible."""
        if not is_florins(move):
            return "refused-say-amount"
        florins = added_florins(move)
        if florins < need(state, self.frame(state).zone, seat):
            return "refused-bid-too-low"
        return "refused-too-few-florins" if florins > state.players[seat].florins else "refused-two-bids"

    def prompt(self, state: GuildsState, seat: i64) -> Message:
        """Asks how much to bid."""
        zone = self.frame(state).zone
        args: dict[str, Value] = {"zone": Ref("zone", ZONE.ids[zone]), "florins": state.players[seat].florins}
        args["need"] = need(state, zone, seat)
        return Message("ask-amount", args)


class SecondBid(Chapter[GuildsState, SecondBidFrame]):
    """6.2.2: the second zone of a bid; 6.2.5, H-10: with two or fewer characters left it may be declined."""

    heading = SECOND_BID

    def legal(self, state: GuildsState, seat: i64) -> list[int]:
        """D1: any other zone that the player can reach."""
        first = self.frame(state).first
        moves: list[int] = []
        for zone in range(len(state.market)):
            if zone != first and need(state, zone, seat) <= state.players[seat].florins:
                add(moves, bid_move(zone))
        if one_is_enough(state):
            add(moves, DONE)
        return moves

    def apply(self, state: GuildsState, seat: i64, move: i64) -> None:
        """Chooses the zone, or ends with one bid."""
        if move == DONE:
            next_turn(state, seat)
        else:
            first = self.settle(state).first
            state.ask_next(BidFrame(bid_zone(move), first), seat)

    def refusal(self, state: GuildsState, seat: i64, move: i64) -> str:
        """Returns why the second bid can't go there."""
        if move == bid_move(self.frame(state).first):
            return "refused-same-zone"
        if is_bid(move):
            return bid_refusal(state, seat, bid_zone(move))
        return "refused-two-bids"

    def prompt(self, state: GuildsState, seat: i64) -> Message:
        """Asks for the second zone."""
        zone = Ref("zone", ZONE.ids[self.frame(state).first])
        args: dict[str, Value] = {"zone": zone, "florins": state.players[seat].florins}
        return Message("ask-second-bid", args)
