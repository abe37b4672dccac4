"""The bodies of HTTP answers about daily deals and challenges."""

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
    """The points, once the try is finished."""


class DealResult(Struct, frozen=True):
    """How a person, or a bot as a yardstick, did in a counted try."""

    name: str
    bot: str
    """The bot's level; empty: a person."""
    yours: bool
    points: int
    place: int
    """The place among people; for a bot, the place it would have."""
    won: bool
    """Whether the try beat the deal's bots, or the game itself."""
    moves: int
    categories: dict[str, int]
    """Points by category of the score sheet; empty for others' results while the deal runs."""
    table: str
    """The table to look at; empty for others' results while the deal runs."""
    guest: bool = False


class Bin(Struct, frozen=True):
    """How many people scored within a range of points, both ends included."""

    low: int
    high: int
    people: int


class ChallengeOf(Struct, frozen=True):
    """The result that a challenge asks to beat."""

    name: str
    points: int
    yours: bool
    guest: bool = False


class Deal(Struct, frozen=True):
    """A start from which everybody plays: a daily deal or a challenge.

    Only those who have finished their counted try see results; once the deal is over, everybody does.
    """

    id: str
    day: str
    """The date in UTC; empty: a challenge."""
    game: str
    options: dict[str, Any]
    seats: list[str]
    """The levels of the bots; empty in the seat of whoever tries."""
    begins: float
    ends: float
    """When the last counted try may begin."""
    reveals: float
    """When seed and tries are shown to everybody."""
    over: bool
    commitment: str
    """SHA-256 of the seed, published beforehand."""
    seed: str
    """The seed; empty until the deal is over."""
    people: int
    """How many people have finished a counted try."""
    tries: list[DealTry]
    """The requester's own tries, the counted one first."""
    challenge: ChallengeOf | None = None
    results: list[DealResult] | None = None
    """Best first; null if the requester may not see them yet."""
    spread: list[Bin] = []


class Day(Struct, frozen=True):
    """The deals of a day, and the requester's streak."""

    day: str
    today: str
    deals: list[Deal]
    """The day's deals without their results."""
    tomorrow: dict[str, str]
    """The commitments to the next day's deals, by id."""
    streak: int
    """Days in a row, up to today or yesterday, with a finished counted try."""
    best_streak: int
    days: list[str]
    """Earlier days that have deals, latest first."""


class ChallengeFrom(Struct, frozen=True, forbid_unknown_fields=True):
    """Challenges others to beat the result of a seat in a finished game."""

    seat: Seat


class ChallengeMade(Struct, frozen=True):
    """The deal behind a challenge link: `/deal/<id>`."""

    deal: str
