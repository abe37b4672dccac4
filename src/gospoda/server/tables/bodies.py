"""The bodies of HTTP requests and answers about tables; `protocol` describes what a table shows."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from gospoda.core.messages import Message
from gospoda.server.base.field_types import Access, Mode, Seat, SeatKind, Secret, Status, Title
from gospoda.server.clocks.clock_rules import ClockRules
from gospoda.server.tables.log_lines import LogLine

Bot = Annotated[str, Meta(min_length=1, max_length=40)]


class DoorSecret(Struct, frozen=True, forbid_unknown_fields=True):
    """The secret of an invitation or of a spectator link; empty at a table that is open to all."""

    secret: Annotated[str, Meta(max_length=64)] = ""


class DoorSign(Struct, frozen=True):
    """A table as shown to a person who was invited but hasn't come in yet."""

    game: str
    title: str
    host: str
    status: Status
    taken: int
    seats: int


class NewSeat(Struct, frozen=True, forbid_unknown_fields=True):
    """Who sits in a seat of a new table; at a hot-seat table a person has a name."""

    kind: SeatKind = "open"
    name: Annotated[str, Meta(max_length=24)] = ""
    bot: Annotated[str, Meta(max_length=40)] = ""


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """A table to set up. The requester is the host, and at an online table takes the first seat of kind `person`."""

    game: Annotated[str, Meta(min_length=1, max_length=40)]
    seats: Annotated[list[NewSeat], Meta(min_length=1, max_length=7)]
    title: Title = ""
    options: dict[Annotated[str, Meta(max_length=40)], bool | int | Annotated[str, Meta(max_length=40)]] = {}
    mode: Mode = "online"
    access: Access = "invite"
    seed: Annotated[str, Meta(max_length=64)] = ""
    """The seed of the game; empty: random. Allowed only where nobody else plays."""
    hints: bool | None = None
    """Whether players may ask for hints. Defaults to yes only where nobody else plays; never allowed in rated games."""
    rated: bool = False
    """Whether the result counts for ratings: online only, from the first deal on, for two or more players."""
    clock: ClockRules | None = None
    """The clock, for a table with two or more seats. None: no time limit."""
    content: Annotated[str, Meta(max_length=40)] = ""
    """The digest of a version that `GET /api/games/{game}/packs` offers; empty selects the first."""


class TableSummary(Struct, frozen=True):
    """A table in a list."""

    id: str
    game: str
    title: str
    mode: Mode
    access: Access
    status: Status
    seats: list[str]
    """The names by seat; empty where a seat is open."""
    bots: list[str]
    """The levels of the bots by seat; empty where no bot sits."""
    yours: list[int]
    your_turn: bool
    handed: list[int]
    """Your seats that a bot plays for you."""
    waiting: list[int]
    """The seats that owe a decision."""
    moves: int
    created: float
    updated: float
    rated: bool = False
    clock: ClockRules | None = None
    language: str = ""
    """The language and level of the players an open table looks for; empty: any."""
    level: str = ""
    progress: Message | None = None
    """How far a running game is, if its title reports that."""
    guests: list[int] = []
    """The seats of people who aren't members."""


class TablePage(Struct, frozen=True):
    """A page of tables, latest first; pass `after` to get the next page. It is empty on the last page."""

    tables: list[TableSummary]
    after: str
    invitations: list[Invitation] = []
    """Tables that keep a seat for the requester; only on the first page of the requester's own tables."""


class Person(Struct, frozen=True):
    """A person at a table, as the host sees them."""

    guest: str
    name: str
    seats: list[int]
    """The seats that the guest has or that wait for them."""
    here: bool
    put_out: bool
    muted: bool
    member: bool = False


class PersonChange(Struct, frozen=True, forbid_unknown_fields=True):
    """What the host decides about a person: to remove them and keep them out, or to mute them."""

    put_out: bool = False
    muted: bool = False


class Join(Struct, frozen=True, forbid_unknown_fields=True):
    """Takes a seat: the one of the invitation, or at an open table the given one or the first that is open."""

    secret: Secret = ""
    seat: Seat | None = None


class Leave(Struct, frozen=True, forbid_unknown_fields=True):
    """Gives up a seat. In the lobby it opens again; later a bot plays on and the seat can be taken back."""

    seat: Seat


class EndWish(Struct, frozen=True, forbid_unknown_fields=True):
    """Whether the requester wants to end the running game; `false` also declines a proposal by others."""

    yes: bool = True


class SeatChange(Struct, frozen=True, forbid_unknown_fields=True):
    """Hands a seat to a bot, takes it back (`person`), or opens it (in the lobby, for the host)."""

    kind: SeatKind
    bot: Annotated[str, Meta(max_length=40)] = ""


class TableMade(Struct, frozen=True):
    """A new table."""

    table: str


class LogPage(Struct, frozen=True):
    """A part of the log, oldest line first; `more` is true if there are older lines."""

    lines: list[LogLine]
    more: bool


class Invitation(Struct, frozen=True):
    """A table that keeps a seat for the requester."""

    table: str
    game: str
    title: str
    host: str
    """The host's name."""
    guest: bool = False
    """Whether the host isn't a member."""
