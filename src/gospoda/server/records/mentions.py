"""Tracks which records name whom: members of a table, and those who only spoke there or were invited to it.

Whoever deletes their account is removed from all of these.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from gospoda.server.records.records import Sitter
from gospoda.server.records.schema import MENTION
from gospoda.server.store.database import MEMBER, new_rows


def put_mentions(connection: Connection, table: str, guests: Iterable[str]) -> None:
    """Notes that the record of a table names these guests."""
    rows = [{"guest": guest, "table_id": table} for guest in guests if guest]
    if rows:
        connection.execute(new_rows(connection, MENTION), rows)


def asked_to(roster: list[Sitter]) -> list[str]:
    """Returns the guests for whom seats are reserved."""
    return [sitter.guest for sitter in roster if sitter.kind == "open" and sitter.guest]


def tables_naming(guest: str) -> sa.CompoundSelect[Any]:
    """Returns a query for the tables whose records name a guest."""
    member = sa.select(MEMBER.c.table_id).where(MEMBER.c.guest == guest)
    return member.union(sa.select(MENTION.c.table_id).where(MENTION.c.guest == guest))


def bring_mentions(connection: Connection, guest: str, member: str) -> None:
    """Makes a guest's mentions a member's."""
    query = sa.select(MENTION.c.table_id).where(MENTION.c.guest == guest)
    for table in list(connection.execute(query).scalars()):
        put_mentions(connection, table, [member])
    connection.execute(sa.delete(MENTION).where(MENTION.c.guest == guest))
