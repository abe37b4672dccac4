"""Tables store the content pack they are played with."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Adds the column. For earlier tables only the digest identifies the pack."""
    op.add_column("game_table", sa.Column("pack", sa.Text, nullable=False, server_default=""))
