"""Tracks which records name whom, so that deleting an account removes the name from all of them."""

from __future__ import annotations

import json

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"
branch_labels = None
depends_on = None

MENTION = sa.table("mention", sa.column("guest", sa.Text), sa.column("table_id", sa.Text))
PORTION = 1000


def upgrade() -> None:
    """Adds the table, and fills it from chat messages and reserved seats."""
    op.create_table(
        "mention",
        sa.Column("guest", sa.Text, primary_key=True),
        sa.Column("table_id", sa.Text, primary_key=True),
    )
    op.create_index("ix_mention_table", "mention", ["table_id"])
    connection = op.get_bind()
    named: set[tuple[str, str]] = set()
    for table, data in connection.execute(sa.text("SELECT table_id, data FROM entry WHERE kind = 'chat'")):
        named.add((json.loads(bytes(data))["guest"], table))
    for table, roster in connection.execute(sa.text("SELECT id, roster FROM game_table WHERE status = 'lobby'")):
        named |= {(seat["guest"], table) for seat in json.loads(roster) if seat.get("guest")}
    rows = [{"guest": guest, "table_id": table} for guest, table in sorted(named) if guest]
    for first in range(0, len(rows), PORTION):
        connection.execute(sa.insert(MENTION), rows[first : first + PORTION])
