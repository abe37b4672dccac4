# gospoda: compiled
"""5.2: the Dice Phase: selecting an Initiative card, placing its die, collecting gold."""

from __future__ import annotations

from mypy_extensions import i64

from gospoda.core.agenda import Frame
from gospoda.core.decisions import Step
from gospoda.core.messages import Message, Ref
from gospoda.core.moves import add
from gospoda.games.rollplayer.choices import Choice, ask_action
from gospoda.games.rollplayer.constants import BEGIN_EXTRA, FROM_DIE, HOLD_ASK, PHASE_DICE
from gospoda.games.rollplayer.dice import (
    DIE_IDS,
    EMPTY,
    NO_DICE,
    die_number,
    free_space,
    nth_open_row,
    open_rows,
    with_die,
)
from gospoda.games.rollplayer.frames import (
    DICE_TURN,
    DICE_TURN_END,
    PLACEMENT,
    SELECTION,
    DiceTurnEndFrame,
    DiceTurnFrame,
    PhaseFrame,
    PlacementFrame,
    WindowFrame,
)
from gospoda.games.rollplayer.gold import gain, placed_gold
from gospoda.games.rollplayer.lookups import FULL_ROW, N_ROWS, W2, W3, W4
from gospoda.games.rollplayer.move_codes import (
    hold_move,
    place_move,
    place_row,
    take_initiative,
    take_move,
)
from gospoda.games.rollplayer.solo import enemy_roll
from gospoda.games.rollplayer.state import RollPlayerState
from gospoda.games.rollplayer.windows import ask_again, open_window


def begin_dice_phase(state: RollPlayerState) -> None:
    """5.2: the Start Player first, then clockwise, each player once."""
    state.phase = PHASE_DICE
    state.later(DiceTurnFrame(state.start))


class DiceTurn(Step[RollPlayerState, DiceTurnFrame]):
    """5.2: the turn of one player; 6: W2 before the selection."""

    heading = DICE_TURN

    def run(self, state: RollPlayerState, frame: DiceTurnFrame) -> None:
        """Asks the seat to select."""
        state.active = frame.seat
        state.ask_next(Frame(SELECTION), frame.seat)
        open_window(state, W2, frame.seat)


class DiceTurnEnd(Step[RollPlayerState, DiceTurnEndFrame]):
    """5.2: the next player, or after the last one W4, the Druid and the Market Phase."""

    heading = DICE_TURN_END

    def run(self, state: RollPlayerState, frame: DiceTurnEndFrame) -> None:
        """Continues clockwise until all have had a turn."""
        following = (frame.seat + 1) % state.seats
        if following != state.start:
            state.later(DiceTurnFrame(following))
        else:
            state.active = state.start
            state.later(PhaseFrame(BEGIN_EXTRA))
            open_window(state, W4, state.start)


def take_card(state: RollPlayerState, seat: i64, card: i64) -> None:
    """5.2.1, HR-9, HR-37: the player takes the card and coin; the die goes to the hand, where nothing can touch it."""
    die = state.pool[card]
    state.players[seat].hand = [die]
    pool = state.pool.copy()
    pool[card] = EMPTY
    state.pool = pool
    holders = state.holders.copy()
    holders[card] = seat
    state.holders = holders
    coin = state.coins[card]
    if coin:
        coins = state.coins.copy()
        coins[card] = 0
        state.coins = coins
    state.note("take", seat, card, die_number(die))
    state.ask_next(PlacementFrame(coin), seat)


class Selection(Choice[Frame]):
    """5.2.1, D5: an Initiative card still in the row."""

    heading = SELECTION

    def choices(self, state: RollPlayerState, seat: i64) -> list[int]:
        """D5: any unchosen card."""
        moves: list[int] = []
        pool = state.pool
        for i in range(len(pool)):
            if pool[i] != EMPTY:
                add(moves, take_move(i))
        if state.players[seat].hold != HOLD_ASK:
            add(moves, hold_move(HOLD_ASK))
        return moves

    def answers(self, state: RollPlayerState, seat: i64) -> i64:
        """D5: counts the cards with a die, and the hold switch."""
        count: i64 = 0 if state.players[seat].hold == HOLD_ASK else 1
        for die in state.pool:
            if die != EMPTY:
                count += 1
        return count

    def nth_answer(self, state: RollPlayerState, seat: i64, n: i64) -> i64:
        """Returns the n-th answer, in the order of the row."""
        card: i64 = 0
        for die in state.pool:
            if die != EMPTY:
                if n == 0:
                    return take_move(card)
                n -= 1
            card += 1
        return hold_move(HOLD_ASK)

    def choose(self, state: RollPlayerState, seat: i64, move: i64) -> None:
        """5.2.1: takes the card with its die and coin; 11: alone, the enemy die is rolled at once (HR-15)."""
        if move == hold_move(HOLD_ASK):
            ask_again(state, seat, W2)
            return
        self.settle(state)
        card = take_initiative(move)
        take_card(state, seat, card)
        if state.seats == 1:
            enemy_roll(state, card)

    def prompt(self, state: RollPlayerState, seat: i64) -> Message:
        """Asks for an Initiative card."""
        return Message("ask-selection")


class Placement(Choice[PlacementFrame]):
    """5.2.2, 5.2.3, D6: the die goes to any row with an empty space and earns its gold."""

    heading = PLACEMENT

    def choices(self, state: RollPlayerState, seat: i64) -> list[int]:
        """D6, HR-21: any row with fewer than three dice; there always is one, as exchanges keep their number."""
        sheet = state.players[seat].sheet
        moves: list[int] = []
        for row in range(N_ROWS):
            if sheet[3 * row + 2] == EMPTY:
                add(moves, place_move(row))
        return moves

    def answers(self, state: RollPlayerState, seat: i64) -> i64:
        """D6: counts the rows with a space."""
        return open_rows(state.players[seat].sheet)

    def nth_answer(self, state: RollPlayerState, seat: i64, n: i64) -> i64:
        """Returns the n-th answer, in the order of the rows."""
        return place_move(nth_open_row(state.players[seat].sheet, n))

    def choose(self, state: RollPlayerState, seat: i64, move: i64) -> None:
        """5.2.3: coin, 1 gold for a third die, 2 for a gold die; 5.2.4, HR-10: then this row's action."""
        coin = self.settle(state).coin
        player = state.players[seat]
        die = player.hand[0]
        row = place_row(move)
        space = free_space(player.sheet, row)
        player.sheet = with_die(player.sheet, space, die)
        player.hand = NO_DICE
        state.note("place", seat, die_number(die), space)
        gold: i64 = coin + placed_gold(state, seat, die)
        if space % 3 == 2:
            gold += FULL_ROW
        gain(state, seat, gold)
        state.later(DiceTurnEndFrame(seat))
        state.later(WindowFrame(W3, seat))  # W3, once after the action and once before it
        ask_action(state, seat, row, FROM_DIE)
        open_window(state, W3, seat)

    def prompt(self, state: RollPlayerState, seat: i64) -> Message:
        """Asks where to place the die."""
        die = state.players[seat].hand[0]
        return Message("ask-placement", {"die": Ref("die", DIE_IDS[die_number(die)])})
