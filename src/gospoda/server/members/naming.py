"""Assigns names. A member's name is the member's alone; a guest who looks like a member gets a number.

Everything here runs inside the transaction that changes a name. PostgreSQL, where several processes write, allows
one such transaction at a time. In any case, the unique index on members' looks has the last word.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import count

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from gospoda.server.base.look_alikes import looks, numbered
from gospoda.server.members.names_schema import GUEST_LOOK
from gospoda.server.members.schema import ACCOUNT
from gospoda.server.store.database import GUEST
from gospoda.server.store.writer import Row

NAMES_LOCK = 7_202_617  # key of PostgreSQL's advisory lock


def one_at_a_time(connection: Connection) -> None:
    """Waits until no other process changes names; SQLite has only one writer anyway."""
    if connection.dialect.name == "postgresql":
        connection.execute(sa.text("SELECT pg_advisory_xact_lock(:n)"), {"n": NAMES_LOCK})


def is_kept(connection: Connection, name: str, guest: str = "") -> bool:
    """Whether a member other than this guest has a name that looks like this one."""
    query = sa.select(GUEST_LOOK.c.guest).where(GUEST_LOOK.c.look.in_(sorted(looks(name))), GUEST_LOOK.c.kept)
    return connection.execute(query.where(GUEST_LOOK.c.guest != guest).limit(1)).first() is not None


def free_name(connection: Connection, name: str, guest: str = "", others: Iterable[str] = ()) -> str:
    """Returns the name, or the first numbered variant that looks like no member's and none of `others`."""
    there = {look for other in others for look in looks(other)}
    return next(one for one in candidates(name) if not looks(one) & there and not is_kept(connection, one, guest))


def candidates(name: str) -> Iterator[str]:
    """Yields the name, then the same with 2, 3 and so on."""
    yield name
    for number in count(2):
        yield numbered(name, number)


def guest_name(connection: Connection, guest: str) -> str:
    """Returns the name of a guest; empty if there is no such guest."""
    query = sa.select(GUEST.c.name).where(GUEST.c.id == guest)
    return str(connection.execute(query).scalar_one_or_none() or "")


def put_looks(connection: Connection, guest: str, name: str, kept: bool) -> None:
    """Stores the looks of somebody's name."""
    connection.execute(sa.delete(GUEST_LOOK).where(GUEST_LOOK.c.guest == guest))
    rows = [{"guest": guest, "look": look, "kept": kept} for look in sorted(looks(name))]
    connection.execute(sa.insert(GUEST_LOOK), rows)


def drop_looks(connection: Connection, guest: str) -> None:
    """Frees the name of somebody who leaves."""
    connection.execute(sa.delete(GUEST_LOOK).where(GUEST_LOOK.c.guest == guest))


def put_guest(connection: Connection, row: Row) -> str:
    """Stores a new guest under a name that no member has, and returns that name."""
    one_at_a_time(connection)
    name = free_name(connection, row["name"])
    connection.execute(sa.insert(GUEST), {**row, "name": name})
    put_looks(connection, row["id"], name, kept=False)
    return name


def rename(connection: Connection, guest: str, name: str) -> dict[str, str] | None:
    """Changes a name and returns guests' new names by id, if they give way; None if it looks like a member's."""
    one_at_a_time(connection)
    if is_kept(connection, name, guest):
        return None
    member = connection.execute(sa.select(ACCOUNT.c.guest).where(ACCOUNT.c.guest == guest)).first() is not None
    put_looks(connection, guest, name, member)
    connection.execute(sa.update(GUEST).where(GUEST.c.id == guest).values(name=name))
    return make_way(connection, guest, name) if member else {}


def keep(connection: Connection, guest: str, name: str) -> bool:
    """Makes a name a member's own. Returns False if it looks like another member's."""
    one_at_a_time(connection)
    if is_kept(connection, name, guest):
        return False
    put_looks(connection, guest, name, kept=True)
    return True


def make_way(connection: Connection, member: str, name: str) -> dict[str, str]:
    """Renames every guest who now looks like a member. Returns their new names by id."""
    other = sa.select(GUEST_LOOK.c.guest).where(GUEST_LOOK.c.look.in_(sorted(looks(name))), ~GUEST_LOOK.c.kept)
    alike = sa.select(GUEST.c.id, GUEST.c.name).where(GUEST.c.id.in_(other), GUEST.c.id != member).order_by(GUEST.c.id)
    renamed: dict[str, str] = {}
    for row in connection.execute(alike).fetchall():
        renamed[row.id] = free_name(connection, row.name, row.id)
        put_looks(connection, row.id, renamed[row.id], kept=False)
        connection.execute(sa.update(GUEST).where(GUEST.c.id == row.id).values(name=renamed[row.id]))
    return renamed
