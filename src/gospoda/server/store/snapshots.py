"""Positions kept beside the record, so that opening and undoing need not replay a game from its start."""

from __future__ import annotations

from functools import cache
from typing import Any

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from gospoda.server.store.database import SNAPSHOT

# In moves. Loading uses the last but one, so that there is always something to undo. The end of a game is kept, too:
# it can be shown when its moves can no longer be replayed.
SNAPSHOT_EVERY = 16
RECENT = 4 * SNAPSHOT_EVERY  # moves after which a snapshot is deleted
KEPT_LONG = 64  # except every so many moves, which are kept for jumps into the past
AT_ONCE = 64  # rows in one statement


def put_snapshots(connection: Connection, rows: list[dict[str, Any]]) -> None:
    """Stores snapshots of different tables, and deletes those that are neither recent nor at a round number."""
    for first in range(0, len(rows), AT_ONCE):
        some = rows[first : first + AT_ONCE]
        connection.execute(insert_rows(len(some)), numbered(some))
        old = [{"table_id": row["table_id"], "after": row["after"] - RECENT} for row in some]
        old = [row for row in old if row["after"] > 0 and row["after"] % KEPT_LONG]
        if old:
            connection.execute(delete_rows(len(old)), numbered(old))


def numbered(rows: list[dict[str, Any]]) -> dict[str, Any]:
    """Returns the values of several rows as parameters of one statement; every statement has a fixed cost."""
    return {f"{name}{n}": value for n, row in enumerate(rows) for name, value in row.items()}


@cache
def insert_rows(count: int) -> sa.TextClause:
    """Returns the statement that stores `count` snapshots."""
    rows = ", ".join(f"(:table_id{n}, :after{n}, :seq{n}, :data{n})" for n in range(count))
    return sa.text(
        f'INSERT INTO snapshot (table_id, "after", seq, data) VALUES {rows} '
        'ON CONFLICT (table_id, "after") DO UPDATE SET seq = excluded.seq, data = excluded.data'
    )


@cache
def delete_rows(count: int) -> sa.TextClause:
    """Returns the statement that deletes `count` snapshots."""
    rows = " OR ".join(f'(table_id = :table_id{n} AND "after" = :after{n})' for n in range(count))
    return sa.text(f"DELETE FROM snapshot WHERE {rows}")


def drop_snapshots(connection: Connection, table: str, kept: int) -> None:
    """Deletes the snapshots after move `kept`, since an undo makes them part of another timeline."""
    connection.execute(sa.delete(SNAPSHOT).where(SNAPSHOT.c.table_id == table, SNAPSHOT.c.after > kept))
