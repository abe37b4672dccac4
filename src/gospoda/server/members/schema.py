"""The database tables of members, who keep their name on several devices. A member is a guest with an `account` row."""

from __future__ import annotations

import sqlalchemy as sa

from gospoda.server.store.database import METADATA

ACCOUNT = sa.Table(
    "account",
    METADATA,
    sa.Column("guest", sa.Text, primary_key=True),
    sa.Column("handle", sa.Text, nullable=False, unique=True),  # passkeys know the member by it; says nothing else
    sa.Column("links", sa.Text, nullable=False),  # encrypted: the key of the guest's links, the same on all devices
    sa.Column("settings", sa.Text, nullable=False, server_default="{}"),
    sa.Column("created", sa.Double, nullable=False),
    sa.Column("formerly", sa.Text, nullable=False, server_default=""),  # before an upgrade changed it; shown once
    sa.Column("leaving", sa.Boolean, nullable=False, server_default=sa.false()),  # the account is being deleted
)
PASSKEY = sa.Table(
    "passkey",
    METADATA,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("guest", sa.Text, nullable=False),
    sa.Column("public_key", sa.LargeBinary, nullable=False),
    sa.Column("signatures", sa.BigInteger, nullable=False),  # counts them: a copy of the key would fall behind
    sa.Column("transports", sa.Text, nullable=False),
    sa.Column("label", sa.Text, nullable=False),
    sa.Column("created", sa.Double, nullable=False),
    sa.Column("used", sa.Double, nullable=False),
    sa.Index("ix_passkey_guest", "guest"),
)
DEVICE = sa.Table(
    "device",
    METADATA,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("guest", sa.Text, nullable=False),
    sa.Column("token", sa.Text, nullable=False, unique=True),  # SHA-256, like a guest's secret
    sa.Column("label", sa.Text, nullable=False),
    sa.Column("created", sa.Double, nullable=False),
    sa.Column("seen", sa.Double, nullable=False),  # to the day
    sa.Column("expires", sa.Double, nullable=False),
    sa.Index("ix_device_guest", "guest"),
    sa.Index("ix_device_expires", "expires"),
)
RECOVERY_CODE = sa.Table(
    "recovery_code",
    METADATA,
    sa.Column("code", sa.Text, primary_key=True),  # HMAC with the server's key
    sa.Column("guest", sa.Text, nullable=False),
    sa.Index("ix_recovery_guest", "guest"),
)
TICKET = sa.Table(
    "ticket",  # something to be finished once, within minutes
    METADATA,
    sa.Column("secret", sa.Text, primary_key=True),  # HMAC with the server's key
    sa.Column("kind", sa.Text, nullable=False),
    sa.Column("guest", sa.Text, nullable=False),
    sa.Column("data", sa.Text, nullable=False),  # encrypted
    sa.Column("expires", sa.Double, nullable=False),
    sa.Index("ix_ticket_expires", "expires"),
    sa.Index("ix_ticket_guest", "guest"),
)
OPENID = sa.Table(
    "openid_identity",
    METADATA,
    sa.Column("issuer", sa.Text, primary_key=True),
    sa.Column("subject", sa.Text, primary_key=True),
    sa.Column("guest", sa.Text, nullable=False),
    sa.Column("created", sa.Double, nullable=False),
    sa.Index("ix_openid_guest", "guest"),
)
