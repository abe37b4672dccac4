# gospoda: compiled
"""What may lie on the agenda: the headings of all chapters, and what the frames of each of them remember."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from gospoda.core.agenda import SEAT, Frame, Heading, PollFrame, between, thing
from gospoda.core.moves import Domain
from gospoda.games.rollplayer.lookups import (
    ABILITY_TIMES,
    CARD,
    COLOUR,
    PURCHASES,
    REFRESHED,
    REPEAT_TIMES,
    ROW,
    SKILL_EFFECT,
    SPACES,
)
from gospoda.games.rollplayer.moves import INITIATIVE, SPACE

PLACE: Final = between(0, 3)  # in the order of play
ANY_COLOUR: Final = -1
MOST_COIN: Final = 99

# ---- 4: set-up


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


RACE_CHOICE: Final = Heading("race", RaceFrame, place=PLACE)
CLASS_CHOICE: Final = Heading("class", ClassFrame, place=PLACE, colour=thing(COLOUR, optional=True))
START_DICE_CHOICE: Final = Heading("start-dice")

# ---- 5: what a phase step begins

PHASE: Final = Domain("phase", ["round", "dice", "extra", "market", "cleanup", "end"])
BEGIN_ROUND: Final = 0
BEGIN_DICE: Final = 1
OFFER_EXTRA: Final = 2
BEGIN_MARKET: Final = 3
BEGIN_CLEANUP: Final = 4
END_GAME: Final = 5


@mypyc_attr(acyclic=True, free_list_len=1)
class PhaseFrame(Frame):
    """5: a phase, or a part of one, begins."""

    def __init__(self, phase: i64) -> None:
        super().__init__(PHASE_STEP)
        self.phase: i64 = phase


PHASE_STEP: Final = Heading("phase", PhaseFrame, phase=thing(PHASE))

# ---- 5.1, 5.2: dice


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


LAYOUT: Final = Heading("layout", LayoutFrame, card=thing(INITIATIVE))
DICE_TURN: Final = Heading("dice-turn", DiceTurnFrame, seat=SEAT)
DICE_TURN_END: Final = Heading("dice-turn-end", DiceTurnEndFrame, seat=SEAT)
SELECTION: Final = Heading("selection")
PLACEMENT: Final = Heading("placement", PlacementFrame, coin=between(0, MOST_COIN))

# ---- 5.2.4: attribute actions, and where they come from

SOURCE: Final = Domain("source", ["die", "skill", "trigger"])
FROM_DIE: Final = 0
FROM_SKILL: Final = 1
FROM_TRIGGER: Final = 2


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


DONE: Final = between(0, max(REPEAT_TIMES))
ACTION: Final = Heading(
    "action",
    ActionFrame,
    row=thing(ROW),
    source=thing(SOURCE),
    done=DONE,
    touched=between(0, (1 << SPACES) - 1),
)
EXCHANGE: Final = Heading("exchange", ExchangeFrame, space=thing(SPACE), source=thing(SOURCE), done=DONE)
KEEPING: Final = Heading("keeping", KeepingFrame, space=thing(SPACE), face=between(1, 6))
TRIGGER: Final = Heading("trigger", TriggerFrame, seat=SEAT, row=thing(ROW), times=between(1, max(ABILITY_TIMES)))

# ---- 5.3: the Market

GOODS: Final = Domain("goods", ["market", "discards", "deck"])
FROM_MARKET: Final = 0
FROM_DISCARDS: Final = 1
FROM_DECK: Final = 2


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


PURCHASED: Final = between(0, max(PURCHASES))
EXTRA: Final = Heading("extra")
MARKET_ASK: Final = Heading("market-ask", MarketAskFrame, seat=SEAT, done=PURCHASED)
TRANSACTION: Final = Heading("market", TransactionFrame, done=PURCHASED)
ROOM: Final = Heading("room", RoomFrame, card=thing(CARD))
PUT_DOWN: Final = Heading("put-down", PutDownFrame, seat=SEAT, card=thing(CARD), source=thing(GOODS))
NEXT_PURCHASE: Final = Heading("next-purchase", NextPurchaseFrame, seat=SEAT)
MARKET_TURN_END: Final = Heading("market-turn-end", MarketTurnEndFrame, card=thing(INITIATIVE))

# ---- 5.4: Cleanup


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


REFRESHES: Final = between(0, max(REFRESHED))
CLEANUP_STEP: Final = Heading("cleanup-step")
REFRESH_STEP: Final = Heading("refresh-step", RefreshStepFrame, place=between(0, 4), done=REFRESHES)
REFRESHING: Final = Heading("refresh", RefreshingFrame, place=PLACE, done=REFRESHES)

# ---- 6: skills, and the windows in which they may be used

W1: Final = 1
W2: Final = 2
W3: Final = 3
W4: Final = 4
W5: Final = 5
W6: Final = 6
W7: Final = 7


@mypyc_attr(acyclic=True, free_list_len=1)
class WindowFrame(PollFrame):
    """6: a window is open, and goes round."""

    def __init__(self, window: i64, first: i64, place: i64 = 0) -> None:
        super().__init__(WINDOW, first, place)
        self.window: i64 = window

    def at(self, place: i64) -> WindowFrame:
        """6: the next player is asked."""
        return WindowFrame(self.window, self.first, place)


@mypyc_attr(acyclic=True, free_list_len=1)
class AbilityFrame(Frame):
    """6.3: the ability of a skill card that was used or copied."""

    def __init__(self, card: i64) -> None:
        super().__init__(ABILITIES[SKILL_EFFECT[card]])
        self.card: i64 = card


WINDOW: Final = Heading("window-poll", WindowFrame, window=between(W1, W7), first=SEAT, place=between(0, 5))
BAG_SWAP: Final = Heading("search", AbilityFrame, card=thing(CARD))
POOL_SWAP: Final = Heading("negotiate", AbilityFrame, card=thing(CARD))
POOL_RAISE: Final = Heading("climb", AbilityFrame, card=thing(CARD))
POOL_REROLL: Final = Heading("intimidate", AbilityFrame, card=thing(CARD))
DIE_MOVE: Final = Heading("sleight", AbilityFrame, card=thing(CARD))
TOP_CARD: Final = Heading("open-lock", AbilityFrame, card=thing(CARD))
DISCARD_PURCHASE: Final = Heading("move-silently", AbilityFrame, card=thing(CARD))
# by the effect of a skill; an action, gold and copying have no chapter of their own
ABILITIES: Final[list[Heading]] = [
    *(ACTION, ACTION, BAG_SWAP, POOL_SWAP, POOL_RAISE, POOL_REROLL, DIE_MOVE, TOP_CARD, DISCARD_PURCHASE, ACTION),
]
