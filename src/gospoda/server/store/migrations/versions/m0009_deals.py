"""The day's deals, challenges, and the tries at them."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Adds the tables; the server makes the deals of today and tomorrow."""
    op.create_table(
        "deal",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("day", sa.Text, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("content", sa.Text, nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("seats", sa.Text, nullable=False),
        sa.Column("seed", sa.Text, nullable=False),
        sa.Column("begins", sa.Double, nullable=False),
        sa.Column("ends", sa.Double, nullable=False),
        sa.Column("reveals", sa.Double, nullable=False),
        sa.Column("table_id", sa.Text, nullable=False),
    )
    op.create_index("ix_deal_day", "deal", ["day"])
    op.create_index("ix_deal_table", "deal", ["table_id"])
    op.create_table(
        "deal_try",
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("deal_id", sa.Text, nullable=False),
        sa.Column("guest", sa.Text, nullable=False),
        sa.Column("bot", sa.Text, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("counted", sa.Text, unique=True),
        sa.Column("begun", sa.Double, nullable=False),
    )
    op.create_index("ix_try_deal", "deal_try", ["deal_id"])
    op.create_index("ix_try_guest", "deal_try", ["guest"])
