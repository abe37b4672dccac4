"""The first schema: guests, tables, the record and its snapshots."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Creates all tables."""
    op.create_table(
        "guest",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("token", sa.Text, nullable=False, unique=True),
        sa.Column("created", sa.Double, nullable=False),
    )
    op.create_table(
        "game_table",
        sa.Column("id", sa.Text, primary_key=True),
        *[
            sa.Column(name, sa.Text, nullable=False)
            for name in ("game", "version", "content", "title", "mode", "access", "options", "seed")
        ],
        sa.Column("start", sa.Text),
        *[sa.Column(name, sa.Text, nullable=False) for name in ("host", "invites", "watch", "roster")],
        sa.Column("created", sa.Double, nullable=False),
    )
    op.create_table(
        "member",
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("guest", sa.Text, primary_key=True),
    )
    op.create_table(
        "entry",
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("act", sa.Text),
        sa.Column("data", sa.LargeBinary, nullable=False),
        sa.Column("status", sa.Text, nullable=False),
        sa.Column("waiting", sa.Integer, nullable=False),
        sa.Column("moves", sa.Integer, nullable=False),
        sa.Column("created", sa.Double, nullable=False),
        sa.UniqueConstraint("table_id", "act", name="uq_entry_act"),
    )
    op.create_table(
        "snapshot",
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("after", sa.Integer, primary_key=True),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("data", sa.LargeBinary, nullable=False),
    )
