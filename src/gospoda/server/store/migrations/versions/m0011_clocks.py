"""Tables store their clock, entries the state of the clocks, and people the hours when their time counts."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Adds columns and tables; existing tables have no clock."""
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
