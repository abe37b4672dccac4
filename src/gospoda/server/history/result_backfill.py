"""Fills in the results of games that were finished before results were stored, a few at a time."""

from __future__ import annotations

import asyncio
import logging
from functools import partial

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from gospoda.server.base.refusals import Refused, StorageFailure
from gospoda.server.records.results import Finish, put_result
from gospoda.server.records.schema import RESULT
from gospoda.server.store.database import TABLE
from gospoda.server.tables.rooms import Rooms

log = logging.getLogger("gospoda.server")
PORTION = 50  # games
BREATH = 0.2  # seconds between two portions
AGAIN = 5.0  # seconds before an unavailable database is tried again


class ResultBackfill:
    """Stores missing results."""

    def __init__(self, rooms: Rooms) -> None:
        self.rooms = rooms
        self.storage = rooms.storage

    async def run(self) -> None:
        """Runs until no result is missing; skips tables that can't be read."""
        after = ""
        while True:
            try:
                some = await self.storage.read(partial(missing, after=after))
                if not some:
                    return
                for table in some:
                    await self._write(table)
                    await asyncio.sleep(BREATH)
                after = some[-1]
            except StorageFailure:
                await asyncio.sleep(AGAIN)

    async def _write(self, table: str) -> None:
        try:
            room = await self.rooms.get(table)
        except Refused as refusal:
            log.warning("the result of table %s is not written down: %s", table, refusal.reason.id)
            return
        if room.timeline is None or room.status != "finished":
            return
        at, state = room.recent[-1].created, room.timeline.state
        finish = Finish(room.setup, room.roster, state, room.moves, at, ended=room.ended)
        await self.storage.writer.run(lambda connection: put_result(connection, finish))


def missing(connection: Connection, after: str) -> list[str]:
    """Returns some finished tables without a result, in the order of their ids."""
    known = sa.exists().where(RESULT.c.table_id == TABLE.c.id)
    query = sa.select(TABLE.c.id).where(TABLE.c.status == "finished", ~known, TABLE.c.id > after)
    return list(connection.execute(query.order_by(TABLE.c.id).limit(PORTION)).scalars())
