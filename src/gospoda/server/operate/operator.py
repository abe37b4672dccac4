"""What an operator looks up and decides, directly in the database; running servers notice within seconds."""

from __future__ import annotations

import secrets
import time
from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy.engine import Connection

from gospoda.server.decisions.operator_state import READ_ONLY, decisions
from gospoda.server.decisions.schema import ANNOUNCEMENT, BAN, OPERATOR_STATE
from gospoda.server.members.schema import ACCOUNT, DEVICE
from gospoda.server.records.records import Sitter
from gospoda.server.social.schema import REPORT
from gospoda.server.store.database import GUEST, TABLE

Found = list[dict[str, Any]]


def tables(connection: Connection, status: str, limit: int) -> Found:
    """Returns tables, latest first, without their secrets."""
    query = sa.select(TABLE).order_by(TABLE.c.touched.desc()).limit(limit)
    if status:
        query = query.where(TABLE.c.status == status)
    return [
        {
            "table": row.id,
            "game": row.game,
            "status": row.status,
            "access": row.access,
            "touched": row.touched,
            "seats": ", ".join(one.name or one.kind for one in msgspec.json.decode(row.roster, type=list[Sitter])),
        }
        for row in connection.execute(query)
    ]


def people(connection: Connection, name: str, guests: bool, limit: int) -> Found:
    """Returns members, and guests if wanted, whose name contains a text; those seen last come first."""
    devices = sa.select(sa.func.count()).where(DEVICE.c.guest == GUEST.c.id).scalar_subquery()
    banned = sa.exists().where(BAN.c.guest == GUEST.c.id)
    query = sa.select(GUEST.c.id, GUEST.c.name, GUEST.c.seen, ACCOUNT.c.created, devices.label("devices"), banned)
    query = query.join(ACCOUNT, ACCOUNT.c.guest == GUEST.c.id, isouter=guests)
    query = query.where(GUEST.c.name.icontains(name, autoescape=True)).order_by(GUEST.c.seen.desc()).limit(limit)
    return [
        {
            "id": row.id,
            "name": row.name,
            "member_since": row.created,
            "seen": row.seen,
            "devices": row.devices,
            "banned": bool(row[5]),
        }
        for row in connection.execute(query)
    ]


def is_known(connection: Connection, guest: str) -> bool:
    """Returns whether there is such a guest."""
    return connection.execute(sa.select(GUEST.c.id).where(GUEST.c.id == guest)).first() is not None


def ban(connection: Connection, guest: str, reason: str) -> None:
    """Bans a guest."""
    lift(connection, guest)
    connection.execute(sa.insert(BAN), {"guest": guest, "reason": reason, "created": time.time()})


def lift(connection: Connection, guest: str) -> bool:
    """Lifts a ban; returns whether there was one."""
    return bool(connection.execute(sa.delete(BAN).where(BAN.c.guest == guest)).rowcount)


def bans(connection: Connection) -> Found:
    """Returns everybody who is banned."""
    query = sa.select(BAN, GUEST.c.name).join(GUEST, GUEST.c.id == BAN.c.guest, isouter=True).order_by(BAN.c.created)
    return [
        {"id": row.guest, "name": row.name or "", "reason": row.reason, "since": row.created}
        for row in connection.execute(query)
    ]


def reports(connection: Connection, everything: bool, limit: int) -> Found:
    """Returns reports, latest first; only unsettled ones unless `everything`."""
    by, about = GUEST.alias("by"), GUEST.alias("about")
    query = sa.select(REPORT, by.c.name.label("by_name"), about.c.name.label("about_name"))
    query = query.join(by, by.c.id == REPORT.c.guest, isouter=True)
    query = query.join(about, about.c.id == REPORT.c.about, isouter=True)
    if not everything:
        query = query.where(REPORT.c.done.is_(False))
    return [
        {
            "report": row.id,
            "created": row.created,
            "about": f"{row.about_name or ''} ({row.about})",
            "by": f"{row.by_name or ''} ({row.guest})",
            "table": row.table_id,
            "text": row.text,
            "said": row.said,
            "done": bool(row.done),
        }
        for row in connection.execute(query.order_by(REPORT.c.created.desc()).limit(limit))
    ]


def settle(connection: Connection, name: str) -> bool:
    """Marks a report as settled; returns whether it exists."""
    return bool(connection.execute(sa.update(REPORT).where(REPORT.c.id == name).values(done=True)).rowcount)


def announce(connection: Connection, texts: dict[str, str], hours: float) -> str:
    """Announces something to everybody for some hours; returns the announcement's id."""
    now, name = time.time(), secrets.token_hex(4)
    row = {"id": name, "texts": msgspec.json.encode(texts).decode(), "created": now, "expires": now + 3600 * hours}
    connection.execute(sa.insert(ANNOUNCEMENT), row)
    return name


def retract(connection: Connection, name: str) -> bool:
    """Retracts an announcement; returns whether it existed."""
    return bool(connection.execute(sa.delete(ANNOUNCEMENT).where(ANNOUNCEMENT.c.id == name)).rowcount)


def announcements(connection: Connection) -> Found:
    """Returns the present announcements."""
    return [msgspec.to_builtins(one) for one in decisions(connection).announcements]


def set_read_only(connection: Connection, wanted: bool) -> None:
    """Makes the inn read-only, or writable again."""
    connection.execute(sa.delete(OPERATOR_STATE).where(OPERATOR_STATE.c.name == READ_ONLY))
    connection.execute(sa.insert(OPERATOR_STATE), {"name": READ_ONLY, "value": "yes" if wanted else "no"})
