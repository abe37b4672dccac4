# gospoda: compiled
"""5.1: the Roll Phase, and the order of the dice on the Initiative cards."""

from __future__ import annotations

from mypy_extensions import i64

from gospoda.core.messages import Message
from gospoda.core.moves import add
from gospoda.core.piles import bit
from gospoda.games.rollplayer.bag import OF_ROUND, dice_in_bag, draw_colour, rolled, to_roll
from gospoda.games.rollplayer.choices import Choice
from gospoda.games.rollplayer.constants import BEGIN_DICE, PHASE_ROLL
from gospoda.games.rollplayer.dice import EMPTY, colour_of, die_number, face_of, numbered_die
from gospoda.games.rollplayer.frames import LAYOUT, LayoutFrame, PhaseFrame, WindowFrame
from gospoda.games.rollplayer.lookups import W1
from gospoda.games.rollplayer.move_codes import lay_die, lay_move
from gospoda.games.rollplayer.state import RollPlayerState


def begin_round(state: RollPlayerState) -> None:
    """5.1: the Start Player draws a die for each Initiative card and rolls them; HR-17: or as many as there are."""
    state.round += 1
    state.happened += 1
    state.phase = PHASE_ROLL
    state.active = state.start
    state.note("round", -1, state.round - 1)
    n: i64 = len(state.pool)
    if dice_in_bag(state) < n:
        n = dice_in_bag(state)
    to_roll(state, OF_ROUND)
    colours: list[int] = []
    for _ in range(n):
        colours.append(draw_colour(state))
    dice = rolled(state, colours)
    for die in dice:
        state.note("rolled", state.start, die_number(die))
    state.pool = dice + [EMPTY] * (len(state.pool) - n)
    state.later(PhaseFrame(BEGIN_DICE))
    state.later(WindowFrame(W1, state.start))  # W1, once the dice are laid out
    lay_out(state, state.start)


def lay_out(state: RollPlayerState, seat: i64) -> None:
    """5.1, 6.6: sorts the unchosen dice onto the unchosen cards; this seat decides ties, coins stay on their cards."""
    dice = sorted_dice([die for die in state.pool if die != EMPTY])
    pool = state.pool.copy()
    at: i64 = 0
    for i in range(len(pool)):
        if pool[i] != EMPTY:
            pool[i] = dice[at]
            at += 1
    state.pool = pool
    ask_tie(state, seat, 0)


def sorted_dice(dice: list[int]) -> list[int]:
    """Returns the dice by face, ascending; equal faces by colour."""
    for i in range(1, len(dice)):
        die = dice[i]
        key = 8 * face_of(die) + colour_of(die)
        j: i64 = i
        while j > 0 and 8 * face_of(dice[j - 1]) + colour_of(dice[j - 1]) > key:
            dice[j] = dice[j - 1]
            j -= 1
        dice[j] = die
    return dice


def ask_tie(state: RollPlayerState, seat: i64, at: i64) -> None:
    """5.1, D4: if dice of equal face differ in colour, the seat decides which one goes on the next card."""
    pool = state.pool
    for i in range(at, len(pool)):
        if pool[i] == EMPTY:
            continue
        for j in range(i + 1, len(pool)):
            if pool[j] != EMPTY and face_of(pool[j]) == face_of(pool[i]) and pool[j] != pool[i]:
                state.ask_next(LayoutFrame(i), seat)
                return


class Layout(Choice[LayoutFrame]):
    """5.1, D4: dice with equal faces."""

    heading = LAYOUT

    def choices(self, state: RollPlayerState, seat: i64) -> list[int]:
        """D4: any of the equal dice; equal colours are interchangeable."""
        pool = state.pool
        at = self.frame(state).card
        done: i64 = 0
        moves: list[int] = []
        for j in range(at, len(pool)):
            die: i64 = pool[j]
            if die != EMPTY and face_of(die) == face_of(pool[at]) and done >> die & 1 == 0:
                done |= bit(die)
                add(moves, lay_move(die_number(die)))
        return moves

    def choose(self, state: RollPlayerState, seat: i64, move: i64) -> None:
        """Puts the die on the card; then the next tie."""
        at = self.settle(state).card
        die = numbered_die(lay_die(move))
        pool = state.pool.copy()
        for j in range(at, len(pool)):
            if pool[j] == die:
                pool[j] = pool[at]
                pool[at] = die
                break
        state.pool = pool
        state.note("laid", seat, die_number(die), at)
        ask_tie(state, seat, at + 1)

    def prompt(self, state: RollPlayerState, seat: i64) -> Message:
        """Asks which die goes on this card."""
        return Message("ask-layout", {"initiative": int(self.frame(state).card) + 1})
