"""The database table for the looks of names, so that no two members can be mistaken for each other."""

from __future__ import annotations

import sqlalchemy as sa

from gospoda.server.store.database import GUEST, METADATA

KEPT = sa.text("kept")
GUEST_LOOK = sa.Table(
    "guest_look",
    METADATA,
    sa.Column("guest", sa.Text, sa.ForeignKey(GUEST.c.id, ondelete="CASCADE"), primary_key=True),
    sa.Column("look", sa.Text, primary_key=True),
    sa.Column("kept", sa.Boolean, nullable=False),  # by a member: nobody else may look like it
    sa.Index("ix_look_kept", "look", unique=True, sqlite_where=KEPT, postgresql_where=KEPT),
    sa.Index("ix_look", "look"),
)
