"""The one reason why a move isn't legal, with its numbers."""

from __future__ import annotations

from gospoda.core.decisions import OTHER_QUESTION
from gospoda.core.messages import Message, SeatRef, say
from gospoda.games.guilds.abilities import zone_of
from gospoda.games.guilds.bids import OUT_OF_REACH, cheapest_other, highest_bidder, need
from gospoda.games.guilds.building import price
from gospoda.games.guilds.exchange import rate
from gospoda.games.guilds.frames import BidFrame
from gospoda.games.guilds.lookups import KEEP_PRICE
from gospoda.games.guilds.refused_abilities import ability_reason
from gospoda.games.guilds.state import GuildsState

ABILITIES = ("use", "use-on", "use-against", "use-at")
LATER = {  # moves of another phase of the round
    "bid": "refused-in-auction",
    "take": "refused-in-auction",
    "exchange": "refused-in-exchange",
    "buy": "refused-in-building",
    "place": "refused-in-building",
    "keep": "refused-in-keeping",
    "shift": "refused-in-scoring",
}


PHASES = ("round-start", "auction", "exchange", "building", "keeping", "final")  # the rest interrupt one of them


def reason(state: GuildsState, seat: int, move: int, rule: str) -> Message:
    """Returns why the move is refused; `rule` is the rules' own reason, without numbers."""
    kind = state.game.moves.kind_of(move)
    args = kind.args(move)
    name = kind.name
    if name in ABILITIES and rule in ("refused-ability", "refused-response", "refused-aftermath"):
        return ability_reason(state, seat, name, args)
    if rule == OTHER_QUESTION:
        return say(LATER.get(name, OTHER_QUESTION) if state.chapter().name in PHASES else OTHER_QUESTION)
    if rule == "refused-not-highest":
        return leader(state, seat, args[0])
    if rule == "refused-too-few-florins":
        return say("refused-needs-florins", count=florins_wanted(state, seat, name, args), have=stock(state, seat))
    if rule == "refused-too-expensive":
        player = state.players[seat]
        return say("refused-needs-gold", count=int(price(player, args[0])), have=int(player.gold))
    if rule == "refused-bid-too-low":
        return say("refused-bid-needs", count=int(need(state, bid_frame(state).zone, seat)))
    return two_bids(state, seat, name, args) if rule == "refused-two-bids" else Message(rule)


def stock(state: GuildsState, seat: int) -> int:
    """Returns the florins that a player can spend."""
    return int(state.players[seat].florins)


def bid_frame(state: GuildsState) -> BidFrame:
    """Returns the bid whose amount is asked."""
    frame = state.top
    assert isinstance(frame, BidFrame)
    return frame


def leader(state: GuildsState, seat: int, card: int) -> Message:
    """6.3: the player who may take a character instead."""
    zone = int(zone_of(state, card))
    ahead = int(highest_bidder(state.tents[zone]))
    if ahead < 0:
        return say("refused-nobody-leads")
    tents = state.tents[zone]
    return say("refused-leader", player=SeatRef(ahead), florins=tents[ahead], have=tents[seat])


def florins_wanted(state: GuildsState, seat: int, kind: str, args: list[int]) -> int:
    """Returns the cost of a bid, a kept room or an exchange."""
    if kind == "bid":
        return int(need(state, args[0], seat))
    if kind == "florins":
        return args[0] + 1
    return args[0] * int(rate(state.players[seat])) if kind == "exchange" else int(KEEP_PRICE)


def two_bids(state: GuildsState, seat: int, kind: str, args: list[int]) -> Message:
    """6.2.2: with more than two characters left, a bid needs two zones, and florins for both."""
    if kind not in ("bid", "florins") or (kind == "florins" and not isinstance(state.top, BidFrame)):
        return say("refused-second-bid-due")
    zone = args[0] if kind == "bid" else int(bid_frame(state).zone)
    here = int(need(state, zone, seat)) if kind == "bid" else args[0] + 1
    there = int(cheapest_other(state, seat, zone))
    if there == OUT_OF_REACH:
        return say("refused-no-second-zone")
    return say("refused-two-bids-need", here=here, there=there, have=stock(state, seat))


def nearest(state: GuildsState, seat: int, told: list[Message]) -> Message:
    """Returns the reason that most of the moves share."""
    return max(told, key=told.count)
