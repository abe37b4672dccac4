"""The database: how members are told that it is their turn, and of which turns they were told."""

from __future__ import annotations

import sqlalchemy as sa

from gospoda.server.store.database import METADATA

CHANNEL = sa.Table(
    "notice_channel",
    METADATA,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("guest", sa.Text, nullable=False),
    sa.Column("kind", sa.Text, nullable=False),  # push, mail, webhook
    sa.Column("target", sa.Text, nullable=False),  # sealed: the address and what belongs to it
    sa.Column("mark", sa.Text, nullable=False),  # HMAC of the address, so that the same one is not kept twice
    sa.Column("device", sa.Text, nullable=False),  # of a push: with the device its address goes
    sa.Column("lang", sa.Text, nullable=False),
    sa.Column("origin", sa.Text, nullable=False),  # where the member found the inn; links lead there
    sa.Column("zone", sa.Text, nullable=False),
    sa.Column("plan", sa.Text, nullable=False),  # at-once, after, daily
    sa.Column("minutes", sa.Integer, nullable=False),  # after so many
    sa.Column("hour", sa.Integer, nullable=False),  # once a day at
    sa.Column("quiet_from", sa.Integer),  # hours of the member's day, none: no quiet
    sa.Column("quiet_to", sa.Integer),
    sa.Column("confirmed", sa.Boolean, nullable=False),
    sa.Column("code", sa.Text, nullable=False),  # HMAC of what confirms a mail address
    sa.Column("code_until", sa.Double, nullable=False),
    sa.Column("code_tries", sa.Integer, nullable=False),
    sa.Column("created", sa.Double, nullable=False),
    sa.Column("failures", sa.Integer, nullable=False),  # in a row
    sa.Column("not_before", sa.Double, nullable=False),  # a failing address is left alone for a while
    sa.UniqueConstraint("guest", "mark", name="uq_notice_mark"),
)
SENT = sa.Table(
    "notice_sent",  # the last turn at a table that a channel has to do with: one row, however long the game is
    METADATA,
    sa.Column("channel", sa.Text, primary_key=True),
    sa.Column("table_id", sa.Text, primary_key=True),
    sa.Column("turn", sa.Integer, nullable=False),  # the entry with which it began
    sa.Column("moves", sa.Integer, nullable=False),  # that stood then
    sa.Column("state", sa.Text, nullable=False),  # seen: the member was there; claimed: being sent; sent
    sa.Column("at", sa.Double, nullable=False),  # since when; of a claim until when
)
