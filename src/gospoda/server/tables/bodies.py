"""The bodies of HTTP requests and answers; what a table shows is described in `protocol`."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from gospoda.core.messages import Message
from gospoda.server.base.field_types import Access, Mode, Seat, SeatKind, Secret, Status, Title
from gospoda.server.clocks.clock_rules import ClockRules
from gospoda.server.tables.log_lines import LogLine

Bot = Annotated[str, Meta(min_length=1, max_length=40)]


class DoorSecret(Struct, frozen=True, forbid_unknown_fields=True):
    """The secret of an invitation or of a link for spectators; empty at a table that is open to all."""

    secret: Annotated[str, Meta(max_length=64)] = ""


class DoorSign(Struct, frozen=True):
    """What stands at the door of a table, for somebody who was invited and has not come in yet."""

    game: str
    title: str
    host: str
    status: Status
    taken: int
    seats: int


class NewSeat(Struct, frozen=True, forbid_unknown_fields=True):
    """Who is to sit in a seat of a new table; at a hot-seat table a person has a name."""

    kind: SeatKind = "open"
    name: Annotated[str, Meta(max_length=24)] = ""
    bot: Annotated[str, Meta(max_length=40)] = ""


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """A table to be set up. The requester is the host, and at an online table takes the first seat of kind `person`."""

    game: Annotated[str, Meta(min_length=1, max_length=40)]
    seats: Annotated[list[NewSeat], Meta(min_length=1, max_length=7)]
    title: Title = ""
    options: dict[Annotated[str, Meta(max_length=40)], bool | int | Annotated[str, Meta(max_length=40)]] = {}
    mode: Mode = "online"
    access: Access = "invite"
    seed: Annotated[str, Meta(max_length=64)] = ""
    """Only where nobody else plays; otherwise a random one."""
    hints: bool | None = None
    """Whether the players may ask for hints; if not said, only where nobody else plays, and never where it is rated."""
    rated: bool = False
    """Whether the result counts for ratings: online, from the first deal on, for two or more."""
    clock: ClockRules | None = None
    """Of a table with two seats or more; none: nobody is hurried."""
    content: Annotated[str, Meta(max_length=40)] = ""
    """The digest of a version that `GET /api/games/{game}/packs` offers; empty: its first."""


class TableSummary(Struct, frozen=True):
    """A table in a list."""

    id: str
    game: str
    title: str
    mode: Mode
    access: Access
    status: Status
    seats: list[str]
    """The names; empty where a seat is open."""
    bots: list[str]
    """The levels of bots; empty where none sits."""
    yours: list[int]
    your_turn: bool
    handed: list[int]
    """Your seats that a bot holds for you."""
    waiting: list[int]
    """The seats whose decision is awaited."""
    moves: int
    created: float
    updated: float
    rated: bool = False
    clock: ClockRules | None = None
    language: str = ""
    """Of the company that an open table seeks, and its level; empty: any."""
    level: str = ""
    progress: Message | None = None
    """How far a running game is, where its title says so."""
    guests: list[int] = []
    """The seats of people who are no members."""


class TablePage(Struct, frozen=True):
    """Some tables, the latest first; `after` asks for those that follow, empty if there are none."""

    tables: list[TableSummary]
    after: str
    invitations: list[Invitation] = []
    """With the first page of the requester's own: tables at which a seat waits for the requester."""


class Person(Struct, frozen=True):
    """Somebody at a table, as the host sees it."""

    guest: str
    name: str
    seats: list[int]
    """Where the guest sits, or is waited for."""
    here: bool
    put_out: bool
    muted: bool
    member: bool = False


class PersonChange(Struct, frozen=True, forbid_unknown_fields=True):
    """What the host wants of somebody from now on: to be put out (not to come back), or to be silent."""

    put_out: bool = False
    muted: bool = False


class Join(Struct, frozen=True, forbid_unknown_fields=True):
    """Take a seat: the one of the invitation, or at an open table the given or first open one."""

    secret: Secret = ""
    seat: Seat | None = None


class Leave(Struct, frozen=True, forbid_unknown_fields=True):
    """Give up a seat: in the lobby it becomes open, later a bot plays on and the seat can be taken back."""

    seat: Seat


class EndWish(Struct, frozen=True, forbid_unknown_fields=True):
    """Whether the requester wants the running game to end; `false` also declines what others have proposed."""

    yes: bool = True


class SeatChange(Struct, frozen=True, forbid_unknown_fields=True):
    """Hand a seat to a bot, take it back (`person`), or open it (in the lobby, and for the host)."""

    kind: SeatKind
    bot: Annotated[str, Meta(max_length=40)] = ""


class TableMade(Struct, frozen=True):
    """A new table."""

    table: str


class LogPage(Struct, frozen=True):
    """A part of the log, oldest first; `more`: there are older lines."""

    lines: list[LogLine]
    more: bool


class Invitation(Struct, frozen=True):
    """A table at which a seat waits for somebody."""

    table: str
    game: str
    title: str
    host: str
    """By name."""
    guest: bool = False
    """Whether the host is no member."""
