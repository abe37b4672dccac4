"""The operator's announcements and decisions as this process knows them, refreshed every few seconds."""

from __future__ import annotations

import asyncio
import contextlib
import time

import msgspec
import sqlalchemy as sa
from msgspec import Struct
from sqlalchemy.engine import Connection

from gospoda.server.base.refusals import Refused, StorageFailure, refused
from gospoda.server.decisions.bodies import Announcement
from gospoda.server.decisions.schema import ANNOUNCEMENT, BAN, OPERATOR_STATE
from gospoda.server.store.reader import Reader

EVERY = 3.0  # seconds
READ_ONLY = "read-only"


class Decisions(Struct, frozen=True):
    """All decisions that are in force."""

    read_only: bool = False
    announcements: list[Announcement] = []
    banned: frozenset[str] = frozenset()


def decisions(connection: Connection) -> Decisions:
    """Reads the decisions from the database."""
    state = {row.name: row.value for row in connection.execute(sa.select(OPERATOR_STATE))}
    said = sa.select(ANNOUNCEMENT).where(ANNOUNCEMENT.c.expires > time.time()).order_by(ANNOUNCEMENT.c.created)
    return Decisions(
        state.get(READ_ONLY) == "yes",
        [announcement_of(row) for row in connection.execute(said)],
        frozenset(connection.execute(sa.select(BAN.c.guest)).scalars()),
    )


def announcement_of(row: sa.Row[tuple[str, str, float, float]]) -> Announcement:
    """Returns a stored announcement."""
    found = row._mapping
    return Announcement(found["id"], msgspec.json.decode(found["texts"]), found["created"], found["expires"])


class OperatorState:
    """The decisions in force now."""

    def __init__(self, storage: Reader) -> None:
        self.storage = storage
        self.now = Decisions()
        self.since = time.time()

    async def watch(self) -> None:
        """Refreshes the decisions; runs as long as the server."""
        while True:
            with contextlib.suppress(StorageFailure):
                self.now = await self.storage.read(decisions)
            await asyncio.sleep(EVERY)

    def is_read_only(self) -> bool:
        """Whether changes are currently disabled."""
        return self.now.read_only

    def check_guest(self, guest: str) -> None:
        """Raises a refusal if the guest is banned."""
        if guest in self.now.banned:
            raise refused("refused-banned", 403)

    def check_writable(self) -> None:
        """Raises a refusal while the server is in read-only mode."""
        if self.now.read_only:
            raise read_only()


def read_only() -> Refused:
    """Returns the refusal for changes in read-only mode."""
    return refused("refused-read-only", 503)
