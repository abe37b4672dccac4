"""The database tables for deals, which give many players the same start, and for tries at them."""

from __future__ import annotations

import sqlalchemy as sa

from gospoda.server.store.database import METADATA

DEAL = sa.Table(
    "deal",
    METADATA,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("day", sa.Text, nullable=False),  # in UTC, as in 2026-11-16; empty for a challenge
    sa.Column("game", sa.Text, nullable=False),
    sa.Column("content", sa.Text, nullable=False),  # the digest of all component values
    sa.Column("options", sa.Text, nullable=False),
    sa.Column("seats", sa.Text, nullable=False),  # the bots; empty in the seat of whoever tries
    sa.Column("seed", sa.Text, nullable=False),
    sa.Column("begins", sa.Double, nullable=False),
    sa.Column("ends", sa.Double, nullable=False),  # no counted try may begin after it
    sa.Column("reveals", sa.Double, nullable=False),  # when the seed and all tries are shown
    sa.Column("table_id", sa.Text, nullable=False),  # of a challenge: the game to beat
    sa.Index("ix_deal_day", "day"),
    sa.Index("ix_deal_table", "table_id"),
)
DEAL_TRY = sa.Table(
    "deal_try",
    METADATA,
    sa.Column("table_id", sa.Text, primary_key=True),
    sa.Column("deal_id", sa.Text, nullable=False),
    sa.Column("guest", sa.Text, nullable=False),  # empty for a bot, as a yardstick
    sa.Column("bot", sa.Text, nullable=False),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("counted", sa.Text, unique=True),  # deal and guest, unique; NULL for practice
    sa.Column("begun", sa.Double, nullable=False),
    sa.Column("door", sa.Text, nullable=False, server_default=""),  # HMAC of deal and a guest's address
    sa.Index("ix_try_deal", "deal_id"),
    sa.Index("ix_try_guest", "guest"),
)
