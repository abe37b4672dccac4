"""Members' names become unique, and a result stores how its game ended.

Among members whose names look alike, the one who has been a member longest keeps the name. The others get a number
and are told at their next visit. Guests who look like a member get a number too. Records of games stay as they are.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count
from typing import Any

import sqlalchemy as sa
from alembic import op

from gospoda.server.base.look_alikes import looks, numbered

revision = "0017"
down_revision = "0016"
branch_labels = None
depends_on = None

GUEST = sa.table("guest", sa.column("id"), sa.column("name"))
ACCOUNT = sa.table("account", sa.column("guest"), sa.column("created"), sa.column("formerly"), sa.column("leaving"))
LOOK = sa.table("guest_look", sa.column("guest"), sa.column("look"), sa.column("kept"))


def upgrade() -> None:
    """Adds the columns and the table, and settles who keeps which name."""
    op.add_column("account", sa.Column("formerly", sa.Text, nullable=False, server_default=""))
    op.add_column("result", sa.Column("ended", sa.Text, nullable=False, server_default=""))
    op.create_table(
        "guest_look",
        sa.Column("guest", sa.Text, sa.ForeignKey("guest.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("look", sa.Text, primary_key=True),
        sa.Column("kept", sa.Boolean, nullable=False),
    )
    where = sa.text("kept")
    op.create_index("ix_look_kept", "guest_look", ["look"], unique=True, sqlite_where=where, postgresql_where=where)
    op.create_index("ix_look", "guest_look", ["look"])
    settle(op.get_bind())


def settle(connection: sa.Connection) -> None:
    """Gives everybody a name, members first."""
    member = sa.select(GUEST.c.id, GUEST.c.name).join(ACCOUNT, ACCOUNT.c.guest == GUEST.c.id)
    members = connection.execute(member.where(~ACCOUNT.c.leaving).order_by(ACCOUNT.c.created, GUEST.c.id)).fetchall()
    guest = sa.select(GUEST.c.id, GUEST.c.name).where(GUEST.c.id.not_in(sa.select(ACCOUNT.c.guest)))
    guests = connection.execute(guest.order_by(GUEST.c.id)).fetchall()
    # a number must not collide with the name of a younger member who rightfully has it
    firsts, kept = first_looks(members), set[str]()
    for row in members:
        name = row.name if firsts[row.id] else free_name(row.name, kept | set().union(*firsts.values()))
        kept |= looks(name)
        if name != row.name:
            connection.execute(sa.update(ACCOUNT).where(ACCOUNT.c.guest == row.id).values(formerly=row.name))
        put_name(connection, row, name, True)
    for row in guests:
        put_name(connection, row, free_name(row.name, kept), False)


def first_looks(members: Any) -> dict[str, frozenset[str]]:
    """Returns the looks of those who keep their name; an empty set for those who need another one."""
    kept: set[str] = set()
    found: dict[str, frozenset[str]] = {}
    for row in members:
        own = looks(row.name)
        found[row.id] = frozenset() if own & kept else own
        kept |= found[row.id]
    return found


def free_name(name: str, kept: set[str]) -> str:
    """Returns the name, or the first numbered variant that looks like no other name."""
    return next(one for one in candidates(name) if not looks(one) & kept)


def candidates(name: str) -> Iterator[str]:
    """Yields the name, then the same with 2, 3 and so on."""
    yield name
    for number in count(2):
        yield numbered(name, number)


def put_name(connection: sa.Connection, row: Any, name: str, kept: bool) -> None:
    """Stores a name and its looks."""
    if name != row.name:
        connection.execute(sa.update(GUEST).where(GUEST.c.id == row.id).values(name=name))
    rows = [{"guest": row.id, "look": look, "kept": kept} for look in sorted(looks(name))]
    connection.execute(sa.insert(LOOK), rows)
