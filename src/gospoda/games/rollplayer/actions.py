# gospoda: compiled
"""5.2.4: the six attribute actions, wherever they come from."""

from __future__ import annotations

from mypy_extensions import i64

from gospoda.core.decisions import Step
from gospoda.core.messages import Message, Ref
from gospoda.core.moves import add
from gospoda.core.piles import bit
from gospoda.games.rollplayer.bag import OF_ACTION, roll_face, to_roll
from gospoda.games.rollplayer.choices import LISTED, Choice, ask_action
from gospoda.games.rollplayer.constants import CHA, CON, DEX, DOWN, FROM_DIE, FROM_TRIGGER, INT, STR, UP, WIS
from gospoda.games.rollplayer.dice import (
    EMPTY,
    SPACE_IDS,
    dice_on,
    exchanged,
    face_of,
    nth_die,
    opposite,
    turned_to,
    with_die,
)
from gospoda.games.rollplayer.frames import (
    ACTION,
    EXCHANGE,
    KEEPING,
    TRIGGER,
    ActionFrame,
    ExchangeFrame,
    KeepingFrame,
    TriggerFrame,
)
from gospoda.games.rollplayer.lookups import (
    ABILITY_ROW,
    ABILITY_TIMES,
    ANSWERS,
    ANY_ACTION,
    N_ROWS,
    REPEAT_ROW,
    REPEAT_TIMES,
    REPEATERS,
    ROW,
    SPACES,
    STEP,
    WEAPON_LIST,
)
from gospoda.games.rollplayer.move_codes import (
    DECLINE,
    adjust_move,
    adjust_space,
    adjust_turn,
    flip_move,
    flip_space,
    instead_move,
    instead_row,
    is_adjust,
    is_instead,
    is_step,
    keep_face,
    keep_move,
    reroll_move,
    reroll_space,
    step_arrow,
    step_move,
    swap_move,
    swap_space,
    with_move,
    with_space,
)
from gospoda.games.rollplayer.move_codes import (
    TOKEN as TAKE_TOKEN,
)
from gospoda.games.rollplayer.state import Player, RollPlayerState


def times_allowed(player: Player, row: i64) -> i64:
    """5.2, HR-45: how often an action is done: once, or more with certain weapons while their owner has them."""
    times: i64 = 1
    if player.owned & REPEATERS:
        for card in WEAPON_LIST:
            if player.owned >> card & 1 and REPEAT_ROW[card] == row and REPEAT_TIMES[card] > times:
                times = REPEAT_TIMES[card]
    return times


def set_die(state: RollPlayerState, seat: i64, space: i64, die: i64) -> None:
    """Turns the die of a space to another face; nothing else follows (5.2: no gold, no further action)."""
    player = state.players[seat]
    player.sheet = with_die(player.sheet, space, die)
    state.note("turn", seat, space, face_of(die) - 1)


def move_token(state: RollPlayerState, seat: i64, arrow: i64) -> bool:
    """3, HR-44: moves the alignment token one orthogonal step; false if it would leave the grid."""
    player = state.players[seat]
    cell: i64 = STEP[4 * player.token + arrow]
    if cell < 0:
        return False
    player.token = cell
    state.note("step", seat, arrow)
    return True


def action_moves(state: RollPlayerState, seat: i64, row: i64, touched: i64) -> list[int]:
    """D7, HR-25, HR-27: the ways to carry out a row's action, on any die, with any step inside the grid."""
    player = state.players[seat]
    sheet = player.sheet
    moves: list[int] = []
    if row == WIS:
        for arrow in range(4):
            if STEP[4 * player.token + arrow] >= 0:
                add(moves, step_move(arrow))
        return moves
    if row == CHA:
        add(moves, TAKE_TOKEN)
        return moves
    for space in range(SPACES):
        die: i64 = sheet[space]
        if die == EMPTY:
            continue
        if row != CON:
            add(moves, die_move(row, space))
        elif touched >> space & 1 == 0:  # Quarterstaff: different dice
            if die & 7 < 6:
                add(moves, adjust_move(space, UP))
            if die & 7 > 1:
                add(moves, adjust_move(space, DOWN))
    return moves


def die_move(row: i64, space: i64) -> i64:
    """5.2.4: what the rows of Strength, Dexterity and Intelligence do to one die."""
    if row == DEX:
        return swap_move(space)
    return reroll_move(space) if row == INT else flip_move(space)


class Action(Choice[ActionFrame]):
    """5.2.4, D7, D11: an attribute action that may be taken or declined."""

    heading = ACTION

    def choices(self, state: RollPlayerState, seat: i64) -> list[int]:
        """D7: the action of the row; a Monk with the die in Wisdom may choose another row."""
        frame = self.frame(state)
        player = state.players[seat]
        moves: list[int] = []
        if frame.done == 0 or frame.done < times_allowed(player, frame.row):
            moves = action_moves(state, seat, frame.row, frame.touched)
        of_die = frame.done == 0 and frame.source == FROM_DIE
        if of_die and ANY_ACTION[player.hero] and ABILITY_ROW[player.hero] == frame.row:
            for row in range(N_ROWS):
                if row != frame.row:
                    add(moves, instead_move(row))
        add(moves, DECLINE)
        return moves

    def answers(self, state: RollPlayerState, seat: i64) -> i64:
        """D7: where any die will do, counts the dice plus declining; otherwise the choices must be listed."""
        frame = self.frame(state)
        row = frame.row
        if frame.done > 0 or (row != STR and row != DEX and row != INT):
            return LISTED
        player = state.players[seat]
        if ANY_ACTION[player.hero] and ABILITY_ROW[player.hero] == row:
            return LISTED
        return dice_on(player.sheet) + 1

    def nth_answer(self, state: RollPlayerState, seat: i64, n: i64) -> i64:
        """Returns the n-th answer, in the order of the spaces."""
        sheet = state.players[seat].sheet
        return die_move(self.frame(state).row, nth_die(sheet, n)) if n < dice_on(sheet) else DECLINE

    def choose(self, state: RollPlayerState, seat: i64, move: i64) -> None:
        """Carries out the action; HR-5: the limit of one applies only to the action of the placed die."""
        frame = self.settle(state)
        row = frame.row
        if move == DECLINE:
            if frame.done == 0 and frame.source == FROM_TRIGGER and isinstance(state.top, TriggerFrame):
                state.take_off()
            return
        if is_instead(move):
            ask_action(state, seat, instead_row(move), FROM_TRIGGER)
            return
        if row == DEX:
            state.ask_next(ExchangeFrame(swap_space(move), frame.source, frame.done), seat)
        else:
            touched = self.carry_out(state, seat, row, move)
            again(state, seat, row, frame.source, frame.done + 1, frame.touched | touched)
            if row == INT:
                roll_again(state, seat, reroll_space(move))

    def carry_out(self, state: RollPlayerState, seat: i64, row: i64, move: i64) -> i64:
        """Carries out a one-step action; returns the touched space as a set."""
        player = state.players[seat]
        if row == STR:
            space = flip_space(move)
            set_die(state, seat, space, opposite(player.sheet[space]))
            return bit(space)
        if row == CON:
            space = adjust_space(move)
            change: i64 = 1 if adjust_turn(move) == UP else -1
            set_die(state, seat, space, player.sheet[space] + change)
            return bit(space)
        if row == WIS:
            move_token(state, seat, step_arrow(move))
        elif row == CHA:
            player.tokens += 1
            state.note("token", seat)
        return 0

    def prompt(self, state: RollPlayerState, seat: i64) -> Message:
        """Asks to take the action or decline."""
        frame = self.frame(state)
        again = "ask-action-again" if frame.done else "ask-action"
        return Message(again, {"row": Ref("row", ROW.ids[frame.row])})

    def refusal(self, state: RollPlayerState, seat: i64, move: i64) -> str:
        """Returns why the action can't be carried out this way."""
        row = self.frame(state).row
        if row == CON and is_adjust(move):
            return "refused-adjust"
        if row == WIS and is_step(move):
            return "refused-step"
        return super().refusal(state, seat, move)


def again(state: RollPlayerState, seat: i64, row: i64, source: i64, done: i64, touched: i64) -> None:
    """HR-45: a further exchange, die or step is part of the same action."""
    if done < times_allowed(state.players[seat], row):
        ask_action(state, seat, row, source, done, touched)


class Exchange(Choice[ExchangeFrame]):
    """5.2.4 Dexterity, HR-24: the second of two dice that swap places, in the same row or another."""

    heading = EXCHANGE
    may_drop = False

    def choices(self, state: RollPlayerState, seat: i64) -> list[int]:
        """D7: any other die; never an empty space."""
        first = self.frame(state).space
        sheet = state.players[seat].sheet
        moves: list[int] = []
        for space in range(SPACES):
            if sheet[space] != EMPTY and space != first:
                add(moves, with_move(space))
        return moves

    def answers(self, state: RollPlayerState, seat: i64) -> i64:
        """D7: counts all dice but the first one."""
        return dice_on(state.players[seat].sheet) - 1

    def nth_answer(self, state: RollPlayerState, seat: i64, n: i64) -> i64:
        """Returns the n-th answer, in the order of the spaces."""
        sheet = state.players[seat].sheet
        space = nth_die(sheet, n)
        return with_move(space if space < self.frame(state).space else nth_die(sheet, n + 1))

    def choose(self, state: RollPlayerState, seat: i64, move: i64) -> None:
        """Swaps the dice; no gold, no action of the new rows."""
        frame = self.settle(state)
        player = state.players[seat]
        other = with_space(move)
        player.sheet = exchanged(player.sheet, frame.space, other)
        state.note("exchange", seat, frame.space, other)
        again(state, seat, DEX, frame.source, frame.done + 1, 0)

    def prompt(self, state: RollPlayerState, seat: i64) -> Message:
        """Asks for the die to swap with."""
        return Message("ask-exchange", {"space": Ref("space", SPACE_IDS[self.frame(state).space])})


def roll_again(state: RollPlayerState, seat: i64, space: i64) -> None:
    """5.2.4 Intelligence: reroll, then keep the new or the old face; HR-26: an equal one changes nothing."""
    to_roll(state, OF_ACTION + seat)
    face = roll_face(state)
    state.note("reroll", seat, space, face - 1)
    if face != face_of(state.players[seat].sheet[space]):
        state.ask_next(KeepingFrame(space, face), seat)


class Keeping(Choice[KeepingFrame]):
    """5.2.4 Intelligence: the new face or the old one."""

    heading = KEEPING

    def choices(self, state: RollPlayerState, seat: i64) -> list[int]:
        """D7: keep new, keep old."""
        frame = self.frame(state)
        old = face_of(state.players[seat].sheet[frame.space])
        return [keep_move(frame.face - 1), keep_move(old - 1)]

    def choose(self, state: RollPlayerState, seat: i64, move: i64) -> None:
        """Turns the die to the chosen face."""
        frame = self.settle(state)
        die = state.players[seat].sheet[frame.space]
        set_die(state, seat, frame.space, turned_to(die, keep_face(move) + 1))

    def prompt(self, state: RollPlayerState, seat: i64) -> Message:
        """Asks which face to keep."""
        frame = self.frame(state)
        old = face_of(state.players[seat].sheet[frame.space])
        space = Ref("space", SPACE_IDS[frame.space])
        return Message("ask-keeping", {"space": space, "new": int(frame.face), "old": int(old)})


# ---- actions in response to something


def answer(state: RollPlayerState, seat: i64, trigger: i64) -> None:
    """5.3, HR-46, HR-51: the class ability triggered by a purchase of this kind, or by taking gold instead."""
    hero = state.players[seat].hero
    if ANSWERS[hero] == trigger:
        state.later(TriggerFrame(seat, ABILITY_ROW[hero], ABILITY_TIMES[hero]))


class Trigger(Step[RollPlayerState, TriggerFrame]):
    """D11: actions that a class ability grants, one at a time."""

    heading = TRIGGER

    def run(self, state: RollPlayerState, frame: TriggerFrame) -> None:
        """Offers the seat the action of the row, as often as it is granted."""
        if frame.times > 1:
            state.later(TriggerFrame(frame.seat, frame.row, frame.times - 1))
        ask_action(state, frame.seat, frame.row, FROM_TRIGGER)
