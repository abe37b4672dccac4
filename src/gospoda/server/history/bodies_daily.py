"""The bodies of HTTP answers about the day's deals and challenges."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from gospoda.server.base.field_types import Seat, Status


class DealTry(Struct, frozen=True):
    """A try of the requester's own."""

    table: str
    status: Status
    counted: bool
    points: int | None
    """When it is finished."""


class DealResult(Struct, frozen=True):
    """How somebody, or a bot as a yardstick, did in a counted try."""

    name: str
    bot: str
    """The level; empty: a person."""
    yours: bool
    points: int
    place: int
    """Among people; of a bot the place that it would have."""
    won: bool
    """Whether the bots of the deal, or the game itself, were beaten."""
    moves: int
    categories: dict[str, int]
    """Points by category of the score sheet; of others empty as long as the deal runs."""
    table: str
    """To look at; of others empty as long as the deal runs."""
    guest: bool = False


class Bin(Struct, frozen=True):
    """How many people came to between so many points, both included."""

    low: int
    high: int
    people: int


class ChallengeOf(Struct, frozen=True):
    """The result that a challenge asks to be beaten."""

    name: str
    points: int
    yours: bool
    guest: bool = False


class Deal(Struct, frozen=True):
    """A start from which everybody plays: one of the day's, or a challenge.

    Results are told to those who have finished their counted try, and to everybody when the deal is over.
    """

    id: str
    day: str
    """In UTC; empty: a challenge."""
    game: str
    options: dict[str, Any]
    seats: list[str]
    """The levels of the bots; empty in the seat of whoever tries."""
    begins: float
    ends: float
    """After which no counted try begins."""
    reveals: float
    """When seed and tries are shown to everybody."""
    over: bool
    commitment: str
    """SHA-256 of the seed, known beforehand."""
    seed: str
    """Empty until the deal is over."""
    people: int
    """How many have finished a counted try."""
    tries: list[DealTry]
    """The requester's own, the counted one first."""
    challenge: ChallengeOf | None = None
    results: list[DealResult] | None = None
    """The best first; none if the requester may not see them yet."""
    spread: list[Bin] = []


class Day(Struct, frozen=True):
    """The deals of a day, and how the requester keeps at it."""

    day: str
    today: str
    deals: list[Deal]
    """Without their results."""
    tomorrow: dict[str, str]
    """The commitments to the next day's deals, by id."""
    streak: int
    """Days in a row, up to today or yesterday, with a counted try that was finished."""
    best_streak: int
    days: list[str]
    """Those before this one that have deals, the latest first."""


class ChallengeFrom(Struct, frozen=True, forbid_unknown_fields=True):
    """Challenge others to beat the result of a seat in a finished game."""

    seat: Seat


class ChallengeMade(Struct, frozen=True):
    """The deal to which a link leads: `/deal/<id>`."""

    deal: str
