"""The database tables behind the clocks. The entries of a table's record store the clocks themselves."""

from __future__ import annotations

import sqlalchemy as sa

from gospoda.server.store.database import METADATA

INN_TIME = sa.Table(
    "inn_time",  # one row, written when a server is first opened
    METADATA,
    sa.Column("id", sa.Integer, primary_key=True),
    sa.Column("closed", sa.Double, nullable=False),  # seconds during which clocks ran but no server did
    sa.Column("seen", sa.Double, nullable=False),  # the last heartbeat
)
HOURS = sa.Table(
    "account_hours",
    METADATA,
    sa.Column("guest", sa.Text, primary_key=True),
    sa.Column("hours", sa.Text, nullable=False),  # time zone, nights, days off, holidays
)
