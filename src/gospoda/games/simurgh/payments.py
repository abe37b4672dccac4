# gospoda: compiled
"""6, 8 and 12: paying with resources and power points, vassals, tokens."""

from __future__ import annotations

from mypy_extensions import i64

from gospoda.core.agenda import Frame
from gospoda.core.messages import Message, Ref
from gospoda.core.moves import add
from gospoda.games.simurgh.board import count_at, spot_of, take_figure
from gospoda.games.simurgh.choices import Choice
from gospoda.games.simurgh.constants import RIDER, SPEARMAN, SPENT_STEP
from gospoda.games.simurgh.dragons import remove_token
from gospoda.games.simurgh.effects import go_on, take_off_effect
from gospoda.games.simurgh.frames import PAYING, PAYING_TOKENS, SPENDING, PayingFrame, SpendingFrame
from gospoda.games.simurgh.lookups import (
    B_PURSE,
    B_RIDERS,
    B_SPEARMEN,
    B_TOKENS,
    COST,
    N_SPACES,
    NEEDS_FIGURES,
    SPENT_RIDER,
    SPENT_SPEARMAN,
    VASSAL,
)
from gospoda.games.simurgh.move_codes import (
    pay_bundle,
    pay_move,
    pay_token_ability,
    pay_token_dragon,
    pay_token_move,
    spend_move,
    spend_space,
)
from gospoda.games.simurgh.possible import gain_fits, is_ability, payable
from gospoda.games.simurgh.state import NONE, Player, SimurghState


def pay(state: SimurghState, seat: i64, bundle: i64) -> None:
    """6: pays a bundle; tokens and vassals are chosen one by one if there is a choice."""
    frame = take_off_effect(state)
    state.players[seat].purse -= B_PURSE[bundle]
    state.note("pay", seat, bundle)
    occasions = frame.occasions
    if B_SPEARMEN[bundle]:
        occasions |= SPENT_SPEARMAN
    if B_RIDERS[bundle]:
        occasions |= SPENT_RIDER
    go_on(state, frame, SPENT_STEP, occasions)
    if NEEDS_FIGURES[frame.effect]:
        for _ in range(B_TOKENS[bundle]):
            state.ask_next(Frame(PAYING_TOKENS), seat)
        for _ in range(B_RIDERS[bundle]):
            state.ask_next(SpendingFrame(RIDER, frame.effect), seat)
        for _ in range(B_SPEARMEN[bundle]):
            state.ask_next(SpendingFrame(SPEARMAN, frame.effect), seat)


class Paying(Choice[PayingFrame]):
    """A2: the player chooses one alternative and division they can pay."""

    heading = PAYING

    def options(self, state: SimurghState, seat: i64) -> list[int]:
        """All possible payments that leave the gain possible (H2, H11)."""
        effect = self.frame(state).effect
        moves: list[int] = []
        for cost in COST[effect]:
            if payable(state, seat, effect, cost, NONE) and gain_fits(state, seat, effect, cost):
                add(moves, pay_move(cost))
        return moves

    def apply(self, state: SimurghState, seat: i64, move: i64) -> None:
        """Pays it."""
        self.settle(state)
        pay(state, seat, pay_bundle(move))

    def wrong(self, state: SimurghState, seat: i64, move: i64) -> str:
        """Why this can't be paid."""
        return "refused-pay"

    def prompt(self, state: SimurghState, seat: i64) -> Message:
        """Asks which payment to make."""
        return Message("ask-pay", {})


def unplaced(player: Player, kind: i64) -> i64:
    """How many vassals of a type are off the board."""
    if kind == SPEARMAN:
        return player.free_spearmen + player.back_spearmen
    return player.free_riders + player.back_riders


class Spending(Choice[SpendingFrame]):
    """A5: an unplaced vassal of the type is spent first; if there is none, one on the board."""

    heading = SPENDING

    def options(self, state: SimurghState, seat: i64) -> list[int]:
        """8, H25: an unplaced one is spent without asking; never the acting one nor, on a space, those next to it."""
        frame = self.frame(state)
        kind = frame.vassal
        if unplaced(state.players[seat], kind):
            return [spend_move(kind, 0)]
        moves: list[int] = []
        for space in range(N_SPACES):
            there = count_at(state, seat, kind, space)
            if there and state.acting >= 0 and state.acting >> 1 == space:
                if is_ability(frame.effect):
                    there -= 1 if state.acting & 1 == kind else 0
                else:
                    there = 0
            if there:
                add(moves, spend_move(kind, space))
        return moves

    def apply(self, state: SimurghState, seat: i64, move: i64) -> None:
        """8, H15: moves the figure to the reserve; among unplaced ones, those that came back this turn go first."""
        kind = self.settle(state).vassal
        player = state.players[seat]
        on_board = unplaced(player, kind) == 0
        space: i64 = spend_space(move) if on_board else NONE
        state.note("spend", seat, kind, space, spot_of(state, space) if on_board else NONE)
        if kind == SPEARMAN:
            player.spearmen -= 1
            if player.back_spearmen:
                player.back_spearmen -= 1
            elif player.free_spearmen:
                player.free_spearmen -= 1
        else:
            player.riders -= 1
            if player.back_riders:
                player.back_riders -= 1
            elif player.free_riders:
                player.free_riders -= 1
        if on_board:
            take_figure(state, seat, kind, space)

    def wrong(self, state: SimurghState, seat: i64, move: i64) -> str:
        """Why this vassal can't be spent."""
        return "refused-spend"

    def prompt(self, state: SimurghState, seat: i64) -> Message:
        """Asks which vassal to spend."""
        return Message("ask-spend", {"vassal": Ref("vassal", VASSAL.ids[self.frame(state).vassal])})


class PayingTokens(Choice[Frame]):
    """A4: tokens paid come from any of the player's abilities, including one-use ones."""

    heading = PAYING_TOKENS

    def options(self, state: SimurghState, seat: i64) -> list[int]:
        """Any ability with a token."""
        player = state.players[seat]
        moves: list[int] = []
        i: i64 = 0
        for mask in player.tokens:
            for slot in range(3):
                if mask >> slot & 1:
                    add(moves, pay_token_move(player.dragons[i], slot))
            i += 1
        return moves

    def apply(self, state: SimurghState, seat: i64, move: i64) -> None:
        """Removes the token without using the ability."""
        self.settle(state)
        dragon = pay_token_dragon(move)
        slot = pay_token_ability(move)
        remove_token(state, seat, dragon, slot)
        state.note("pay-token", seat, dragon, slot)

    def wrong(self, state: SimurghState, seat: i64, move: i64) -> str:
        """Why this token can't be paid."""
        return "refused-no-token"

    def prompt(self, state: SimurghState, seat: i64) -> Message:
        """Asks which token to pay."""
        return Message("ask-pay-token", {})
