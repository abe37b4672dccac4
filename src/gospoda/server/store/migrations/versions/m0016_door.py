"""The list of a day's deal shows only one of the guests who share an address."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Adds a column. The address of earlier tries is unknown, so all of them stay in their lists."""
    op.add_column("deal_try", sa.Column("door", sa.Text, nullable=False, server_default=""))
