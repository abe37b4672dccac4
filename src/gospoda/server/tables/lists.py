"""Lists of tables, a page at a time: each page is read in index order, however many tables there are."""

from __future__ import annotations

import logging
import math
from typing import Any

import msgspec
import sqlalchemy as sa
from msgspec import MsgspecError, Struct
from sqlalchemy.engine import Connection

from gospoda.core.messages import Message
from gospoda.server.base.refusals import refused
from gospoda.server.records.records import TableSetup
from gospoda.server.records.storage import newest_entry, setup_of
from gospoda.server.store.database import ENTRY, MEMBER, OPEN_TABLES, TABLE
from gospoda.server.tables.blocks import between
from gospoda.server.tables.schema import SEAT_SEARCH

KIND = '"kind"'  # occurs once for each seat in a stored roster
log = logging.getLogger("gospoda.server")


class Listed(Struct, frozen=True):
    """A table in a list."""

    setup: TableSetup
    status: str
    waiting: int
    moves: int
    updated: float
    progress: Message | None = None
    """How far the game is. None in the lobby, at the end, and where nobody has moved since progress was introduced."""


class Page(Struct, frozen=True):
    """A page of tables, latest first; pass `after` to get the next page. It is empty on the last page."""

    tables: list[Listed]
    after: str
    sought: dict[str, tuple[str, str]] = {}
    """Language and level, by table."""


class Place(Struct, frozen=True):
    """Where a page ended."""

    touched: float
    table: str

    def text(self) -> str:
        """Returns the text that clients send back."""
        return f"{self.touched!r}~{self.table}"


def place_of(text: str) -> Place | None:
    """Returns the place that a client names; None for the first page."""
    if not text:
        return None
    number, _, table = text.partition("~")
    try:
        touched = float(number)
    except ValueError:
        touched = math.nan
    if not math.isfinite(touched) or not table or "\0" in table:
        raise refused("refused-broken", 400)
    return Place(touched, table)


Query = tuple[sa.Select[Any], sa.Column[Any], sa.Column[Any]]  # and the columns of the index it uses


class Wanted(Struct, frozen=True):
    """Which open tables are wanted, and by whom; empty fields match everything."""

    guest: str = ""
    game: str = ""
    seats: int = 0
    language: str = ""
    level: str = ""
    rated: bool | None = None
    free: bool = False
    """Only tables with a free seat."""
    clock: str = ""
    """The kind of clock, or `none`."""


ANY = Wanted()


def open_query(wanted: Wanted = ANY) -> Query:
    """Selects the tables that everybody may join or watch, except where host or guest has blocked the other."""
    query = sa.select(TABLE.c.id.label("table_id"), TABLE.c.touched).where(OPEN_TABLES, TABLE.c.status != "frozen")
    if wanted.guest:
        query = query.where(~between(wanted.guest, TABLE.c.host))
    if wanted.game:
        query = query.where(TABLE.c.game == wanted.game)
    if wanted.seats:
        shorter = sa.func.length(sa.func.replace(TABLE.c.roster, KIND, ""))
        query = query.where(sa.func.length(TABLE.c.roster) - shorter == len(KIND) * wanted.seats)
    if wanted.rated is not None:
        query = query.where(TABLE.c.rated.is_(wanted.rated))
    if wanted.clock == "none":
        query = query.where(TABLE.c.clock.is_(None))
    elif wanted.clock:
        query = query.where(TABLE.c.clock.contains(f'"kind":"{wanted.clock}"', autoescape=True))
    if wanted.free:
        query = query.where(TABLE.c.status == "lobby")
    for column, value in ((SEAT_SEARCH.c.language, wanted.language), (SEAT_SEARCH.c.level, wanted.level)):
        if value:
            query = query.where(sa.exists().where(SEAT_SEARCH.c.table_id == TABLE.c.id, column == value))
    return query, TABLE.c.touched, TABLE.c.id


def sought(connection: Connection, tables: list[str]) -> dict[str, tuple[str, str]]:
    """Returns the language and level of the players that these tables look for, if they say so."""
    query = sa.select(SEAT_SEARCH.c.table_id, SEAT_SEARCH.c.language, SEAT_SEARCH.c.level)
    rows = connection.execute(query.where(SEAT_SEARCH.c.table_id.in_(tables)))
    return {row.table_id: (row.language, row.level) for row in rows}


def guest_query(guest: str) -> Query:
    """Selects the tables that a guest belongs to."""
    query = sa.select(MEMBER.c.table_id, MEMBER.c.touched)
    return query.where(MEMBER.c.guest == guest, MEMBER.c.put_out.is_(False)), MEMBER.c.touched, MEMBER.c.table_id


def open_tables(connection: Connection, after: Place | None, limit: int, wanted: Wanted = ANY) -> Page:
    """Returns a page of the tables that everybody may join or watch."""
    found = page(connection, open_query(wanted), after, limit)
    return msgspec.structs.replace(found, sought=sought(connection, [one.setup.id for one in found.tables]))


def tables_of(connection: Connection, guest: str, after: Place | None, limit: int) -> Page:
    """Returns a page of the tables that a guest belongs to."""
    return page(connection, guest_query(guest), after, limit)


def page(connection: Connection, query: Query, after: Place | None, limit: int) -> Page:
    """Returns the tables that follow a place."""
    rows = list(connection.execute(page_query(*query, after, limit)))
    found = [listed for row in rows[:limit] if (listed := readable(row)) is not None]
    last = rows[limit - 1] if len(rows) > limit else None
    return Page(found, "" if last is None else Place(last.at, last.id).text())


def readable(row: Any) -> Listed | None:
    """Returns a table for a list, or None if it is damaged, so that the others can still be listed."""
    try:
        progress = None if row.progress is None else msgspec.json.decode(row.progress, type=Message)
        return Listed(setup_of(row), row.status, row.waiting, row.moves, row.updated, progress)
    except MsgspecError:
        log.error("table %s cannot be listed", row.id)
        return None


def page_query(
    query: sa.Select[Any], touched: sa.Column[Any], table: sa.Column[Any], after: Place | None, limit: int
) -> sa.Select[Any]:
    """Selects one table more than a page holds, each with the newest entry of its record."""
    if after is not None:
        query = query.where(sa.tuple_(touched, table) < sa.tuple_(sa.literal(after.touched), sa.literal(after.table)))
    some = query.order_by(touched.desc(), table.desc()).limit(limit + 1).subquery()
    newest = (ENTRY.c.waiting, ENTRY.c.moves, ENTRY.c.created.label("updated"), ENTRY.c.progress)
    return (
        sa.select(TABLE, *newest, some.c.touched.label("at"))
        .where(TABLE.c.id == some.c.table_id, newest_entry())
        .order_by(some.c.touched.desc(), some.c.table_id.desc())
    )
