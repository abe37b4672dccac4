"""What stands in the database, as structs: a table's setup, who sits where, and the entries of its record."""

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
    """Who sits in a seat. `guest` stays when a bot takes over, so that the seat can be taken back.

    An open seat with a guest waits for that guest, who was asked to a rematch.
    """

    kind: SeatKind = "open"
    guest: str = ""
    name: str = ""
    bot: str = ""
    out: bool = False
    """Whether the guest has run out of time for good and cannot take the seat back."""


class TableSetup(Struct, frozen=True):
    """What is settled when a table is set up."""

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
    """At the beginning; afterwards the record tells."""
    created: float
    origin: str = ""
    hints: bool = False
    pack: str = ""
    """The name of the content pack that is played with; `content` is the digest of all component values."""
    rated: bool = False
    clock: ClockRules | None = None
    share: str = ""
    """What the link to the finished game is made of, see `sharing`."""

    @property
    def strict(self) -> bool:
        """Whether what was revealed stays so, also for somebody who plays alone: the result is compared."""
        return self.rated or self.origin.startswith("deal/")


class MoveData(Struct, frozen=True, array_like=True, gc=False):
    """A move by its notation, and what it caused: kind, seat, arguments by id, audience."""

    notation: str
    revealed: bool
    events: list[tuple[str, int, list[str | None], int]]


class UndoData(Struct, frozen=True):
    """The entries that were taken back, and whether that crossed the undo line."""

    taken: list[int]
    kept: int
    lift: bool


class SeatData(Struct, frozen=True):
    """Who sits in a seat from now on, and the message that tells why."""

    sitter: Sitter
    why: str
    by: str


class ChatData(Struct, frozen=True):
    """What somebody said."""

    guest: str
    name: str
    text: str


class MadeData(Struct, frozen=True):
    """The table was set up."""


class LinksData(Struct, frozen=True):
    """The locks of the links from now on."""

    invites: list[str]
    watch: str
    staying: list[str] | None = None
    """Where the old link is to let nobody look on any more: the guests who still may."""
    share: str | None = None
    """What the link to the finished game is made of from now on; none: as before."""


class Standing(Struct, frozen=True):
    """What a host thinks of somebody."""

    guest: str
    put_out: bool = False
    muted: bool = False


class StandingData(Struct, frozen=True):
    """Somebody's standing from now on; whoever is put out finds all locks changed."""

    standing: Standing
    links: LinksData | None = None


class StartData(Struct, frozen=True):
    """The game begins."""


class RematchData(Struct, frozen=True):
    """The table at which the same players meet again."""

    table: str


class ClockData(Struct, frozen=True):
    """A seat has run out of time, and is only marked for it."""


class VoteData(Struct, frozen=True):
    """What the people of a seat want: that a bot plays on in the seat of the entry, or not any more."""

    by: int
    yes: bool


class OfferData(Struct, frozen=True):
    """Somebody proposes to end the game, or agrees to it; or else wants to play on."""

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
    """One entry of a table's record; `seat` is -1 where no seat is concerned, `moves` stand after it."""

    seq: int
    seat: int
    data: Any
    moves: int
    created: float
    act: str | None = None
    clock: Clock | None = None
    """How the clocks stand after it, at a table that has some."""

    @property
    def kind(self) -> str:
        """The kind of entry, as it is stored."""
        return NAMES[type(self.data)]


def decode_data(kind: str, data: bytes) -> Any:
    """The contents of a stored entry."""
    return _decoders[kind].decode(data)


def stored_events(game: Game, events: list[Event]) -> list[tuple[str, int, list[str | None], int]]:
    """Events with names in the place of numbers."""
    stored = []
    for event in events:
        args: list[str | None] = []
        for param, arg in zip(game.events[event.kind].params, event.args, strict=True):
            ids = param.domain.ids
            args.append(ids[arg] if 0 <= arg < len(ids) else None)
        stored.append((event.kind, event.seat, args, event.audience))
    return stored


def read_events(game: Game, stored: list[tuple[str, int, list[str | None], int]]) -> list[Event]:
    """The events that were stored; what the present version does not know any more is left out."""
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
    """A snapshot after the entry `seq`, as it is stored."""
    return {"table_id": table, "after": snapshot.moves, "seq": seq, "data": msgspec.json.encode(snapshot)}
