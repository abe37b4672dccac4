"""Many games between bots: what to play, in how many processes, and what to count.

Game n of a simulation depends only on the seed and on n, and results are added up in order. The number of
processes and the size of their portions therefore affect nothing but the time.
"""

from __future__ import annotations

import multiprocessing
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from typing import Any

from msgspec import Struct, field

from gospoda import bots
from gospoda.bots.arena import play_out, play_recorded
from gospoda.core import registry
from gospoda.core.chance import seeded
from gospoda.core.match import Match
from gospoda.core.saves.saved import SavedSeat, encode, save
from gospoda.core.state import State
from gospoda.system.orphans import work_for_parent

WIN = 840  # parts of a win: divisible by every number of winners up to eight, so that sums are exact
PORTION_SECONDS = 0.2  # small enough for a lively progress bar and a quick end, large enough to outweigh the messaging
LARGEST_PORTION = 1000


class Plan(Struct, frozen=True):
    """What to simulate."""

    game: str
    seats: int
    options: dict[str, Any]
    seed: int | str
    games: int
    bots: list[str]  # one for each seat
    rotate: bool = False
    log: bool = False

    def bots_of(self, number: int) -> list[str]:
        """Returns the bot in each seat of one game; with `rotate` everyone moves on by a seat after every game."""
        shift = number % self.seats if self.rotate else 0
        return self.bots[shift:] + self.bots[:shift]


class SeatTally(Struct):
    """The scores and wins of a seat."""

    total: int = 0
    least: int | None = None
    most: int | None = None
    wins: int = 0

    def add(self, points: int) -> None:
        """Counts one score."""
        self.total += points
        self.least = points if self.least is None else min(self.least, points)
        self.most = points if self.most is None else max(self.most, points)

    def merge(self, other: SeatTally) -> None:
        """Adds the scores of other games."""
        if other.least is not None and other.most is not None:
            self.least = other.least if self.least is None else min(self.least, other.least)
            self.most = other.most if self.most is None else max(self.most, other.most)
        self.total += other.total
        self.wins += other.wins


class Tally(Struct):
    """The counts of a simulation; whole numbers only."""

    seats: list[SeatTally]
    bots: dict[str, int] = field(default_factory=dict)  # in parts of wins
    games: int = 0
    decisions: int = 0
    drawn: int = 0  # games with several winners
    won_by_none: int = 0  # games that the players lose, such as a lost solo game
    logs: list[bytes] = field(default_factory=list)

    def add(self, state: State, decisions: int, names: list[str]) -> None:
        """Counts one finished game."""
        self.games += 1
        self.decisions += decisions
        points, winners = state.game.judge.outcome(state)
        for tally, seat_points in zip(self.seats, points, strict=False):
            tally.add(int(seat_points))
        self.drawn += len(winners) > 1
        self.won_by_none += not winners
        for seat in winners:
            share = WIN // len(winners)
            self.seats[seat].wins += share
            self.bots[names[seat]] = self.bots.get(names[seat], 0) + share

    def merge(self, other: Tally) -> None:
        """Adds the games of a portion."""
        for mine, theirs in zip(self.seats, other.seats, strict=True):
            mine.merge(theirs)
        for name, wins in other.bots.items():
            self.bots[name] = self.bots.get(name, 0) + wins
        self.games += other.games
        self.decisions += other.decisions
        self.drawn += other.drawn
        self.won_by_none += other.won_by_none


def empty_tally(plan: Plan) -> Tally:
    """Returns a tally with nothing counted yet."""
    return Tally([SeatTally() for _ in range(plan.seats)], dict.fromkeys(sorted(set(plan.bots)), 0))


def play_one(plan: Plan, number: int, tally: Tally) -> None:
    """Plays game `number` of the plan."""
    title = registry.game(plan.game)
    seed = f"{plan.seed}/{number}"
    state = title.start(plan.seats, plan.options, seed)
    chance = seeded(f"{seed}/bots")
    names = plan.bots_of(number)
    players = [bots.invited(name, chance.fork()) for name in names]
    if not plan.log:
        tally.add(state, play_out(state, players, chance), names)
        return
    record = play_recorded(state, players, chance)
    tally.add(state, len(record), names)
    match = Match(title, plan.seats, plan.options, seed)
    for seat, move in record:
        match.act(seat, move)
    tally.logs.append(encode(save(match, [SavedSeat(name, bot=name) for name in names])))


def play_portion(plan: Plan, first: int, last: int) -> Tally:
    """Plays the games from `first` up to, but not including, `last`."""
    tally = empty_tally(plan)
    for number in range(first, last):
        play_one(plan, number, tally)
    return tally


def portions(first: int, last: int, jobs: int, seconds: float) -> list[tuple[int, int]]:
    """Splits the games from `first` to `last` into portions, given the seconds that one game takes."""
    fair = -(-(last - first) // jobs)
    size = max(1, min(fair, LARGEST_PORTION, int(PORTION_SECONDS / max(seconds, 1e-9))))
    return [(begin, min(begin + size, last)) for begin in range(first, last, size)]


def simulate(plan: Plan, jobs: int) -> Iterator[Tally]:
    """Plays the plan; yields results portion by portion, in order. The first game shows how long one takes."""
    begin = time.perf_counter()
    yield play_portion(plan, 0, 1)
    work = portions(1, plan.games, jobs, time.perf_counter() - begin)
    if jobs == 1 or len(work) <= 1:
        for first, last in work:
            yield play_portion(plan, first, last)
        return
    context = multiprocessing.get_context("spawn")
    pool = ProcessPoolExecutor(min(jobs, len(work)), context, initializer=work_for_parent)
    try:
        results = [pool.submit(play_portion, plan, first, last) for first, last in work]
        for result in results:
            yield result.result()
    finally:
        pool.shutdown(wait=True, cancel_futures=True)
