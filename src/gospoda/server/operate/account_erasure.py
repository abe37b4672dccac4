"""Replaces one person with another in the records of tables: when an account is deleted or a guest becomes a member.

Records are append-only except for this, because the law gives people a right to be forgotten. Moves stay untouched.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any

import msgspec
import sqlalchemy as sa
from msgspec.structs import replace
from sqlalchemy.engine import Connection

from gospoda.server.base.refusals import Refused, StorageFailure
from gospoda.server.base.requester import Requester
from gospoda.server.clocks.member_hours import bring_hours
from gospoda.server.clocks.schema import HOURS
from gospoda.server.members.devices import Devices
from gospoda.server.members.membership import GONE
from gospoda.server.members.naming import drop_looks
from gospoda.server.members.schema import ACCOUNT, DEVICE, OPENID, PASSKEY, RECOVERY_CODE, TICKET
from gospoda.server.notices.schema import CHANNEL as NOTICE_CHANNEL
from gospoda.server.records.deals_schema import DEAL_TRY
from gospoda.server.records.mentions import bring_mentions, tables_naming
from gospoda.server.records.records import ChatData, LinksData, SeatData, Sitter, StandingData, StoredState, decode_data
from gospoda.server.records.schema import MENTION, RATING, RESULT_SEAT
from gospoda.server.records.storage import Storage, put_member
from gospoda.server.social.schema import REPORT
from gospoda.server.store.database import ENTRY, GUEST, MEMBER, SNAPSHOT, TABLE, new_rows
from gospoda.server.store.writer import CHANNEL
from gospoda.server.tables.rooms import Rooms
from gospoda.server.tables.schema import BLOCK, FRIEND, SEAT_SEARCH
from gospoda.server.tables.seats import leave

log = logging.getLogger("gospoda.server")
RESUME_AGAIN = 5.0  # seconds before an unavailable database is tried again
SOMEBODY = "somebody"  # clients translate it
TELLING = ("seat", "chat", "standing", "links")  # kinds of entries that name people
Beside = Callable[[str, str, str], Awaitable[bool]]
"""Sends a message about a table and a guest to the process that plays the table; tells whether that is another."""
OWNED: list[sa.Column[Any]] = [  # what is deleted with the account
    *(PASSKEY.c.guest, DEVICE.c.guest, RECOVERY_CODE.c.guest, TICKET.c.guest, OPENID.c.guest),
    *(RATING.c.player, DEAL_TRY.c.guest, NOTICE_CHANNEL.c.guest, HOURS.c.guest),
    *(FRIEND.c.guest, FRIEND.c.other, BLOCK.c.guest, BLOCK.c.other, REPORT.c.guest, REPORT.c.about),
    SEAT_SEARCH.c.guest,
]


class AccountErasure:
    """Takes people out of records, one table at a time; interrupted work resumes after a restart."""

    def __init__(self, storage: Storage, rooms: Rooms, devices: Devices, beside: Beside | None = None) -> None:
        self.storage = storage
        self.rooms = rooms
        self.devices = devices
        self.beside = beside

    # ---- deleting an account

    async def delete(self, requester: Requester) -> None:
        """Deletes an account at once; the games stay, with "somebody" in its seats."""

        def work(connection: Connection) -> set[str]:
            gone = set(connection.execute(sa.select(DEVICE.c.id).where(DEVICE.c.guest == requester.id)).scalars())
            for column in OWNED:
                connection.execute(sa.delete(column.table).where(column == requester.id))
            connection.execute(sa.update(ACCOUNT).where(ACCOUNT.c.guest == requester.id).values(leaving=True, links=""))
            connection.execute(sa.update(GUEST).where(GUEST.c.id == requester.id).values(name=SOMEBODY))
            drop_looks(connection, requester.id)
            return gone

        devices = await self.storage.writer.run(work)
        self.devices.forget(requester.id)
        self.devices.sessions.sign_out(devices)
        await self.forget(requester.id)

    async def resume(self) -> None:
        """Resumes erasures that a shutdown interrupted, once the database is available."""
        while True:
            try:
                await self._resume()
                return
            except StorageFailure as problem:
                log.warning("who has left is not forgotten yet, the database is away: %s", problem)
                await asyncio.sleep(RESUME_AGAIN)

    async def _resume(self) -> None:
        query = sa.select(ACCOUNT.c.guest).where(ACCOUNT.c.leaving.is_(True))
        for guest in await self.storage.read(lambda connection: list(connection.execute(query).scalars())):
            await self.forget(guest)

    async def forget(self, guest: str) -> None:
        """Replaces a person who has left with "somebody" at every table."""
        nobody = f"{GONE}{secrets.token_urlsafe(6)}"
        for table in await self._tables(guest):
            await self.give_up_seats(table, guest)
            await self._rename(table, guest, nobody, SOMEBODY)

        def work(connection: Connection) -> None:
            connection.execute(sa.delete(MEMBER).where(MEMBER.c.guest == nobody))
            connection.execute(sa.delete(MENTION).where(MENTION.c.guest == guest))
            connection.execute(sa.delete(ACCOUNT).where(ACCOUNT.c.guest == guest))
            connection.execute(sa.delete(GUEST).where(GUEST.c.id == guest))

        await self.storage.writer.run(work)

    async def give_up_seats(self, table: str, guest: str) -> None:
        """Opens the guest's seats in lobbies; in running games bots play on."""
        if self.beside is not None and await self.beside("gospoda.leave", table, guest):
            return
        try:
            room = await self.rooms.get(table)
            if room.status in ("lobby", "running"):
                for seat in sorted({*room.controls(guest), *room.invited(guest)}):
                    await leave(room, Requester(guest, SOMEBODY), seat)
        except Refused as refusal:
            log.warning("a seat at table %s is not given up: %s", table, refusal.reason.id)

    # ---- a guest becomes a member

    async def bring(self, guest: str, member: str) -> int:
        """Gives the tables of a guest to a member and deletes the guest; returns how many tables there were."""
        tables = await self._tables(guest)
        for table in tables:
            await self._rename(table, guest, member, None)

        def work(connection: Connection) -> None:
            bring_ratings(connection, guest, member)
            bring_tries(connection, guest, member)
            bring_hours(connection, guest, member)
            bring_company(connection, guest, member)
            bring_mentions(connection, guest, member)
            connection.execute(sa.delete(GUEST).where(GUEST.c.id == guest))

        await self.storage.writer.run(work)
        return len(tables)

    # ---- one table

    async def _tables(self, guest: str) -> list[str]:
        query = tables_naming(guest)
        return await self.storage.read(lambda connection: list(connection.execute(query).scalars()))

    async def _rename(self, table: str, old: str, new: str, name: str | None) -> None:
        """Rewrites the record while nobody can move; every process that has the table in memory reads it again."""
        work = partial(rewrite, table=table, old=old, new=new, name=name)
        room = self.rooms.rooms.get(table)
        if room is None:
            await self.storage.writer.run(work)
        else:
            async with room.lock:
                await self.storage.writer.run(work)
            await self.rooms.renew(table)
        if self.beside is not None:
            await self.beside("gospoda.renew", table, "")
        if self.storage.writer.announces:
            payload = {"channel": CHANNEL, "payload": f"{self.storage.writer.sender} {table} -1"}
            told = sa.text("SELECT pg_notify(:channel, :payload)")
            await self.storage.writer.run(lambda connection: connection.execute(told, payload) and None)


def bring_ratings(connection: Connection, guest: str, member: str) -> None:
    """Gives a guest's ratings to a member, except for titles in which the member has one."""
    known = sa.select(RATING.c.game).where(RATING.c.player == member).scalar_subquery()
    own = sa.update(RATING).where(RATING.c.player == guest, RATING.c.game.not_in(known))
    connection.execute(own.values(player=member))
    connection.execute(sa.delete(RATING).where(RATING.c.player == guest))


def bring_tries(connection: Connection, guest: str, member: str) -> None:
    """Gives a guest's tries of deals to a member; if both have a counted one, only the member's counts."""
    query = sa.select(DEAL_TRY).where(DEAL_TRY.c.guest == guest)
    for row in connection.execute(query).fetchall():
        own = row.counted and f"{row.deal_id}/{member}"
        taken = own and connection.execute(sa.select(DEAL_TRY.c.table_id).where(DEAL_TRY.c.counted == own)).first()
        change = sa.update(DEAL_TRY).where(DEAL_TRY.c.table_id == row.table_id)
        connection.execute(change.values(guest=member, counted=None if taken else own))


def bring_company(connection: Connection, guest: str, member: str) -> None:
    """Gives a guest's friends, blocks and reports to a member, without duplicates or links to oneself."""
    for table in (FRIEND, BLOCK):
        rows = connection.execute(
            sa.select(table).where((table.c.guest == guest) | (table.c.other == guest))
        ).fetchall()
        connection.execute(sa.delete(table).where((table.c.guest == guest) | (table.c.other == guest)))
        for row in rows:
            one, two = (member if who == guest else who for who in (row.guest, row.other))
            if one != two:
                connection.execute(new_rows(connection, table), {"guest": one, "other": two, "since": row.since})
    for column in (REPORT.c.guest, REPORT.c.about, SEAT_SEARCH.c.guest):
        connection.execute(sa.update(column.table).where(column == guest).values({column.name: member}))


def rewrite(connection: Connection, table: str, old: str, new: str, name: str | None) -> None:
    """Replaces `old` with `new` in everything stored about a table; None keeps the name."""
    row = connection.execute(sa.select(TABLE.c.roster, TABLE.c.host).where(TABLE.c.id == table)).first()
    if row is not None:
        roster = [changed_sitter(one, old, new, name) for one in msgspec.json.decode(row.roster, type=list[Sitter])]
        values = {"roster": msgspec.json.encode(roster).decode()}
        if row.host == old:
            values["host"] = new if name is None else next_host(roster, new)
        connection.execute(sa.update(TABLE).where(TABLE.c.id == table).values(values))
    rewrite_entries(connection, table, old, new, name)
    played = sa.update(RESULT_SEAT).where(RESULT_SEAT.c.table_id == table, RESULT_SEAT.c.guest == old)
    connection.execute(played.values({"guest": new} if name is None else {"guest": new, "name": name}))
    rewrite_snapshots(connection, table, old, new, name)
    here = sa.and_(MEMBER.c.table_id == table, MEMBER.c.guest == old)
    standing = connection.execute(sa.select(MEMBER).where(here)).first()
    if standing is not None:
        put_member(connection, table, new)
        touched = sa.update(MEMBER).where(MEMBER.c.table_id == table, MEMBER.c.guest == new)
        connection.execute(touched.values(touched=standing.touched))
        connection.execute(sa.delete(MEMBER).where(here))


def next_host(roster: list[Sitter], nobody: str) -> str:
    """Returns the host after the present one has left: the first person who plays at the table."""
    people = [sitter.guest for sitter in roster if sitter.kind == "person" and sitter.guest not in ("", nobody)]
    return people[0] if people else nobody


def rewrite_entries(connection: Connection, table: str, old: str, new: str, name: str | None) -> None:
    """Applies the change to the entries that name people."""
    query = sa.select(ENTRY.c.seq, ENTRY.c.kind, ENTRY.c.data)
    for row in connection.execute(query.where(ENTRY.c.table_id == table, ENTRY.c.kind.in_(TELLING))).fetchall():
        if old.encode() in bytes(row.data):
            data = msgspec.json.encode(changed_data(decode_data(row.kind, bytes(row.data)), old, new, name))
            here = sa.and_(ENTRY.c.table_id == table, ENTRY.c.seq == row.seq)
            connection.execute(sa.update(ENTRY).where(here).values(data=data))


def rewrite_snapshots(connection: Connection, table: str, old: str, new: str, name: str | None) -> None:
    """Applies the change to the rosters of stored positions."""
    query = sa.select(SNAPSHOT.c.after, SNAPSHOT.c.data).where(SNAPSHOT.c.table_id == table)
    for row in connection.execute(query).fetchall():
        if old.encode() in bytes(row.data):
            kept = msgspec.json.decode(bytes(row.data), type=StoredState)
            kept = replace(kept, roster=[changed_sitter(one, old, new, name) for one in kept.roster])
            here = sa.and_(SNAPSHOT.c.table_id == table, SNAPSHOT.c.after == row.after)
            connection.execute(sa.update(SNAPSHOT).where(here).values(data=msgspec.json.encode(kept)))


def changed_sitter(sitter: Sitter, old: str, new: str, name: str | None) -> Sitter:
    """Returns a seat after the change."""
    if sitter.guest != old:
        return sitter
    return replace(sitter, guest=new, name=sitter.name if name is None else name)


def changed_data(data: Any, old: str, new: str, name: str | None) -> Any:
    """Returns an entry's contents after the change."""
    if isinstance(data, SeatData):
        return replace(data, sitter=changed_sitter(data.sitter, old, new, name), by=new if data.by == old else data.by)
    if isinstance(data, ChatData) and data.guest == old:
        return replace(data, guest=new, name=data.name if name is None else name)
    if isinstance(data, LinksData) and data.staying is not None:
        return replace(data, staying=[new if guest == old else guest for guest in data.staying])
    if isinstance(data, StandingData):
        standing = data.standing
        standing = replace(standing, guest=new) if standing.guest == old else standing
        links = data.links and changed_data(data.links, old, new, name)
        return replace(data, standing=standing, links=links)
    return data
