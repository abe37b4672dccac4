"""Knows who is a member; everybody else is shown as a guest.

This set only ever grows: whoever deletes their account is removed from every record.
"""

from __future__ import annotations

import asyncio
import contextlib

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from gospoda.server.base.refusals import StorageFailure
from gospoda.server.base.signals import Signal
from gospoda.server.members.schema import ACCOUNT
from gospoda.server.store.reader import Reader

EVERY = 20.0  # seconds between two reads: another process may have new members
OVERLAP = 60.0  # seconds that are read again: another process may have written a moment later than its clock said
GONE = "gone-"  # prefix of the id that stands for somebody who has deleted their account


def is_guest(column: sa.ColumnElement[str]) -> sa.ColumnElement[bool]:
    """Returns the condition that a column names somebody without an account, not counting deleted accounts."""
    member = sa.exists().where(ACCOUNT.c.guest == column)
    return sa.and_(column != "", ~column.startswith(GONE), ~member)


class Members:
    """The ids of all members, as far as this process has read them."""

    def __init__(self) -> None:
        self.known: set[str] = set()
        self.latest = 0.0
        self.joined: Signal[[set[str]]] = Signal()  # ids of guests who have become members

    def lack(self, guest: str) -> bool:
        """Whether somebody is a guest: has an id but no account, and never had one."""
        return bool(guest) and guest not in self.known and not guest.startswith(GONE)

    def add(self, guests: set[str]) -> None:
        """Adds members, and announces the new ones."""
        new = guests - self.known
        if new:
            self.known |= new
            self.joined.emit(new)

    def read(self, connection: Connection) -> set[str]:
        """Returns the members since the last read."""
        query = sa.select(ACCOUNT.c.guest, ACCOUNT.c.created).where(ACCOUNT.c.created > self.latest - OVERLAP)
        rows = connection.execute(query).fetchall()
        self.latest = max([self.latest, *[row.created for row in rows]])
        return {row.guest for row in rows}

    async def look(self, storage: Reader) -> None:
        """Reads the new members."""
        self.add(await storage.read(self.read))

    async def watch(self, storage: Reader) -> None:
        """Notices members that other processes have created; runs as long as the server."""
        while True:
            with contextlib.suppress(StorageFailure):
                await self.look(storage)
            await asyncio.sleep(EVERY)
