"""Seats kept for somebody: at tables to which a friend was invited, and at rematches."""

from __future__ import annotations

from typing import Any

import msgspec
import sqlalchemy as sa
from msgspec import Struct
from sqlalchemy.engine import Connection

from gospoda.server.members.membership import is_guest
from gospoda.server.records.records import Sitter
from gospoda.server.store.database import ENTRY, GUEST, TABLE
from gospoda.server.tables.blocks import between
from gospoda.server.tables.bodies import Invitation

FREE = '"kind":"open","guest":""'  # a seat in a stored roster that waits for nobody
ASKED = '"kind":"open"'


class Asked(Struct, frozen=True):
    """A seat kept for a guest; `entry` is the entry that reserved it."""

    guest: str
    invitation: Invitation
    entry: int
    since: float


def asked(connection: Connection, guests: set[str], one: str = "") -> list[Asked]:
    """Returns the seats kept for some guests, or for `one` alone, latest tables first."""
    host = [TABLE.c.host, GUEST.c.name, is_guest(TABLE.c.host).label("unknown")]
    query = sa.select(TABLE.c.id, TABLE.c.game, TABLE.c.title, TABLE.c.roster, *host)
    query = query.join(GUEST, GUEST.c.id == TABLE.c.host).where(TABLE.c.status == "lobby")
    if one:
        query = query.where(TABLE.c.roster.contains(one, autoescape=True))
    else:
        query = query.where(sa.func.replace(TABLE.c.roster, FREE, "").contains(ASKED))
    found = []
    for row in connection.execute(query.order_by(TABLE.c.touched.desc())).fetchall():
        for seat, sitter in enumerate(msgspec.json.decode(row.roster, type=list[Sitter])):
            if sitter.kind == "open" and sitter.guest in guests and not at_odds(connection, sitter.guest, row.host):
                began = since(connection, row.id, seat)
                invitation = Invitation(row.id, row.game, row.title, row.name, row.unknown)
                found.append(Asked(sitter.guest, invitation, began.seq, began.created))
    return found


def at_odds(connection: Connection, guest: str, host: str) -> bool:
    """Returns whether either of the two has blocked the other in the meantime."""
    return bool(connection.execute(sa.select(between(guest, host))).scalar_one())


def since(connection: Connection, table: str, seat: int) -> Any:
    """Returns the entry that last changed a seat, or the table's first one if nothing has changed it."""
    changed = sa.and_(ENTRY.c.kind == "seat", ENTRY.c.seat == seat)
    query = sa.select(ENTRY.c.seq, ENTRY.c.created).where(ENTRY.c.table_id == table, changed | (ENTRY.c.kind == "made"))
    return connection.execute(query.order_by(ENTRY.c.seq.desc()).limit(1)).one()


def invitations(connection: Connection, guest: str) -> list[Invitation]:
    """Returns the tables that keep a free seat for a guest."""
    return [one.invitation for one in asked(connection, {guest}, guest)]
