"""Tables remember the table they continue, and the list of one's own tables gets an index."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Adds the column and the index."""
    op.add_column("game_table", sa.Column("origin", sa.Text, nullable=False, server_default=""))
    op.create_index("ix_member_guest", "member", ["guest"])
