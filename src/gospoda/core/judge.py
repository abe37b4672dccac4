# gospoda: compiled
"""How opponents evaluate the positions of a title: heuristics only, never rules and never shown to people."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from gospoda.core.chance import Chance
from gospoda.core.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Judge:
    """The evaluation that greedy and searching opponents use; by default it goes by points."""

    def expected(self, state: State, seat: i64, move: i64) -> State:
        """Returns the position that opponents expect after a move.

        A heuristic that considers the moving seat alone.
        """
        twin = state.clone()
        self.expect(twin, seat, move)
        return twin

    def expect(self, state: State, seat: i64, move: i64) -> None:
        """Changes a position into the expected one.

        By default that is the position after the move by the rules; a secret choice shows nothing until all
        are revealed.
        """
        if not state.chapter().simultaneous:
            state.advance(seat, move)

    def value(self, state: State, seat: i64) -> float:
        """Returns how good a position looks for a seat: a heuristic for greedy and searching opponents."""
        return float(state.points()[seat])

    def margins(self, state: State) -> list[float]:
        """Returns each seat's lead over its best rival: in points at the end, in `value` before that.

        A solo player's lead is the value itself; a title with an automated opponent subtracts its score
        there.
        """
        if state.seats == 1:
            return [self.value(state, 0)]
        if state.waiting == 0:
            return leads(state.game.points(state))
        worth = [self.value(state, seat) for seat in range(state.seats)]
        return [worth[seat] - best_rival(worth, seat) for seat in range(state.seats)]

    def outcome(self, state: State) -> tuple[list[int], list[int]]:
        """Returns points and winners of a finished game in one call: a search asks for both a million times."""
        return state.game.points(state), state.game.winners(state)

    def rollout_move(self, state: State, seat: i64, moves: list[int], chance: Chance) -> i64:
        """Returns a quick sensible move for playing on beyond the search tree; by default the best of eight."""
        return best_of_some(state, seat, moves, 8, chance)

    def horizon(self) -> i64:
        """Returns how many decisions a search plays on before it trusts `value`; 0 means to the end of the game."""
        return 8

    def seen(self, state: State, seat: i64, move: i64) -> i64:
        """Returns a number for what other seats notice of a move (asked before it is made), or -1 for nothing.

        Never more than they see at the table; less where more detail would only scatter what they have
        learned.
        """
        return -1 if state.chapter().simultaneous else move


def best_rival(worth: list[float], seat: i64) -> float:
    """Returns the highest number among the other seats."""
    rival = -1e9
    for other in range(len(worth)):
        if other != seat and worth[other] > rival:
            rival = worth[other]
    return rival


def leads(points: list[int]) -> list[float]:
    """Returns each seat's lead over its best rival in points."""
    worth = [float(n) for n in points]
    return [worth[seat] - best_rival(worth, seat) for seat in range(len(worth))]


def best_of_some(state: State, seat: i64, moves: list[int], some: i64, chance: Chance) -> i64:
    """Returns the best-looking of `some` randomly drawn moves."""
    best: i64 = moves[chance.below(len(moves))]
    judge = state.game.judge
    highest = judge.value(judge.expected(state, seat, best), seat)
    for _ in range(some - 1):
        move: i64 = moves[chance.below(len(moves))]
        if move != best:
            value = judge.value(judge.expected(state, seat, move), seat)
            if value > highest:
                highest = value
                best = move
    return best
