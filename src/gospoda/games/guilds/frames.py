# gospoda: compiled
"""What may lie on the agenda: the headings of all chapters and their frames.

Written by `python -m gospoda.core.derive` from `agenda.py`; not by hand.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from gospoda.core.agenda import Frame, Heading, PollFrame
from gospoda.games.guilds import agenda


@mypyc_attr(acyclic=True, free_list_len=1)
class RoundStartFrame(PollFrame):
    """5: start-of-round abilities."""

    def __init__(self, first: i64, place: i64 = 0) -> None:
        super().__init__(ROUND_STARTS, first, place)

    def at(self, place: i64) -> RoundStartFrame:
        """The same poll, come to another place."""
        return RoundStartFrame(self.first, place)


@mypyc_attr(acyclic=True, free_list_len=1)
class ExchangeFrame(PollFrame):
    """7: changing coins."""

    def __init__(self, first: i64, place: i64 = 0) -> None:
        super().__init__(EXCHANGE_PHASE, first, place)

    def at(self, place: i64) -> ExchangeFrame:
        """The same poll, come to another place."""
        return ExchangeFrame(self.first, place)


@mypyc_attr(acyclic=True, free_list_len=1)
class KeepingFrame(PollFrame):
    """9.1: keeping rooms; `begun`: the player who is asked has laid a florin."""

    def __init__(self, first: i64, place: i64 = 0, begun: bool = False) -> None:
        super().__init__(KEEPING_ROOMS, first, place)
        self.begun: bool = begun

    def at(self, place: i64) -> KeepingFrame:
        """The same poll, come to another place."""
        return KeepingFrame(self.first, place)


@mypyc_attr(acyclic=True, free_list_len=1)
class FinalFrame(PollFrame):
    """11: choices of end-of-game abilities."""

    def __init__(self, first: i64, place: i64 = 0) -> None:
        super().__init__(FINAL_SCORING, first, place)

    def at(self, place: i64) -> FinalFrame:
        """The same poll, come to another place."""
        return FinalFrame(self.first, place)


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
        """The same poll, come to another place."""
        return ResponseFrame(self.first, place)


@mypyc_attr(acyclic=True, free_list_len=1)
class AftermathFrame(PollFrame):
    """10.6: this character of this owner has been killed."""

    def __init__(self, victim: i64, owner: i64, first: i64, place: i64 = 0) -> None:
        super().__init__(AFTERMATH, first, place)
        self.victim: i64 = victim
        self.owner: i64 = owner

    def at(self, place: i64) -> AftermathFrame:
        """The same poll, come to another place."""
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


HEADINGS: Final[dict[str, Heading]] = vars(agenda)
ROUND_STARTS: Final[Heading] = HEADINGS["ROUND_STARTS"].laid_as(RoundStartFrame)
AUCTION: Final[Heading] = HEADINGS["AUCTION"]
EXCHANGE_PHASE: Final[Heading] = HEADINGS["EXCHANGE_PHASE"].laid_as(ExchangeFrame)
BUILDING: Final[Heading] = HEADINGS["BUILDING"]
PLACING: Final[Heading] = HEADINGS["PLACING"]
KEEPING_ROOMS: Final[Heading] = HEADINGS["KEEPING_ROOMS"].laid_as(KeepingFrame)
FINAL_SCORING: Final[Heading] = HEADINGS["FINAL_SCORING"].laid_as(FinalFrame)
BID_AMOUNT: Final[Heading] = HEADINGS["BID_AMOUNT"].laid_as(BidFrame)
SECOND_BID: Final[Heading] = HEADINGS["SECOND_BID"].laid_as(SecondBidFrame)
TAKING: Final[Heading] = HEADINGS["TAKING"].laid_as(TakingFrame)
ABILITY: Final[Heading] = HEADINGS["ABILITY"].laid_as(Announced)
RESPONSE: Final[Heading] = HEADINGS["RESPONSE"].laid_as(ResponseFrame)
AFTERMATH: Final[Heading] = HEADINGS["AFTERMATH"].laid_as(AftermathFrame)
SECOND_TARGET: Final[Heading] = HEADINGS["SECOND_TARGET"].laid_as(SecondTargetFrame)
SACRIFICING: Final[Heading] = HEADINGS["SACRIFICING"].laid_as(SacrificingFrame)
