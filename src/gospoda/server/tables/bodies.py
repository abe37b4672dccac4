"""The bodies of HTTP requests and answers; what a table shows is described in `protocol`."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from gospoda.content.packs import SharedPack
from gospoda.core.messages import Message
from gospoda.pads.paper import PadPaper
from gospoda.server.base.alarms import Alarm
from gospoda.server.base.field_types import MOST, Access, Mode, Seat, SeatKind, Secret, Status, Title
from gospoda.server.clocks.clock_rules import ClockRules
from gospoda.server.tables.log_lines import LogLine
from gospoda.server.tables.protocol import Advised, Position

Bot = Annotated[str, Meta(min_length=1, max_length=40)]


class OptionInfo(Struct, frozen=True):
    """A variant or house ruling; its words are `option-<name>` and `option-<name>-<value>`."""

    name: str
    values: list[Any]
    """The first one is the default."""
    rule: str
    official: bool
    seats: list[int]
    """The player counts it matters for; empty: all."""


class GameInfo(Struct, frozen=True):
    """A title as the home page and the form for a new table need it."""

    id: str
    title: str
    titles: dict[str, str]  # by language
    designer: str
    publisher: str
    year: int
    version: str
    seats: list[int]
    options: list[OptionInfo]
    bots: list[str]
    content: str
    """The digest of the components in use; for a table with another one, ask for words and components with
    `?content=` and its digest."""
    board: str
    """The address of the board that the title's package brings; empty: the client's own board, or the generic table."""


class PackOffer(Struct, frozen=True):
    """A version of the components that a table can be set up with."""

    name: str
    """Of the content pack; empty: the components as they come, without a pack."""
    content: str


class PadInfo(Struct, frozen=True):
    """The paper of a title's score pad."""

    game: str
    paper: PadPaper


class WordsFile(Struct, frozen=True):
    """All words of a game in one language: Fluent sources in order (later ones win) and component names."""

    language: str
    sources: list[str]
    names: dict[str, dict[str, str]]
    """Domain, id, name."""
    house: dict[str, list[str]] = {}
    """By domain the ids of components with a value of ours, because we do not know the printed one."""


class HelpFile(Struct, frozen=True):
    """The rules help of a game in one language, as Markdown; empty if there is none."""

    language: str
    markdown: str


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


class SharedGame(Struct, frozen=True):
    """Where a finished game is shown to whoever has the link, also of a table that is not open."""

    path: str
    """Empty for who may not share it, and where the link was taken back."""
    yours: bool = False
    """Whether you may renew the link or take it back."""


class Watch(Struct, frozen=True, forbid_unknown_fields=True):
    """Look on; a table that is not open asks for the secret of its link."""

    secret: Secret = ""


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


class PlayOn(Struct, frozen=True, forbid_unknown_fields=True):
    """Play on from the position after so many moves, at a new hot-seat table or against bots.

    While the game runs, whatever the requester cannot know is dealt anew.
    """

    move: Annotated[int, Meta(ge=0, le=MOST)]
    seats: Annotated[list[NewSeat], Meta(max_length=7)] = []
    """By default the same bots, and the requester in all other seats."""


class TableMade(Struct, frozen=True):
    """A new table."""

    table: str


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


class LogPage(Struct, frozen=True):
    """A part of the log, oldest first; `more`: there are older lines."""

    lines: list[LogLine]
    more: bool


class Health(Struct, frozen=True):
    """Whether the server can serve."""

    status: Literal["ok", "degraded", "failing"]
    """`degraded`: it serves, but something went wrong lately, which `alarms` names."""
    database: bool
    """Whether it can be read."""
    disk: Literal["ok", "full", "read-only", "unknown"]
    """Whether it can be written to, or why not; `unknown`: it cannot, and nobody says why."""
    version: str
    alarms: list[Alarm]
    """Of the last 15 minutes, the latest first."""


class InnOffers(Struct, frozen=True):
    """What this inn offers."""

    imports: bool
    play_on: bool
    analysis: bool
    pack: bool = False
    """Whether values can be put right, by its owner: there is a content pack."""


class PrintedCard(Struct, frozen=True, forbid_unknown_fields=True):
    """What the owner of a printed game has read on one component."""

    entry: Annotated[str, Meta(min_length=1, max_length=80)]
    """By its id, or by `table:id`."""
    values: Annotated[
        dict[Annotated[str, Meta(min_length=1, max_length=80)], Annotated[str, Meta(min_length=1, max_length=400)]],
        Meta(min_length=1, max_length=40),
    ]
    """By field, as TOML or JSON writes them; the field of a part carries the path to it: `spaces 2 who`."""
    key: Secret
    """From the owner's link."""


class ImportedPack(Struct, frozen=True, forbid_unknown_fields=True):
    """A shared pack that the owner takes over."""

    pack: SharedPack
    key: Secret


class Invitation(Struct, frozen=True):
    """A table at which a seat waits for somebody."""

    table: str
    game: str
    title: str
    host: str
    """By name."""
    guest: bool = False
    """Whether the host is no member."""
