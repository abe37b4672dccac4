"""All messages sent over the socket and HTTP, each as a struct: the single source of the client's types.

Over the socket each message is one JSON text with a field `type`. A client sends `hello` and gets a `snapshot`;
after that it gets an `event` whenever something has changed. Every other message of a client has an `id` of the
client's choosing and gets exactly one answer with the same `id`: `ack`, `refuse`, or what it asked for.
Repeating a message with the same `id` has no further effect. `v` counts the entries of a table's record.
"""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import UNSET, Meta, Struct, UnsetType

from gospoda.core.messages import Message, Prompt, Ref, ScoreSheet
from gospoda.core.previews.preview_result import Cause, Change, Worth
from gospoda.render.text_layout import NARROWEST, WIDEST
from gospoda.server.base.field_types import (
    Access,
    Chain,
    Count,
    Id,
    Language,
    Mode,
    Notation,
    Seat,
    SeatKind,
    Secret,
    Status,
)
from gospoda.server.clocks.bodies import ClockNow, Ended, SeatVote
from gospoda.server.clocks.clock_rules import ClockRules
from gospoda.server.tables.log_lines import ChatLine, LogLine

# ---------------------------------------------------------------------------------------- what a table shows


class Delta(Struct, frozen=True):
    """A changed part of a position: its path, by field names and item numbers, and its new value."""

    path: list[str | int]
    value: Any


class SeatInfo(Struct, frozen=True):
    """One seat as everybody sees it. A seat handed to a bot keeps the name of the person who may take it back.

    An open seat with a name waits for a person who was invited to a rematch.
    """

    seat: int
    name: str
    colour: int  # which of the seat colours and shapes, from 0 on
    kind: SeatKind
    bot: str  # the name of the bot that plays, empty if none does
    connected: bool
    waiting: bool  # whether the seat owes a decision now
    out: bool = False  # whether its player has resigned, or run out of time for good
    vote: SeatVote | None = None
    guest: bool = False  # whether the person isn't a member, so that anybody could have chosen the name


class TableInfo(Struct, frozen=True):
    """A table as everybody at it sees it."""

    id: str
    game: str
    title: str
    mode: Mode
    access: Access
    options: dict[str, Any]
    seats: list[SeatInfo]
    host: str  # by name
    status: Status
    """`frozen`: the rules have changed since; the table can be looked at but not played on."""
    created: float  # seconds since 1970
    watchers: int  # the number of spectators
    rematch: str
    """The table of the rematch, empty if there is none yet."""
    origin: str
    """The table that this one was continued from, empty if none."""
    hints: bool  # whether the players may ask for hints
    pack: str
    """The content pack in use, empty if none; `content` is the digest of all component values."""
    content: str
    rated: bool  # whether the result counts for ratings
    deal: str  # the deal that this table is a try of, otherwise empty
    clock: ClockRules | None = None
    ending: list[int] = []  # the seats that want to end the game; it ends when all people want that
    ended: Ended | None = None


class Links(Struct, frozen=True):
    """Paths (with a secret after `#`) to hand out; only those that the requester may see."""

    seats: list[str]
    """For the host: one for each seat, empty if the seat isn't open or its link must be renewed to be shown."""
    watch: str


class You(Struct, frozen=True):
    """The requester's role at this table."""

    guest: str
    name: str
    seats: list[int]
    """The seats the requester plays; at a hot-seat table several."""
    handed: list[int]
    """Seats that a bot plays for the requester at present and that can be taken back."""
    invited: list[int]
    """Seats kept for the requester, who was invited to a rematch."""
    looking: int | None
    """The seat whose view is sent; null: what everybody may see."""
    host: bool
    links: Links


class LegalMove(Struct, frozen=True):
    """A move that the seat may make now."""

    move: int
    kind: str
    args: dict[str, str]
    notation: str
    message: Message | UnsetType = UNSET
    """The move in words; missing for programs that asked for `lean`."""


class Advised(Struct, frozen=True):
    """A move and what it promises: expected final score, chance to win, lead over the best rival."""

    move: int
    notation: str
    message: Message
    score: float
    win: float
    lead: float
    final: bool = True  # the score is expected for the end of the game, not for the search's horizon
    even: bool = False  # its chance to win can't be told apart from the best move's, or the best one's from others'


class Undo(Struct, frozen=True):
    """How far the seat may take moves back: until `line` moves are left. `free`: the table lets it go further."""

    possible: bool
    line: int
    free: bool


class Position(Struct, frozen=True):
    """The position after `moves` moves, as one seat (or a spectator) sees it."""

    moves: int
    view: Any
    """The game's own struct."""
    prompt: Prompt | None
    legal: list[LegalMove]
    """The legal moves; empty if the seat owes no decision."""
    scores: list[ScoreSheet]
    undo: Undo
    over: bool
    winners: list[int]


# ---------------------------------------------------------------------------------------- client to server


class Hello(Struct, frozen=True, tag="hello", forbid_unknown_fields=True):
    """Opens a table to play or watch; answered by a snapshot. A second hello changes the table."""

    table: Id
    since: Count = 0
    """The `v` known already: the snapshot then has the log lines after it."""
    look: Seat | None = None
    """The seat to look from; by default the requester's seat, if there is exactly one."""
    lean: bool = False
    """For programs that play by the list of legal moves: no views, scores, log lines or words; `table` comes once."""
    parts: bool = False
    """Events have only what changed in the position; can't be combined with `lean`."""
    token: Secret = ""
    """For scripts that have no cookie and can't send an `Authorization` header."""


class Look(Struct, frozen=True, tag="look", forbid_unknown_fields=True):
    """Looks from one of the requester's seats, or (null) as a spectator; answered by a snapshot."""

    id: Id
    seat: Seat | None = None


class Act(Struct, frozen=True, tag="act", forbid_unknown_fields=True):
    """Makes a move, or several until one is refused or reveals something; `v`: the version it was decided on."""

    id: Id
    v: Count
    seat: Seat
    move: Count | None = None
    notation: Notation | None = None
    moves: Chain | None = None


class TakeBack(Struct, frozen=True, tag="undo", forbid_unknown_fields=True):
    """Takes back a seat's last move with those sent together with it, or everything until `to` moves are left."""

    id: Id
    seat: Seat
    to: Count | None = None
    lift: bool = False
    """Goes back across the undo line if the table allows that (alone or hot-seat); the log says so."""


class Preview(Struct, frozen=True, tag="preview", forbid_unknown_fields=True):
    """Asks what a legal move, or several in a row, would bring."""

    id: Id
    seat: Seat
    move: Count | None = None
    moves: Chain | None = None


class AskWorth(Struct, frozen=True, tag="worth", forbid_unknown_fields=True):
    """Asks what each legal move would bring, now or after some moves that are staged but not made."""

    id: Id
    seat: Seat
    staged: Chain = []


class Why(Struct, frozen=True, tag="why", forbid_unknown_fields=True):
    """Asks why a move, or each of several (`place rider *`), isn't possible now or after staged moves."""

    id: Id
    seat: Seat
    move: Count | None = None
    notation: Notation | None = None
    staged: Chain = []


class AskHint(Struct, frozen=True, tag="hint", forbid_unknown_fields=True):
    """Asks for the best moves of a seat that owes a decision, where the table allows hints."""

    id: Id
    seat: Seat


class AskText(Struct, frozen=True, tag="text", forbid_unknown_fields=True):
    """Asks for the table as plain text."""

    id: Id
    lang: Language = "en"
    width: Annotated[int, Meta(ge=NARROWEST, le=WIDEST)] = 100


class Say(Struct, frozen=True, tag="chat", forbid_unknown_fields=True):
    """Says something at the table."""

    id: Id
    text: Annotated[str, Meta(min_length=1, max_length=500)]


class Ping(Struct, frozen=True, tag="ping", forbid_unknown_fields=True):
    """Asks for a sign of life; answered by an ack."""

    id: Id


ClientMessage = Hello | Look | Act | TakeBack | Preview | AskWorth | Why | AskHint | AskText | Say | Ping

# ---------------------------------------------------------------------------------------- server to client


class Snapshot(Struct, frozen=True, tag="snapshot"):
    """Everything the requester may see now. Log and chat lines start after version `since`."""

    v: int
    since: int
    table: TableInfo
    you: You
    position: Position | None  # null in the lobby
    log: list[LogLine]
    chat: list[ChatLine]
    id: str = ""
    """The id of the `look` that asked for it."""
    clock: ClockNow | UnsetType = UNSET


class Ack(Struct, frozen=True, tag="ack"):
    """Confirms that something is done and on disk; `v` is the new version (for a ping, the present one)."""

    id: str
    v: int
    made: int | UnsetType = UNSET
    """Of several moves in a row: how many were made."""
    stopped: Message | UnsetType = UNSET
    """Why not all of them were made."""


class Event(Struct, frozen=True, tag="event"):
    """What has changed between `since` and `v`. If `since` isn't the version the client has, it must say hello again.

    While others lay secret choices aside, the position isn't sent again: `table` shows who is still waited for.
    """

    v: int
    since: int
    table: TableInfo | UnsetType = UNSET
    you: You | UnsetType = UNSET
    position: Position | UnsetType | None = UNSET
    parts: list[Delta] | UnsetType = UNSET
    """Instead of `position`, for clients that asked for parts: what differs from the last one."""
    log: list[LogLine] = []
    chat: list[ChatLine] = []
    clock: ClockNow | UnsetType = UNSET
    ack: Ack | UnsetType = UNSET
    """The answer to this socket's message, if that caused the change."""


class Refuse(Struct, frozen=True, tag="refuse"):
    """Refuses a message; nothing has changed. `reason` says why in words."""

    id: str
    reason: Message
    v: int
    """The present version; 0 if no table is open."""


class Consequence(Struct, frozen=True, tag="consequence"):
    """What moves would bring to their seat by the rules, in all futures that the seat must reckon with."""

    id: str
    v: int
    points: Change
    gains: dict[str, Change]
    """The change of the seat's score by category, without categories that changed in no sampled future."""
    amounts: dict[str, Change]
    """The change of the seat's amounts (gold, resources), without those that changed in no sampled future."""
    gained: list[Ref]
    """Cards, dice and the like that the seat certainly gains."""
    lost: list[Ref]
    depends: list[Cause]
    """What the outcome depends on that the seat can't know: dice and shuffles, unknown cards, secret choices."""
    certain: bool
    """Whether everything that the seat will see is certain."""
    view: Any
    """The game's own struct afterwards; uncertain parts are as they are now."""
    prompt: Prompt | None
    """What the seat is asked next; null: nothing, or it isn't certain what."""
    legal: list[LegalMove]
    """All answers to that."""


class Worths(Struct, frozen=True, tag="worths"):
    """What each legal move of a decision would bring; with staged moves, what they bring together."""

    id: str
    v: int
    moves: list[Worth]
    complete: bool
    """False: time ran out before all moves and futures were tried; what is given is true, and says what is certain."""


class Reason(Struct, frozen=True, tag="reason"):
    """Why a move isn't possible; null: it is possible."""

    id: str
    reason: Message | None
    places: list[str] = []  # where on the board it goes wrong, by names of the view
    asked: Message | None = None  # what the seat is asked, if the move answers another question


class Hints(Struct, frozen=True, tag="hints"):
    """The best moves at the decision of version `v`, best first."""

    id: str
    v: int
    moves: list[Advised]


class Text(Struct, frozen=True, tag="text"):
    """The table as plain text."""

    id: str
    v: int
    text: str


class Bye(Struct, frozen=True, tag="bye"):
    """The server closes the socket; with `again` the client should reconnect and say hello."""

    reason: Message
    again: bool


ServerMessage = Snapshot | Event | Ack | Refuse | Consequence | Worths | Reason | Hints | Text | Bye
