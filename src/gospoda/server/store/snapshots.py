"""Positions that are kept beside the record, so that opening and undoing need not play a game from its start."""

from __future__ import annotations

from functools import cache
from typing import Any

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from gospoda.server.store.database import SNAPSHOT

# In moves; the last but one is loaded, so that there is always something to take back. The end of a game is kept, too:
# it can be shown when its moves cannot be made any more.
SNAPSHOT_EVERY = 16
RECENT = 4 * SNAPSHOT_EVERY  # moves after which a snapshot is let go
KEPT_LONG = 64  # but not after so many moves: for jumps into the past
AT_ONCE = 64  # rows in one statement


def put_snapshots(connection: Connection, rows: list[dict[str, Any]]) -> None:
    """Keep snapshots of different tables, and let go of those that are neither recent nor at a round number."""
    for first in range(0, len(rows), AT_ONCE):
        some = rows[first : first + AT_ONCE]
        connection.execute(insert_rows(len(some)), numbered(some))
        old = [{"table_id": row["table_id"], "after": row["after"] - RECENT} for row in some]
        old = [row for row in old if row["after"] > 0 and row["after"] % KEPT_LONG]
        if old:
            connection.execute(delete_rows(len(old)), numbered(old))


def numbered(rows: list[dict[str, Any]]) -> dict[str, Any]:
    """The values of several rows as parameters of one statement: each statement costs, whatever it writes."""
    return {f"{name}{n}": value for n, row in enumerate(rows) for name, value in row.items()}


@cache
def insert_rows(count: int) -> sa.TextClause:
    """Keep so many snapshots."""
    rows = ", ".join(f"(:table_id{n}, :after{n}, :seq{n}, :data{n})" for n in range(count))
    return sa.text(
        f'INSERT INTO snapshot (table_id, "after", seq, data) VALUES {rows} '
        'ON CONFLICT (table_id, "after") DO UPDATE SET seq = excluded.seq, data = excluded.data'
    )


@cache
def delete_rows(count: int) -> sa.TextClause:
    """Let go of so many snapshots."""
    rows = " OR ".join(f'(table_id = :table_id{n} AND "after" = :after{n})' for n in range(count))
    return sa.text(f"DELETE FROM snapshot WHERE {rows}")


def drop_snapshots(connection: Connection, table: str, kept: int) -> None:
    """After moves were taken back the later snapshots are of another timeline."""
    connection.execute(sa.delete(SNAPSHOT).where(SNAPSHOT.c.table_id == table, SNAPSHOT.c.after > kept))
