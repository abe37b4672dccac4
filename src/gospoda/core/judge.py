# gospoda: compiled
"""How opponents judge the positions of a title: heuristics, never rules and never shown to people."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from gospoda.core.chance import Chance
from gospoda.core.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Judge:
    """What greedy and searching opponents ask; without anything of its own a title is judged by its points."""

    def expected(self, state: State, seat: i64, move: i64) -> State:
        """What opponents expect of a move, as far as it concerns its seat alone: a heuristic, never shown to people."""
        twin = state.clone()
        self.expect(twin, seat, move)
        return twin

    def expect(self, state: State, seat: i64, move: i64) -> None:
        """Change a position into the expected one.

        By default the one after the move by the rules; a secret choice shows nothing before all are turned up.
        """
        if not state.chapter().simultaneous:
            state.advance(seat, move)

    def value(self, state: State, seat: i64) -> float:
        """How good a position looks for a seat: a heuristic for greedy and searching opponents."""
        return float(state.points()[seat])

    def margins(self, state: State) -> list[float]:
        """How far each seat is ahead of its best rival: by points at the end, before that by `value`.

        Alone it is the value itself; a title with an automated opponent subtracts that one's score there.
        """
        if state.seats == 1:
            return [self.value(state, 0)]
        if state.waiting == 0:
            return leads(state.game.points(state))
        worth = [self.value(state, seat) for seat in range(state.seats)]
        return [worth[seat] - best_rival(worth, seat) for seat in range(state.seats)]

    def outcome(self, state: State) -> tuple[list[int], list[int]]:
        """Points and winners of a finished game, together: a search asks for both a million times."""
        return state.game.points(state), state.game.winners(state)

    def rollout_move(self, state: State, seat: i64, moves: list[int], chance: Chance) -> i64:
        """A quick sensible move, with which a search plays on beyond its tree; by default the best of any eight."""
        return best_of_some(state, seat, moves, 8, chance)

    def horizon(self) -> i64:
        """How many decisions a search plays on before it trusts `value`; 0 means to the end of the game."""
        return 8

    def seen(self, state: State, seat: i64, move: i64) -> i64:
        """What a search takes other seats to notice of a move before it is made: a number, -1 for nothing.

        Never more than they see at the table; less, where more would only scatter what they have learned.
        """
        return -1 if state.chapter().simultaneous else move


def best_rival(worth: list[float], seat: i64) -> float:
    """What the best of the other seats has."""
    rival = -1e9
    for other in range(len(worth)):
        if other != seat and worth[other] > rival:
            rival = worth[other]
    return rival


def leads(points: list[int]) -> list[float]:
    """How far each seat is ahead of its best rival in points."""
    worth = [float(n) for n in points]
    return [worth[seat] - best_rival(worth, seat) for seat in range(len(worth))]


def best_of_some(state: State, seat: i64, moves: list[int], some: i64, chance: Chance) -> i64:
    """Of so many moves drawn by chance the one after which the position looks best."""
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
