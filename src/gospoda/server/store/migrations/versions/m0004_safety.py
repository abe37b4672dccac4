"""Link secrets become locks, lists and cleaning up get columns and indexes, and hosts can remove people."""

from __future__ import annotations

import json
import time

import sqlalchemy as sa
from alembic import op

from gospoda.server.base.links import old_lock

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None

OPEN_TABLES = "access = 'open' AND mode = 'online' AND status <> 'finished'"
NEWEST = "SELECT {} FROM entry e WHERE e.table_id = game_table.id ORDER BY e.seq DESC LIMIT 1"


def upgrade() -> None:
    """Adds the new columns, fills them, and hashes the secrets that were stored as plain text."""
    add_columns()
    fill_columns()
    replace_indexes()
    lock_links()


def add_columns() -> None:
    """Adds columns for what lists show, when somebody was last there, and who was removed or muted."""
    op.add_column("guest", sa.Column("seen", sa.Double, nullable=False, server_default="0"))
    op.add_column("game_table", sa.Column("status", sa.Text, nullable=False, server_default="lobby"))
    op.add_column("game_table", sa.Column("touched", sa.Double, nullable=False, server_default="0"))
    op.add_column("member", sa.Column("touched", sa.Double, nullable=False, server_default="0"))
    op.add_column("member", sa.Column("put_out", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("member", sa.Column("muted", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("analysis", sa.Column("created", sa.Double, nullable=False, server_default="0"))
    op.create_table("pulse", sa.Column("id", sa.Integer, primary_key=True), sa.Column("at", sa.Double, nullable=False))


def fill_columns() -> None:
    """Dates everything that expires to this migration, so that nothing is deleted at once."""
    for column, value in (("status", "e.status"), ("touched", "e.created")):
        op.execute(f"UPDATE game_table SET {column} = coalesce(({NEWEST.format(value)}), {column})")
    op.execute("UPDATE member SET touched = coalesce((SELECT touched FROM game_table t WHERE t.id = table_id), 0)")
    op.execute(f"UPDATE guest SET seen = {time.time()}")
    op.execute(f"UPDATE analysis SET created = {time.time()}")


def replace_indexes() -> None:
    """Gives each list an index in its order."""
    where = sa.text(OPEN_TABLES)
    op.create_index("ix_guest_seen", "guest", ["seen"])
    op.create_index("ix_table_status", "game_table", ["status", "touched"])
    op.create_index("ix_table_open", "game_table", ["touched", "id"], sqlite_where=where, postgresql_where=where)
    op.drop_index("ix_member_guest", "member")
    op.create_index("ix_member_guest", "member", ["guest", "touched", "table_id"])


def lock_links() -> None:
    """Keeps existing links working. The host can no longer see them but can renew them."""
    bind = op.get_bind()
    tables = bind.execute(sa.text("SELECT id, invites, watch FROM game_table")).fetchall()
    for table, invites, watch in tables:
        values = {"id": table, "invites": json.dumps([old_lock(secret) for secret in json.loads(invites)])}
        change = sa.text("UPDATE game_table SET invites = :invites, watch = :watch WHERE id = :id")
        bind.execute(change, {**values, "watch": old_lock(watch)})
    renewed = bind.execute(sa.text("SELECT table_id, seq, data FROM entry WHERE kind = 'links'")).fetchall()
    for table, seq, data in renewed:
        links = json.loads(bytes(data))
        links = {"invites": [old_lock(secret) for secret in links["invites"]], "watch": old_lock(links["watch"])}
        change = sa.text("UPDATE entry SET data = :data WHERE table_id = :table AND seq = :seq")
        bind.execute(change, {"data": json.dumps(links).encode(), "table": table, "seq": seq})
