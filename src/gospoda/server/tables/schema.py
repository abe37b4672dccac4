"""The database: friends and blocked people, and which players tables look for."""

from __future__ import annotations

import sqlalchemy as sa

from gospoda.server.store.database import METADATA

FRIEND = sa.Table(
    "friend",  # two rows for each pair, one from either side
    METADATA,
    sa.Column("guest", sa.Text, primary_key=True),
    sa.Column("other", sa.Text, primary_key=True),
    sa.Column("since", sa.Double, nullable=False),
    sa.Index("ix_friend_other", "other"),
)

BLOCK = sa.Table(
    "block",
    METADATA,
    sa.Column("guest", sa.Text, primary_key=True),
    sa.Column("other", sa.Text, primary_key=True),  # the blocked person, who isn't told
    sa.Column("since", sa.Double, nullable=False),
    sa.Index("ix_block_other", "other"),
)

SEAT_SEARCH = sa.Table(
    "seat_search",
    METADATA,
    sa.Column("table_id", sa.Text, primary_key=True),
    sa.Column("guest", sa.Text, nullable=False),
    sa.Column("language", sa.Text, nullable=False),
    sa.Column("level", sa.Text, nullable=False),
    sa.Column("quick", sa.Boolean, nullable=False),  # made by asking "anyone for …?"
    sa.Column("bot", sa.Text, nullable=False),  # takes the seats that are still free
    sa.Column("fill_at", sa.Double),  # when it does; null: never, or it is done
    sa.Index("ix_search_fill", "fill_at"),
)
