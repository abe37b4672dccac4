"""Deletes by age what nobody needs any more: lobbies without a game, guests without a table, analyses, old snapshots.

Games that have begun are kept forever. Work is done in small portions, so that players don't notice.
"""

from __future__ import annotations

import asyncio
import logging
import time
from functools import partial

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from gospoda.server.base.refusals import StorageFailure
from gospoda.server.base.settings import Settings
from gospoda.server.clocks.schema import HOURS
from gospoda.server.members.schema import ACCOUNT, DEVICE, TICKET
from gospoda.server.records.schema import MENTION
from gospoda.server.records.storage import Storage, touch
from gospoda.server.store.database import ANALYSIS, ENTRY, GUEST, MEMBER, SNAPSHOT, TABLE
from gospoda.server.tables.rooms import Rooms
from gospoda.server.tables.schema import SEAT_SEARCH

log = logging.getLogger("gospoda.server")
EVERY = 3600.0  # seconds
PORTION = 200  # rows or tables at a time
BREATH = 0.05  # seconds between two portions
STAYING = 2  # snapshots kept of an unused table: tables are opened from the last but one
DAY = 86400.0


class Cleaner:
    """Checks once an hour for what is too old."""

    def __init__(self, storage: Storage, rooms: Rooms, settings: Settings) -> None:
        self.storage = storage
        self.rooms = rooms
        self.settings = settings

    async def run(self) -> None:
        """Cleans up regularly; runs as long as the server."""
        while True:
            await asyncio.sleep(EVERY)
            try:
                await self.clean(time.time())
            except StorageFailure:
                log.warning("cleaning up has to wait for the database")

    async def clean(self, now: float) -> dict[str, int]:
        """Cleans up once; returns how much of what was deleted."""
        keep = self.settings
        gone = {
            "lobbies": await self._lobbies(now - keep.keep_lobbies * DAY) if keep.keep_lobbies else 0,
            "guests": await self._guests(now - keep.keep_guests * DAY) if keep.keep_guests else 0,
            "analyses": await self._analyses(now - keep.keep_analyses * DAY) if keep.keep_analyses else 0,
            "devices": await self._expired(DEVICE.c.id, DEVICE.c.expires),
            "tickets": await self._expired(TICKET.c.secret, TICKET.c.expires),
            "snapshots": await self._snapshots(now - keep.keep_snapshots * DAY) if keep.keep_snapshots else 0,
        }
        if any(gone.values()):
            log.info("cleaned up: %s", ", ".join(f"{count} {what}" for what, count in gone.items() if count))
        return gone

    async def _lobbies(self, before: float) -> int:
        """Deletes tables at which no game has begun, unless somebody is watching; returns how many."""
        for room in [room for room in self.rooms.rooms.values() if room.audience.watchers and room.status == "lobby"]:
            await self.storage.writer.run(partial(touch, table=room.id, status="lobby", at=time.time()))
        count = 0
        while gone := await self.storage.writer.run(lambda connection: drop_lobbies(connection, before)):
            for table in gone:
                self.rooms.rooms.pop(table, None)
            count += len(gone)
            await asyncio.sleep(BREATH)
        return count

    async def _guests(self, before: float) -> int:
        used = sa.exists().where(MEMBER.c.guest == GUEST.c.id)
        kept = sa.exists().where(ACCOUNT.c.guest == GUEST.c.id)
        some = sa.select(GUEST.c.id).where(GUEST.c.seen < before, ~used, ~kept).limit(PORTION)
        count = await self._portions(sa.delete(GUEST).where(GUEST.c.id.in_(some)))
        known = sa.exists().where(GUEST.c.id == HOURS.c.guest)
        gone = sa.select(HOURS.c.guest).where(~known).limit(PORTION)
        await self._portions(sa.delete(HOURS).where(HOURS.c.guest.in_(gone)))
        return count

    async def _analyses(self, before: float) -> int:
        some = sa.select(ANALYSIS.c.table_id).where(ANALYSIS.c.created < before).limit(PORTION)
        return await self._portions(sa.delete(ANALYSIS).where(ANALYSIS.c.table_id.in_(some)))

    async def _expired(self, key: sa.Column[str], expires: sa.Column[float]) -> int:
        some = sa.select(key).where(expires < time.time()).limit(PORTION)
        return await self._portions(sa.delete(key.table).where(key.in_(some)))

    async def _portions(self, delete: sa.Delete) -> int:
        count = 0
        while gone := await self.storage.writer.run(lambda connection: connection.execute(delete).rowcount):
            count += gone
            await asyncio.sleep(BREATH)
        return count

    async def _snapshots(self, before: float) -> int:
        many = sa.select(SNAPSHOT.c.table_id).join(TABLE, TABLE.c.id == SNAPSHOT.c.table_id)
        many = many.where(TABLE.c.touched < before).group_by(SNAPSHOT.c.table_id)
        many = many.having(sa.func.count() > STAYING)
        tables = await self.storage.read(lambda connection: list(connection.execute(many).scalars()))
        count = 0
        for first in range(0, len(tables), PORTION):
            some = tables[first : first + PORTION]
            count += await self.storage.writer.run(partial(drop_old_snapshots, tables=some))
            await asyncio.sleep(BREATH)
        return count


def drop_lobbies(connection: Connection, before: float) -> list[str]:
    """Deletes some tables at which no game has begun, with all that belongs to them; returns their ids."""
    old = sa.select(TABLE.c.id).where(TABLE.c.status == "lobby", TABLE.c.touched < before).limit(PORTION)
    tables = list(connection.execute(old).scalars())
    if tables:
        for part in (ENTRY, MEMBER, MENTION, SNAPSHOT, ANALYSIS, SEAT_SEARCH):
            connection.execute(sa.delete(part).where(part.c.table_id.in_(tables)))
        connection.execute(sa.delete(TABLE).where(TABLE.c.id.in_(tables)))
    return tables


def drop_old_snapshots(connection: Connection, tables: list[str]) -> int:
    """Deletes all but the latest snapshots of these tables (the record can rebuild them); returns how many."""
    count = 0
    for table in tables:
        mine = sa.select(SNAPSHOT.c.after).where(SNAPSHOT.c.table_id == table)
        last = list(connection.execute(mine.order_by(SNAPSHOT.c.after.desc()).limit(STAYING)).scalars())
        old = sa.delete(SNAPSHOT).where(SNAPSHOT.c.table_id == table, SNAPSHOT.c.after.not_in(last))
        count += connection.execute(old).rowcount
    return count
