"""The database: what clocks go by. How they stand at a table is told by the entries of its record."""

from __future__ import annotations

import sqlalchemy as sa

from gospoda.server.store.database import METADATA

INN_TIME = sa.Table(
    "inn_time",  # one row, written when a server is first opened
    METADATA,
    sa.Column("id", sa.Integer, primary_key=True),
    sa.Column("closed", sa.Double, nullable=False),  # seconds that no server ran while clocks did
    sa.Column("seen", sa.Double, nullable=False),  # the last sign of life
)
HOURS = sa.Table(
    "account_hours",
    METADATA,
    sa.Column("guest", sa.Text, primary_key=True),
    sa.Column("hours", sa.Text, nullable=False),  # time zone, nights, days off, holidays
)
