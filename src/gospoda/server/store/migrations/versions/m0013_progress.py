"""Entries tell how far the game is, so that lists can say it without loading tables."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add a column; what was written before does not tell, so that a running game is told of from its next move on."""
    op.add_column("entry", sa.Column("progress", sa.Text))
