"""The contents of the database as structs: a table's setup, who sits where, and the entries of its record."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Struct

from gospoda.core.game import Game
from gospoda.core.state import Event
from gospoda.server.base.field_types import Access, Mode, SeatKind
from gospoda.server.clocks.bodies import Ended
from gospoda.server.clocks.clock_rules import Clock, ClockRules


class Sitter(Struct, frozen=True):
    """Who sits in a seat. `guest` stays when a bot takes over, so that they can take the seat back.

    An open seat with a guest is reserved for that guest, who was invited to a rematch.
    """

    kind: SeatKind = "open"
    guest: str = ""
    name: str = ""
    bot: str = ""
    out: bool = False
    """Whether the guest has run out of time for good and can't take the seat back."""


class TableSetup(Struct, frozen=True):
    """What is fixed when a table is set up."""

    id: str
    game: str
    version: str
    content: str
    title: str
    mode: Mode
    access: Access
    options: dict[str, Any]
    seed: str
    start: dict[str, Any] | None
    host: str
    invites: list[str]
    watch: str
    roster: list[Sitter]
    """The roster at the start; the record stores later changes."""
    created: float
    origin: str = ""
    hints: bool = False
    pack: str = ""
    """The name of the content pack in use; `content` is the digest of all component values."""
    rated: bool = False
    clock: ClockRules | None = None
    share: str = ""
    """Secret of the link to the finished game, see `sharing`."""

    @property
    def strict(self) -> bool:
        """Whether reveals are final even when playing alone, because the result is compared."""
        return self.rated or self.origin.startswith("deal/")


class MoveData(Struct, frozen=True, array_like=True, gc=False):
    """A move in its notation and its events: kind, seat, arguments by id, audience."""

    notation: str
    revealed: bool
    events: list[tuple[str, int, list[str | None], int]]


class UndoData(Struct, frozen=True):
    """The undone entries, and whether that crossed the undo line."""

    taken: list[int]
    kept: int
    lift: bool


class SeatData(Struct, frozen=True):
    """A change of who sits in a seat, and the message that explains it."""

    sitter: Sitter
    why: str
    by: str


class ChatData(Struct, frozen=True):
    """A chat message."""

    guest: str
    name: str
    text: str


class MadeData(Struct, frozen=True):
    """The table was set up."""


class LinksData(Struct, frozen=True):
    """The new locks of the links."""

    invites: list[str]
    watch: str
    staying: list[str] | None = None
    """The guests who may still watch, if the old link is revoked."""
    share: str | None = None
    """Replaces the share secret; None keeps the current one."""


class Standing(Struct, frozen=True):
    """Whether the host has removed or muted somebody."""

    guest: str
    put_out: bool = False
    muted: bool = False


class StandingData(Struct, frozen=True):
    """A change of somebody's standing; `links` holds new locks when they are removed."""

    standing: Standing
    links: LinksData | None = None


class StartData(Struct, frozen=True):
    """The game begins."""


class RematchData(Struct, frozen=True):
    """The table where the same players meet again."""

    table: str


class ClockData(Struct, frozen=True):
    """A seat has run out of time and is only marked for it."""


class VoteData(Struct, frozen=True):
    """A vote for a bot to play on in the entry's seat, or its withdrawal."""

    by: int
    yes: bool


class OfferData(Struct, frozen=True):
    """A proposal to end the game, consent to one, or the wish to play on."""

    yes: bool


Data = (
    MoveData
    | UndoData
    | SeatData
    | ChatData
    | MadeData
    | LinksData
    | StandingData
    | StartData
    | RematchData
    | ClockData
    | VoteData
    | OfferData
    | Ended
)
KINDS: dict[str, type[Any]] = {
    "move": MoveData,
    "undo": UndoData,
    "seat": SeatData,
    "chat": ChatData,
    "made": MadeData,
    "links": LinksData,
    "standing": StandingData,
    "start": StartData,
    "rematch": RematchData,
    "clock": ClockData,
    "vote": VoteData,
    "offer": OfferData,
    "end": Ended,
}
NAMES = {kind: name for name, kind in KINDS.items()}
_decoders = {name: msgspec.json.Decoder(kind) for name, kind in KINDS.items()}


class Entry(Struct, frozen=True, gc=False):
    """One entry of a table's record. `seat` is -1 if no seat is concerned; `moves` is the number of moves after it."""

    seq: int
    seat: int
    data: Any
    moves: int
    created: float
    act: str | None = None
    clock: Clock | None = None
    """The clocks after this entry, at a table that has them."""

    @property
    def kind(self) -> str:
        """The kind of entry, as it is stored."""
        return NAMES[type(self.data)]


def decode_data(kind: str, data: bytes) -> Any:
    """Decodes the contents of a stored entry."""
    return _decoders[kind].decode(data)


def stored_events(game: Game, events: list[Event]) -> list[tuple[str, int, list[str | None], int]]:
    """Returns events with ids in place of numbers."""
    stored = []
    for event in events:
        args: list[str | None] = []
        for param, arg in zip(game.events[event.kind].params, event.args, strict=True):
            ids = param.domain.ids
            args.append(ids[arg] if 0 <= arg < len(ids) else None)
        stored.append((event.kind, event.seat, args, event.audience))
    return stored


def read_events(game: Game, stored: list[tuple[str, int, list[str | None], int]]) -> list[Event]:
    """Returns stored events, leaving out those that this version no longer knows."""
    events = []
    for name, seat, args, audience in stored:
        kind = game.events.get(name)
        if kind is None or len(kind.params) < len(args):
            continue
        numbers = [
            -1 if arg is None else param.domain.index.get(arg, -1)
            for param, arg in zip(kind.params, args, strict=False)
        ]
        later = [-1] * (len(kind.params) - len(args))  # arguments that this kind of event has gained since
        events.append(Event(name, seat, numbers + later, audience))
    return events


class StoredState(Struct, frozen=True):
    """A snapshot: the table after an entry."""

    roster: list[Sitter]
    status: str
    moves: int
    state: dict[str, Any]


def snapshot_row(table: str, seq: int, snapshot: StoredState) -> dict[str, Any]:
    """Returns the row of a snapshot after the entry `seq`."""
    return {"table_id": table, "after": snapshot.moves, "seq": seq, "data": msgspec.json.encode(snapshot)}
