"""The database: how members are notified of their turns, and which turns they were notified of."""

from __future__ import annotations

import sqlalchemy as sa

from gospoda.server.store.database import METADATA

CHANNEL = sa.Table(
    "notice_channel",
    METADATA,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("guest", sa.Text, nullable=False),
    sa.Column("kind", sa.Text, nullable=False),  # push, mail, webhook
    sa.Column("target", sa.Text, nullable=False),  # sealed: the address and its keys
    sa.Column("mark", sa.Text, nullable=False),  # HMAC of the address, so that it isn't stored twice
    sa.Column("device", sa.Text, nullable=False),  # of a push: its address is dropped with the device
    sa.Column("lang", sa.Text, nullable=False),
    sa.Column("origin", sa.Text, nullable=False),  # the address at which the member uses the inn; links lead there
    sa.Column("zone", sa.Text, nullable=False),
    sa.Column("plan", sa.Text, nullable=False),  # at-once, after, daily
    sa.Column("minutes", sa.Integer, nullable=False),  # for `after`
    sa.Column("hour", sa.Integer, nullable=False),  # for `daily`
    sa.Column("quiet_from", sa.Integer),  # hours in the member's time zone, null: no quiet hours
    sa.Column("quiet_to", sa.Integer),
    sa.Column("confirmed", sa.Boolean, nullable=False),
    sa.Column("code", sa.Text, nullable=False),  # HMAC of the code that confirms a mail address
    sa.Column("code_until", sa.Double, nullable=False),
    sa.Column("code_tries", sa.Integer, nullable=False),
    sa.Column("created", sa.Double, nullable=False),
    sa.Column("failures", sa.Integer, nullable=False),  # in a row
    sa.Column("not_before", sa.Double, nullable=False),  # until then a failing address is left alone
    sa.UniqueConstraint("guest", "mark", name="uq_notice_mark"),
)
SENT = sa.Table(
    "notice_sent",  # a channel's latest turn at a table: one row, however long the game is
    METADATA,
    sa.Column("channel", sa.Text, primary_key=True),
    sa.Column("table_id", sa.Text, primary_key=True),
    sa.Column("turn", sa.Integer, nullable=False),  # the entry with which the turn began
    sa.Column("moves", sa.Integer, nullable=False),  # how many stood then
    sa.Column("state", sa.Text, nullable=False),  # seen: the member was present; claimed: being sent; sent
    sa.Column("at", sa.Double, nullable=False),  # since when; for a claim, until when
)
