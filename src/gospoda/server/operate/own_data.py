"""The export of everything that the inn stores about a member."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Mapping
from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy.engine import Connection

from gospoda.server.base.requester import Requester
from gospoda.server.clocks.member_hours import read_hours
from gospoda.server.history import history
from gospoda.server.members.accounts import overview
from gospoda.server.records.deals_schema import DEAL_TRY
from gospoda.server.records.mentions import tables_naming
from gospoda.server.records.ratings import shown
from gospoda.server.records.records import ChatData, Sitter
from gospoda.server.records.schema import RATING
from gospoda.server.social.friends import listed
from gospoda.server.social.schema import REPORT
from gospoda.server.store.database import ENTRY, MEMBER, TABLE
from gospoda.server.tables.schema import BLOCK, FRIEND


def tables(connection: Connection, requester: Requester) -> list[dict[str, Any]]:
    """Returns the tables that the member belongs to, with who sits there."""
    query = sa.select(TABLE, MEMBER.c.put_out, MEMBER.c.muted)
    query = query.where(MEMBER.c.guest == requester.id, TABLE.c.id == MEMBER.c.table_id).order_by(TABLE.c.created)
    return [table_of(row, requester) for row in connection.execute(query)]


def table_of(row: Any, requester: Requester) -> dict[str, Any]:
    """Returns a table as its member knows it, without its secrets."""
    roster = msgspec.json.decode(row.roster, type=list[Sitter])
    return {
        "table": row.id,
        "game": row.game,
        "title": row.title,
        "options": msgspec.json.decode(row.options),
        "status": row.status,
        "created": row.created,
        "last_change": row.touched,
        "host": row.host == requester.id,
        "seats": [{"name": one.name, "kind": one.kind, "yours": one.guest == requester.id} for one in roster],
        "game_file": f"/api/tables/{row.id}/export" if row.status == "finished" else None,
    }


def said(connection: Connection, requester: Requester) -> list[dict[str, Any]]:
    """Returns what the member has said at tables."""
    mine = tables_naming(requester.id)
    query = sa.select(ENTRY.c.table_id, ENTRY.c.created, ENTRY.c.data)
    query = query.where(ENTRY.c.table_id.in_(mine), ENTRY.c.kind == "chat").order_by(ENTRY.c.created)
    return list(lines_of(connection.execute(query), requester))


def lines_of(rows: Any, requester: Requester) -> Iterator[dict[str, Any]]:
    """Returns the chat lines that the member has written."""
    for row in rows:
        line = msgspec.json.decode(bytes(row.data), type=ChatData)
        if line.guest == requester.id:
            yield {"table": row.table_id, "at": row.created, "text": line.text}


def games_played(connection: Connection, requester: Requester) -> list[Any]:
    """Returns the member's finished games, with the results."""
    return list(history.all_played(connection, requester.id))


def deals_tried(connection: Connection, requester: Requester) -> list[dict[str, Any]]:
    """Returns the deals that the member has tried."""
    query = sa.select(DEAL_TRY).where(DEAL_TRY.c.guest == requester.id).order_by(DEAL_TRY.c.begun)
    found = connection.execute(query)
    return [
        {"deal": one.deal_id, "table": one.table_id, "counted": one.counted is not None, "begun": one.begun}
        for one in found
    ]


def ratings(connection: Connection, requester: Requester) -> list[dict[str, Any]]:
    """Returns the member's ratings."""
    query = sa.select(RATING).where(RATING.c.player == requester.id).order_by(RATING.c.game)
    return [{"game": one.game, "rating": shown(one.mu), "games": one.games} for one in connection.execute(query)]


def hours(connection: Connection, requester: Requester) -> Any:
    """Returns the hours in which the member's time counts in turn-based games."""
    return read_hours(connection, [requester.id]).get(requester.id)


def friends_and_blocks(connection: Connection, requester: Requester) -> dict[str, Any]:
    """Returns friends and blocked people by name, and the member's reports."""
    reports = sa.select(REPORT.c.table_id, REPORT.c.text, REPORT.c.created).where(REPORT.c.guest == requester.id)
    return {
        "friends": [{"name": one.name, "since": one.since} for one in listed(connection, FRIEND, requester.id)],
        "blocked": [{"name": one.name, "since": one.since} for one in listed(connection, BLOCK, requester.id)],
        "reports": [dict(row._mapping) for row in connection.execute(reports)],
    }


Chapter = Callable[[Connection, Requester], Any]
PARTS: dict[str, Chapter] = {
    "account": overview,
    "tables": tables,
    "chat": said,
    "games": games_played,
    "deals": deals_tried,
    "ratings": ratings,
    "hours": hours,
    "company": friends_and_blocks,
}


def own_data(connection: Connection, requester: Requester, sealed: Mapping[str, Chapter]) -> bytes:
    """Returns the file: JSON, times in seconds since 1970; `sealed` are the parts that only the server's key opens."""
    parts = {**PARTS, **sealed}
    found = {"exported": time.time(), **{name: part(connection, requester) for name, part in parts.items()}}
    return msgspec.json.format(msgspec.json.encode(found), indent=1)
