"""Setting up tables, and coming and going at them."""

from __future__ import annotations

import secrets
import time
from typing import Any

from msgspec.structs import replace

from gospoda import bots
from gospoda.core.chance import Chance, live_seed, seeded
from gospoda.core.content import pack_name
from gospoda.core.game import BadOption, Game
from gospoda.core.registry import UnknownGame, game
from gospoda.server.base.links import new_lock, opens
from gospoda.server.base.refusals import not_here, refused
from gospoda.server.base.requester import Requester
from gospoda.server.clocks.inn_time import InnTime
from gospoda.server.members.names import bot_name, clean, distinct
from gospoda.server.records.deals import check_over, check_seat
from gospoda.server.records.drafts import Draft
from gospoda.server.records.records import Entry, MadeData, RematchData, SeatData, Sitter, StartData, TableSetup
from gospoda.server.records.storage import Claim, Storage, entry_row, put_member
from gospoda.server.records.table_clock import first_stand
from gospoda.server.records.timeline import Timeline, first_state
from gospoda.server.tables import blocks
from gospoda.server.tables.bodies import Join, NewSeat, NewTable, SeatChange
from gospoda.server.tables.commands import taken_names
from gospoda.server.tables.endings import check_rated_seat, resign
from gospoda.server.tables.lineage import check_bot
from gospoda.server.tables.room import Room


def new_id() -> str:
    """Returns an id for a table that is short enough for a link."""
    return secrets.token_urlsafe(9).replace("-", "x").replace("_", "y")


# ---- setting up


def title_of(name: str) -> Game:
    """Returns the game with this id; raises if there is none."""
    try:
        return game(name)
    except UnknownGame:
        raise refused("refused-no-such-game", 404) from None


def checked_bot(name: str) -> str:
    """Returns the name of a bot; raises if there is no such bot."""
    if name not in bots.names():
        raise refused("refused-no-such-bot", 400)
    return name


def sitters(seats: list[NewSeat], mode: str, requester: Requester) -> list[Sitter]:
    """Returns who sits down at a new table: at a hot-seat table all people are guests of the host."""
    roster: list[Sitter] = []
    host_sits = False
    for seat in seats:
        if seat.kind == "bot":
            roster.append(Sitter("bot", "", clean(seat.name), checked_bot(seat.bot or bots.USUAL)))
        elif mode == "hotseat":
            if seat.kind == "open":
                raise refused("refused-open-seat", 400)
            roster.append(Sitter("person", requester.id, clean(seat.name) or requester.name))
        elif seat.kind == "person" and not host_sits:
            host_sits = True
            roster.append(Sitter("person", requester.id, requester.name))
        else:
            roster.append(Sitter())
    return told_apart(roster, seeded(secrets.token_hex(8)))


def told_apart(roster: list[Sitter], chance: Chance) -> list[Sitter]:
    """Returns the same seats with distinct names; people keep theirs in preference to bots."""
    named = list(roster)
    taken: list[str] = []
    for seat in sorted(range(len(roster)), key=lambda n: (roster[n].kind == "bot", not roster[n].name)):
        sitter = roster[seat]
        if sitter.kind == "open":
            continue
        name = distinct(sitter.name, taken) if sitter.name else bot_name(taken, chance)
        taken.append(name)
        named[seat] = replace(sitter, name=name)
    return named


def new_bot(room: Room, seat: int, bot: str) -> Sitter:
    """Returns a bot for a seat that nobody has."""
    others = [sitter.name for n, sitter in enumerate(room.roster) if n != seat and sitter.name]
    return Sitter("bot", "", bot_name(others, seeded(secrets.token_hex(8))), bot)


def alone(roster: list[Sitter]) -> bool:
    """Returns whether at most one guest plays and all others are bots."""
    return all(sitter.kind != "open" for sitter in roster) and len({s.guest for s in roster if s.guest}) <= 1


async def create(asked: NewTable, requester: Requester, storage: Storage) -> str:
    """Sets up a table and returns its id; if all seats are taken the game begins at once."""
    title = title_of(asked.game)
    if len(asked.seats) not in title.seat_counts():
        raise refused("refused-seat-count", 400, fewest=title.min_seats, most=title.max_seats)
    if asked.content not in ("", title.content_digest()):
        raise refused("refused-no-such-pack", 400)
    try:
        options = title.check_options(dict(asked.options))
    except BadOption:
        raise refused("refused-bad-option", 400) from None
    roster = sitters(asked.seats, asked.mode, requester)
    if asked.seed and not alone(roster):
        raise refused("refused-seed", 400)
    if asked.rated and (asked.mode != "online" or len(roster) < 2 or asked.seed or asked.hints):
        raise refused("refused-rated", 400)
    if asked.clock is not None and len(roster) < 2:
        raise refused("refused-clock", 400)
    return await set_up(title, requester, storage, roster, options, asked.seed, asked)


async def set_up(
    title: Game,
    requester: Requester,
    storage: Storage,
    roster: list[Sitter],
    options: dict[str, Any],
    seed: str,
    asked: NewTable,
    start: dict[str, Any] | None = None,
    origin: str = "",
    claim: Claim | None = None,
) -> str:
    """Writes a new table to the database and returns its id."""
    table = new_id()
    setup = TableSetup(
        id=table,
        game=title.id,
        version=title.version,
        content=title.content_digest(),
        title=clean(asked.title),
        mode=asked.mode,
        access=asked.access,
        options=options,
        seed=seed or live_seed(),
        start=start,
        host=requester.id,
        invites=[new_lock(requester.key, table, str(seat)) for seat in range(len(roster))],
        watch=new_lock(requester.key, table, "watch"),
        roster=roster,
        created=time.time(),
        origin=origin,
        hints=alone(roster) and not asked.rated if asked.hints is None else asked.hints,
        pack=pack_name(title.id),
        rated=asked.rated and start is None,
        clock=asked.clock,
    )
    return await storage.create(setup, first_rows(setup, title, storage.inn_time), claim=claim)


def first_rows(setup: TableSetup, title: Game, inn: InnTime) -> list[dict[str, Any]]:
    """Returns the first entries of a record: the table is set up, and begins if everybody is there."""
    made = Entry(1, -1, MadeData(), 0, setup.created)
    if any(sitter.kind == "open" for sitter in setup.roster):
        return [entry_row(setup.id, made, "lobby", 0)]
    state = first_state(setup, title)
    status = "finished" if state.is_over() else "running"
    waiting = int(state.to_act())
    clock = None if setup.clock is None else first_stand(setup.clock, setup.roster, waiting, inn)
    begun = Entry(2, -1, StartData(), 0, setup.created, clock=clock)
    progress = None if state.is_over() else title.display.progress(state)
    return [entry_row(setup.id, made, "lobby", 0), entry_row(setup.id, begun, status, waiting, progress)]


# ---- coming and going


async def change_seat(room: Room, seat: int, sitter: Sitter, why: str, requester: Requester, member: str = "") -> int:
    """Writes who sits in a seat from now on; returns the new version."""

    def make() -> Draft:
        roster = [*room.roster[:seat], sitter, *room.roster[seat + 1 :]]
        entry = room.next_entry(SeatData(sitter, why, requester.id), seat)
        return Draft(entry, room.status, None, roster, member)

    return await room.commit(make)


async def join(room: Room, requester: Requester, asked: Join) -> int:
    """Takes a seat; the game begins when the last one is taken."""
    await blocks.check(room, requester.id)

    def make() -> Draft:
        seat = invited_seat(room, requester, asked)  # checked here, so that a link renewed by another process is void
        at = seat if seat is not None else first_open(room, requester, asked.seat)
        there = room.roster[at]
        if there.guest == requester.id and there.kind == "person":
            raise refused("refused-sitting-already")
        if there.kind != "open" or (seat is None and there.guest not in ("", requester.id)):
            raise refused("refused-seat-taken")
        sitter = Sitter("person", requester.id, distinct(requester.name, taken_names(room, requester.id)))
        roster = [*room.roster[:at], sitter, *room.roster[at + 1 :]]
        entry = room.next_entry(SeatData(sitter, "join", requester.id), at)
        return Draft(entry, room.status, None, roster, requester.id)

    v = await room.commit(make)
    if room.status == "lobby" and all(sitter.kind != "open" for sitter in room.roster):
        return await begin(room)
    return v


def invited_seat(room: Room, requester: Requester, asked: Join) -> int | None:
    """Returns the seat that an invitation's secret opens; None where the table is open to all.

    Anybody who may not see the table gets the same answer as if it didn't exist.
    """
    if requester.id in room.door.put_out:
        raise not_here()
    for n, lock in enumerate(room.setup.invites):
        if asked.secret and opens(lock, asked.secret):
            return n
    waiting = room.invited(requester.id)
    if waiting and not asked.secret:
        return asked.seat if asked.seat in waiting else waiting[0]
    if room.setup.access != "open" or room.setup.mode == "hotseat" or asked.secret:
        raise refused("refused-no-invitation", 403) if room.admits(requester.id) else not_here()
    return None


def first_open(room: Room, requester: Requester, wanted: int | None) -> int:
    """Returns the wanted seat, or the first open one that waits for nobody else."""
    if wanted is not None:
        if wanted >= len(room.roster):
            raise refused("refused-no-such-seat")
        return wanted
    for n, sitter in enumerate(room.roster):
        if sitter.kind == "open" and sitter.guest in ("", requester.id):
            return n
    raise refused("refused-table-full")


async def begin(room: Room) -> int:
    """Deals and begins."""

    def make() -> Draft:
        if room.status != "lobby" or room.timeline is not None:
            raise refused("refused-begun-already")
        if any(sitter.kind == "open" for sitter in room.roster):
            raise refused("refused-seats-open")
        timeline = Timeline.after(first_state(room.setup, room.game), 0, room.setup.seed)
        return Draft(room.next_entry(StartData()), "finished" if timeline.state.is_over() else "running", timeline)

    return await room.commit(make)


async def watch(room: Room, requester: Requester, secret: str, storage: Storage, shown: bool = False) -> None:
    """Lets somebody watch; `shown`: a player has shared the finished game."""
    if requester.id != room.setup.host:
        await check_over(room.setup, storage)
    if requester.id in room.door.put_out or not (shown or room.admits(requester.id) or opens(room.setup.watch, secret)):
        raise not_here()
    await storage.writer.run(lambda connection: put_member(connection, room.id, requester.id))
    room.door.members.add(requester.id)


async def leave(room: Room, requester: Requester, seat: int) -> int:
    """Gives up a seat. In the lobby it opens again; later a bot plays on until somebody takes the seat back.

    Leaving a running rated game counts as resigning. A guest invited to a rematch can give up the seat kept for them.
    """
    if seat not in room.controls(requester.id) + room.invited(requester.id):
        raise refused("refused-not-your-seat", 403)
    if room.status == "finished":
        raise refused("refused-game-over")
    if room.setup.rated and room.status == "running":
        return await resign(room, requester, seat)
    check_seat(room.setup)
    there = room.roster[seat]
    if room.status == "lobby":
        return await change_seat(room, seat, Sitter(), "leave", requester)
    await check_bot(room, room.storage)
    return await change_seat(room, seat, Sitter("bot", there.guest, there.name, bots.USUAL), "hand-over", requester)


async def reseat(room: Room, requester: Requester, seat: int, asked: SeatChange) -> int:
    """Hands a seat to a bot, takes it back, or opens it."""
    if seat >= len(room.roster):
        raise refused("refused-no-such-seat", 404)
    there = room.roster[seat]
    host, owner = requester.id == room.setup.host, requester.id == there.guest
    if not (host or owner):
        raise refused("refused-not-your-seat", 403)
    check_seat(room.setup)
    if room.status == "finished":
        raise refused("refused-game-over")
    if there.out:
        raise refused("refused-seat-out")
    if not (owner and asked.kind == "person"):
        check_rated_seat(room)
    if asked.kind == "bot":
        await check_bot(room, room.storage)
        bot = checked_bot(asked.bot or bots.USUAL)
        has_sat = there.guest and there.kind != "open"
        sitter = Sitter("bot", there.guest, there.name, bot) if has_sat else new_bot(room, seat, bot)
        return await change_seat(room, seat, sitter, "hand-over", requester)
    if asked.kind == "person":
        return await take_back_seat(room, requester, seat, there)
    if not host or room.setup.mode == "hotseat" or owner or room.status != "lobby":
        raise refused("refused-not-host", 403)
    return await change_seat(room, seat, Sitter(), "open", requester)


async def take_back_seat(room: Room, requester: Requester, seat: int, there: Sitter) -> int:
    """Gives a bot's seat back to its former player, or to the host if that cheats nobody."""
    if there.kind == "person":
        raise refused("refused-seat-taken")
    if there.guest != requester.id and not (there.kind == "bot" and not there.guest and alone(room.roster)):
        raise refused("refused-not-your-seat", 403)
    others = [sitter.name for n, sitter in enumerate(room.roster) if n != seat and sitter.name]
    name = there.name if there.guest else distinct(requester.name, others)
    return await change_seat(room, seat, Sitter("person", requester.id, name), "take-back", requester, requester.id)


# ---- rematches


async def rematch(room: Room, requester: Requester, storage: Storage) -> str:
    """Sets up a table with the same seats and options and returns its id; others are invited, bots sit down at once."""
    if requester.id not in {room.setup.host, *[sitter.guest for sitter in room.roster]}:
        raise refused("refused-not-your-seat", 403)
    if room.status == "lobby":
        raise refused("refused-not-begun")
    gone = room.rematch
    if gone and (await storage.setup_now(gone))[0] is not None:
        return gone
    setup = room.setup
    roster = [asked_again(sitter, requester) for sitter in room.roster]
    asked = NewTable(setup.game, [], setup.title, setup.options, setup.mode, setup.access, hints=setup.hints)
    asked = replace(asked, rated=setup.rated, clock=setup.clock)
    title = title_of(setup.game)
    table = await set_up(title, requester, storage, roster, setup.options, "", asked, None, room.id)

    def make() -> Draft:
        if room.rematch != gone:
            raise refused("refused-busy")
        return Draft(room.next_entry(RematchData(table)), room.status)

    await room.commit(make)
    return table


def asked_again(sitter: Sitter, requester: Requester) -> Sitter:
    """Returns a seat of a rematch: only the requester is seated without having agreed."""
    if sitter.guest == requester.id:
        return Sitter("person", requester.id, sitter.name)
    return Sitter("open", sitter.guest, sitter.name) if sitter.guest else sitter


async def accept(room: Room, requester: Requester) -> None:
    """Takes the seats that a rematch keeps for the requester."""
    for seat in room.invited(requester.id):
        await join(room, requester, Join(seat=seat))
