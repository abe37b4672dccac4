"""What is sent to whom: every message about a table's game is made here, for one seat or for a spectator."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Any, cast

import msgspec
from msgspec import UNSET, Raw, UnsetType

from gospoda.core.game import Game
from gospoda.core.match import event_message, heard
from gospoda.core.messages import Message, Ref, SeatRef, Value, say
from gospoda.core.piles import EVERYONE, SPECTATOR, bit
from gospoda.core.state import Event
from gospoda.server.base.links import known_secret
from gospoda.server.clocks.bodies import ClockNow, Ended, SeatVote
from gospoda.server.records.ballots import needed
from gospoda.server.records.deals import deal_of
from gospoda.server.records.records import (
    ChatData,
    ClockData,
    Entry,
    LinksData,
    MadeData,
    MoveData,
    OfferData,
    RematchData,
    SeatData,
    StandingData,
    StartData,
    UndoData,
    VoteData,
)
from gospoda.server.tables import protocol
from gospoda.server.tables.log_lines import ChatLine, LogLine
from gospoda.server.tables.positions import encode, encoded, position, sight, viewer
from gospoda.server.tables.protocol import Links, SeatInfo, TableInfo, You
from gospoda.server.tables.room import Room
from gospoda.server.tables.viewer_cache import ViewerCache

UNTOLD = (MadeData, LinksData, StandingData, VoteData)
LINES = 60  # of log and chat in a snapshot


# ---- the table


def table_info(room: Room) -> bytes:
    """Returns the table as everybody sees it; a move changes nothing in it except whom it waits for."""
    key = room.waiting(), room.status, room.rematch
    known = room.audience.infos.get(key)
    if known is None:
        setup = room.setup
        host = next((sitter.name for sitter in room.roster if sitter.guest == setup.host), "")
        here = room.audience.guests()
        seated = {sitter.guest for sitter in room.roster}
        info = TableInfo(
            id=setup.id,
            game=setup.game,
            title=setup.title,
            mode=setup.mode,
            access=setup.access,
            options=setup.options,
            seats=seat_infos(room, here),
            host=host,
            status=room.status,
            created=setup.created,
            watchers=len(here - seated),
            rematch=room.rematch,
            origin="" if deal_of(setup) else setup.origin,
            deal=deal_of(setup),
            hints=setup.hints,
            pack=setup.pack,
            content=setup.content,
            rated=setup.rated,
            clock=setup.clock,
            ending=sorted(room.ballots.ending),
            ended=room.ended,
        )
        known = room.audience.infos[key] = encode(info)
    return known


def seat_infos(room: Room, here: set[str]) -> list[SeatInfo]:
    """Returns who sits where."""
    waiting = room.waiting()
    return [
        SeatInfo(
            seat=n,
            name=sitter.name,
            colour=n,
            kind=sitter.kind,
            bot=sitter.bot,
            connected=sitter.kind == "bot" or (sitter.kind == "person" and sitter.guest in here),
            waiting=bool(waiting & bit(n)),
            out=sitter.out,
            vote=vote_on(room, n),
            guest=room.storage.members.lack(sitter.guest),
        )
        for n, sitter in enumerate(room.roster)
    ]


def vote_on(room: Room, seat: int) -> SeatVote | None:
    """Returns who wants a bot to play on in a seat, or None if nobody does."""
    voters = room.ballots.by_seat.get(seat)
    return SeatVote(sorted(voters), needed(room.roster, seat)) if voters else None


def clock_now(room: Room, exact: bool = True) -> ClockNow | UnsetType:
    """Returns the present clock times, if the table has clocks and its game has begun."""
    if room.clock is None:
        return UNSET
    return room.clock.shown(room.roster, room.waiting(), exact) or UNSET


def you(room: Room, guest: str, name: str, look: int | None, key: bytes = b"") -> You:
    """Returns the requester's role at this table; with the host's link key, also the links."""
    setup = room.setup
    host = guest == setup.host
    seats = ["" for _ in room.roster]
    if host:
        for n, sitter in enumerate(room.roster):
            if sitter.kind == "open":
                seats[n] = link(setup.id, "join", known_secret(key, setup.id, str(n), setup.invites[n]))
    watch = link(setup.id, "watch", known_secret(key, setup.id, "watch", setup.watch)) if host else ""
    if setup.access == "open":
        watch = f"/t/{setup.id}"
    controls, handed, invited = room.controls(guest), room.handed(guest), room.invited(guest)
    return You(guest, name, controls, handed, invited, look, host, Links(seats, watch))


def link(table: str, what: str, secret: str) -> str:
    """Returns the path of a link, or an empty text if its secret isn't known."""
    return f"/t/{table}#{what}={secret}" if secret else ""


# ---- the record


def log_line(room: Room, entry: Entry, look: int | None) -> Any:
    """Returns an entry of the record for one viewer, encoded once for everybody who may know the same."""
    known = room.audience.lines.get(entry.seq)
    if type(known) is Raw:
        return known  # the same for everybody
    if known is None:
        if not has_secrets(room, entry):
            line = room.audience.lines[entry.seq] = Raw(encode(new_line(room, entry, look)))
            return line
        known = room.audience.lines[entry.seq] = {}
    assert isinstance(known, dict)
    who = viewer(look)
    if who not in known:
        known[who] = Raw(encode(new_line(room, entry, look)))
    return known[who]


def has_secrets(room: Room, entry: Entry) -> bool:
    """Returns whether an entry tells some viewers more than others."""
    secret = secret_events(room.game)
    return not secret.isdisjoint([event.kind for event in room.events_for(entry)])


@lru_cache
def secret_events(game: Game) -> frozenset[str]:
    """Returns the kinds of events that tell some viewers more than others."""
    return frozenset(name for name, kind in game.events.items() if any(param.secret for param in kind.params))


def new_line(room: Room, entry: Entry, look: int | None) -> LogLine:
    """Returns an entry of the record for one viewer, encoded anew."""
    data = entry.data
    seat = entry.seat if entry.seat >= 0 else None
    line = LogLine(entry.seq, cast(Any, entry.kind), seat, entry.moves, entry.created, messages(room, entry, look))
    if isinstance(data, UndoData):
        return msgspec.structs.replace(line, taken=data.taken)
    return line


def messages(room: Room, entry: Entry, look: int | None) -> list[Any]:
    """Returns the messages of an entry."""
    data = entry.data
    game, who = room.game, viewer(look)
    told = [
        event_text(game, event.kind, event.seat, tuple(event.args), event.audience >> who & 1)
        for event in room.events_for(entry)
        if heard(game, event, who)
    ]
    if isinstance(data, MoveData):
        return told
    args: dict[str, Value] = {"seat": SeatRef(entry.seat)} if entry.seat >= 0 else {}
    if isinstance(data, UndoData):
        return [Message("table-undo-lifted" if data.lift else "table-undo", {**args, "count": len(data.taken)})]
    if isinstance(data, SeatData):
        return [Message(f"table-{data.why}", {**args, "name": data.sitter.name, "bot": Ref("bot", data.sitter.bot)})]
    if isinstance(data, StartData):
        return [say("table-start"), *told]
    if isinstance(data, ClockData):
        return [Message("table-clock-late", args)]
    if isinstance(data, OfferData):
        return [Message("table-propose-end" if data.yes else "table-decline-end", args)]
    if isinstance(data, Ended):
        won: list[Any] = [Message("table-won-early", {"seat": SeatRef(seat)}) for seat in data.winners]
        return [Message(f"table-end-{data.how}", args), *(won or [say("table-end-no-winner")])]
    assert isinstance(data, RematchData)
    return [say("table-rematch")]


@lru_cache(20_000)
def event_text(game: Game, kind: str, seat: int, args: tuple[int, ...], told: int) -> Any:
    """Returns an event encoded with or without its secrets, cached because most events recur."""
    event = Event(kind, seat, list(args), EVERYONE if told else 0)
    return encoded(encode(event_message(game, event, SPECTATOR)))


def chat_line(room: Room, entry: Entry) -> ChatLine:
    """Returns a chat line."""
    data = entry.data
    seat, guest = entry.seat if entry.seat >= 0 else None, room.storage.members.lack(data.guest)
    return ChatLine(entry.seq, seat, data.name, data.text, entry.created, guest)


def lines(
    room: Room, entries: Iterable[Entry], look: int | None, lean: bool = False
) -> tuple[list[LogLine], list[ChatLine]]:
    """Returns the log and chat lines of these entries; lean clients get no log."""
    log, chat = [], []
    for entry in entries:
        kind = type(entry.data)
        if kind is ChatData:
            chat.append(chat_line(room, entry))
        elif not lean and kind not in UNTOLD:  # sent elsewhere
            log.append(log_line(room, entry, look))
    return log, chat


# ---- messages


def snapshot(
    room: Room,
    guest: str,
    name: str,
    look: int | None,
    since: int = 0,
    ask: str = "",
    lean: bool = False,
    key: bytes = b"",
    told: bool = True,
) -> protocol.Snapshot:
    """Returns everything the requester may see; `told` means it is sent at once, so the clocks must be exact."""
    first = room.recent[0].seq - 1 if room.recent else 0
    begin = max(since, first) if since else max(first, room.v - LINES)
    log, chat = lines(room, [entry for entry in room.recent if entry.seq > begin], look, lean)
    me = you(room, guest, name, look, key)
    info, clock = encoded(table_info(room)), clock_now(room, told)
    return protocol.Snapshot(room.v, begin, info, me, position(room, look, lean), log, chat, ask, clock)


def event(
    room: Room,
    look: int | None,
    since: int,
    info: bytes | None,
    me: You | None,
    lean: bool,
    ack: protocol.Ack | UnsetType = UNSET,
    held: ViewerCache | None = None,
) -> protocol.Event:
    """Returns what has changed since the requester's version; `info` is the table if it has to be sent.

    A client that holds an earlier position of this seat (`held`) and asked for parts gets only what differs from it.
    """
    fresh = []
    for entry in reversed(room.recent):
        if entry.seq <= since:
            break
        fresh.append(entry)
    log, chat = lines(room, reversed(fresh), look, lean)
    moved = me is not None or room.moved_since(look, since)
    state = room.state
    parts = sight(room, state, look).since(held) if moved and held is not None and state is not None else None
    return protocol.Event(
        room.v,
        since,
        table=UNSET if info is None else encoded(info),
        you=UNSET if me is None else me,
        position=position(room, look, lean) if moved and parts is None else UNSET,
        parts=UNSET if parts is None else cast(Any, parts),
        log=log,
        chat=chat,
        clock=clock_now(room),
        ack=ack,
    )
