"""The bodies of HTTP answers about what was played."""

from __future__ import annotations

from msgspec import Struct

from gospoda.server.base.field_types import Mode


class PlayedSeat(Struct, frozen=True):
    """A seat of a finished game."""

    name: str
    yours: bool
    bot: str
    """The level of the bot that played it at the end; empty: a person did."""
    points: int
    place: int
    won: bool
    categories: dict[str, int]
    """Points by category of the score sheet."""
    rating: float | None = None
    """After a rated game."""
    change: float | None = None
    guest: bool = False
    """Whether the person is no member."""


class PlayedGame(Struct, frozen=True):
    """A finished game of somebody's."""

    table: str
    game: str
    title: str
    mode: Mode
    moves: int
    finished: float
    rated: bool
    seats: list[PlayedSeat]


class HistoryPage(Struct, frozen=True):
    """Some finished games, the latest first; `after` asks for those that follow, empty if there are none."""

    games: list[PlayedGame]
    after: str


class Tally(Struct, frozen=True):
    """How often something happened, and how it went."""

    played: int
    won: int
    points: float
    """On average."""


class Against(Struct, frozen=True):
    """How it went against somebody."""

    name: str
    bot: str
    """The level, if it is a bot."""
    played: int
    won: int
    guest: bool = False


class Source(Struct, frozen=True):
    """A category of the score sheet."""

    category: str
    average: float
    best: int


class Opening(Struct, frozen=True):
    """What somebody began with."""

    domain: str
    thing: str
    tally: Tally


class Point(Struct, frozen=True):
    """One game on the plot over time."""

    table: str
    finished: float
    points: int
    won: bool


class Statistics(Struct, frozen=True):
    """How somebody has done in one title, for every number of seats; games from set-up positions are left out."""

    game: str
    by_seats: dict[str, Tally]
    against: list[Against]
    """Those met most often."""
    sources: list[Source]
    best: int | None
    openings: list[Opening]
    over_time: list[Point]
    """The last games, oldest first."""


class ThingTally(Struct, frozen=True):
    """How often a component came to somebody, and how the games went: people, and bots beside them."""

    domain: str
    thing: str
    people: Tally
    bots: Tally


class InnStatistics(Struct, frozen=True):
    """How the components of a title do at this inn."""

    game: str
    games: int
    people: Tally
    """Of all seats of people: what a component is compared with."""
    bots: Tally
    things: list[ThingTally]


class LadderRow(Struct, frozen=True):
    """Somebody's rating in one title."""

    name: str
    bot: str
    yours: bool
    rating: float
    deviation: float
    games: int
    provisional: bool
    guest: bool = False


class Ladder(Struct, frozen=True):
    """The ratings of one title, the best first: members, and bots of every level."""

    game: str
    rows: list[LadderRow]
