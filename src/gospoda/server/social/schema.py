"""The database: reports to the operator."""

from __future__ import annotations

import sqlalchemy as sa

from gospoda.server.store.database import METADATA

REPORT = sa.Table(
    "report",
    METADATA,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("guest", sa.Text, nullable=False),  # the reporter
    sa.Column("about", sa.Text, nullable=False),
    sa.Column("table_id", sa.Text, nullable=False),
    sa.Column("text", sa.Text, nullable=False),
    sa.Column("said", sa.Text, nullable=False),  # the last lines of the reported person at that table
    sa.Column("created", sa.Double, nullable=False),
    sa.Column("done", sa.Boolean, nullable=False, server_default=sa.false()),
    sa.Index("ix_report_done", "done", "created"),
)
