"""What is said over the socket and over HTTP: every message as a struct, the one source of all client types.

Over the socket each message is one JSON text with a field `type`. A client says `hello` and gets a `snapshot`;
after that it gets an `event` whenever something has changed. Every other thing a client says carries an `id`
of its own choosing and gets exactly one answer with the same `id`: `ack`, `refuse`, or what it asked for.
Saying the same thing twice with the same `id` does it once. `v` counts the entries of a table's record.
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
    """A part of a position that has changed: its path, by names of fields and numbers of items, and its new value."""

    path: list[str | int]
    value: Any


class SeatInfo(Struct, frozen=True):
    """One seat as everybody sees it. A seat handed to a bot keeps the name of the person who may take it back.

    An open seat with a name waits for somebody who was asked to a rematch.
    """

    seat: int
    name: str
    colour: int  # which of the seat colours and shapes, from 0 on
    kind: SeatKind
    bot: str  # the name of the bot that plays, empty if none does
    connected: bool
    waiting: bool  # whether the seat owes a decision now
    out: bool = False  # whether its player has given up, or run out of time for good
    vote: SeatVote | None = None
    guest: bool = False  # whether the person is no member, so that anybody could have chosen the name


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
    """`frozen`: the rules have changed since, the table can be looked at but not played on."""
    created: float  # seconds since 1970
    watchers: int  # how many look on without a seat
    rematch: str
    """The table of the rematch, empty if there is none yet."""
    origin: str
    """The table this one was continued from, empty if none."""
    hints: bool  # whether the players may ask for them
    pack: str
    """The content pack that is played with, empty if none is; `content` is the digest of all component values."""
    content: str
    rated: bool  # whether the result counts for ratings
    deal: str  # of which it is a try, empty for all others
    clock: ClockRules | None = None
    ending: list[int] = []  # the seats that want to end the game, which it does when all people want it
    ended: Ended | None = None


class Links(Struct, frozen=True):
    """Paths (with a secret after `#`) to hand out; only what the requester may see."""

    seats: list[str]
    """For the host: one for each seat, empty where the seat is not open or the link has to be renewed to be seen."""
    watch: str


class You(Struct, frozen=True):
    """What the requester is at this table."""

    guest: str
    name: str
    seats: list[int]
    """The seats the requester plays; at a hot-seat table several."""
    handed: list[int]
    """Seats that a bot plays for the requester at present and that can be taken back."""
    invited: list[int]
    """Seats that wait for the requester, who was asked to a rematch."""
    looking: int | None
    """The seat whose view is sent; none: what everybody may see."""
    host: bool
    links: Links


class LegalMove(Struct, frozen=True):
    """A move that the seat may make now."""

    move: int
    kind: str
    args: dict[str, str]
    notation: str
    message: Message | UnsetType = UNSET
    """In words; not for programs that asked for `lean`."""


class Advised(Struct, frozen=True):
    """A move and what it promises: expected final score, chance to win, lead over the best rival."""

    move: int
    notation: str
    message: Message
    score: float
    win: float
    lead: float
    final: bool = True  # the score is that of the end of the game, not of the horizon to which the search looks
    even: bool = False  # its chance to win cannot be told from that of the best move, or the best one's from others'


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
    """Empty if the seat owes no decision."""
    scores: list[ScoreSheet]
    undo: Undo
    over: bool
    winners: list[int]


# ---------------------------------------------------------------------------------------- client to server


class Hello(Struct, frozen=True, tag="hello", forbid_unknown_fields=True):
    """Sit down at, or look at, a table; answered by a snapshot. A second hello changes the table."""

    table: Id
    since: Count = 0
    """The `v` known already: the snapshot then brings the log lines after it."""
    look: Seat | None = None
    """The seat to see it from; if not said, the requester's seat where there is exactly one."""
    lean: bool = False
    """For programs that play by the list of legal moves: no views, scores, log lines and words; `table` comes once."""
    parts: bool = False
    """Events bring only what has changed in the position; not together with `lean`."""
    token: Secret = ""
    """For scripts that have no cookie and cannot send an `Authorization` header."""


class Look(Struct, frozen=True, tag="look", forbid_unknown_fields=True):
    """See the table from one of the requester's seats, or (none) as a spectator; answered by a snapshot."""

    id: Id
    seat: Seat | None = None


class Act(Struct, frozen=True, tag="act", forbid_unknown_fields=True):
    """Make a move, or several until one is refused or reveals something; `v`: the version it was decided on."""

    id: Id
    v: Count
    seat: Seat
    move: Count | None = None
    notation: Notation | None = None
    moves: Chain | None = None


class TakeBack(Struct, frozen=True, tag="undo", forbid_unknown_fields=True):
    """Take back the last move of a seat with those said in a row with it, or everything until `to` moves are left."""

    id: Id
    seat: Seat
    to: Count | None = None
    lift: bool = False
    """Go back across the undo line where the table lets it (alone or hot-seat); the log says so."""


class Preview(Struct, frozen=True, tag="preview", forbid_unknown_fields=True):
    """Ask what a legal move, or several in a row, would bring."""

    id: Id
    seat: Seat
    move: Count | None = None
    moves: Chain | None = None


class AskWorth(Struct, frozen=True, tag="worth", forbid_unknown_fields=True):
    """Ask what each legal move would bring, now or after some moves that are staged but not made."""

    id: Id
    seat: Seat
    staged: Chain = []


class Why(Struct, frozen=True, tag="why", forbid_unknown_fields=True):
    """Ask why a move, or none of several (`place rider *`), is possible now or after moves that are only staged."""

    id: Id
    seat: Seat
    move: Count | None = None
    notation: Notation | None = None
    staged: Chain = []


class AskHint(Struct, frozen=True, tag="hint", forbid_unknown_fields=True):
    """Ask for the best moves of a seat that owes a decision, where the table allows hints."""

    id: Id
    seat: Seat


class AskText(Struct, frozen=True, tag="text", forbid_unknown_fields=True):
    """Ask for the table as plain text."""

    id: Id
    lang: Language = "en"
    width: Annotated[int, Meta(ge=NARROWEST, le=WIDEST)] = 100


class Say(Struct, frozen=True, tag="chat", forbid_unknown_fields=True):
    """Say something at the table."""

    id: Id
    text: Annotated[str, Meta(min_length=1, max_length=500)]


class Ping(Struct, frozen=True, tag="ping", forbid_unknown_fields=True):
    """Ask for a sign of life; answered by an ack."""

    id: Id


ClientMessage = Hello | Look | Act | TakeBack | Preview | AskWorth | Why | AskHint | AskText | Say | Ping

# ---------------------------------------------------------------------------------------- server to client


class Snapshot(Struct, frozen=True, tag="snapshot"):
    """Everything the requester may see now. `since` is the version after which log and chat lines are given."""

    v: int
    since: int
    table: TableInfo
    you: You
    position: Position | None  # none in the lobby
    log: list[LogLine]
    chat: list[ChatLine]
    id: str = ""
    """The id of the `look` that asked for it."""
    clock: ClockNow | UnsetType = UNSET


class Ack(Struct, frozen=True, tag="ack"):
    """It is done and on disk; `v` is the version it made (or, for a ping, the present one)."""

    id: str
    v: int
    made: int | UnsetType = UNSET
    """Of several moves in a row: how many of them were made."""
    stopped: Message | UnsetType = UNSET
    """Why not all of them were made."""


class Event(Struct, frozen=True, tag="event"):
    """What has changed between `since` and `v`. If `since` is not the version the client has, say hello again.

    While others lay secret choices aside the position is not sent again: `table` tells who is still waited for.
    """

    v: int
    since: int
    table: TableInfo | UnsetType = UNSET
    you: You | UnsetType = UNSET
    position: Position | UnsetType | None = UNSET
    parts: list[Delta] | UnsetType = UNSET
    """Instead of `position`, for who wants parts: what is not as in the last one."""
    log: list[LogLine] = []
    chat: list[ChatLine] = []
    clock: ClockNow | UnsetType = UNSET
    ack: Ack | UnsetType = UNSET
    """The answer to what this socket has asked for, where that has brought the change about."""


class Refuse(Struct, frozen=True, tag="refuse"):
    """It was not done and nothing has changed; `reason` says why in words."""

    id: str
    reason: Message
    v: int
    """The present version; 0 if no table is open."""


class Consequence(Struct, frozen=True, tag="consequence"):
    """What moves would bring to the seat that makes them, by the rules, in all futures it must reckon with."""

    id: str
    v: int
    points: Change
    gains: dict[str, Change]
    """The change of the seat's score by category; what changed in no future that was tried is left out."""
    amounts: dict[str, Change]
    """The change of what the seat has in numbers (gold, resources); what changed in no future is left out."""
    gained: list[Ref]
    """Cards, dice and the like that the seat certainly has afterwards and not now."""
    lost: list[Ref]
    depends: list[Cause]
    """What plays a part that the seat cannot know: dice and shuffles, unknown cards, secret choices."""
    certain: bool
    """Whether all that the seat will see is certain."""
    view: Any
    """The game's own struct afterwards; if not all is certain, what is not is as it is now."""
    prompt: Prompt | None
    """What the seat is asked next; none: nothing, or it is not certain what."""
    legal: list[LegalMove]
    """All answers to that."""


class Worths(Struct, frozen=True, tag="worths"):
    """What each legal move of a decision would bring; with staged moves before it: what they bring together."""

    id: str
    v: int
    moves: list[Worth]
    complete: bool
    """False: there was no time for all moves and futures; what is told is true, and says itself what is certain."""


class Reason(Struct, frozen=True, tag="reason"):
    """Why a move is not possible; none: it is possible."""

    id: str
    reason: Message | None
    places: list[str] = []  # where on the board it goes wrong, by names of the view
    asked: Message | None = None  # what the seat is asked, where the move answers another question


class Hints(Struct, frozen=True, tag="hints"):
    """The best moves at the decision of version `v`, the best first."""

    id: str
    v: int
    moves: list[Advised]


class Text(Struct, frozen=True, tag="text"):
    """The table as plain text."""

    id: str
    v: int
    text: str


class Bye(Struct, frozen=True, tag="bye"):
    """The server closes the socket; with `again` the client should connect anew and say hello."""

    reason: Message
    again: bool


ServerMessage = Snapshot | Event | Ack | Refuse | Consequence | Worths | Reason | Hints | Text | Bye
