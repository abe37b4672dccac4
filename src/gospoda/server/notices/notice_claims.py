"""One notice a turn: exactly one of several processes claims it. A claim expires if its process dies."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa
from sqlalchemy.dialects.postgresql import insert as postgres_insert
from sqlalchemy.dialects.sqlite import insert as sqlite_insert
from sqlalchemy.engine import Connection

from gospoda.server.notices.notice_turns import Turn
from gospoda.server.notices.schema import SENT
from gospoda.server.store.database import new_rows

LEASE = 120.0  # seconds for sending, far more than it takes
SAME = 1800.0  # seconds in which a turn that was taken back and came again counts as the same one


def is_open(row: Any, turn: Turn, now: float) -> bool:
    """Returns whether a channel still has to report a turn, judging by its row."""
    if row is None:
        return True
    if row.turn == turn.turn:
        return bool(row.state == "claimed" and row.at < now)
    return not (row.moves == turn.moves and row.state != "claimed" and row.at > now - SAME)


def claim(connection: Connection, channel: str, turns: list[Turn], now: float) -> list[Turn]:
    """Claims open turns; returns those that no other process claimed first."""
    return [turn for turn in turns if _claim_one(connection, channel, turn, now)]


def _claim_one(connection: Connection, channel: str, turn: Turn, now: float) -> bool:
    here = sa.and_(SENT.c.channel == channel, SENT.c.table_id == turn.table)
    values = {"turn": turn.turn, "moves": turn.moves, "state": "claimed", "at": now + LEASE}
    row = connection.execute(sa.select(SENT).where(here)).first()
    if not is_open(row, turn, now):
        return False
    if row is None:
        new = new_rows(connection, SENT).values(channel=channel, table_id=turn.table, **values)
        return connection.execute(new.returning(SENT.c.turn)).first() is not None
    unchanged = sa.and_(here, SENT.c.turn == row.turn, SENT.c.state == row.state, SENT.c.at == row.at)
    return bool(connection.execute(sa.update(SENT).where(unchanged).values(values)).rowcount == 1)


def put_seen(connection: Connection, turns: list[tuple[str, Turn]], now: float) -> None:
    """Records in one statement, for those turns that are still open, that the member was present."""
    insert = postgres_insert if connection.dialect.name == "postgresql" else sqlite_insert
    new = insert(SENT).values(state="seen", at=now)
    there, same = new.excluded, SENT.c.turn == new.excluded.turn
    ended = sa.and_(same, SENT.c.state == "claimed", SENT.c.at < now)
    again = sa.and_(SENT.c.moves == there.moves, SENT.c.state != "claimed", SENT.c.at > now - SAME)
    change = {name: there[name] for name in ("turn", "moves", "state", "at")}
    still_open = sa.or_(ended, sa.and_(~same, ~again))
    upsert = new.on_conflict_do_update(index_elements=["channel", "table_id"], set_=change, where=still_open)
    rows = [{"channel": one, "table_id": turn.table, "turn": turn.turn, "moves": turn.moves} for one, turn in turns]
    connection.execute(upsert, rows)


def finish(connection: Connection, channel: str, turns: list[Turn], sent: bool, now: float) -> None:
    """Records that the notice was sent, or makes it available to be claimed again."""
    values = {"state": "sent", "at": now} if sent else {"state": "claimed", "at": 0.0}
    for turn in turns:
        here = sa.and_(SENT.c.channel == channel, SENT.c.table_id == turn.table, SENT.c.turn == turn.turn)
        connection.execute(sa.update(SENT).where(here).values(values))
