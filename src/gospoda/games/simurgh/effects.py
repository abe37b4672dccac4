# gospoda: compiled
"""6 and H24: one interpreter for every effect: pay, spend, gain, place tokens, draw dragons, boosts, special parts.

An effect in progress is a passage on the stack: `a` is the effect, `b` its step and flags, `c` the occasions so far.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gospoda.core.state import Decision
from gospoda.games.simurgh.chapters import (
    AT_MONUMENT,
    BOOSTING,
    EFFECT,
    GAINING,
    PAYING,
    SCOUTING,
    TAKING,
)
from gospoda.games.simurgh.dragons import draw_dragons, has_boost
from gospoda.games.simurgh.possible import is_ability
from gospoda.games.simurgh.settle import monument_worth
from gospoda.games.simurgh.state import NONE, TILE_DUE, SimurghState
from gospoda.games.simurgh.steps import Passage, push
from gospoda.games.simurgh.supply import draw_blind, look_at_objectives
from gospoda.games.simurgh.tables import (
    ABILITY_EFFECT,
    COST,
    DRAW,
    DRAW_TOKENS,
    GAIN,
    MONUMENT,
    MOVED_DOWN,
    SAME,
    SCOUTS,
    SPECIAL,
    SPENT_RIDER,
    SPENT_SPEARMAN,
    TAKE_DISPLAY,
    TAKE_STACK,
)

# the steps of an effect
PAY_STEP: Final = 0
SPENT_STEP: Final = 1
GAIN_STEP: Final = 2
DRAGON_STEP: Final = 3
BOOST_STEP: Final = 4
SPECIAL_STEP: Final = 5
DONE_STEP: Final = 6
STEP_BITS: Final = 7
# flags beside the step
QUIET: Final = 8  # H17: the gain of a boost is no occasion for another one
EXTRA: Final = 16  # the effect of an extra exploration move
AREA_SHIFT: Final = 8  # from here on: 1 + the area of an exploration move


def begin(state: SimurghState, effect: i64) -> None:
    """Carry out an effect."""
    push(state, EFFECT, effect, PAY_STEP)


def begin_move(state: SimurghState, effect: i64, area: i64, extra: bool) -> None:
    """11: pay the move cost and gain the reward of the next level; the move itself is an occasion."""
    flags = area + 1 << AREA_SHIFT | (EXTRA if extra else 0)
    push(state, EFFECT, effect, PAY_STEP | flags, MOVED_DOWN)


def begin_boost(state: SimurghState, effect: i64, occasions: i64) -> None:
    """12: the extra gain of a boost."""
    push(state, EFFECT, effect, GAIN_STEP | (0 if state.boosts_boost else QUIET), occasions if SAME_GAIN[effect] else 0)


SAME_GAIN: Final[list[bool]] = [is_ability(effect) and SAME[effect - ABILITY_EFFECT] for effect in range(len(COST))]


def go_to(state: SimurghState, step: i64, occasions: i64) -> None:
    """The effect on top of the stack goes on with this step."""
    top = state.top
    assert top is not None
    state.top = Decision(EFFECT, top.seats, top.below, top.a, top.b & ~STEP_BITS | step, occasions)


class EffectInProgress(Passage):
    """6, H24: the order of an effect."""

    name = "effect"

    def proceed(self, state: SimurghState) -> None:
        """The next step."""
        top = state.top
        assert top is not None
        step = top.b & STEP_BITS
        effect = top.a
        if step == PAY_STEP:
            if len(COST[effect]) == 0:
                go_to(state, GAIN_STEP, top.c)
            else:
                push(state, PAYING, effect)
        elif step == SPENT_STEP:
            self.after_spending(state, top)
        elif step == GAIN_STEP:
            if len(GAIN[effect]) == 0:
                go_to(state, DRAGON_STEP, top.c)
            else:
                push(state, GAINING, effect, 0, top.c)
        elif step == DRAGON_STEP:
            go_to(state, BOOST_STEP, top.c)
            if DRAW[effect]:
                draw_dragons(state, DRAW[effect], DRAW_TOKENS[effect])
        elif step == BOOST_STEP:
            self.boosts(state, top)
        elif step == SPECIAL_STEP:
            go_to(state, DONE_STEP, top.c)
            begin_special(state, SPECIAL[effect])
        else:
            state.answered()

    def after_spending(self, state: SimurghState, top: Decision) -> None:
        """H17: after a spending boosts come right after the payment, before the gain."""
        spent = top.c & (SPENT_SPEARMAN | SPENT_RIDER)
        go_to(state, GAIN_STEP, top.c & ~spent)
        if spent and has_boost(state, spent, NONE, False):
            push(state, BOOSTING, spent, NONE)

    def boosts(self, state: SimurghState, top: Decision) -> None:
        """H24, H26: the boosts on a gain, and on a step and its reward, are offered together after the reward."""
        go_to(state, SPECIAL_STEP, top.c)
        if top.b & QUIET or top.c == 0:
            return
        area = (top.b >> AREA_SHIFT) - 1
        extra_allowed = area >= 0 and (state.chain_moves or top.b & EXTRA == 0)
        if has_boost(state, top.c, area, extra_allowed):
            push(state, BOOSTING, top.c, area, 1 if extra_allowed else 0)


def begin_special(state: SimurghState, special: i64) -> None:
    """9.1, 9.2, 12: what is not a plain gain."""
    if special == SCOUTS:
        state.due = TILE_DUE
        push(state, SCOUTING)
    elif special == MONUMENT:
        if state.looking:
            state.promised += monument_worth(state, state.active)
        else:
            look_at_objectives(state)
            push(state, AT_MONUMENT)
    elif special == TAKE_DISPLAY:
        push(state, TAKING)
    elif special == TAKE_STACK:
        draw_blind(state)
