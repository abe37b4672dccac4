"""Tells the open windows of a guest that something has changed at a table of theirs.

A window learns which tables have changed and requests its lists again; the news itself carries nothing secret.
"""

from __future__ import annotations

from functools import partial
from typing import Protocol

import msgspec
import sqlalchemy as sa
from sqlalchemy.engine import Connection

from gospoda.server.base.refusals import Refused, StorageFailure
from gospoda.server.base.tasks import Spawn
from gospoda.server.records.records import Sitter
from gospoda.server.records.storage import Storage
from gospoda.server.store.database import MEMBER, TABLE

AT_ONCE = 500  # tables in one query


class Window(Protocol):
    """A window that wants to hear of changes."""

    def wake(self, tables: set[str] | None) -> None:
        """Reports that these tables have changed; None: any may have."""


class Bell:
    """Knows the open windows by guest, and rings for those whom a change concerns."""

    def __init__(self, storage: Storage, spawn: Spawn) -> None:
        self.storage = storage
        self.spawn = spawn
        self.windows: dict[str, set[Window]] = {}
        self.changed: set[str] = set()
        self.ringing = False
        storage.writer.wrote.subscribe(self.ring)

    def enter(self, guest: str, window: Window) -> None:
        """Adds a window of a guest."""
        self.windows.setdefault(guest, set()).add(window)

    def leave(self, guest: str, window: Window) -> None:
        """Removes a window of a guest."""
        mine = self.windows.get(guest, set())
        mine.discard(window)
        if not mine:
            self.windows.pop(guest, None)

    def ring(self, table: str) -> None:
        """Reports that something was written to the record of a table."""
        if not self.windows:
            return
        self.changed.add(table)
        if not self.ringing:
            self.ringing = True
            self.spawn(self._tell())

    def ring_all(self) -> None:
        """Reports to all windows that they may have missed changes."""
        for windows in self.windows.values():
            for window in windows:
                window.wake(None)

    async def _tell(self) -> None:
        """Finds out whom the changes concern. Changes that arrive meanwhile are reported together."""
        try:
            while self.changed:
                tables, self.changed = sorted(self.changed), set()
                await self._tell_some(tables)
        finally:
            self.ringing = False

    async def _tell_some(self, tables: list[str]) -> None:
        for first in range(0, len(tables), AT_ONCE):
            some = tables[first : first + AT_ONCE]
            try:
                concerned = await self.storage.read(partial(guests_of, tables=some))
            except (StorageFailure, Refused):
                self.ring_all()  # a window that asks again learns what is wrong
                return
            for guest, theirs in concerned.items():
                for window in self.windows.get(guest, ()):
                    window.wake(theirs)


def guests_of(connection: Connection, tables: list[str]) -> dict[str, set[str]]:
    """Returns the tables by guest: those that a guest belongs to, or that keep a seat for them."""
    found: dict[str, set[str]] = {}
    members = sa.select(MEMBER.c.guest, MEMBER.c.table_id).where(MEMBER.c.table_id.in_(tables))
    for guest, table in connection.execute(members):
        found.setdefault(guest, set()).add(table)
    for table, roster in connection.execute(sa.select(TABLE.c.id, TABLE.c.roster).where(TABLE.c.id.in_(tables))):
        for sitter in msgspec.json.decode(roster, type=list[Sitter]):
            if sitter.guest:
                found.setdefault(sitter.guest, set()).add(table)
    return found
