"""Thinking within a budget, in this process or in several at once: each searches alone, the results are added up."""

from __future__ import annotations

import multiprocessing
from concurrent.futures import ProcessPoolExecutor
from functools import cache

from msgspec import Struct

from gospoda.bots.budget import Budget
from gospoda.bots.search import Search, Style
from gospoda.core.chance import Chance, seeded
from gospoda.core.state import State
from gospoda.system.orphans import end_with_parent

STYLE = Style()


class Thought(Struct):
    """The findings about one move: how often it was tried, and the sums of its results."""

    move: int
    visits: int
    wins: float
    margin: float
    points: float

    def add(self, other: Thought) -> None:
        """Adds the findings of another process."""
        self.visits += other.visits
        self.wins += other.wins
        self.margin += other.margin
        self.points += other.points

    @property
    def mean_margin(self) -> float:
        """The expected lead over the best rival."""
        return self.margin / self.visits


class Thoughts(Struct):
    """The findings about a decision."""

    moves: list[Thought]
    iterations: int

    def best(self) -> Thought:
        """Returns the move with the most visits; ties go by their results."""
        return max(self.moves, key=lambda thought: (thought.visits, thought.mean_margin))

    def about(self, move: int) -> Thought | None:
        """Returns the findings about a move, if it was tried."""
        return next((thought for thought in self.moves if thought.move == move), None)


def think(state: State, seat: int, budget: Budget, chance: Chance, force: int = -1, early: bool = False) -> Thoughts:
    """Searches a state that has already been dealt anew for this seat.

    `force` tries only this move; `early` stops when the best move is clear, for callers that need nothing
    else.
    """
    if budget.processes == 1:
        return search(state, seat, budget, chance, force, early)
    seeds = [f"{chance.next()}/{chance.next()}" for _ in range(budget.processes)]
    share = Budget(iterations=-(-budget.iterations // budget.processes), seconds=budget.seconds)
    jobs = [workers(budget.processes).submit(part, state, seat, share, seed, force, early) for seed in seeds]
    return joined([job.result() for job in jobs])


def search(state: State, seat: int, budget: Budget, chance: Chance, force: int, early: bool) -> Thoughts:
    """Searches in this process."""
    running = Search(state, seat, chance, STYLE)
    running.forced = force
    running.run(budget.iterations, budget.seconds, early)
    return Thoughts([Thought(*found) for found in running.results()], int(running.iterations))


def part(state: State, seat: int, budget: Budget, seed: str, force: int, early: bool) -> Thoughts:
    """Runs one of several searches of the same decision, in a worker."""
    return search(state, seat, budget, seeded(seed), force, early)


def joined(parts: list[Thoughts]) -> Thoughts:
    """Returns the results of several searches as one, in the order in which the moves first occurred."""
    moves: dict[int, Thought] = {}
    for thoughts in parts:
        for thought in thoughts.moves:
            if thought.move in moves:
                moves[thought.move].add(thought)
            else:
                moves[thought.move] = thought
    return Thoughts(list(moves.values()), sum(thoughts.iterations for thoughts in parts))


@cache
def workers(processes: int) -> ProcessPoolExecutor:
    """Returns the worker processes; they stay alive for the next decision."""
    return ProcessPoolExecutor(processes, multiprocessing.get_context("spawn"), initializer=end_with_parent)
