"""Running clocks as the records show them: read after a start, and for tables of sibling processes."""

from __future__ import annotations

import logging
from typing import Any

import msgspec
import sqlalchemy as sa
from msgspec import Struct
from sqlalchemy.engine import Connection

from gospoda.server.clocks.clock_rules import Clock
from gospoda.server.clocks.inn_time import InnTime
from gospoda.server.clocks.member_hours import read_hours
from gospoda.server.records.storage import newest_entry, setup_of
from gospoda.server.records.table_clock import TableClock
from gospoda.server.store.database import ENTRY, TABLE

log = logging.getLogger("gospoda.server")


class RunningClock(Struct, frozen=True):
    """A table whose clocks run; `late`: when the next seat runs out of time, and which one."""

    table: str
    game: str
    content: str
    late: tuple[float, int] | None


def running_clocks(connection: Connection, inn: InnTime) -> list[RunningClock]:
    """Returns all tables whose clocks run, from the newest entries of their records; no table has to be loaded."""
    query = sa.select(TABLE, ENTRY.c.waiting, ENTRY.c.clock.label("stands")).where(newest_entry())
    query = query.where(TABLE.c.status == "running", TABLE.c.clock.is_not(None), ENTRY.c.clock.is_not(None))
    found = []
    for row in connection.execute(query).fetchall():
        try:
            found.append(_running(connection, row, inn))
        except msgspec.MsgspecError:
            log.error("the clock of table %s cannot be read", row.id)
    return found


def _running(connection: Connection, row: Any, inn: InnTime) -> RunningClock:
    setup = setup_of(row)
    assert setup.clock is not None
    clock = TableClock(setup.clock, inn)
    clock.stands = msgspec.json.decode(row.stands, type=Clock)
    clock.hours = read_hours(connection, {sitter.guest for sitter in setup.roster})
    return RunningClock(setup.id, setup.game, setup.content, clock.next_late(setup.roster, row.waiting))
