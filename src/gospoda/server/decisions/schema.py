"""The database tables for the operator's announcements and decisions, shared by all processes."""

from __future__ import annotations

import sqlalchemy as sa

from gospoda.server.store.database import METADATA

ANNOUNCEMENT = sa.Table(
    "announcement",
    METADATA,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("texts", sa.Text, nullable=False),  # by language
    sa.Column("created", sa.Double, nullable=False),
    sa.Column("expires", sa.Double, nullable=False),
)
OPERATOR_STATE = sa.Table(
    "house_state",
    METADATA,
    sa.Column("name", sa.Text, primary_key=True),
    sa.Column("value", sa.Text, nullable=False),
)
BAN = sa.Table(
    "ban",
    METADATA,
    sa.Column("guest", sa.Text, primary_key=True),
    sa.Column("reason", sa.Text, nullable=False),  # only the operator sees it
    sa.Column("created", sa.Double, nullable=False),
)
