# gospoda: compiled
"""The course of the game as an agenda: what is still to happen lies on the stack of decisions.

A frame with seats asks them something (a `Choice`); a frame without seats is a `Step` that happens by itself.
Whoever starts something lays the later parts first, then the earlier ones on top, and lets the agenda proceed.
Because frames are plain data, a game can be written down in the middle of a skill in somebody else's turn.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from gospoda.core.piles import bit
from gospoda.core.state import Chapter, Decision
from gospoda.games.rollplayer.moves import DECLINE, DROP, PASS, REFRESH, SET_HOLD
from gospoda.games.rollplayer.state import RollPlayerState
from gospoda.games.rollplayer.tables import N_CARDS, WEAPON_LIST, WEAPONS

# the chapters, in the order in which the game lists them: first those that ask
RACE_CHOICE: Final = 0
CLASS_CHOICE: Final = 1
START_DICE_CHOICE: Final = 2
LAYOUT: Final = 3
SELECTION: Final = 4
PLACEMENT: Final = 5
ACTION: Final = 6
EXCHANGE: Final = 7
KEEPING: Final = 8
TRANSACTION: Final = 9
ROOM: Final = 10
EXTRA: Final = 11
POLL: Final = 12
REFRESHING: Final = 13
BAG_SWAP: Final = 14
POOL_SWAP: Final = 15
POOL_RAISE: Final = 16
POOL_REROLL: Final = 17
DIE_MOVE: Final = 18
TOP_CARD: Final = 19
DISCARD_PURCHASE: Final = 20
# then those that happen by themselves
WINDOW: Final = 21
DICE_TURN: Final = 22
DICE_TURN_END: Final = 23
MARKET_ASK: Final = 24
MARKET_TURN_END: Final = 25
TRIGGER: Final = 26
PUT_DOWN: Final = 27
NEXT_PURCHASE: Final = 28
CLEANUP_STEP: Final = 29
REFRESH_STEP: Final = 30
PHASE_STEP: Final = 31

# what a phase step begins
BEGIN_ROUND: Final = 0
BEGIN_DICE: Final = 1
OFFER_EXTRA: Final = 2
BEGIN_MARKET: Final = 3
BEGIN_CLEANUP: Final = 4
END_GAME: Final = 5

# the windows of section 6 in which skills may be used
W1: Final = 1
W2: Final = 2
W3: Final = 3
W4: Final = 4
W5: Final = 5
W6: Final = 6
W7: Final = 7


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Chapter[RollPlayerState]):
    """Something that happens by itself when the agenda comes to it."""

    def run(self, state: RollPlayerState, a: i64, b: i64, c: i64) -> None:
        """Let it happen."""
        raise NotImplementedError

    def legal(self, state: RollPlayerState, seat: i64) -> list[int]:
        """Nobody is asked."""
        return []


def later(state: RollPlayerState, step: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0) -> None:
    """Lay a step on the agenda: it happens before everything that lies there already."""
    state.top = Decision(step, 0, state.top, a, b, c)


def ask_later(state: RollPlayerState, choice: i64, seat: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0) -> None:
    """Lay a question on the agenda."""
    state.top = Decision(choice, bit(seat), state.top, a, b, c)


def settled(state: RollPlayerState) -> Decision:
    """Take the answered question off the agenda."""
    top = state.top
    assert top is not None
    state.top = top.below
    return top


def proceed(state: RollPlayerState) -> None:
    """Let everything happen that happens by itself, until somebody is asked or the game is over."""
    while True:
        top = state.top
        if top is None:
            state.finish()
            return
        if top.seats != 0:
            state.pose(top)
            return
        state.top = top.below
        step = state.game.chapters[top.chapter]
        assert isinstance(step, Step)
        step.run(state, top.a, top.b, top.c)


def drop_until(state: RollPlayerState, step: i64) -> None:
    """Strike everything from the agenda down to a step, and that step too."""
    while state.top is not None and state.top.chapter != step:
        state.top = state.top.below
    if state.top is not None:
        state.top = state.top.below


# ---- weapons may be dropped at any own decision


def drop_weapon(state: RollPlayerState, seat: i64, card: i64) -> None:
    """5.3, HR-29: a weapon goes to the discard pile at any moment, for nothing."""
    player = state.players[seat]
    player.owned &= ~bit(card)
    state.discards = [*state.discards, card]
    state.note("drop", seat, card)


def is_drop(move: i64) -> bool:
    """Whether a move drops a card."""
    return DROP <= move < DROP + N_CARDS


@mypyc_attr(allow_interpreted_subclasses=True)
class Choice(Chapter[RollPlayerState]):
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
                    moves.append(DROP + card)
        return moves

    def apply(self, state: RollPlayerState, seat: i64, move: i64) -> None:
        """D13: dropping does not use up the decision. 6: whatever is decided may matter to a skill, also to decline."""
        if move != PASS and not SET_HOLD <= move < REFRESH:
            state.happened += 1
        if self.may_drop and is_drop(move):
            drop_weapon(state, seat, move - DROP)
            left = self.legal(state, seat)
            if len(left) == 1 and left[0] == DECLINE:  # the weapon was what made more possible
                self.choose(state, seat, DECLINE)
        else:
            self.choose(state, seat, move)

    def refusal(self, state: RollPlayerState, seat: i64, move: i64) -> str:
        """Why an answer is refused."""
        return "refused-no-such-weapon" if is_drop(move) else f"refused-{self.name}"


# where an attribute action comes from, and what it has touched (in `c` of its frame)
TOUCHED: Final = (1 << 18) - 1  # the dice that it has changed, as a set of spaces
FROM_DIE: Final = 1 << 18
FROM_SKILL: Final = 1 << 19
FROM_TRIGGER: Final = 1 << 20


def ask_action(state: RollPlayerState, seat: i64, row: i64, source: i64) -> None:
    """Lay an optional attribute action on the agenda."""
    ask_later(state, ACTION, seat, row, 0, source)
