# gospoda: compiled
"""18: the turn machine. What is to be done lies on the stack of decisions; some of it happens by itself.

A `Passage` needs no decision: the machine carries it out. A `Choice` with a single answer is not asked (17).
"""

from __future__ import annotations

from mypy_extensions import i64

from gospoda.core.agenda import Frame
from gospoda.core.piles import bit
from gospoda.core.state import Chapter
from gospoda.games.simurgh.chapters import LAID, SCOUTING
from gospoda.games.simurgh.possible import due_possible
from gospoda.games.simurgh.state import NOTHING_DUE, SimurghState


class Step(Chapter[SimurghState, Frame]):
    """A chapter in which the active player decides."""

    def take(self, state: SimurghState, seat: i64, move: i64) -> None:
        """Carry out a move, without what follows by itself."""
        raise NotImplementedError

    def apply(self, state: SimurghState, seat: i64, move: i64) -> None:
        """Carry out a move and all that follows by itself."""
        self.take(state, seat, move)
        run(state)


class Passage(Step):
    """Something that happens without a decision."""

    def legal(self, state: SimurghState, seat: i64) -> list[int]:
        """Nothing is asked."""
        return []

    def proceed(self, state: SimurghState) -> None:
        """Do the next thing; it must change the stack."""
        raise NotImplementedError


class Choice(Step):
    """A choice inside an effect; it is asked only if there is more than one answer."""

    def options(self, state: SimurghState, seat: i64) -> list[int]:
        """All answers, before it is considered what is still due."""
        raise NotImplementedError

    def legal(self, state: SimurghState, seat: i64) -> list[int]:
        """H23: while something compulsory is to come, only answers after which it is still possible."""
        moves = self.options(state, seat)
        if state.due == NOTHING_DUE or state.trial:
            return moves
        return [move for move in moves if keeps_due(state, seat, move)]

    def wrong(self, state: SimurghState, seat: i64, move: i64) -> str:
        """Why a move of the kind that is asked for is not among the answers."""
        raise NotImplementedError

    def refusal(self, state: SimurghState, seat: i64, move: i64) -> str:
        """Something else than what is asked for has to wait; else why this answer is none."""
        moves = state.game.moves
        asked = [moves.kind_of(answer).name for answer in self.options(state, seat)]
        return self.wrong(state, seat, move) if moves.kind_of(move).name in asked else f"refused-first-{self.name}"


def run(state: SimurghState) -> None:
    """Go on until somebody has something to decide."""
    while state.top is not None:
        chapter = state.game.chapters[state.top.chapter]
        if isinstance(chapter, Passage):
            chapter.proceed(state)
        elif isinstance(chapter, Choice):
            moves = chapter.legal(state, state.active)
            if len(moves) != 1:
                return
            chapter.take(state, state.active, moves[0])
        else:
            return


def push(state: SimurghState, chapter: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0) -> None:
    """Put something for the active player on the stack."""
    state.ask(chapter, bit(state.active), a, b, c)


def keeps_due(state: SimurghState, seat: i64, move: i64) -> bool:
    """H23: whether after this move, once the ability or exploration move is finished, what is due can still be done."""
    twin = state.clone()
    twin.trial = True
    twin.chapter().apply(twin, seat, move)
    return due_reachable(twin, seat)


def due_reachable(state: SimurghState, seat: i64) -> bool:
    """Whether some answers to the open questions lead back to the window with what is due still possible."""
    assert state.top is not None
    if state.top.chapter == LAID or state.top.chapter == SCOUTING:
        return due_possible(state)
    for move in state.chapter().legal(state, seat):
        twin = state.clone()
        twin.chapter().apply(twin, seat, move)
        if due_reachable(twin, seat):
            return True
    return False
