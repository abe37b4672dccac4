"""One notice a turn: of several processes, one takes it on itself. A claim ends by itself if its process dies."""

from __future__ import annotations

from typing import Any, Literal

import sqlalchemy as sa
from sqlalchemy.dialects.postgresql import insert as postgres_insert
from sqlalchemy.dialects.sqlite import insert as sqlite_insert
from sqlalchemy.engine import Connection

from gospoda.table.notice_turns import Turn
from gospoda.table.tables_notices import SENT

LEASE = 120.0  # seconds for sending, far more than it takes
SAME = 1800.0  # seconds in which a turn that was taken back and came again is the same one
State = Literal["seen", "claimed", "sent"]


def is_open(row: Any, turn: Turn, now: float) -> bool:
    """Whether a turn is still to be told by a channel, as far as its row says."""
    if row is None:
        return True
    if row.turn == turn.turn:
        return bool(row.state == "claimed" and row.at < now)
    return not (row.moves == turn.moves and row.state != "claimed" and row.at > now - SAME)


def settle(connection: Connection, channel: str, turns: list[Turn], state: State, now: float) -> list[Turn]:
    """Write down of open turns what becomes of them; those that this process was the first to settle."""
    at = now + LEASE if state == "claimed" else now
    return [turn for turn in turns if _settle_one(connection, channel, turn, state, at, now)]


def _settle_one(connection: Connection, channel: str, turn: Turn, state: State, at: float, now: float) -> bool:
    here = sa.and_(SENT.c.channel == channel, SENT.c.table_id == turn.table)
    values = {"turn": turn.turn, "moves": turn.moves, "state": state, "at": at}
    row = connection.execute(sa.select(SENT).where(here)).first()
    if not is_open(row, turn, now):
        return False
    if row is None:
        insert = postgres_insert if connection.dialect.name == "postgresql" else sqlite_insert
        new = insert(SENT).values(channel=channel, table_id=turn.table, **values).on_conflict_do_nothing()
        return bool(connection.execute(new).rowcount == 1)
    unchanged = sa.and_(here, SENT.c.turn == row.turn, SENT.c.state == row.state, SENT.c.at == row.at)
    return bool(connection.execute(sa.update(SENT).where(unchanged).values(values)).rowcount == 1)


def finish(connection: Connection, channel: str, turns: list[Turn], sent: bool, now: float) -> None:
    """The notice is sent; or it is not, and can be claimed again."""
    values = {"state": "sent", "at": now} if sent else {"state": "claimed", "at": 0.0}
    for turn in turns:
        here = sa.and_(SENT.c.channel == channel, SENT.c.table_id == turn.table, SENT.c.turn == turn.turn)
        connection.execute(sa.update(SENT).where(here).values(values))
