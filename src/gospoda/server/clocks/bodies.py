"""What is said of clocks and votes, over the socket and over HTTP; the hours of people are in `hours`."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from gospoda.server.base.field_types import Seat
from gospoda.server.clocks.hours import Hours


class SeatVote(Struct, frozen=True):
    """A vote that a bot shall play on in a seat: the seats that want it, and how many of the people are needed."""

    seats: list[int]
    needed: int


class ClockNow(Struct, frozen=True):
    """How the clocks of a table stand at the time `now`, in seconds since 1970 as the server knows it."""

    now: float
    left: list[float]
    """Seconds by seat; below nothing where somebody has run out and goes on."""
    until: list[float | None]
    """When each clock that runs will have run out, nights and holidays left out; none where it does not run."""
    late: list[int]
    """The seats that have run out of time: in this turn, or in a live game."""


class Ended(Struct, frozen=True):
    """How people have ended a game before its last move; `seat`: whose word ended it."""

    how: Literal["resigned", "agreed"]
    seat: int
    winners: list[int]


class AskVote(Struct, frozen=True, forbid_unknown_fields=True):
    """Whether the requester wants a bot to play on in the seat of somebody who is gone."""

    seat: Seat
    yes: bool = True


class OwnHours(Struct, frozen=True):
    """When the requester's time counts in turn-by-turn games; none: always, until it is told."""

    hours: Hours | None


class PublicHoliday(Struct, frozen=True):
    """A public holiday of a country."""

    day: str
    name: str
