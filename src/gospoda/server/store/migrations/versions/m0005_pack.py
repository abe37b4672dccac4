"""Tables say with which content pack they are played."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the column; what was played with before is told by its digest alone."""
    op.add_column("game_table", sa.Column("pack", sa.Text, nullable=False, server_default=""))
