"""Friends, blocks, reports, and the company that tables seek."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Adds the tables."""
    for name in ("friend", "block"):
        op.create_table(
            name,
            sa.Column("guest", sa.Text, primary_key=True),
            sa.Column("other", sa.Text, primary_key=True),
            sa.Column("since", sa.Double, nullable=False),
        )
        op.create_index(f"ix_{name}_other", name, ["other"])
    op.create_table(
        "report",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("guest", sa.Text, nullable=False),
        sa.Column("about", sa.Text, nullable=False),
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("said", sa.Text, nullable=False),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("done", sa.Boolean, nullable=False, server_default=sa.false()),
    )
    op.create_index("ix_report_done", "report", ["done", "created"])
    op.create_table(
        "seat_search",
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("guest", sa.Text, nullable=False),
        sa.Column("language", sa.Text, nullable=False),
        sa.Column("level", sa.Text, nullable=False),
        sa.Column("quick", sa.Boolean, nullable=False),
        sa.Column("bot", sa.Text, nullable=False),
        sa.Column("fill_at", sa.Double),
    )
    op.create_index("ix_search_fill", "seat_search", ["fill_at"])
