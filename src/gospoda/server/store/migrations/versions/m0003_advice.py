"""Tables store whether they allow hints, and analyses of finished games are kept."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Adds the column and the table. Tables that share one screen allow hints, since they cheat nobody there."""
    op.add_column("game_table", sa.Column("hints", sa.Boolean, nullable=False, server_default=sa.false()))
    op.execute("UPDATE game_table SET hints = TRUE WHERE mode = 'hotseat'")
    op.create_table(
        "analysis",
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("data", sa.LargeBinary, nullable=False),
    )
