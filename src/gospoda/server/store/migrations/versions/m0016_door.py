"""Of guests who come from one address one stands in the list of a day's deal."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add a column; of tries before nobody knows from where they came, and all of them stay in their lists."""
    op.add_column("deal_try", sa.Column("door", sa.Text, nullable=False, server_default=""))
