# gospoda: compiled
"""5.3, D13: questions to one seat, during which it may drop weapons."""

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
LISTED: Final = -1  # the number of choices is unknown without listing them


def drop_weapon(state: RollPlayerState, seat: i64, card: i64) -> None:
    """5.3, HR-29: a weapon goes to the discard pile at any moment, for nothing."""
    player = state.players[seat]
    player.owned &= ~bit(card)
    state.discards = [*state.discards, card]
    state.note("drop", seat, card)


@mypyc_attr(allow_interpreted_subclasses=True)
class Choice(Chapter[RollPlayerState, F], Generic[F]):
    """A question to one seat. Each of a player's questions is also a moment to drop weapons (D13)."""

    may_drop: bool = True

    def choices(self, state: RollPlayerState, seat: i64) -> list[int]:
        """Returns the answers to the question itself."""
        raise NotImplementedError

    def choose(self, state: RollPlayerState, seat: i64, move: i64) -> None:
        """Carries out an answer."""
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
        """Returns the number of choices if the chapter can name the n-th one; -1: they must be listed."""
        return LISTED

    def nth_answer(self, state: RollPlayerState, seat: i64, n: i64) -> i64:
        """Returns the n-th choice."""
        raise NotImplementedError

    def any_move(self, state: RollPlayerState, seat: i64, chance: Chance) -> i64:
        """Returns one of the legal moves, if possible without listing them all."""
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
        """D13: dropping doesn't use up the decision. 6: any decision may matter to a skill, even declining."""
        if move != PASS and not is_hold(move):
            state.happened += 1
        if self.may_drop and is_drop(move):
            drop_weapon(state, seat, drop_card(move))
            left = self.legal(state, seat)
            if len(left) == 1 and left[0] == DECLINE:  # the weapon allowed more answers
                self.choose(state, seat, DECLINE)
        else:
            self.choose(state, seat, move)

    def refusal(self, state: RollPlayerState, seat: i64, move: i64) -> str:
        """Returns why an answer is refused."""
        return "refused-no-such-weapon" if is_drop(move) else f"refused-{self.name}"


def ask_action(state: RollPlayerState, seat: i64, row: i64, source: i64, done: i64 = 0, touched: i64 = 0) -> None:
    """Pushes an optional attribute action onto the agenda."""
    state.ask_next(ActionFrame(row, source, done, touched), seat)
