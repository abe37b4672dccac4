# gospoda: compiled
"""What may lie on the agenda: the headings of all chapters and their frames.

Written by `python -m gospoda.core.derive` from `agenda.py`; not by hand.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from gospoda.core.agenda import Frame, Heading
from gospoda.games.simurgh import agenda


@mypyc_attr(acyclic=True, free_list_len=1)
class AfterPlaceFrame(Frame):
    """10.3: the effect of this space is over."""

    def __init__(self, space: i64) -> None:
        super().__init__(AFTER_PLACE)
        self.space: i64 = space


@mypyc_attr(acyclic=True, free_list_len=1)
class AfterMoveFrame(Frame):
    """11: the reward of an exploration move in this area is over."""

    def __init__(self, area: i64) -> None:
        super().__init__(AFTER_MOVE)
        self.area: i64 = area


@mypyc_attr(acyclic=True, free_list_len=1)
class MovingOnFrame(Frame):
    """H26: the rider in this area moves once more."""

    def __init__(self, area: i64) -> None:
        super().__init__(MOVING_ON)
        self.area: i64 = area


@mypyc_attr(acyclic=True, free_list_len=1)
class EffectFrame(Frame):
    """6, H24: an effect in progress.

    `occasions` is what it has been an occasion for so far, `used` the boosts that have answered that, `tokens` those
    that are still to be placed, `filled` the boosts that had a token before these came. `area` is that of an
    exploration move (-1: none), `extra` whether that was an extra one, `moving` whether another one was chosen (H26: it
    is taken last). A `quiet` effect is no occasion for boosts (H17).
    """

    def __init__(
        self,
        effect: i64,
        step: i64,
        area: i64 = -1,
        extra: bool = False,
        quiet: bool = False,
        moving: bool = False,
        occasions: i64 = 0,
        used: i64 = 0,
        tokens: i64 = 0,
        filled: i64 = 0,
    ) -> None:
        super().__init__(EFFECT)
        self.effect: i64 = effect
        self.step: i64 = step
        self.area: i64 = area
        self.extra: bool = extra
        self.quiet: bool = quiet
        self.moving: bool = moving
        self.occasions: i64 = occasions
        self.used: i64 = used
        self.tokens: i64 = tokens
        self.filled: i64 = filled


@mypyc_attr(acyclic=True, free_list_len=1)
class PayingFrame(Frame):
    """A2: what an effect costs."""

    def __init__(self, effect: i64) -> None:
        super().__init__(PAYING)
        self.effect: i64 = effect


@mypyc_attr(acyclic=True, free_list_len=1)
class SpendingFrame(Frame):
    """A5: a vassal that an effect costs."""

    def __init__(self, vassal: i64, effect: i64) -> None:
        super().__init__(SPENDING)
        self.vassal: i64 = vassal
        self.effect: i64 = effect


@mypyc_attr(acyclic=True, free_list_len=1)
class GainingFrame(Frame):
    """A1: what an effect gives; a gain of the same kind is one of the occasions."""

    def __init__(self, effect: i64, occasions: i64) -> None:
        super().__init__(GAINING)
        self.effect: i64 = effect
        self.occasions: i64 = occasions


@mypyc_attr(acyclic=True, free_list_len=1)
class TokensFrame(Frame):
    """A3: so many tokens are to be placed."""

    def __init__(self, count: i64) -> None:
        super().__init__(TOKENS)
        self.count: i64 = count


@mypyc_attr(acyclic=True, free_list_len=1)
class KeepingFrame(Frame):
    """A6: the dragon that is kept comes with so many tokens."""

    def __init__(self, tokens: i64) -> None:
        super().__init__(KEEPING)
        self.tokens: i64 = tokens


@mypyc_attr(acyclic=True, free_list_len=1)
class BoostingFrame(Frame):
    """F3: what may be answered, where, whether also by an extra move, and the boosts that have answered."""

    def __init__(self, occasions: i64, area: i64, extra: bool, used: i64) -> None:
        super().__init__(BOOSTING)
        self.occasions: i64 = occasions
        self.area: i64 = area
        self.extra: bool = extra
        self.used: i64 = used


HEADINGS: Final[dict[str, Heading]] = vars(agenda)
POWER_DRAFT: Final[Heading] = HEADINGS["POWER_DRAFT"]
TILE_DRAFT: Final[Heading] = HEADINGS["TILE_DRAFT"]
DRAGON_CHOICE: Final[Heading] = HEADINGS["DRAGON_CHOICE"]
TURN: Final[Heading] = HEADINGS["TURN"]
LAID: Final[Heading] = HEADINGS["LAID"]
RECALLING: Final[Heading] = HEADINGS["RECALLING"]
SCOUTING: Final[Heading] = HEADINGS["SCOUTING"]
TAKING: Final[Heading] = HEADINGS["TAKING"]
AT_MONUMENT: Final[Heading] = HEADINGS["AT_MONUMENT"]
RETURNING_OBJECTIVES: Final[Heading] = HEADINGS["RETURNING_OBJECTIVES"]
ASK_HAND: Final[Heading] = HEADINGS["ASK_HAND"]
ASK_RESOURCES: Final[Heading] = HEADINGS["ASK_RESOURCES"]
AFTER_PLACE: Final[Heading] = HEADINGS["AFTER_PLACE"].laid_as(AfterPlaceFrame)
AFTER_MOVE: Final[Heading] = HEADINGS["AFTER_MOVE"].laid_as(AfterMoveFrame)
MOVING_ON: Final[Heading] = HEADINGS["MOVING_ON"].laid_as(MovingOnFrame)
EFFECT: Final[Heading] = HEADINGS["EFFECT"].laid_as(EffectFrame)
PAYING: Final[Heading] = HEADINGS["PAYING"].laid_as(PayingFrame)
SPENDING: Final[Heading] = HEADINGS["SPENDING"].laid_as(SpendingFrame)
PAYING_TOKENS: Final[Heading] = HEADINGS["PAYING_TOKENS"]
GAINING: Final[Heading] = HEADINGS["GAINING"].laid_as(GainingFrame)
TOKENS: Final[Heading] = HEADINGS["TOKENS"].laid_as(TokensFrame)
KEEPING: Final[Heading] = HEADINGS["KEEPING"].laid_as(KeepingFrame)
RETURNING_DRAGONS: Final[Heading] = HEADINGS["RETURNING_DRAGONS"]
BOOSTING: Final[Heading] = HEADINGS["BOOSTING"].laid_as(BoostingFrame)
