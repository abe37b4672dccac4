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
    """The level of the bot that played the seat at the end; empty: a person did."""
    points: int
    place: int
    won: bool
    categories: dict[str, int]
    """Points by category of the score sheet."""
    rating: float | None = None
    """The rating after the game, if it was rated."""
    change: float | None = None
    guest: bool = False
    """Whether the person isn't a member."""


class PlayedGame(Struct, frozen=True):
    """A finished game that a guest has played."""

    table: str
    game: str
    title: str
    mode: Mode
    moves: int
    finished: float
    rated: bool
    seats: list[PlayedSeat]


class HistoryPage(Struct, frozen=True):
    """A page of finished games, latest first; pass `after` to get the next page. It is empty on the last page."""

    games: list[PlayedGame]
    after: str


class Tally(Struct, frozen=True):
    """How often something happened, and how the games went."""

    played: int
    won: int
    points: float
    """The average points."""


class Against(Struct, frozen=True):
    """How games against one opponent went."""

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
    """What the player began with."""

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
    """How a guest has done in one title, for every number of seats; games from set-up positions are left out."""

    game: str
    by_seats: dict[str, Tally]
    against: list[Against]
    """The opponents met most often."""
    sources: list[Source]
    best: int | None
    openings: list[Opening]
    over_time: list[Point]
    """The most recent games, oldest first."""


class ThingTally(Struct, frozen=True):
    """How often players got a component, and how those games went: for people, and for bots separately."""

    domain: str
    thing: str
    people: Tally
    bots: Tally


class InnStatistics(Struct, frozen=True):
    """How the components of a title do at this inn."""

    game: str
    games: int
    people: Tally
    """All seats of people: what a component is compared with."""
    bots: Tally
    things: list[ThingTally]


class LadderRow(Struct, frozen=True):
    """A rating in one title."""

    name: str
    bot: str
    yours: bool
    rating: float
    deviation: float
    games: int
    provisional: bool
    guest: bool = False


class Ladder(Struct, frozen=True):
    """The ratings of one title, best first: members, and bots of every level."""

    game: str
    rows: list[LadderRow]


class SharedGame(Struct, frozen=True):
    """The link that shows a finished game to whoever has it, even if the table isn't open."""

    path: str
    """Empty if the requester may not share it, or if the link was withdrawn."""
    yours: bool = False
    """Whether you may renew or withdraw the link."""


class Watch(Struct, frozen=True, forbid_unknown_fields=True):
    """Watches a table; one that isn't open requires the secret of its link."""

    secret: Secret = ""


class PlayOn(Struct, frozen=True, forbid_unknown_fields=True):
    """Plays on from the position after `move` moves, at a new hot-seat table or against bots.

    While the game runs, whatever the requester can't know is dealt anew.
    """

    move: Annotated[int, Meta(ge=0, le=MOST)]
    seats: Annotated[list[NewSeat], Meta(max_length=7)] = []
    """By default the same bots, and the requester in all other seats."""


class MoveEffects(Struct, frozen=True):
    """What moves do beyond their own description at the decision of version `v`, by notation."""

    v: int
    effects: dict[str, str]


class Replay(Struct, frozen=True):
    """A past position with what the last move did; the record has `total` moves."""

    total: int
    position: Position
    seat: int | None
    """The seat whose move led here."""
    messages: list[Message]


class Curve(Struct, frozen=True):
    """How the points of a finished game developed."""

    points: list[list[int]]
    """By seat: after no move, after the first one, and so on."""
    rounds: list[int]
    """The numbers of moves after which the game returned to its first chapter: a new year, round or the like."""


class Judged(Struct, frozen=True):
    """One decision of a finished game: what was played, what would have been best, and what the difference cost."""

    number: int
    """The number of the move, from 1 on."""
    seat: int
    played: Advised
    best: Advised
    choices: int
    loss: float
    """The loss of expected lead, in points; never negative."""
    win_loss: float
    """The loss of winning chances."""


class Analysis(Struct, frozen=True):
    """The search bot's assessment of a finished game; `none`: nobody has asked for it yet."""

    status: Literal["none", "waiting", "running", "ready", "failed"]
    done: int = 0
    """Moves analysed so far."""
    total: int = 0
    moments: list[Judged] = []
    """The real decisions, in order."""
    costliest: list[int] = []
    """The numbers of the three costliest decisions, worst first."""
    losses: list[float] = []
    """The loss of each seat, in points of expected lead."""
    place: int = 0
    """The place in the queue, from 1 on; 0 once the analysis has started."""
