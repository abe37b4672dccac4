"""Turns of the members who want to be notified: read from the records, so that nothing is lost with a process."""

from __future__ import annotations

from collections import defaultdict
from typing import Any

import msgspec
import sqlalchemy as sa
from msgspec import Struct
from sqlalchemy.engine import Connection

from gospoda.server.notices.schema import CHANNEL
from gospoda.server.records.records import Sitter
from gospoda.server.records.storage import newest_entry
from gospoda.server.store.database import ENTRY, MEMBER, TABLE
from gospoda.server.tables.invitations import Asked, asked

NO_GAME = -1  # moves, where none can be made yet
AT_ONCE = 500  # tables in one query


class Turn(Struct, frozen=True):
    """A table that waits for a guest; `turn` is the entry since which it waits, `moves` how many stood then."""

    guest: str
    table: str
    game: str
    title: str
    turn: int
    moves: int
    since: float
    host: str = ""
    """The host who has kept a seat, if that is all that waits there."""


def waiting_turns(connection: Connection) -> dict[str, list[Turn]]:
    """Returns the turns of everybody who wants to be notified, longest wait first, then the seats kept for them."""
    wanting = sa.select(CHANNEL.c.guest).where(CHANNEL.c.confirmed.is_(True)).distinct()
    guests = set(connection.execute(wanting).scalars())
    if not guests:
        return {}
    found = turns_of(connection, guests, wanting)
    for one in asked(connection, guests):
        found[one.guest].append(invited(one))
    return found


def invited(one: Asked) -> Turn:
    """Returns a kept seat as a turn, reported once. The first turn of a game that begins there is a new one."""
    table = one.invitation
    return Turn(one.guest, table.table, table.game, table.title, one.entry, NO_GAME, one.since, table.host)


def own_turns(connection: Connection, guest: str) -> list[Turn]:
    """Returns the turns of one guest."""
    return turns_of(connection, {guest}, sa.select(sa.literal(guest))).get(guest, [])


def turns_of(connection: Connection, guests: set[str], wanting: sa.Select[Any]) -> defaultdict[str, list[Turn]]:
    """Returns the turns of these guests, whom the query selects too, longest wait first."""
    some = sa.select(MEMBER.c.table_id).where(MEMBER.c.guest.in_(wanting), MEMBER.c.put_out.is_(False))
    query = sa.select(TABLE.c.id, TABLE.c.game, TABLE.c.title, TABLE.c.roster, ENTRY.c.waiting)
    query = query.where(TABLE.c.status == "running", TABLE.c.mode == "online", TABLE.c.id.in_(some), newest_entry())
    rows = connection.execute(query.where(ENTRY.c.waiting != 0)).fetchall()
    began = turns_began(connection, {row.id: row.waiting for row in rows})
    found: defaultdict[str, list[Turn]] = defaultdict(list)
    for row in rows:
        for turn in turns_at(row, guests, began):
            found[turn.guest].append(turn)
    for turns in found.values():
        turns.sort(key=lambda turn: turn.since)
    return found


def turns_at(row: Any, guests: set[str], began: dict[tuple[str, int], Any]) -> list[Turn]:
    """Returns the turns at one table; none if only one person plays, because nobody waits for anybody there."""
    roster = msgspec.json.decode(row.roster, type=list[Sitter])
    people = {sitter.guest for sitter in roster if sitter.kind == "person" and sitter.guest}
    if len(people) < 2:
        return []
    found: dict[str, Turn] = {}
    for seat, sitter in enumerate(roster):
        if sitter.kind != "person" or sitter.guest not in guests or not row.waiting >> seat & 1:
            continue
        first = began.get((row.id, seat))
        if first is None:  # the seat has moved at this very moment
            continue
        turn = Turn(sitter.guest, row.id, row.game, row.title, first.seq, first.moves, first.created)
        if sitter.guest not in found or turn.turn < found[sitter.guest].turn:
            found[sitter.guest] = turn
    return list(found.values())


def turns_began(connection: Connection, waiting: dict[str, int]) -> dict[tuple[str, int], Any]:
    """Returns by table and seat the entry since which a seat owes a decision; `waiting` has the masks of seats."""
    found: dict[tuple[str, int], Any] = {}
    for seat in range(max(waiting.values(), default=0).bit_length()):
        tables = [table for table, mask in waiting.items() if mask >> seat & 1]
        for begin in range(0, len(tables), AT_ONCE):
            query = since_asked(seat, tables[begin : begin + AT_ONCE])
            found |= {(row.table_id, seat): row for row in connection.execute(query)}
    return found


def since_asked(seat: int, tables: list[str]) -> sa.Select[Any]:
    """Selects for each table the entry after the last one that didn't ask a seat."""
    other, next_one = ENTRY.alias(), ENTRY.alias()
    not_asked = sa.and_(other.c.table_id == TABLE.c.id, other.c.waiting.bitwise_and(1 << seat) == 0)
    newest_first = sa.select(other.c.seq).where(not_asked).order_by(other.c.seq.desc())
    last = newest_first.limit(1).correlate(TABLE).scalar_subquery()
    after = sa.and_(next_one.c.table_id == TABLE.c.id, next_one.c.seq > sa.func.coalesce(last, 0))
    first = sa.select(sa.func.min(next_one.c.seq)).where(after).correlate(TABLE).scalar_subquery()
    query = sa.select(ENTRY.c.table_id, ENTRY.c.seq, ENTRY.c.moves, ENTRY.c.created)
    return query.where(TABLE.c.id.in_(tables), ENTRY.c.table_id == TABLE.c.id, ENTRY.c.seq == first)
