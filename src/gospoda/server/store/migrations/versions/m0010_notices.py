"""Notices that tell members it is their turn."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Adds the tables."""
    op.create_table(
        "notice_channel",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("guest", sa.Text, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("target", sa.Text, nullable=False),
        sa.Column("mark", sa.Text, nullable=False),
        sa.Column("device", sa.Text, nullable=False),
        sa.Column("lang", sa.Text, nullable=False),
        sa.Column("origin", sa.Text, nullable=False),
        sa.Column("zone", sa.Text, nullable=False),
        sa.Column("plan", sa.Text, nullable=False),
        sa.Column("minutes", sa.Integer, nullable=False),
        sa.Column("hour", sa.Integer, nullable=False),
        sa.Column("quiet_from", sa.Integer),
        sa.Column("quiet_to", sa.Integer),
        sa.Column("confirmed", sa.Boolean, nullable=False),
        sa.Column("code", sa.Text, nullable=False),
        sa.Column("code_until", sa.Double, nullable=False),
        sa.Column("code_tries", sa.Integer, nullable=False),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("failures", sa.Integer, nullable=False),
        sa.Column("not_before", sa.Double, nullable=False),
        sa.UniqueConstraint("guest", "mark", name="uq_notice_mark"),
    )
    op.create_table(
        "notice_sent",
        sa.Column("channel", sa.Text, primary_key=True),
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("turn", sa.Integer, nullable=False),
        sa.Column("moves", sa.Integer, nullable=False),
        sa.Column("state", sa.Text, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
    )
