# gospoda: compiled
"""What may lie on the agenda: the headings of all chapters, and what the frames of each of them remember."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from gospoda.core.agenda import FLAG, SEAT, Frame, Heading, PollFrame, between, thing
from gospoda.games.guilds.lookups import CHARACTER
from gospoda.games.guilds.moves import ZONE

MOST_TARGET: Final = 255  # a character, a zone, a seat or a place among the announced abilities
PLACE: Final = between(0, 4)  # how many seats of a poll have had their say
NO_ZONE: Final = -1

# ---- 4: the phases; most of them go round in player order


@mypyc_attr(acyclic=True, free_list_len=1)
class RoundStartFrame(PollFrame):
    """5: start-of-round abilities."""

    def __init__(self, first: i64, place: i64 = 0) -> None:
        super().__init__(ROUND_STARTS, first, place)

    def at(self, place: i64) -> RoundStartFrame:
        """The next player."""
        return RoundStartFrame(self.first, place)


@mypyc_attr(acyclic=True, free_list_len=1)
class ExchangeFrame(PollFrame):
    """7: changing coins."""

    def __init__(self, first: i64, place: i64 = 0) -> None:
        super().__init__(EXCHANGE_PHASE, first, place)

    def at(self, place: i64) -> ExchangeFrame:
        """The next player."""
        return ExchangeFrame(self.first, place)


@mypyc_attr(acyclic=True, free_list_len=1)
class KeepingFrame(PollFrame):
    """9.1: keeping rooms; `begun`: the player who is asked has laid a florin."""

    def __init__(self, first: i64, place: i64 = 0, begun: bool = False) -> None:
        super().__init__(KEEPING_ROOMS, first, place)
        self.begun: bool = begun

    def at(self, place: i64) -> KeepingFrame:
        """The next player."""
        return KeepingFrame(self.first, place)


@mypyc_attr(acyclic=True, free_list_len=1)
class FinalFrame(PollFrame):
    """11: choices of end-of-game abilities."""

    def __init__(self, first: i64, place: i64 = 0) -> None:
        super().__init__(FINAL_SCORING, first, place)

    def at(self, place: i64) -> FinalFrame:
        """The next player."""
        return FinalFrame(self.first, place)


ROUND_STARTS: Final = Heading("round-start", RoundStartFrame, first=SEAT, place=PLACE)
AUCTION: Final = Heading("auction")
EXCHANGE_PHASE: Final = Heading("exchange", ExchangeFrame, first=SEAT, place=PLACE)
BUILDING: Final = Heading("building")
PLACING: Final = Heading("placing")
KEEPING_ROOMS: Final = Heading("keeping", KeepingFrame, first=SEAT, place=PLACE, begun=FLAG)
FINAL_SCORING: Final = Heading("final", FinalFrame, first=SEAT, place=PLACE)

# ---- 6: bids and takes


@mypyc_attr(acyclic=True, free_list_len=1)
class BidFrame(Frame):
    """6.2: how many florins go into this zone; `first` is the zone of the first bid, if this is the second."""

    def __init__(self, zone: i64, first: i64) -> None:
        super().__init__(BID_AMOUNT)
        self.zone: i64 = zone
        self.first: i64 = first


@mypyc_attr(acyclic=True, free_list_len=1)
class SecondBidFrame(Frame):
    """6.2.2: the first bid lies in this zone."""

    def __init__(self, first: i64) -> None:
        super().__init__(SECOND_BID)
        self.first: i64 = first


@mypyc_attr(acyclic=True, free_list_len=1)
class TakingFrame(Frame):
    """10: this seat has taken a character; `used`: its ability has been announced."""

    def __init__(self, seat: i64, card: i64, used: bool) -> None:
        super().__init__(TAKING)
        self.seat: i64 = seat
        self.card: i64 = card
        self.used: bool = used


BID_AMOUNT: Final = Heading("bid-amount", BidFrame, zone=thing(ZONE), first=thing(ZONE, optional=True))
SECOND_BID: Final = Heading("second-bid", SecondBidFrame, first=thing(ZONE))
TAKING: Final = Heading("taking", TakingFrame, seat=SEAT, card=thing(CHARACTER), used=FLAG)

# ---- 10: abilities


@mypyc_attr(acyclic=True, free_list_len=1)
class Announced(Frame):
    """10.3: an ability that was announced and has not resolved, with its targets.

    These depend on the verb: victim and its owner, zone and player, two characters, a place among the announced
    abilities and the character there.
    """

    def __init__(self, seat: i64, card: i64, target: i64, second: i64, prevented: bool = False) -> None:
        super().__init__(ABILITY)
        self.seat: i64 = seat
        self.card: i64 = card
        self.target: i64 = target
        self.second: i64 = second
        self.prevented: bool = prevented


@mypyc_attr(acyclic=True, free_list_len=1)
class ResponseFrame(PollFrame):
    """10.4: the others, and last its owner, may respond to the ability below."""

    def __init__(self, first: i64, place: i64 = 0) -> None:
        super().__init__(RESPONSE, first, place)

    def at(self, place: i64) -> ResponseFrame:
        """The next player."""
        return ResponseFrame(self.first, place)


@mypyc_attr(acyclic=True, free_list_len=1)
class AftermathFrame(PollFrame):
    """10.6: this character of this owner has been killed."""

    def __init__(self, victim: i64, owner: i64, first: i64, place: i64 = 0) -> None:
        super().__init__(AFTERMATH, first, place)
        self.victim: i64 = victim
        self.owner: i64 = owner

    def at(self, place: i64) -> AftermathFrame:
        """The next player."""
        return AftermathFrame(self.victim, self.owner, self.first, place)


@mypyc_attr(acyclic=True, free_list_len=1)
class SecondTargetFrame(Frame):
    """D5: the card that swaps, and the first of the two characters."""

    def __init__(self, card: i64, first: i64) -> None:
        super().__init__(SECOND_TARGET)
        self.card: i64 = card
        self.first: i64 = first


@mypyc_attr(acyclic=True, free_list_len=1)
class SacrificingFrame(Frame):
    """10.5: the card that demands a sacrifice."""

    def __init__(self, card: i64) -> None:
        super().__init__(SACRIFICING)
        self.card: i64 = card


TARGET: Final = between(-1, MOST_TARGET)
ABILITY: Final = Heading(
    "ability", Announced, seat=SEAT, card=thing(CHARACTER), target=TARGET, second=TARGET, prevented=FLAG
)
RESPONSE: Final = Heading("response", ResponseFrame, first=SEAT, place=PLACE)
AFTERMATH: Final = Heading("aftermath", AftermathFrame, victim=thing(CHARACTER), owner=SEAT, first=SEAT, place=PLACE)
SECOND_TARGET: Final = Heading("second-target", SecondTargetFrame, card=thing(CHARACTER), first=thing(CHARACTER))
SACRIFICING: Final = Heading("sacrificing", SacrificingFrame, card=thing(CHARACTER))
