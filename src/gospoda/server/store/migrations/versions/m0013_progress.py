"""Entries store the game's progress, so that lists can show it without loading tables."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Adds a column. Existing entries lack it, so a running game shows its progress from its next move on."""
    op.add_column("entry", sa.Column("progress", sa.Text))
