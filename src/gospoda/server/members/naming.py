"""Who may bear which name. A member's name is the member's alone; a guest who looks like a member gets a number.

Everything here runs inside the transaction that changes a name. PostgreSQL, where several processes write, lets one
such transaction at a time through; the unique index on the looks that members keep is the last word in any case.
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

NAMES_LOCK = 7_202_617  # the number of PostgreSQL's advisory lock


def one_at_a_time(connection: Connection) -> None:
    """Wait until no other process changes names; SQLite has one writer anyway."""
    if connection.dialect.name == "postgresql":
        connection.execute(sa.text("SELECT pg_advisory_xact_lock(:n)"), {"n": NAMES_LOCK})


def is_kept(connection: Connection, name: str, guest: str = "") -> bool:
    """Whether a member other than this guest has a name that looks like this one."""
    query = sa.select(GUEST_LOOK.c.guest).where(GUEST_LOOK.c.look.in_(sorted(looks(name))), GUEST_LOOK.c.kept)
    return connection.execute(query.where(GUEST_LOOK.c.guest != guest).limit(1)).first() is not None


def free_name(connection: Connection, name: str, guest: str = "", others: Iterable[str] = ()) -> str:
    """The name, or the first one with a number that looks like no member's and like none of the others."""
    there = {look for other in others for look in looks(other)}
    return next(one for one in candidates(name) if not looks(one) & there and not is_kept(connection, one, guest))


def candidates(name: str) -> Iterator[str]:
    """A name, then the same with 2, 3 and so on."""
    yield name
    for number in count(2):
        yield numbered(name, number)


def guest_name(connection: Connection, guest: str) -> str:
    """The name of a guest; empty if there is no such guest."""
    query = sa.select(GUEST.c.name).where(GUEST.c.id == guest)
    return str(connection.execute(query).scalar_one_or_none() or "")


def put_looks(connection: Connection, guest: str, name: str, kept: bool) -> None:
    """Write down how somebody's name looks from now on."""
    connection.execute(sa.delete(GUEST_LOOK).where(GUEST_LOOK.c.guest == guest))
    rows = [{"guest": guest, "look": look, "kept": kept} for look in sorted(looks(name))]
    connection.execute(sa.insert(GUEST_LOOK), rows)


def drop_looks(connection: Connection, guest: str) -> None:
    """Free the name of somebody who leaves."""
    connection.execute(sa.delete(GUEST_LOOK).where(GUEST_LOOK.c.guest == guest))


def put_guest(connection: Connection, row: Row) -> str:
    """Write a new guest down, under a name that is no member's; the name."""
    one_at_a_time(connection)
    name = free_name(connection, row["name"])
    connection.execute(sa.insert(GUEST), {**row, "name": name})
    put_looks(connection, row["id"], name, kept=False)
    return name


def rename(connection: Connection, guest: str, name: str) -> dict[str, str] | None:
    """Change a name; None if it looks like a member's. Guests make way for a member: their new names by id."""
    one_at_a_time(connection)
    if is_kept(connection, name, guest):
        return None
    member = connection.execute(sa.select(ACCOUNT.c.guest).where(ACCOUNT.c.guest == guest)).first() is not None
    put_looks(connection, guest, name, member)
    connection.execute(sa.update(GUEST).where(GUEST.c.id == guest).values(name=name))
    return make_way(connection, guest, name) if member else {}


def keep(connection: Connection, guest: str, name: str) -> bool:
    """Make a name a member's own; False if it looks like that of another member."""
    one_at_a_time(connection)
    if is_kept(connection, name, guest):
        return False
    put_looks(connection, guest, name, kept=True)
    return True


def make_way(connection: Connection, member: str, name: str) -> dict[str, str]:
    """Give another name to every guest who looks like a member from now on; their new names by id."""
    other = sa.select(GUEST_LOOK.c.guest).where(GUEST_LOOK.c.look.in_(sorted(looks(name))), ~GUEST_LOOK.c.kept)
    alike = sa.select(GUEST.c.id, GUEST.c.name).where(GUEST.c.id.in_(other), GUEST.c.id != member).order_by(GUEST.c.id)
    renamed: dict[str, str] = {}
    for row in connection.execute(alike).fetchall():
        renamed[row.id] = free_name(connection, row.name, row.id)
        put_looks(connection, row.id, renamed[row.id], kept=False)
        connection.execute(sa.update(GUEST).where(GUEST.c.id == row.id).values(name=renamed[row.id]))
    return renamed
