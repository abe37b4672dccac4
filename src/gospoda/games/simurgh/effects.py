# gospoda: compiled
"""6 and H24: one interpreter for every effect: pay, spend, gain, boosts, tokens, dragons, boosts again, the rest.

An effect in progress is a passage on the stack. `a` is the effect, with the boosts that were filled before its tokens
came; `b` its step and flags, the tokens to place and the area of a move; `c` the occasions so far, with the boosts that
have answered them.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gospoda.core.decisions import decision
from gospoda.core.state import Decision
from gospoda.games.simurgh.chapters import (
    AT_MONUMENT,
    BOOSTING,
    EFFECT,
    GAINING,
    MOVING_ON,
    PAYING,
    SCOUTING,
    TAKING,
)
from gospoda.games.simurgh.dragons import TOKEN_KIND, draw_dragons, filled_boosts, has_boost, place_tokens
from gospoda.games.simurgh.possible import is_ability
from gospoda.games.simurgh.state import NONE, TILE_DUE, SimurghState
from gospoda.games.simurgh.steps import Passage, push
from gospoda.games.simurgh.stock import tokens_gained
from gospoda.games.simurgh.supply import draw_blind, look_at_objectives
from gospoda.games.simurgh.tables import (
    ABILITY_EFFECT,
    COST,
    DRAW,
    DRAW_TOKENS,
    GAIN,
    MONUMENT,
    MOVED_DOWN,
    NOTHING_SPECIAL,
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
BOOST_STEP: Final = 3
TOKEN_STEP: Final = 4
DRAGON_STEP: Final = 5
AGAIN_STEP: Final = 6
LAST_STEP: Final = 7
DONE_STEP: Final = 8
STEP_BITS: Final = 15
# flags beside the step
QUIET: Final = 16  # H17: the gain of a boost is no occasion for another one
EXTRA: Final = 32  # the effect of an extra exploration move
MOVING: Final = 64  # H26: an extra move was chosen; it is taken last
TOKEN_SHIFT: Final = 8  # from here on: the tokens that are still to be placed
TOKEN_BITS: Final = 255
AREA_SHIFT: Final = 16  # from here on: 1 + the area of an exploration move
# beside the effect and beside the occasions: a set of boosts (see BOOST_BIT)
LOW_BITS: Final = 0xFFFF
SET_SHIFT: Final = 16


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


def go_to(state: SimurghState, step: i64, occasions: i64, tokens: i64 = 0) -> None:
    """The effect on top of the stack goes on with this step and these tokens to place; no boost has answered yet."""
    top = state.top
    assert top is not None
    b = top.b & ~(STEP_BITS | TOKEN_BITS << TOKEN_SHIFT) | step | tokens << TOKEN_SHIFT
    state.top = decision(EFFECT, top.seats, top.below, top.a, b, occasions)


def step_to(state: SimurghState, step: i64) -> None:
    """The effect on top of the stack goes on with this step; all else stays."""
    top = state.top
    assert top is not None
    state.top = decision(EFFECT, top.seats, top.below, top.a, top.b & ~STEP_BITS | step, top.c)


def close_window(state: SimurghState, used: i64, moving: bool) -> None:
    """H24, H26: the boosts that have answered are kept, and whether an extra move was chosen among them."""
    state.answered()
    top = state.top
    assert top is not None
    b = top.b | MOVING if moving else top.b
    state.top = decision(EFFECT, top.seats, top.below, top.a, b, top.c & LOW_BITS | used << SET_SHIFT)


class EffectInProgress(Passage):
    """6, H24: the order of an effect."""

    name = "effect"

    def proceed(self, state: SimurghState) -> None:
        """The next step."""
        top = state.top
        assert top is not None
        step = top.b & STEP_BITS
        effect = top.a & LOW_BITS
        if step == PAY_STEP:
            if len(COST[effect]) == 0:
                go_to(state, GAIN_STEP, top.c)
            else:
                push(state, PAYING, effect)
        elif step == SPENT_STEP:
            self.after_spending(state, top)
        elif step == GAIN_STEP:
            if len(GAIN[effect]) == 0:
                go_to(state, BOOST_STEP, top.c & LOW_BITS)
            else:
                push(state, GAINING, effect, 0, top.c & LOW_BITS)
        elif step == BOOST_STEP:
            comes_more = top.b >> TOKEN_SHIFT & TOKEN_BITS or DRAW[effect]
            step_to(state, TOKEN_STEP if comes_more else LAST_STEP)
            self.offer(state, top)
        elif step == TOKEN_STEP:
            self.tokens(state, top)
        elif step == DRAGON_STEP:
            step_to(state, AGAIN_STEP)
            if DRAW[effect]:
                draw_dragons(state, DRAW[effect], DRAW_TOKENS[effect])
        elif step == AGAIN_STEP:
            step_to(state, LAST_STEP)
            if self.is_new_boost(state, top):
                self.offer(state, top)
        else:
            self.last(state, top, step, effect)

    def after_spending(self, state: SimurghState, top: Decision) -> None:
        """H17: after a spending boosts come right after the payment, before the gain."""
        spent = top.c & (SPENT_SPEARMAN | SPENT_RIDER)
        go_to(state, GAIN_STEP, top.c & ~spent)
        if spent and has_boost(state, spent, NONE, False, 0):
            push(state, BOOSTING, spent, NONE)

    def offer(self, state: SimurghState, top: Decision) -> None:
        """H24, H26: the boosts on a gain, and on a step and its reward, are offered together; each answers once."""
        occasions = top.c & LOW_BITS
        if top.b & QUIET or occasions == 0:
            return
        area = (top.b >> AREA_SHIFT) - 1
        extra_allowed = area >= 0 and top.b & MOVING == 0 and (state.chain_moves or top.b & EXTRA == 0)
        used = top.c >> SET_SHIFT
        if has_boost(state, occasions, area, extra_allowed, used):
            push(state, BOOSTING, occasions, area, (1 if extra_allowed else 0) | used << 1)

    def tokens(self, state: SimurghState, top: Decision) -> None:
        """H2, H24: the gained tokens are placed; it is kept which boosts were filled before them."""
        filled = filled_boosts(state.players[state.active])
        b = top.b & ~STEP_BITS | DRAGON_STEP
        state.top = decision(EFFECT, top.seats, top.below, top.a & LOW_BITS | filled << SET_SHIFT, b, top.c)
        wanted = top.b >> TOKEN_SHIFT & TOKEN_BITS
        count = tokens_gained(state, wanted)
        if count < wanted:
            state.note("short", state.active, TOKEN_KIND, wanted - count)
        if count:
            place_tokens(state, count)

    def is_new_boost(self, state: SimurghState, top: Decision) -> bool:
        """H24: whether a token of this gain lies on a boost that has not answered it."""
        old = top.a >> SET_SHIFT | top.c >> SET_SHIFT
        area = (top.b >> AREA_SHIFT) - 1
        extra_allowed = area >= 0 and top.b & MOVING == 0 and (state.chain_moves or top.b & EXTRA == 0)
        return has_boost(state, top.c & LOW_BITS, area, extra_allowed, old)

    def last(self, state: SimurghState, top: Decision, step: i64, effect: i64) -> None:
        """H26: the extra move, when the reward is complete; or the special part of an effect."""
        if step == DONE_STEP or (SPECIAL[effect] == NOTHING_SPECIAL and top.b & MOVING == 0):
            state.answered()
        elif top.b & MOVING:
            state.answered()
            push(state, MOVING_ON, (top.b >> AREA_SHIFT) - 1)
        else:
            step_to(state, DONE_STEP)
            begin_special(state, SPECIAL[effect])


def begin_special(state: SimurghState, special: i64) -> None:
    """9.1, 9.2, 12: what is not a plain gain."""
    if special == SCOUTS:
        state.due = TILE_DUE
        push(state, SCOUTING)
    elif special == MONUMENT:
        if state.trial:
            state.undrawn_objectives += 1
        else:
            look_at_objectives(state)
            push(state, AT_MONUMENT)
    elif special == TAKE_DISPLAY:
        push(state, TAKING)
    elif special == TAKE_STACK:
        draw_blind(state)
