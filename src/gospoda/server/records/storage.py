"""Reads tables from the database in separate threads, and builds the rows that are written."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable
from typing import Any, TypeVar

import msgspec
import sqlalchemy as sa
from msgspec import Struct
from msgspec.structs import replace
from sqlalchemy.engine import Connection

from gospoda.core.messages import Message
from gospoda.server.base.field_types import MOST
from gospoda.server.clocks.clock_rules import Clock
from gospoda.server.clocks.inn_time import InnTime
from gospoda.server.members.membership import Members
from gospoda.server.members.naming import free_name, is_kept
from gospoda.server.records.mentions import asked_to, put_mentions
from gospoda.server.records.records import (
    Entry,
    LinksData,
    Sitter,
    Standing,
    StandingData,
    StoredState,
    TableSetup,
    decode_data,
    snapshot_row,
)
from gospoda.server.store.database import ENTRY, MEMBER, SNAPSHOT, TABLE
from gospoda.server.store.reader import Reader
from gospoda.server.store.snapshots import put_snapshots
from gospoda.server.store.writer import Row

T = TypeVar("T")
Claim = Callable[[Connection, str], str]
"""Runs together with the creation of a table, given its id. Returns the table that exists already, or nothing."""
log = logging.getLogger("gospoda.server")
RECENT = 80  # entries that are always loaded, for log and chat
UNTOLD = ["chat", "made", "links", "standing", "vote"]  # kinds of entries that the log leaves out


class Loaded(Struct, frozen=True):
    """What is read to open a table: its setup, any snapshot, the entries since, and who was removed or muted."""

    setup: TableSetup
    snapshot: StoredState | None
    snapshot_seq: int
    entries: list[Entry]
    standings: list[Standing] = []
    status: str = ""
    """The status as the lists show it."""


class Storage:
    """The database as the tables see it."""

    def __init__(self, reader: Reader, members: Members, inn_time: InnTime) -> None:
        self.reader = reader
        self.writer = reader.writer
        self.members = members
        self.inn_time = inn_time
        self.read = reader.read

    # ---- tables

    async def load(self, table: str, kept: int | None = None) -> Loaded | None:
        """Loads a table from its last but one snapshot, or from one after at most `kept` moves."""
        return await self.read(lambda connection: load(connection, table, kept))

    async def newest(self, table: str) -> Loaded | None:
        """Loads a table from its last snapshot."""
        return await self.load(table, MOST)

    async def since(self, table: str, seq: int) -> list[Entry]:
        """Returns the entries after this one."""
        return await self.read(lambda connection: entries(connection, table, seq))

    async def whole(self, table: str) -> tuple[TableSetup, list[Entry]]:
        """Returns a table with its complete record."""
        return await self.read(lambda connection: (setup(connection, table), entries(connection, table, 0)))

    async def page(self, table: str, before: int, limit: int) -> list[Entry]:
        """Returns log entries before one of them, newest first, without chat."""
        query = (
            sa.select(ENTRY)
            .where(ENTRY.c.table_id == table, ENTRY.c.seq < before, ENTRY.c.kind.not_in(UNTOLD))
            .order_by(ENTRY.c.seq.desc())
            .limit(limit)
        )
        return await self.read(lambda connection: [entry_of(row) for row in connection.execute(query)])

    async def find_act(self, table: str, act: str) -> int | None:
        """Returns the entry written for an act id, if the act was carried out."""
        query = sa.select(ENTRY.c.seq).where(ENTRY.c.table_id == table, ENTRY.c.act == act)
        return await self.read(lambda connection: connection.execute(query).scalar_one_or_none())

    async def setup_now(self, table: str) -> tuple[TableSetup | None, str]:
        """Returns a table's setup and present status; nothing if it doesn't exist (any more)."""
        query = sa.select(TABLE).where(TABLE.c.id == table)
        row = await self.read(lambda connection: connection.execute(query).first())
        return (None, "") if row is None else (setup_of(row), row.status)

    async def restate(self, table: str, status: str) -> None:
        """Changes the status in the lists although nothing has happened at the table."""
        query = sa.update(TABLE).where(TABLE.c.id == table).values(status=status)
        await self.writer.run(lambda connection: connection.execute(query) and None)

    async def bots_to_move(self) -> list[tuple[str, str, str]]:
        """Returns the tables where it is a bot's turn, with their title and the digest of their components."""
        return await self.read(bots_to_move)

    async def is_member(self, table: str, guest: str) -> bool:
        """Whether the guest has come to this table before."""
        query = sa.select(MEMBER.c.guest).where(
            MEMBER.c.table_id == table, MEMBER.c.guest == guest, MEMBER.c.put_out.is_(False)
        )
        return await self.read(lambda connection: connection.execute(query).first() is not None)

    async def create(
        self,
        table: TableSetup,
        first: list[Row],
        snapshot: tuple[int, StoredState] | None = None,
        claim: Claim | None = None,
    ) -> str:
        """Creates a table with the first entries of its record. Returns its id, or the table that `claim` found."""

        def work(connection: Connection) -> str:
            if claim is not None and (claimed := claim(connection, table.id)):
                return claimed
            roster = own_names(connection, table.roster)
            shown = {"status": first[-1]["status"], "touched": table.created}
            connection.execute(sa.insert(TABLE), {**setup_row(replace(table, roster=roster)), **shown})
            connection.execute(sa.insert(ENTRY), first)
            if snapshot is not None:
                kept = replace(snapshot[1], roster=roster)
                put_snapshots(connection, [snapshot_row(table.id, snapshot[0], kept)])
            put_mentions(connection, table.id, asked_to(table.roster))
            for guest in {table.host, *[s.guest for s in table.roster if s.guest and s.kind != "open"]}:
                connection.execute(sa.insert(MEMBER), member_row(table.id, guest, table.created))
            if self.writer.announces:
                self.writer.announce(connection, first[-1:])
            return table.id

        made = str(await self.writer.run(work))
        self.writer.wrote.emit(made)
        return made


# ---- rows and structs


def entry_of(row: Any) -> Entry:
    """Returns a stored entry."""
    clock = None if row.clock is None else msgspec.json.decode(row.clock, type=Clock)
    return Entry(row.seq, row.seat, decode_data(row.kind, bytes(row.data)), row.moves, row.created, row.act, clock)


def entry_row(table: str, entry: Entry, status: str, waiting: int, progress: Message | None = None) -> Row:
    """Returns the row of an entry, with what the lists show."""
    return {
        "table_id": table,
        "seq": entry.seq,
        "kind": entry.kind,
        "seat": entry.seat,
        "act": entry.act,
        "data": msgspec.json.encode(entry.data),
        "status": status,
        "waiting": waiting,
        "moves": entry.moves,
        "created": entry.created,
        "clock": None if entry.clock is None else msgspec.json.encode(entry.clock).decode(),
        "progress": progress_text(progress),
    }


def progress_text(progress: Message | None) -> str | None:
    """Returns the stored form of a game's progress."""
    return None if progress is None else msgspec.json.encode(progress).decode()


JSON_FIELDS = ("options", "start", "invites", "roster", "clock")


def setup_row(table: TableSetup) -> Row:
    """Returns the row of a table's setup."""
    row = msgspec.structs.asdict(table)
    for name in JSON_FIELDS:
        row[name] = None if row[name] is None else msgspec.json.encode(row[name]).decode()
    return row


def setup_of(row: Any) -> TableSetup:
    """Returns the stored setup of a table."""
    data = {name: row._mapping[name] for name in TableSetup.__struct_fields__}
    for name in JSON_FIELDS:
        data[name] = None if data[name] is None else msgspec.json.decode(data[name])
    return msgspec.convert(data, TableSetup)


# ---- queries


def setup(connection: Connection, table: str) -> TableSetup:
    """Returns the setup of a table that exists."""
    return setup_of(connection.execute(sa.select(TABLE).where(TABLE.c.id == table)).one())


def entries(connection: Connection, table: str, after: int) -> list[Entry]:
    """Returns the entries after one of them, in order."""
    query = sa.select(ENTRY).where(ENTRY.c.table_id == table, ENTRY.c.seq > after).order_by(ENTRY.c.seq)
    return [entry_of(row) for row in connection.execute(query)]


def load(connection: Connection, table: str, kept: int | None) -> Loaded | None:
    """Reads what `Storage.load` returns."""
    row = connection.execute(sa.select(TABLE).where(TABLE.c.id == table)).first()
    if row is None:
        return None
    query = sa.select(SNAPSHOT).where(SNAPSHOT.c.table_id == table).order_by(SNAPSHOT.c.after.desc())
    if kept is not None:
        query = query.where(SNAPSHOT.c.after <= kept).limit(1)
    else:
        query = query.offset(1).limit(1)
    found = connection.execute(query).first()
    if found is None:
        return Loaded(setup_of(row), None, 0, entries(connection, table, 0), standings(connection, table), row.status)
    last = connection.execute(sa.select(sa.func.max(ENTRY.c.seq)).where(ENTRY.c.table_id == table)).scalar_one()
    first = min(found.seq, max(0, last - RECENT))
    snapshot = msgspec.json.decode(bytes(found.data), type=StoredState)
    since = entries(connection, table, first)
    return Loaded(setup_of(row), snapshot, found.seq, since, standings(connection, table), row.status)


def standings(connection: Connection, table: str) -> list[Standing]:
    """Returns who was removed from a table or muted there."""
    query = sa.select(MEMBER.c.guest, MEMBER.c.put_out, MEMBER.c.muted)
    query = query.where(MEMBER.c.table_id == table, MEMBER.c.put_out | MEMBER.c.muted)
    return [Standing(*row) for row in connection.execute(query)]


def newest_entry() -> sa.ColumnElement[bool]:
    """Returns the condition that an entry is its table's newest, for a query that knows the table."""
    other = ENTRY.alias()
    newest = sa.select(sa.func.max(other.c.seq)).where(other.c.table_id == TABLE.c.id).scalar_subquery()
    return sa.and_(ENTRY.c.table_id == TABLE.c.id, ENTRY.c.seq == newest)


def bots_to_move(connection: Connection) -> list[tuple[str, str, str]]:
    """Reads what `Storage.bots_to_move` returns."""
    query = sa.select(TABLE.c.id, TABLE.c.game, TABLE.c.content, TABLE.c.roster, ENTRY.c.waiting).where(newest_entry())
    query = query.where(TABLE.c.status == "running", TABLE.c.roster.contains('"bot"'))
    found = []
    for row in connection.execute(query):
        try:
            roster = msgspec.json.decode(row.roster, type=list[Sitter])
        except msgspec.MsgspecError:
            log.error("table %s cannot be read", row.id)
            continue
        if any(sitter.kind == "bot" and row.waiting >> seat & 1 for seat, sitter in enumerate(roster)):
            found.append((row.id, row.game, row.content))
    return found


# ---- what belongs to an entry


def put_roster(connection: Connection, table: str, roster: list[Sitter], guest: str) -> None:
    """Stores who sits where, for the lists; the guest becomes a member of the table."""
    text = msgspec.json.encode(roster).decode()
    connection.execute(sa.update(TABLE).where(TABLE.c.id == table).values(roster=text))
    put_mentions(connection, table, asked_to(roster))
    if guest:
        put_member(connection, table, guest)


def put_links(connection: Connection, table: str, links: LinksData) -> None:
    """Stores the new locks of the links; if watchers are shut out, they stop being members of the table."""
    values = {"invites": msgspec.json.encode(links.invites).decode(), "watch": links.watch}
    if links.share is not None:
        values["share"] = links.share
    connection.execute(sa.update(TABLE).where(TABLE.c.id == table).values(values))
    if links.staying is not None:
        gone = sa.delete(MEMBER).where(MEMBER.c.table_id == table, MEMBER.c.guest.not_in(links.staying))
        connection.execute(gone.where(MEMBER.c.put_out.is_(False)))


def put_standing(connection: Connection, table: str, data: StandingData) -> None:
    """Stores whether somebody is removed or muted; removing somebody changes the locks."""
    standing = data.standing
    put_member(connection, table, standing.guest)
    here = sa.and_(MEMBER.c.table_id == table, MEMBER.c.guest == standing.guest)
    values = {"put_out": standing.put_out, "muted": standing.muted}
    connection.execute(sa.update(MEMBER).where(here).values(values))
    if data.links is not None:
        put_links(connection, table, data.links)


def put_member(connection: Connection, table: str, guest: str) -> None:
    """Makes the guest a member of the table."""
    here = sa.select(MEMBER.c.guest).where(MEMBER.c.table_id == table, MEMBER.c.guest == guest)
    if connection.execute(here).first() is None:
        connection.execute(sa.insert(MEMBER), member_row(table, guest, time.time()))


def member_row(table: str, guest: str, touched: float) -> Row:
    """Returns the row of a table's member."""
    return {"table_id": table, "guest": guest, "touched": touched}


# Built once: building a statement takes four times as long as executing it.
TOUCH_TABLE = (
    sa.update(TABLE)
    .where(TABLE.c.id == sa.bindparam("table"))
    .values(status=sa.bindparam("now"), touched=sa.bindparam("at"))
)
TOUCH_MEMBERS = sa.update(MEMBER).where(MEMBER.c.table_id == sa.bindparam("table")).values(touched=sa.bindparam("at"))


def touch(connection: Connection, table: str, status: str, at: float) -> None:
    """Updates what the lists are sorted by; called when the status changes, and otherwise only now and then."""
    connection.execute(TOUCH_TABLE, {"table": table, "now": status, "at": at})
    connection.execute(TOUCH_MEMBERS, {"table": table, "at": at})


def own_names(connection: Connection, roster: list[Sitter]) -> list[Sitter]:
    """Returns the seats of a new table; a name that looks like a member's gets a number that makes it unique."""
    named = list(roster)
    for seat, one in enumerate(roster):
        if one.name and is_kept(connection, one.name, one.guest):
            others = [other.name for n, other in enumerate(named) if n != seat and other.name]
            named[seat] = replace(one, name=free_name(connection, one.name, one.guest, others))
    return named
