"""A guest's finished games in pages, with filters; each page is read in index order."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from typing import Any

import msgspec
import sqlalchemy as sa
from msgspec import Struct
from sqlalchemy.engine import Connection

from gospoda.server.history.bodies import HistoryPage, PlayedGame, PlayedSeat
from gospoda.server.members.membership import is_guest
from gospoda.server.records.schema import RESULT, RESULT_SEAT
from gospoda.server.tables.lists import Place

PORTION = 100


class Wanted(Struct, frozen=True):
    """Which games are wanted; empty fields match everything."""

    game: str = ""
    seats: int = 0
    opponent: str = ""
    """A part of the opponent's name."""
    won: bool | None = None


def page(connection: Connection, guest: str, wanted: Wanted, after: Place | None, limit: int) -> HistoryPage:
    """Returns a page of a guest's games."""
    rows = list(connection.execute(page_query(guest, wanted, after, limit)))
    played = games(connection, guest, rows[:limit])
    last = rows[limit - 1] if len(rows) > limit else None
    return HistoryPage(played, "" if last is None else Place(last.finished, last.table_id).text())


def all_played(connection: Connection, guest: str) -> Iterator[PlayedGame]:
    """Returns all games of a guest."""
    after: Place | None = None
    while True:
        rows = list(connection.execute(page_query(guest, Wanted(), after, PORTION)))
        yield from games(connection, guest, rows[:PORTION])
        if len(rows) <= PORTION:
            return
        after = Place(rows[PORTION - 1].finished, rows[PORTION - 1].table_id)


def page_query(guest: str, wanted: Wanted, after: Place | None, limit: int) -> sa.Select[Any]:
    """Selects one table more than a page holds; each table once, even if the guest has several seats there."""
    own = RESULT_SEAT.alias("own")
    query = sa.select(own.c.table_id, own.c.finished).where(own.c.guest == guest)
    if wanted.game:
        query = query.where(own.c.game == wanted.game)
    if wanted.won is not None:
        query = query.where(own.c.won.is_(wanted.won))
    if wanted.seats:
        query = query.where(sa.exists().where(RESULT.c.table_id == own.c.table_id, RESULT.c.seats == wanted.seats))
    if wanted.opponent:
        other = RESULT_SEAT.alias("other")
        named = other.c.name.icontains(wanted.opponent, autoescape=True)
        query = query.where(sa.exists().where(other.c.table_id == own.c.table_id, other.c.guest != guest, named))
    if after is not None:
        place = sa.tuple_(sa.literal(after.touched), sa.literal(after.table))
        query = query.where(sa.tuple_(own.c.finished, own.c.table_id) < place)
    query = query.group_by(own.c.finished, own.c.table_id)
    return query.order_by(own.c.finished.desc(), own.c.table_id.desc()).limit(limit + 1)


def games(connection: Connection, guest: str, rows: list[Any]) -> list[PlayedGame]:
    """Returns these games with all their seats."""
    tables = [row.table_id for row in rows]
    seats: dict[str, list[PlayedSeat]] = defaultdict(list)
    query = sa.select(RESULT_SEAT, is_guest(RESULT_SEAT.c.guest).label("unknown"))
    query = query.where(RESULT_SEAT.c.table_id.in_(tables)).order_by(RESULT_SEAT.c.seat)
    for row in connection.execute(query):
        seats[row.table_id].append(seat_of(row, guest))
    found = {row.table_id: row for row in connection.execute(sa.select(RESULT).where(RESULT.c.table_id.in_(tables)))}
    return [game_of(found[table], seats[table]) for table in tables if table in found]


def game_of(row: Any, seats: list[PlayedSeat]) -> PlayedGame:
    """Returns a finished game."""
    return PlayedGame(row.table_id, row.game, row.title, row.mode, row.moves, row.finished, row.rated, seats)


def seat_of(row: Any, guest: str) -> PlayedSeat:
    """Returns a seat of a finished game; only the name in it points to the person."""
    sources = msgspec.json.decode(row.categories, type=dict[str, int])
    yours = bool(guest) and row.guest == guest
    rated = (row.rating, row.change)
    return PlayedSeat(row.name, yours, row.bot, row.points, row.place, row.won, sources, *rated, row.unknown)
