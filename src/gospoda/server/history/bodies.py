"""The bodies of HTTP requests and answers about what was played."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from gospoda.core.messages import Message
from gospoda.server.base.field_types import MOST, Mode, Secret
from gospoda.server.tables.bodies import NewSeat
from gospoda.server.tables.protocol import Advised, Position


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


class SharedGame(Struct, frozen=True):
    """Where a finished game is shown to whoever has the link, also of a table that is not open."""

    path: str
    """Empty for who may not share it, and where the link was taken back."""
    yours: bool = False
    """Whether you may renew the link or take it back."""


class Watch(Struct, frozen=True, forbid_unknown_fields=True):
    """Look on; a table that is not open asks for the secret of its link."""

    secret: Secret = ""


class PlayOn(Struct, frozen=True, forbid_unknown_fields=True):
    """Play on from the position after so many moves, at a new hot-seat table or against bots.

    While the game runs, whatever the requester cannot know is dealt anew.
    """

    move: Annotated[int, Meta(ge=0, le=MOST)]
    seats: Annotated[list[NewSeat], Meta(max_length=7)] = []
    """By default the same bots, and the requester in all other seats."""


class MoveEffects(Struct, frozen=True):
    """What moves do beyond their own words at the decision of version `v`, by notation."""

    v: int
    effects: dict[str, str]


class Replay(Struct, frozen=True):
    """A position of the past with the moves that led there last; `total` moves are in the record."""

    total: int
    position: Position
    seat: int | None
    """Who made the move that led here."""
    messages: list[Message]


class Curve(Struct, frozen=True):
    """How the points of a finished game came about."""

    points: list[list[int]]
    """By seat, after no move, after the first one, and so on."""
    rounds: list[int]
    """After how many moves the game came back to the chapter it began with: a new year, round or the like."""


class Judged(Struct, frozen=True):
    """One decision of a finished game: what was played, what would have been best, and what the difference cost."""

    number: int
    """Of the move, from 1 on."""
    seat: int
    played: Advised
    best: Advised
    choices: int
    loss: float
    """Of expected lead, in points; never negative."""
    win_loss: float
    """Of the chance to win."""


class Analysis(Struct, frozen=True):
    """What a searcher thinks of a finished game; `none`: nobody has asked for it yet."""

    status: Literal["none", "waiting", "running", "ready", "failed"]
    done: int = 0
    """Moves."""
    total: int = 0
    moments: list[Judged] = []
    """The decisions that were one, in order."""
    costliest: list[int] = []
    """The numbers of three of them, the worst first."""
    losses: list[float] = []
    """Of each seat, in points of expected lead."""
    place: int = 0
    """Among those that wait, from 1 on; 0 when its turn has come."""
