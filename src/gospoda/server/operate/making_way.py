"""Renames a guest whose name a member has just taken, also at the tables where the guest sits."""

from __future__ import annotations

import logging
from functools import partial

import sqlalchemy as sa
from msgspec.structs import replace
from sqlalchemy.engine import Connection

from gospoda.server.base.look_alikes import looks
from gospoda.server.base.refusals import Refused, StorageFailure
from gospoda.server.base.requester import Requester
from gospoda.server.members.names import distinct
from gospoda.server.records.storage import Storage
from gospoda.server.store.database import MEMBER, TABLE
from gospoda.server.tables.commands import taken_names
from gospoda.server.tables.room import Room
from gospoda.server.tables.rooms import Rooms
from gospoda.server.tables.seats import change_seat

log = logging.getLogger("gospoda.server")


async def make_way(storage: Storage, rooms: Rooms, taken: str, renamed: dict[str, str]) -> None:
    """Shows the new names of guests at every unfinished table; `taken` is the name they had to give up."""
    for guest, name in renamed.items():
        for table in await storage.read(partial(unfinished, guest=guest)):
            try:
                await rename_seats(await rooms.get(table), guest, taken, name)
            except (Refused, StorageFailure) as problem:
                log.warning("a guest keeps a member's name at table %s: %s", table, problem)


def unfinished(connection: Connection, guest: str) -> list[str]:
    """Returns a guest's tables at which something can still happen."""
    query = sa.select(TABLE.c.id).join(MEMBER, MEMBER.c.table_id == TABLE.c.id)
    query = query.where(MEMBER.c.guest == guest, TABLE.c.status.in_(["lobby", "running"]))
    return list(connection.execute(query).scalars())


async def rename_seats(room: Room, guest: str, taken: str, name: str) -> None:
    """Writes a guest's new name into the seats that have the old one."""
    for seat, sitter in enumerate(room.roster):
        if sitter.guest == guest and looks(sitter.name) & looks(taken):
            free = distinct(name, taken_names(room, guest))
            await change_seat(room, seat, replace(sitter, name=free), "renamed", Requester(guest, name))
