"""The schedule of a tournament: every pair of bots, the same deals for all, every deal in every seating."""

from __future__ import annotations

from itertools import combinations, permutations
from typing import Any

from msgspec import Struct

from gospoda import bots
from gospoda.bots.arena import play_out
from gospoda.core import registry
from gospoda.core.chance import seeded


class Plan(Struct, frozen=True):
    """A tournament. Game n depends only on the plan and on n, wherever and whenever it is played."""

    game: str
    seats: int
    options: dict[str, Any]
    seed: int | str
    bots: list[str]
    games: int  # of each pair, before rounding up to whole deals
    rules: str = ""  # version and components, so that games of other rules are not mixed in

    def pairings(self) -> list[tuple[str, ...]]:
        """Returns every pair of bots; for one seat, every bot alone."""
        return list(combinations(self.bots, 2)) if self.seats > 1 else [(name,) for name in self.bots]

    def seatings(self, pairing: tuple[str, ...]) -> list[list[str]]:
        """Returns all ways to seat two bots, each in half of the seats (if odd, each has the larger half in turn)."""
        if self.seats == 1:
            return [list(pairing)]
        half = self.seats // 2
        ways: set[tuple[int, ...]] = set()
        for first in {half, self.seats - half}:
            ways |= set(permutations([0] * first + [1] * (self.seats - first)))
        return [[pairing[side] for side in way] for way in sorted(ways)]

    def deals(self) -> int:
        """Returns how many deals each pair plays: the fewest that give the requested number of games."""
        return -(-self.games // len(self.seatings(self.pairings()[0])))

    def count(self) -> int:
        """Returns the number of all games."""
        return len(self.pairings()) * self.deals() * len(self.seatings(self.pairings()[0]))

    def fixture(self, number: int) -> Fixture:
        """Returns the bots and the deal of a game; every pair's first games come before any pair's last."""
        pairings = self.pairings()
        pairing = number % len(pairings)
        deal, seating = divmod(number // len(pairings), len(self.seatings(pairings[0])))
        return Fixture(number, pairing, deal, self.seatings(pairings[pairing])[seating])


class Fixture(Struct, frozen=True):
    """One game of a tournament, before it is played."""

    number: int
    pairing: int
    deal: int
    bots: list[str]  # of each seat


class Result(Struct, frozen=True):
    """One game of a tournament, finished."""

    number: int
    pairing: int
    bots: list[str]
    points: list[int]
    winners: list[int]
    decisions: int


class Unfinished(Struct, frozen=True):
    """A game that could not be finished, and the reason."""

    number: int
    reason: str


def play_fixture(plan: Plan, number: int) -> Result | Unfinished:
    """Plays one game; a bot's error is reported and stops nobody else."""
    fixture = plan.fixture(number)
    try:
        state = registry.game(plan.game).start(plan.seats, plan.options, f"{plan.seed}/deal {fixture.deal}")
        chance = seeded(f"{plan.seed}/game {number}")
        players = [bots.invited(name, chance.fork()) for name in fixture.bots]
        decisions = play_out(state, players, chance)
    except Exception as problem:
        return Unfinished(number, f"{type(problem).__name__}: {problem}")
    points = [int(n) for n in state.points()]
    winners = [int(seat) for seat in state.winners()]
    return Result(number, fixture.pairing, fixture.bots, points, winners, int(decisions))
