"""Guests can keep their name as members: passkeys, devices, recovery codes, and sign-in with a provider."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Adds what members need; guests stay as they are."""
    text, number, no = sa.Text, sa.Double, sa.false()
    op.create_table(
        "account",
        sa.Column("guest", text, primary_key=True),
        sa.Column("handle", text, nullable=False, unique=True),
        sa.Column("links", text, nullable=False),
        sa.Column("settings", text, nullable=False, server_default="{}"),
        sa.Column("created", number, nullable=False),
        sa.Column("leaving", sa.Boolean, nullable=False, server_default=no),
    )
    op.create_table(
        "passkey",
        sa.Column("id", text, primary_key=True),
        sa.Column("guest", text, nullable=False),
        sa.Column("public_key", sa.LargeBinary, nullable=False),
        sa.Column("signatures", sa.BigInteger, nullable=False),
        *[sa.Column(name, text, nullable=False) for name in ("transports", "label")],
        *[sa.Column(name, number, nullable=False) for name in ("created", "used")],
    )
    op.create_table(
        "device",
        sa.Column("id", text, primary_key=True),
        sa.Column("guest", text, nullable=False),
        sa.Column("token", text, nullable=False, unique=True),
        sa.Column("label", text, nullable=False),
        *[sa.Column(name, number, nullable=False) for name in ("created", "seen", "expires")],
    )
    op.create_table(
        "recovery_code", sa.Column("code", text, primary_key=True), sa.Column("guest", text, nullable=False)
    )
    op.create_table(
        "ticket",
        sa.Column("secret", text, primary_key=True),
        *[sa.Column(name, text, nullable=False) for name in ("kind", "guest", "data")],
        sa.Column("expires", number, nullable=False),
    )
    op.create_table(
        "openid_identity",
        sa.Column("issuer", text, primary_key=True),
        sa.Column("subject", text, primary_key=True),
        sa.Column("guest", text, nullable=False),
        sa.Column("created", number, nullable=False),
    )
    for name, table, column in (
        ("ix_passkey_guest", "passkey", "guest"),
        ("ix_device_guest", "device", "guest"),
        ("ix_device_expires", "device", "expires"),
        ("ix_recovery_guest", "recovery_code", "guest"),
        ("ix_ticket_expires", "ticket", "expires"),
        ("ix_ticket_guest", "ticket", "guest"),
        ("ix_openid_guest", "openid_identity", "guest"),
    ):
        op.create_index(name, table, [column])
