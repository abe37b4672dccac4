# gospoda: compiled
"""17, 18: questions to the active player. A question with a single answer isn't asked."""

from __future__ import annotations

from typing import Generic, TypeVar

from mypy_extensions import i64

from gospoda.core.agenda import Frame
from gospoda.core.decisions import Chapter
from gospoda.games.simurgh.constants import NOTHING_DUE
from gospoda.games.simurgh.frames import LAID, SCOUTING
from gospoda.games.simurgh.possible import due_possible
from gospoda.games.simurgh.state import SimurghState

F = TypeVar("F", bound=Frame)


class Choice(Chapter[SimurghState, F], Generic[F]):
    """A choice inside an effect; asked only if there is more than one answer."""

    obvious = True

    def options(self, state: SimurghState, seat: i64) -> list[int]:
        """All answers, regardless of what is still due."""
        raise NotImplementedError

    def legal(self, state: SimurghState, seat: i64) -> list[int]:
        """H23: while something compulsory is due, only answers after which it is still possible."""
        moves = self.options(state, seat)
        if state.due == NOTHING_DUE or state.trial:
            return moves
        return [move for move in moves if keeps_due(state, seat, move)]

    def wrong(self, state: SimurghState, seat: i64, move: i64) -> str:
        """Why a move of the requested kind isn't among the answers."""
        raise NotImplementedError

    def refusal(self, state: SimurghState, seat: i64, move: i64) -> str:
        """Refuses other kinds of move until the question is answered; else gives the specific reason."""
        moves = state.game.moves
        asked = [moves.kind_of(answer).name for answer in self.options(state, seat)]
        return self.wrong(state, seat, move) if moves.kind_of(move).name in asked else f"refused-first-{self.name}"


def keeps_due(state: SimurghState, seat: i64, move: i64) -> bool:
    """H23: whether what is due can still be done once this ability or exploration move is finished."""
    twin = state.clone()
    twin.trial = True
    twin.advance(seat, move)
    return due_reachable(twin, seat)


def leads_back(state: SimurghState) -> bool:
    """Whether the window is still further down the agenda; in an imported position it may not be, and the search would
    not end.
    """
    frame = state.top
    while frame is not None:
        if frame.chapter == LAID.number or frame.chapter == SCOUTING.number:
            return True
        frame = frame.below
    return False


def due_reachable(state: SimurghState, seat: i64) -> bool:
    """Whether some answers to the open questions lead back to the window with what is due still possible."""
    assert state.top is not None
    if state.top.chapter == LAID.number or state.top.chapter == SCOUTING.number:
        return due_possible(state)
    if not leads_back(state):
        return False
    for move in state.chapter().legal(state, seat):
        twin = state.clone()
        twin.advance(seat, move)
        if due_reachable(twin, seat):
            return True
    return False
