"""Bodies about clocks and votes, over the socket and over HTTP; people's hours are in `hours`."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from gospoda.server.base.field_types import Seat
from gospoda.server.clocks.hours import Hours


class SeatVote(Struct, frozen=True):
    """A vote for a bot to play on in a seat: the seats in favour, and how many people are needed."""

    seats: list[int]
    needed: int


class ClockNow(Struct, frozen=True):
    """The state of a table's clocks at the time `now`, in seconds since 1970 by the server's clock."""

    now: float
    left: list[float]
    """Seconds left by seat; negative if somebody has run out and plays on."""
    until: list[float | None]
    """When each clock will run out, excluding nights and holidays; null if it isn't running."""
    late: list[int]
    """The seats that have run out of time: in this turn, or in a live game."""


class Ended(Struct, frozen=True):
    """How people ended a game before its last move; `seat` is the one that ended it."""

    how: Literal["resigned", "agreed"]
    seat: int
    winners: list[int]


class AskVote(Struct, frozen=True, forbid_unknown_fields=True):
    """Whether the requester wants a bot to play on in the seat of somebody who is gone."""

    seat: Seat
    yes: bool = True


class OwnHours(Struct, frozen=True):
    """When the requester's time counts in turn-by-turn games; null until set, which means always."""

    hours: Hours | None


class PublicHoliday(Struct, frozen=True):
    """A public holiday of a country."""

    day: str
    name: str
