# gospoda: compiled
"""5.3, D13: questions to one seat, at which weapons may be dropped."""

from __future__ import annotations

from typing import Final, Generic, TypeVar

from mypy_extensions import i64, mypyc_attr

from gospoda.core.agenda import Frame
from gospoda.core.bits import each_bit, how_many
from gospoda.core.chance import Chance
from gospoda.core.decisions import Chapter
from gospoda.core.moves import add
from gospoda.core.piles import bit
from gospoda.games.rollplayer.frames import ActionFrame
from gospoda.games.rollplayer.lookups import WEAPON_LIST, WEAPONS
from gospoda.games.rollplayer.move_codes import (
    DECLINE,
    PASS,
    drop_card,
    drop_move,
    is_drop,
    is_hold,
)
from gospoda.games.rollplayer.state import RollPlayerState

F = TypeVar("F", bound=Frame)
LISTED: Final = -1  # the number of choices is not known without their list


def drop_weapon(state: RollPlayerState, seat: i64, card: i64) -> None:
    """5.3, HR-29: a weapon goes to the discard pile at any moment, for nothing."""
    player = state.players[seat]
    player.owned &= ~bit(card)
    state.discards = [*state.discards, card]
    state.note("drop", seat, card)


@mypyc_attr(allow_interpreted_subclasses=True)
class Choice(Chapter[RollPlayerState, F], Generic[F]):
    """A question to one seat. Every question of one's own is also a moment to drop weapons (D13)."""

    may_drop: bool = True

    def choices(self, state: RollPlayerState, seat: i64) -> list[int]:
        """The answers to the question itself."""
        raise NotImplementedError

    def choose(self, state: RollPlayerState, seat: i64, move: i64) -> None:
        """Carry out an answer."""
        raise NotImplementedError

    def legal(self, state: RollPlayerState, seat: i64) -> list[int]:
        """D13, HR-29: the answers, and dropping any own weapon."""
        moves = self.choices(state, seat)
        weapons = state.players[seat].owned & WEAPONS
        if weapons and self.may_drop:
            for card in WEAPON_LIST:
                if weapons >> card & 1:
                    add(moves, drop_move(card))
        return moves

    def answers(self, state: RollPlayerState, seat: i64) -> i64:
        """How many choices there are, for chapters that can say which one is the n-th; -1: they have to be listed."""
        return LISTED

    def nth_answer(self, state: RollPlayerState, seat: i64, n: i64) -> i64:
        """The n-th of the choices."""
        raise NotImplementedError

    def any_move(self, state: RollPlayerState, seat: i64, chance: Chance) -> i64:
        """One of the legal moves, if possible without listing all of them."""
        count = self.answers(state, seat)
        if count == LISTED:
            moves = self.legal(state, seat)
            return moves[chance.below(len(moves))]
        weapons = state.players[seat].owned & WEAPONS
        if weapons == 0 or not self.may_drop:
            return self.nth_answer(state, seat, chance.below(count))
        at = chance.below(count + how_many(weapons))
        return self.nth_answer(state, seat, at) if at < count else drop_move(each_bit(weapons)[at - count])

    def apply(self, state: RollPlayerState, seat: i64, move: i64) -> None:
        """D13: dropping does not use up the decision. 6: whatever is decided may matter to a skill, also to decline."""
        if move != PASS and not is_hold(move):
            state.happened += 1
        if self.may_drop and is_drop(move):
            drop_weapon(state, seat, drop_card(move))
            left = self.legal(state, seat)
            if len(left) == 1 and left[0] == DECLINE:  # the weapon was what made more possible
                self.choose(state, seat, DECLINE)
        else:
            self.choose(state, seat, move)

    def refusal(self, state: RollPlayerState, seat: i64, move: i64) -> str:
        """Why an answer is refused."""
        return "refused-no-such-weapon" if is_drop(move) else f"refused-{self.name}"


def ask_action(state: RollPlayerState, seat: i64, row: i64, source: i64, done: i64 = 0, touched: i64 = 0) -> None:
    """Lay an optional attribute action on the agenda."""
    state.ask_next(ActionFrame(row, source, done, touched), seat)
