# gospoda: compiled
"""9.1 and 9.2: the Scouts' Quarters and the Monument of the Dragon Lord."""

from __future__ import annotations

from mypy_extensions import i64

from gospoda.core.agenda import Frame
from gospoda.core.messages import Message
from gospoda.core.moves import add
from gospoda.core.piles import EVERYONE, Pile
from gospoda.games.simurgh.abilities import Window, free_actions, is_free_action
from gospoda.games.simurgh.board import check_end
from gospoda.games.simurgh.constants import NOTHING_DUE, SPECIAL_REPLACE_OBJECTIVE
from gospoda.games.simurgh.dragons import ability_number, remove_token
from gospoda.games.simurgh.effects import begin
from gospoda.games.simurgh.frames import AT_MONUMENT, RETURNING_OBJECTIVES, SCOUTING
from gospoda.games.simurgh.lookups import (
    ABILITY_EFFECT,
    BLIND_EFFECT,
    MONUMENT_EFFECT,
    MONUMENT_SLOTS,
    SCOUT_EFFECT,
    SPECIAL,
)
from gospoda.games.simurgh.move_codes import (
    BUY_BLIND,
    NO_OBJECTIVE,
    buy_move,
    buy_slot,
    exchange_objective_move,
    exchange_objective_of,
    exchange_objective_slot,
    is_buy,
    is_exchange_objective,
    is_objective,
    objective_move,
    objective_of,
    objective_slot,
)
from gospoda.games.simurgh.possible import cheap
from gospoda.games.simurgh.returning import Returning
from gospoda.games.simurgh.state import NONE, SimurghState
from gospoda.games.simurgh.supply import draw_blind, take_from_display


class Scouting(Window):
    """A7, 9.1 step 2: the player takes exactly one action tile, with free actions before it (H23)."""

    heading = SCOUTING

    def legal(self, state: SimurghState, seat: i64) -> list[int]:
        """A face-up slot the player can pay for or, for a weapon, the top tile of the stack."""
        purse = state.players[seat].purse
        moves: list[int] = []
        slot: i64 = 0
        for tile in state.display:
            if tile >= 0 and cheap(purse, SCOUT_EFFECT + slot):
                add(moves, buy_move(slot))
            slot += 1
        if len(state.stack.cards) > 0 and cheap(purse, BLIND_EFFECT):
            add(moves, BUY_BLIND)
        moves.extend(free_actions(state, seat, True))
        return moves

    def decide(self, state: SimurghState, seat: i64, move: i64) -> None:
        """Pays for the slot and scores its points at once, or pays for the unseen tile."""
        self.settle(state)
        state.due = NOTHING_DUE
        if move == BUY_BLIND:
            begin(state, BLIND_EFFECT)
            draw_blind(state)
        else:
            begin(state, SCOUT_EFFECT + buy_slot(move))
            take_from_display(state, buy_slot(move))

    def refusal(self, state: SimurghState, seat: i64, move: i64) -> str:
        """Why this tile can't be bought, or why the player can't leave the scouts."""
        if is_buy(move):
            return "refused-slot-empty" if state.display[buy_slot(move)] < 0 else "refused-too-expensive"
        if move == BUY_BLIND:
            return "refused-too-expensive" if len(state.stack.cards) else "refused-stack-empty"
        return "refused-tile-due" if is_free_action(move) else "refused-buy-tile"

    def prompt(self, state: SimurghState, seat: i64) -> Message:
        """Asks which tile to buy."""
        return Message("ask-buy", {})


def replacing_token(state: SimurghState, seat: i64) -> i64:
    """12: a token that lets its owner replace an objective (3 * dragon + ability), -1 if there is none."""
    player = state.players[seat]
    i: i64 = 0
    for dragon in player.dragons:
        for slot in range(3):
            special: i64 = SPECIAL[ABILITY_EFFECT + ability_number(dragon, slot)]
            if special == SPECIAL_REPLACE_OBJECTIVE and player.tokens[i] >> slot & 1:
                return 3 * dragon + slot
        i += 1
    return NONE


class AtMonument(Window):
    """A8, 9.2 step 2: the player places one or none of the objectives, with free actions before it (H23)."""

    heading = AT_MONUMENT

    def legal(self, state: SimurghState, seat: i64) -> list[int]:
        """Any drawn objective on an empty slot the player can pay for, or with the Oracle's token an occupied one."""
        purse = state.players[seat].purse
        replacing = replacing_token(state, seat) >= 0
        moves: list[int] = []
        for slot in range(MONUMENT_SLOTS):
            occupied = state.monument[slot] >= 0
            if (occupied and not replacing) or not cheap(purse, MONUMENT_EFFECT + slot):
                continue
            for objective in state.looked.cards:
                add(moves, exchange_objective_move(objective, slot) if occupied else objective_move(objective, slot))
        add(moves, NO_OBJECTIVE)
        moves.extend(free_actions(state, seat, True))
        return moves

    def decide(self, state: SimurghState, seat: i64, move: i64) -> None:
        """Pays for the slot, places the tile and scores the slot's points; then the other objectives are returned."""
        self.settle(state)
        if move == NO_OBJECTIVE:
            state.note("no-objective", seat)
            if len(state.looked.cards) > 0:
                state.ask_next(Frame(RETURNING_OBJECTIVES), seat)
        elif is_exchange_objective(move):
            slot = exchange_objective_slot(move)
            replace_objective(state, seat, slot)
            place_objective(state, seat, exchange_objective_of(move), slot)
        else:
            place_objective(state, seat, objective_of(move), objective_slot(move))

    def refusal(self, state: SimurghState, seat: i64, move: i64) -> str:
        """Why this objective can't be placed."""
        if is_exchange_objective(move):
            return "refused-no-oracle" if replacing_token(state, seat) < 0 else "refused-too-expensive"
        if is_objective(move):
            if state.looked.place_of(objective_of(move)) < 0:
                return "refused-not-drawn"
            taken = state.monument[objective_slot(move)] >= 0
            return "refused-slot-taken" if taken else "refused-too-expensive"
        return "refused-place-objective"

    def prompt(self, state: SimurghState, seat: i64) -> Message:
        """Asks which objective to place, if any."""
        return Message("ask-objective", {})


def replace_objective(state: SimurghState, seat: i64, slot: i64) -> None:
    """12, H18: the old objective leaves the game; the number of face-up objectives stays the same."""
    token = replacing_token(state, seat)
    remove_token(state, seat, token // 3, token % 3)
    state.note("ability", seat, token // 3, token % 3)
    state.removed = [*state.removed, state.monument[slot]]
    state.note("objective-gone", seat, state.monument[slot])


def place_objective(state: SimurghState, seat: i64, objective: i64, slot: i64) -> None:
    """9.2 step 2: the objective is now face up and counts for all players."""
    at = state.looked.place_of(objective)
    state.reveal(state.looked.only(at), EVERYONE)
    state.looked = state.looked.without(at)
    monument = state.monument.copy()
    monument[slot] = objective
    state.monument = monument
    state.note("objective", seat, objective, slot)
    if len(state.looked.cards) > 0:
        state.ask_next(Frame(RETURNING_OBJECTIVES), seat)
    begin(state, MONUMENT_EFFECT + slot)
    check_end(state)


class ReturningObjectives(Returning):
    """A8, 9.2 step 3: each objective not placed goes back."""

    heading = RETURNING_OBJECTIVES
    what = "objective"

    def piles(self, state: SimurghState) -> tuple[Pile, Pile]:
        """The drawn objectives and their stack."""
        return state.looked, state.objective_stack

    def lay(self, state: SimurghState, held: Pile, stack: Pile) -> None:
        """Stores the drawn objectives and their stack."""
        state.looked = held
        state.objective_stack = stack
