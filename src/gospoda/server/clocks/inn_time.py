"""The inn's own time, which drives the clocks: it stops while no server runs, or while nothing may be changed.

It is the wall time minus all the time the inn was closed. One row stores that duration, and when a server was last
known to be open. It is written every few seconds, and only while clocks run.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Literal

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from gospoda.server.clocks.schema import INN_TIME
from gospoda.server.store.writer import Writer

BEAT = 10.0  # seconds between two heartbeats
GAP = 3 * BEAT  # seconds without one after which the inn counts as closed; also covers a machine that was asleep
Sign = Literal["opened", "first", "on"]  # the server was just opened, its first clock starts, it goes on


class InnTime:
    """The time that clocks go by."""

    def __init__(self, writer: Writer | None = None, wall: Callable[[], float] = time.time) -> None:
        self.writer = writer
        self.wall = wall
        self.closed = 0.0  # seconds the inn has been closed, in total
        self.seen = 0.0  # the last heartbeat

    def now(self) -> float:
        """Returns the inn's time."""
        return self.wall() - self.closed

    async def beat(self, sign: Sign = "on") -> None:
        """Writes a heartbeat, which may increase how long the inn was closed."""
        if self.writer is not None:
            at = self.wall()
            self.closed = await self.writer.run(lambda connection: beat(connection, at, sign))
            self.seen = at


def beat(connection: Connection, at: float, sign: Sign) -> float:
    """Writes a heartbeat and returns how long the inn was closed in total."""
    row = connection.execute(sa.select(INN_TIME).with_for_update()).first()
    if row is None:
        connection.execute(sa.insert(INN_TIME), {"id": 1, "closed": 0.0, "seen": at})
        return 0.0
    gap = at - row.seen
    was_closed = gap > 0 if sign == "opened" else gap > GAP and sign == "on"
    closed = float(row.closed) + (gap if was_closed else 0.0)
    connection.execute(sa.update(INN_TIME).values(closed=closed, seen=max(at, row.seen)))
    return closed
