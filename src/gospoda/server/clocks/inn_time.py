"""The inn's own time, by which clocks go: it stands still while no server runs, or while nothing may be changed.

It is the time on the wall less all the time that the inn was closed. One row tells how long that was, and when a server
was last known to be open; it is written every few seconds, and only while clocks run.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Literal

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from gospoda.server.clocks.schema import INN_TIME
from gospoda.server.store.writer import Writer

BEAT = 10.0  # seconds between two signs of life
GAP = 3 * BEAT  # seconds without one after which the inn was closed: also a machine that was asleep
Sign = Literal["opened", "first", "on"]  # a server has just been opened, comes to its first clock, goes on


class InnTime:
    """What time it is for clocks."""

    def __init__(self, writer: Writer | None = None, wall: Callable[[], float] = time.time) -> None:
        self.writer = writer
        self.wall = wall
        self.closed = 0.0  # seconds that the inn was closed, ever
        self.seen = 0.0  # the last sign of life

    def now(self) -> float:
        """The time of the inn."""
        return self.wall() - self.closed

    async def beat(self, sign: Sign = "on") -> None:
        """Give a sign of life; how long the inn was closed may be more afterwards."""
        if self.writer is not None:
            at = self.wall()
            self.closed = await self.writer.run(lambda connection: beat(connection, at, sign))
            self.seen = at


def beat(connection: Connection, at: float, sign: Sign) -> float:
    """Write the sign of life; how long the inn was closed in all."""
    row = connection.execute(sa.select(INN_TIME).with_for_update()).first()
    if row is None:
        connection.execute(sa.insert(INN_TIME), {"id": 1, "closed": 0.0, "seen": at})
        return 0.0
    gap = at - row.seen
    was_closed = gap > 0 if sign == "opened" else gap > GAP and sign == "on"
    closed = float(row.closed) + (gap if was_closed else 0.0)
    connection.execute(sa.update(INN_TIME).values(closed=closed, seen=max(at, row.seen)))
    return closed
