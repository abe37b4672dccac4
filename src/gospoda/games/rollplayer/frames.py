# gospoda: compiled
"""What may lie on the agenda: the headings of all chapters and their frames.

Written by `python -m gospoda.core.derive` from `agenda.py`; not by hand.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from gospoda.core.agenda import Frame, Heading, PollFrame
from gospoda.games.rollplayer import agenda


@mypyc_attr(acyclic=True, free_list_len=1)
class RaceFrame(Frame):
    """4.2: the player at this place chooses a race."""

    def __init__(self, place: i64) -> None:
        super().__init__(RACE_CHOICE)
        self.place: i64 = place


@mypyc_attr(acyclic=True, free_list_len=1)
class ClassFrame(Frame):
    """4.4: the player at this place takes a class of the drawn colour, or any one."""

    def __init__(self, place: i64, colour: i64) -> None:
        super().__init__(CLASS_CHOICE)
        self.place: i64 = place
        self.colour: i64 = colour


@mypyc_attr(acyclic=True, free_list_len=1)
class PhaseFrame(Frame):
    """5: a phase, or a part of one, begins."""

    def __init__(self, phase: i64) -> None:
        super().__init__(PHASE_STEP)
        self.phase: i64 = phase


@mypyc_attr(acyclic=True, free_list_len=1)
class LayoutFrame(Frame):
    """5.1: which of the equal dice comes on this Initiative card."""

    def __init__(self, card: i64) -> None:
        super().__init__(LAYOUT)
        self.card: i64 = card


@mypyc_attr(acyclic=True, free_list_len=1)
class DiceTurnFrame(Frame):
    """5.2: the turn of this seat begins."""

    def __init__(self, seat: i64) -> None:
        super().__init__(DICE_TURN)
        self.seat: i64 = seat


@mypyc_attr(acyclic=True, free_list_len=1)
class DiceTurnEndFrame(Frame):
    """5.2: the turn of this seat is over."""

    def __init__(self, seat: i64) -> None:
        super().__init__(DICE_TURN_END)
        self.seat: i64 = seat


@mypyc_attr(acyclic=True, free_list_len=1)
class PlacementFrame(Frame):
    """5.2.2: the die in hand is to be placed; its card had so much gold on it."""

    def __init__(self, coin: i64) -> None:
        super().__init__(PLACEMENT)
        self.coin: i64 = coin


@mypyc_attr(acyclic=True, free_list_len=1)
class ActionFrame(Frame):
    """5.2.4: the action of a row, done so often already; `touched` is the set of spaces that it has changed."""

    def __init__(self, row: i64, source: i64, done: i64, touched: i64) -> None:
        super().__init__(ACTION)
        self.row: i64 = row
        self.source: i64 = source
        self.done: i64 = done
        self.touched: i64 = touched


@mypyc_attr(acyclic=True, free_list_len=1)
class ExchangeFrame(Frame):
    """5.2.4 Dexterity: the die of this space changes places with another one; the rest is of the action."""

    def __init__(self, space: i64, source: i64, done: i64) -> None:
        super().__init__(EXCHANGE)
        self.space: i64 = space
        self.source: i64 = source
        self.done: i64 = done


@mypyc_attr(acyclic=True, free_list_len=1)
class KeepingFrame(Frame):
    """5.2.4 Intelligence: the die of this space was rolled again and shows this face."""

    def __init__(self, space: i64, face: i64) -> None:
        super().__init__(KEEPING)
        self.space: i64 = space
        self.face: i64 = face


@mypyc_attr(acyclic=True, free_list_len=1)
class TriggerFrame(Frame):
    """D11: a class ability grants this seat the action of a row so many times."""

    def __init__(self, seat: i64, row: i64, times: i64) -> None:
        super().__init__(TRIGGER)
        self.seat: i64 = seat
        self.row: i64 = row
        self.times: i64 = times


@mypyc_attr(acyclic=True, free_list_len=1)
class MarketAskFrame(Frame):
    """5.3: this seat shops, after so many purchases."""

    def __init__(self, seat: i64, done: i64) -> None:
        super().__init__(MARKET_ASK)
        self.seat: i64 = seat
        self.done: i64 = done


@mypyc_attr(acyclic=True, free_list_len=1)
class TransactionFrame(Frame):
    """5.3: buy or take gold, after so many purchases."""

    def __init__(self, done: i64) -> None:
        super().__init__(TRANSACTION)
        self.done: i64 = done


@mypyc_attr(acyclic=True, free_list_len=1)
class RoomFrame(Frame):
    """5.3: room is needed for this weapon."""

    def __init__(self, card: i64) -> None:
        super().__init__(ROOM)
        self.card: i64 = card


@mypyc_attr(acyclic=True, free_list_len=1)
class PutDownFrame(Frame):
    """5.3: a bought card comes to its owner."""

    def __init__(self, seat: i64, card: i64, source: i64) -> None:
        super().__init__(PUT_DOWN)
        self.seat: i64 = seat
        self.card: i64 = card
        self.source: i64 = source


@mypyc_attr(acyclic=True, free_list_len=1)
class NextPurchaseFrame(Frame):
    """5.3: this seat has bought."""

    def __init__(self, seat: i64) -> None:
        super().__init__(NEXT_PURCHASE)
        self.seat: i64 = seat


@mypyc_attr(acyclic=True, free_list_len=1)
class MarketTurnEndFrame(Frame):
    """5.3: this Initiative card goes back to the row."""

    def __init__(self, card: i64) -> None:
        super().__init__(MARKET_TURN_END)
        self.card: i64 = card


@mypyc_attr(acyclic=True, free_list_len=1)
class RefreshStepFrame(Frame):
    """5.4.2: the player at this place has turned so many skills upright."""

    def __init__(self, place: i64, done: i64) -> None:
        super().__init__(REFRESH_STEP)
        self.place: i64 = place
        self.done: i64 = done


@mypyc_attr(acyclic=True, free_list_len=1)
class RefreshingFrame(Frame):
    """5.4.2: the same, as a question."""

    def __init__(self, place: i64, done: i64) -> None:
        super().__init__(REFRESHING)
        self.place: i64 = place
        self.done: i64 = done


@mypyc_attr(acyclic=True, free_list_len=1)
class WindowFrame(PollFrame):
    """6: a window is open, and goes round."""

    def __init__(self, window: i64, first: i64, place: i64 = 0) -> None:
        super().__init__(WINDOW, first, place)
        self.window: i64 = window

    def at(self, place: i64) -> WindowFrame:
        """The same poll, come to another place."""
        return WindowFrame(self.window, self.first, place)


@mypyc_attr(acyclic=True, free_list_len=1)
class AbilityFrame(Frame):
    """6.3: the ability of a skill card that was used or copied."""

    def __init__(self, heading: Heading, card: i64) -> None:
        super().__init__(heading)
        self.card: i64 = card


HEADINGS: Final[dict[str, Heading]] = vars(agenda)
RACE_CHOICE: Final[Heading] = HEADINGS["RACE_CHOICE"].laid_as(RaceFrame)
CLASS_CHOICE: Final[Heading] = HEADINGS["CLASS_CHOICE"].laid_as(ClassFrame)
START_DICE_CHOICE: Final[Heading] = HEADINGS["START_DICE_CHOICE"]
PHASE_STEP: Final[Heading] = HEADINGS["PHASE_STEP"].laid_as(PhaseFrame)
LAYOUT: Final[Heading] = HEADINGS["LAYOUT"].laid_as(LayoutFrame)
DICE_TURN: Final[Heading] = HEADINGS["DICE_TURN"].laid_as(DiceTurnFrame)
DICE_TURN_END: Final[Heading] = HEADINGS["DICE_TURN_END"].laid_as(DiceTurnEndFrame)
SELECTION: Final[Heading] = HEADINGS["SELECTION"]
PLACEMENT: Final[Heading] = HEADINGS["PLACEMENT"].laid_as(PlacementFrame)
ACTION: Final[Heading] = HEADINGS["ACTION"].laid_as(ActionFrame)
EXCHANGE: Final[Heading] = HEADINGS["EXCHANGE"].laid_as(ExchangeFrame)
KEEPING: Final[Heading] = HEADINGS["KEEPING"].laid_as(KeepingFrame)
TRIGGER: Final[Heading] = HEADINGS["TRIGGER"].laid_as(TriggerFrame)
EXTRA: Final[Heading] = HEADINGS["EXTRA"]
MARKET_ASK: Final[Heading] = HEADINGS["MARKET_ASK"].laid_as(MarketAskFrame)
TRANSACTION: Final[Heading] = HEADINGS["TRANSACTION"].laid_as(TransactionFrame)
ROOM: Final[Heading] = HEADINGS["ROOM"].laid_as(RoomFrame)
PUT_DOWN: Final[Heading] = HEADINGS["PUT_DOWN"].laid_as(PutDownFrame)
NEXT_PURCHASE: Final[Heading] = HEADINGS["NEXT_PURCHASE"].laid_as(NextPurchaseFrame)
MARKET_TURN_END: Final[Heading] = HEADINGS["MARKET_TURN_END"].laid_as(MarketTurnEndFrame)
CLEANUP_STEP: Final[Heading] = HEADINGS["CLEANUP_STEP"]
REFRESH_STEP: Final[Heading] = HEADINGS["REFRESH_STEP"].laid_as(RefreshStepFrame)
REFRESHING: Final[Heading] = HEADINGS["REFRESHING"].laid_as(RefreshingFrame)
WINDOW: Final[Heading] = HEADINGS["WINDOW"].laid_as(WindowFrame)
BAG_SWAP: Final[Heading] = HEADINGS["BAG_SWAP"].laid_as(AbilityFrame, shared=True)
POOL_SWAP: Final[Heading] = HEADINGS["POOL_SWAP"].laid_as(AbilityFrame, shared=True)
POOL_RAISE: Final[Heading] = HEADINGS["POOL_RAISE"].laid_as(AbilityFrame, shared=True)
POOL_REROLL: Final[Heading] = HEADINGS["POOL_REROLL"].laid_as(AbilityFrame, shared=True)
DIE_MOVE: Final[Heading] = HEADINGS["DIE_MOVE"].laid_as(AbilityFrame, shared=True)
TOP_CARD: Final[Heading] = HEADINGS["TOP_CARD"].laid_as(AbilityFrame, shared=True)
DISCARD_PURCHASE: Final[Heading] = HEADINGS["DISCARD_PURCHASE"].laid_as(AbilityFrame, shared=True)
