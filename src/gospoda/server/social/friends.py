"""Whom a guest knows: friends, invitations, people met at tables and blocked people; and reports about them."""

from __future__ import annotations

import secrets
import time
from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy.engine import Connection

from gospoda.server.base.refusals import refused
from gospoda.server.members.names import clean
from gospoda.server.members.schema import ACCOUNT
from gospoda.server.records.records import ChatData
from gospoda.server.social.bodies import Acquaintance, Company, NewReport
from gospoda.server.social.schema import REPORT
from gospoda.server.store.database import ENTRY, GUEST, MEMBER
from gospoda.server.tables.invitations import invitations
from gospoda.server.tables.schema import BLOCK, FRIEND

RECENT = 30  # tables searched for people one has met
LINES = 30  # lines of the reported person kept with a report
MOST_REPORTS = 20  # unread reports about one person


def company(connection: Connection, guest: str) -> Company:
    """Returns everybody whom a guest knows."""
    friends, blocked = listed(connection, FRIEND, guest), listed(connection, BLOCK, guest)
    known = {one.guest for one in (*friends, *blocked)}
    met = [one for one in people_met(connection, guest) if one.guest not in known]
    return Company(friends, invitations(connection, guest), blocked, met)


def listed(connection: Connection, table: sa.Table, guest: str) -> list[Acquaintance]:
    """Returns friends or blocked people, sorted by name."""
    known = sa.exists().where(ACCOUNT.c.guest == table.c.other).label("known")
    query = sa.select(table.c.other, GUEST.c.name, table.c.since, known).join(GUEST, GUEST.c.id == table.c.other)
    rows = connection.execute(query.where(table.c.guest == guest).order_by(GUEST.c.name))
    return [Acquaintance(row.other, row.name, row.since, member=row.known) for row in rows]


def recent_tables(guest: str) -> Any:
    """Returns the tables that a guest was at most recently."""
    query = sa.select(MEMBER.c.table_id).where(MEMBER.c.guest == guest)
    return query.order_by(MEMBER.c.touched.desc()).limit(RECENT)


def people_met(connection: Connection, guest: str) -> list[Acquaintance]:
    """Returns who sat, watched or spoke at a guest's recent tables, latest first."""
    tables = list(connection.execute(recent_tables(guest)).scalars())
    here = sa.select(MEMBER.c.guest, MEMBER.c.table_id, MEMBER.c.touched).where(MEMBER.c.table_id.in_(tables))
    found = {row.guest: (row.table_id, row.touched) for row in connection.execute(here.order_by(MEMBER.c.touched))}
    talk = sa.select(ENTRY.c.table_id, ENTRY.c.created, ENTRY.c.data)
    talk = talk.where(ENTRY.c.table_id.in_(tables), ENTRY.c.kind == "chat").order_by(ENTRY.c.created.desc()).limit(200)
    for row in connection.execute(talk):
        said = msgspec.json.decode(bytes(row.data), type=ChatData)
        found.setdefault(said.guest, (row.table_id, row.created))
    found.pop(guest, None)
    known = sa.exists().where(ACCOUNT.c.guest == GUEST.c.id).label("known")
    names = sa.select(GUEST.c.id, GUEST.c.name, known).where(GUEST.c.id.in_(sorted(found)))
    rows = connection.execute(names)
    people = [Acquaintance(row.id, row.name, found[row.id][1], found[row.id][0], row.known) for row in rows]
    return sorted(people, key=lambda one: -one.since)


def have_met(connection: Connection, guest: str, other: str) -> bool:
    """Returns whether two people have been at a table together; only then can one block or report the other."""
    return any(one.guest == other for one in people_met(connection, guest)) or any(
        one.guest == other for table in (FRIEND, BLOCK) for one in listed(connection, table, guest)
    )


def check_met(connection: Connection, guest: str, other: str) -> None:
    """Raises if the two have never met."""
    if not have_met(connection, guest, other):
        raise refused("refused-no-such-person", 404)


def check_reports(connection: Connection, guest: str) -> None:
    """Raises if there are more reports about one person than anybody could read."""
    waiting = sa.select(sa.func.count()).where(REPORT.c.guest == guest, REPORT.c.done.is_(False))
    if connection.execute(waiting).scalar_one() >= MOST_REPORTS:
        raise refused("refused-too-fast", 429)


def report(connection: Connection, guest: str, told: NewReport) -> None:
    """Stores a report, with what the reported person last said at that table."""
    query = sa.select(ENTRY.c.data).where(ENTRY.c.table_id == told.table, ENTRY.c.kind == "chat")
    rows = connection.execute(query.order_by(ENTRY.c.seq))
    lines = [msgspec.json.decode(bytes(row.data), type=ChatData) for row in rows]
    said = "\n".join([line.text for line in lines if line.guest == told.guest][-LINES:])
    row = {"id": secrets.token_hex(4), "guest": guest, "about": told.guest, "table_id": told.table}
    text = clean(told.text) or "…"
    connection.execute(sa.insert(REPORT), {**row, "text": text, "said": said, "created": time.time(), "done": False})
