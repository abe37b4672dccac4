# gospoda: compiled
"""6 and H24: one interpreter for every effect: pay, spend, gain, boosts, tokens, dragons, boosts again, the rest.

An effect in progress is a step on the agenda, with the questions it asks on top of it.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gospoda.core.agenda import Frame
from gospoda.core.decisions import Step
from gospoda.games.simurgh.constants import (
    AGAIN_STEP,
    BOOST_STEP,
    DRAGON_STEP,
    GAIN_STEP,
    LAST_STEP,
    PAY_STEP,
    SPECIAL_MONUMENT,
    SPECIAL_NOTHING,
    SPECIAL_SCOUTS,
    SPECIAL_TAKE_DISPLAY,
    SPECIAL_TAKE_STACK,
    SPENT_STEP,
    TILE_DUE,
    TOKEN_STEP,
)
from gospoda.games.simurgh.dragons import TOKEN_KIND, draw_dragons, filled_boosts, has_boost, place_tokens
from gospoda.games.simurgh.frames import (
    AT_MONUMENT,
    EFFECT,
    SCOUTING,
    TAKING,
    BoostingFrame,
    EffectFrame,
    GainingFrame,
    MovingOnFrame,
    PayingFrame,
)
from gospoda.games.simurgh.lookups import (
    ABILITY_EFFECT,
    COST,
    DRAW,
    DRAW_TOKENS,
    GAIN,
    MOVED_DOWN,
    SAME,
    SPECIAL,
    SPENT_RIDER,
    SPENT_SPEARMAN,
)
from gospoda.games.simurgh.possible import is_ability
from gospoda.games.simurgh.state import NONE, SimurghState
from gospoda.games.simurgh.stock import tokens_gained
from gospoda.games.simurgh.supply import draw_blind, look_at_objectives


def begin(state: SimurghState, effect: i64) -> None:
    """Starts an effect."""
    state.later(EffectFrame(effect, PAY_STEP))


def begin_move(state: SimurghState, effect: i64, area: i64, extra: bool) -> None:
    """11: pays the move cost and gains the reward of the next level; the move itself is an occasion."""
    state.later(EffectFrame(effect, PAY_STEP, area, extra, occasions=MOVED_DOWN))


def begin_boost(state: SimurghState, effect: i64, occasions: i64) -> None:
    """12: starts the extra gain of a boost."""
    quiet = not state.boosts_boost
    state.later(EffectFrame(effect, GAIN_STEP, quiet=quiet, occasions=occasions if SAME_GAIN[effect] else 0))


SAME_GAIN: Final[list[bool]] = [is_ability(effect) and SAME[effect - ABILITY_EFFECT] for effect in range(len(COST))]


def take_off_effect(state: SimurghState) -> EffectFrame:
    """Removes the effect that the answered question belongs to; the caller continues it with another step."""
    effect = state.top
    assert isinstance(effect, EffectFrame)
    state.take_off()
    return effect


def go_on(state: SimurghState, frame: EffectFrame, step: i64, occasions: i64, tokens: i64 = 0) -> None:
    """Continues the effect with this step and these tokens to place, before any boost has answered."""
    area, extra, quiet, moving = frame.area, frame.extra, frame.quiet, frame.moving
    state.later(EffectFrame(frame.effect, step, area, extra, quiet, moving, occasions, 0, tokens, frame.filled))


def step_to(state: SimurghState, frame: EffectFrame, step: i64, moving: bool, used: i64, filled: i64) -> None:
    """Continues the effect with this step and these used and filled boosts; everything else stays."""
    area, extra, quiet, occasions = frame.area, frame.extra, frame.quiet, frame.occasions
    state.later(EffectFrame(frame.effect, step, area, extra, quiet, moving, occasions, used, frame.tokens, filled))


def close_window(state: SimurghState, used: i64, moving: bool) -> None:
    """H24, H26: records the boosts that have answered, and whether they include an extra move."""
    frame = take_off_effect(state)
    step_to(state, frame, frame.step, moving or frame.moving, used, frame.filled)


class EffectInProgress(Step[SimurghState, EffectFrame]):
    """6, H24: runs the steps of an effect in order, skipping those that ask nothing."""

    heading = EFFECT

    def run(self, state: SimurghState, frame: EffectFrame) -> None:
        """Runs from the current step until something is asked."""
        step = frame.step
        if step == PAY_STEP and len(COST[frame.effect]) > 0:
            state.later(frame)
            state.ask_next(PayingFrame(frame.effect), state.active)
        elif step == SPENT_STEP:
            self.after_spending(state, frame)
        elif step <= GAIN_STEP:
            self.gain(state, frame, frame.occasions)
        elif step == BOOST_STEP:
            self.boost(state, frame)
        elif step == TOKEN_STEP:
            self.tokens(state, frame)
        elif step == DRAGON_STEP:
            self.dragons(state, frame, frame.filled)
        elif step == AGAIN_STEP:
            self.boost_again(state, frame, frame.filled)
        else:
            self.last(state, frame)

    def after_spending(self, state: SimurghState, frame: EffectFrame) -> None:
        """H17: boosts on a spending come right after the payment, before the gain."""
        spent = frame.occasions & (SPENT_SPEARMAN | SPENT_RIDER)
        occasions = frame.occasions & ~spent
        if spent and has_boost(state, spent, NONE, False, 0):
            go_on(state, frame, GAIN_STEP, occasions)
            state.ask_next(BoostingFrame(spent, NONE, False, 0), state.active)
        else:
            self.gain(state, frame, occasions)

    def gain(self, state: SimurghState, frame: EffectFrame, occasions: i64) -> None:
        """6: gives what the effect gains."""
        if len(GAIN[frame.effect]) > 0:
            if frame.step == GAIN_STEP:
                state.later(frame)
            else:
                go_on(state, frame, GAIN_STEP, occasions)
            state.ask_next(GainingFrame(frame.effect, occasions), state.active)
        elif frame.used == 0 and frame.occasions == occasions:
            self.boost(state, frame)
        else:
            go_on(state, frame, BOOST_STEP, occasions)

    def boost(self, state: SimurghState, frame: EffectFrame) -> None:
        """H24: offers boosts on the gain, before its tokens and dragons."""
        comes_more = frame.tokens > 0 or DRAW[frame.effect] > 0
        if self.may_answer(state, frame, frame.used):
            step_to(state, frame, TOKEN_STEP if comes_more else LAST_STEP, frame.moving, frame.used, frame.filled)
            self.offer(state, frame)
        elif comes_more:
            self.tokens(state, frame)
        else:
            self.last(state, frame)

    def tokens(self, state: SimurghState, frame: EffectFrame) -> None:
        """H2, H24: places the gained tokens, and records which boosts were filled before them."""
        filled = filled_boosts(state.players[state.active])
        count = tokens_gained(state, frame.tokens)
        if count < frame.tokens:
            state.note("short", state.active, TOKEN_KIND, frame.tokens - count)
        if count:
            step_to(state, frame, DRAGON_STEP, frame.moving, frame.used, filled)
            place_tokens(state, count)
        else:
            self.dragons(state, frame, filled)

    def dragons(self, state: SimurghState, frame: EffectFrame, filled: i64) -> None:
        """12: draws new dragons."""
        if DRAW[frame.effect]:
            step_to(state, frame, AGAIN_STEP, frame.moving, frame.used, filled)
            draw_dragons(state, DRAW[frame.effect], DRAW_TOKENS[frame.effect])
        else:
            self.boost_again(state, frame, filled)

    def boost_again(self, state: SimurghState, frame: EffectFrame, filled: i64) -> None:
        """H24: offers boosts again if a token of this gain went onto a boost that hasn't answered it."""
        if self.may_answer(state, frame, filled | frame.used):
            step_to(state, frame, LAST_STEP, frame.moving, frame.used, filled)
            self.offer(state, frame)
        else:
            self.last(state, frame)

    def may_answer(self, state: SimurghState, frame: EffectFrame, used: i64) -> bool:
        """H24: whether a boost outside this set can answer."""
        if frame.quiet or frame.occasions == 0:
            return False
        return has_boost(state, frame.occasions, frame.area, self.extra_allowed(state, frame), used)

    def extra_allowed(self, state: SimurghState, frame: EffectFrame) -> bool:
        """H26: whether an exploration move may be followed by an extra one."""
        return frame.area >= 0 and not frame.moving and (state.chain_moves or not frame.extra)

    def offer(self, state: SimurghState, frame: EffectFrame) -> None:
        """H24, H26: offers the boosts on a gain together, also on a step and its reward; each answers once."""
        extra = self.extra_allowed(state, frame)
        state.ask_next(BoostingFrame(frame.occasions, frame.area, extra, frame.used), state.active)

    def last(self, state: SimurghState, frame: EffectFrame) -> None:
        """H26: makes the extra move once the reward is complete, or starts the special part of an effect."""
        if frame.moving:
            state.later(MovingOnFrame(frame.area))
        elif SPECIAL[frame.effect] != SPECIAL_NOTHING:
            begin_special(state, SPECIAL[frame.effect])


def begin_special(state: SimurghState, special: i64) -> None:
    """9.1, 9.2, 12: starts what isn't a plain gain."""
    if special == SPECIAL_SCOUTS:
        state.due = TILE_DUE
        state.ask_next(Frame(SCOUTING), state.active)
    elif special == SPECIAL_MONUMENT:
        if state.trial:
            state.undrawn_objectives += 1
        else:
            look_at_objectives(state)
            state.ask_next(Frame(AT_MONUMENT), state.active)
    elif special == SPECIAL_TAKE_DISPLAY:
        state.ask_next(Frame(TAKING), state.active)
    elif special == SPECIAL_TAKE_STACK:
        draw_blind(state)
