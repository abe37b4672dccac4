"""Clocks: tables say by which they are played, entries how they stand, people when their time counts."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add columns and tables; tables from before have no clock."""
    op.add_column("game_table", sa.Column("clock", sa.Text))
    op.add_column("entry", sa.Column("clock", sa.Text))
    op.create_table(
        "inn_time",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("closed", sa.Double, nullable=False),
        sa.Column("seen", sa.Double, nullable=False),
    )
    op.create_table(
        "account_hours",
        sa.Column("guest", sa.Text, primary_key=True),
        sa.Column("hours", sa.Text, nullable=False),
    )
