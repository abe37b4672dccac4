"""Blocks: a blocked person can't sit down or write where the one who blocked them plays, and isn't told why."""

from __future__ import annotations

import time
from typing import Any

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from gospoda.server.base.refusals import refused
from gospoda.server.records.storage import Storage
from gospoda.server.store.database import new_rows
from gospoda.server.tables.room import Room
from gospoda.server.tables.schema import BLOCK, FRIEND


def block(connection: Connection, guest: str, other: str) -> None:
    """Blocks somebody and ends the friendship with them."""
    row = {"guest": guest, "other": other, "since": time.time()}
    connection.execute(new_rows(connection, BLOCK), row)
    unfriend(connection, guest, other)


def unblock(connection: Connection, guest: str, other: str) -> None:
    """Ends a block."""
    connection.execute(sa.delete(BLOCK).where(BLOCK.c.guest == guest, BLOCK.c.other == other))


def unfriend(connection: Connection, guest: str, other: str) -> None:
    """Ends a friendship on both sides."""
    for one, two in ((guest, other), (other, guest)):
        connection.execute(sa.delete(FRIEND).where(FRIEND.c.guest == one, FRIEND.c.other == two))


def between(guest: sa.ColumnElement[Any] | str, other: sa.ColumnElement[Any] | str) -> sa.ColumnElement[bool]:
    """SQL condition: either of the two has blocked the other."""
    one = sa.and_(BLOCK.c.guest == guest, BLOCK.c.other == other)
    return sa.exists().where(one | sa.and_(BLOCK.c.guest == other, BLOCK.c.other == guest))


async def is_blocked(guest: str, by: set[str], storage: Storage) -> bool:
    """Returns whether any of these people has blocked `guest`."""
    query = sa.select(BLOCK.c.guest).where(BLOCK.c.other == guest, BLOCK.c.guest.in_(sorted(by - {guest, ""})))
    return await storage.read(lambda connection: connection.execute(query).first() is not None)


async def check(room: Room, guest: str, reason: str = "refused-blocked") -> None:
    """Raises `reason` if the host or a player has blocked the guest, without naming who did.

    Anyone who writes learns that the message was not sent. Nobody else reads it either: half a conversation misleads.
    """
    people = {room.setup.host, *[sitter.guest for sitter in room.roster if sitter.kind != "open"]} - {guest, ""}
    if people and await is_blocked(guest, people, room.storage):
        raise refused(reason, 403)
