"""The link to a finished game can be renewed and revoked."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Adds a column; links shared earlier stay as they are."""
    op.add_column("game_table", sa.Column("share", sa.Text, nullable=False, server_default=""))
