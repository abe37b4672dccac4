"""The results of a tournament: win rates with their intervals, scores, and ratings."""

from __future__ import annotations

import math
from typing import Any

from msgspec import Struct

from gospoda.research.plan import Plan, Result

Z95 = 1.959964  # standard deviations on either side of a mean that hold 95 %


class NoRatings(Exception):
    """Raised if the package for ratings is not installed."""


class Share(Struct, frozen=True):
    """A win rate with its 95 % Wilson interval."""

    wins: float
    games: int
    rate: float
    low: float
    high: float


class Meeting(Struct, frozen=True):
    """How one bot did against another; `against` is empty if it played alone."""

    bot: str
    against: str
    share: Share
    points: float
    points_against: float
    lead: float  # the mean difference of scores
    lead_error: float  # half of its 95 % interval


class Rating(Struct, frozen=True):
    """The strength of a bot (Plackett and Luce, openskill): `mu` with its uncertainty `sigma`."""

    bot: str
    mu: float
    sigma: float
    points: float
    share: Share


class Standing(Struct, frozen=True):
    """A tournament so far."""

    plan: Plan
    games: int
    wanted: int
    meetings: list[Meeting]
    ratings: list[Rating]  # strongest first
    seats: list[Share]  # how often each seat won
    unfinished: list[str]


def share(wins: float, games: int) -> Share:
    """Returns a win rate; a shared win counts as a fraction."""
    if games == 0:
        return Share(0.0, 0, 0.0, 0.0, 1.0)
    rate = wins / games
    square = Z95 * Z95
    middle = (rate + square / (2 * games)) / (1 + square / games)
    reach = Z95 * math.sqrt(rate * (1 - rate) / games + square / (4 * games * games)) / (1 + square / games)
    return Share(wins, games, rate, max(0.0, middle - reach), min(1.0, middle + reach))


def won(result: Result, bot: str) -> float:
    """Returns the part of a win that went to the seats of a bot."""
    return sum(result.bots[seat] == bot for seat in result.winners) / max(len(result.winners), 1)


def mean_points(result: Result, bot: str) -> float:
    """Returns the mean score of the seats of a bot."""
    own = [points for points, name in zip(result.points, result.bots, strict=True) if name == bot]
    return sum(own) / len(own)


def mean(values: list[float]) -> float:
    """Returns the mean; 0 for no values."""
    return sum(values) / len(values) if values else 0.0


def error(values: list[float]) -> float:
    """Returns half of the 95 % interval of a mean."""
    if len(values) < 2:
        return 0.0
    middle = mean(values)
    variance = sum((value - middle) ** 2 for value in values) / (len(values) - 1)
    return Z95 * math.sqrt(variance / len(values))


def meeting(pairing: tuple[str, ...], results: list[Result]) -> Meeting:
    """Returns the results of one pair."""
    bot, against = pairing[0], pairing[1] if len(pairing) > 1 else ""
    mine = [mean_points(result, bot) for result in results]
    theirs = [mean_points(result, against) for result in results] if against else []
    leads = [a - b for a, b in zip(mine, theirs, strict=True)] if against else mine
    wins = sum(won(result, bot) for result in results)
    return Meeting(bot, against, share(wins, len(results)), mean(mine), mean(theirs), mean(leads), error(leads))


def ratings(plan: Plan, results: list[Result]) -> list[Rating]:
    """Returns ratings from all games, in order; bots that play alone are compared on the same deals instead."""
    try:
        from openskill.models import PlackettLuce
    except ImportError:
        raise NoRatings("ratings need the package openskill: pip install 'gospoda[research]'") from None
    model = PlackettLuce()
    strength: dict[str, Any] = {name: model.rating(name=name) for name in plan.bots}
    for names, scores in contests(plan, results):
        rated = model.rate([[strength[name]] for name in names], scores=scores)
        for name, team in zip(names, rated, strict=True):
            strength[name] = team[0]
    found = []
    for name in plan.bots:
        own = [result for result in results if name in result.bots]
        wins = share(sum(won(result, name) for result in own), len(own))
        points = mean([mean_points(result, name) for result in own])
        found.append(Rating(name, strength[name].mu, strength[name].sigma, points, wins))
    return sorted(found, key=lambda rating: -rating.mu)


def contests(plan: Plan, results: list[Result]) -> list[tuple[list[str], list[float]]]:
    """Returns the contests and their results: the two bots of a game, or all bots that played the same deal alone."""
    if plan.seats > 1:
        return [
            (names, [won(result, name) for name in names]) for result in results for names in [sorted(set(result.bots))]
        ]
    by_deal: dict[int, dict[str, float]] = {}
    for result in results:
        by_deal.setdefault(plan.fixture(result.number).deal, {})[result.bots[0]] = float(result.points[0])
    return [(list(met), list(met.values())) for met in by_deal.values() if len(met) > 1]


def standing(plan: Plan, played: dict[int, Result], unfinished: list[str]) -> Standing:
    """Returns everything that the finished games show."""
    results = [played[number] for number in sorted(played)]
    pairings = plan.pairings()
    meetings = [
        meeting(pairing, [result for result in results if result.pairing == i]) for i, pairing in enumerate(pairings)
    ]
    seats = [
        share(sum((seat in result.winners) / max(len(result.winners), 1) for result in results), len(results))
        for seat in range(plan.seats)
    ]
    return Standing(plan, len(results), plan.count(), meetings, ratings(plan, results), seats, unfinished)
