# gospoda: compiled
"""What may lie on the agenda: the headings of all chapters, and what the frames of each of them remember."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from gospoda.core.agenda import FLAG, Frame, Heading, between, thing
from gospoda.core.moves import Domain
from gospoda.games.simurgh.lookups import AREA, BOOST_BIT, COST, SPACE, VASSAL

EFFECTS: Final = between(0, len(COST) - 1)
OCCASIONS: Final = between(0, (1 << 16) - 1)  # a set
BOOSTS: Final = between(0, (1 << max(BOOST_BIT).bit_length()) - 1)  # a set, see BOOST_BIT
MOST_TOKENS: Final = 255

# ---- 4, 5, 14: drafts, turns and their windows

POWER_DRAFT: Final = Heading("power-draft")
TILE_DRAFT: Final = Heading("tile-draft")
DRAGON_CHOICE: Final = Heading("dragon-choice")
TURN: Final = Heading("turn")
LAID: Final = Heading("laid")
RECALLING: Final = Heading("recalling")
SCOUTING: Final = Heading("scouting")
TAKING: Final = Heading("taking")
AT_MONUMENT: Final = Heading("monument")
RETURNING_OBJECTIVES: Final = Heading("returning-objectives")
ASK_HAND: Final = Heading("hand-limit")
ASK_RESOURCES: Final = Heading("resource-limit")


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


AFTER_PLACE: Final = Heading("after-place", AfterPlaceFrame, space=thing(SPACE))
AFTER_MOVE: Final = Heading("after-move", AfterMoveFrame, area=thing(AREA))
MOVING_ON: Final = Heading("moving-on", MovingOnFrame, area=thing(AREA))

# ---- 6, H24: the steps of an effect

STEPS: Final = Domain("step", ["pay", "spent", "gain", "boost", "token", "dragon", "again", "last"])
PAY_STEP: Final = 0
SPENT_STEP: Final = 1
GAIN_STEP: Final = 2
BOOST_STEP: Final = 3
TOKEN_STEP: Final = 4
DRAGON_STEP: Final = 5
AGAIN_STEP: Final = 6
LAST_STEP: Final = 7


@mypyc_attr(acyclic=True, free_list_len=1)
class EffectFrame(Frame):
    """6, H24: an effect in progress.

    `occasions` is what it has been an occasion for so far, `used` the boosts that have answered that, `tokens` those
    that are still to be placed, `filled` the boosts that had a token before these came. `area` is that of an
    exploration move (-1: none), `extra` whether that was an extra one, `moving` whether another one was chosen
    (H26: it is taken last). A `quiet` effect is no occasion for boosts (H17).
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


EFFECT: Final = Heading(
    "effect",
    EffectFrame,
    effect=EFFECTS,
    step=thing(STEPS),
    area=thing(AREA, optional=True),
    extra=FLAG,
    quiet=FLAG,
    moving=FLAG,
    occasions=OCCASIONS,
    used=BOOSTS,
    tokens=between(0, MOST_TOKENS),
    filled=BOOSTS,
)

# ---- 6, 8, 12: the choices inside an effect


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


PAYING: Final = Heading("paying", PayingFrame, effect=EFFECTS)
SPENDING: Final = Heading("spending", SpendingFrame, vassal=thing(VASSAL), effect=EFFECTS)
PAYING_TOKENS: Final = Heading("paying-tokens")
GAINING: Final = Heading("gaining", GainingFrame, effect=EFFECTS, occasions=OCCASIONS)
TOKENS: Final = Heading("tokens", TokensFrame, count=between(0, MOST_TOKENS))
KEEPING: Final = Heading("keeping", KeepingFrame, tokens=between(0, 3))
RETURNING_DRAGONS: Final = Heading("returning-dragons")
BOOSTING: Final = Heading(
    "boosting", BoostingFrame, occasions=OCCASIONS, area=thing(AREA, optional=True), extra=FLAG, used=BOOSTS
)
