"""Whose turn it is, of those who want to be told: read from the records, so that nothing is lost with a process."""

from __future__ import annotations

from collections import defaultdict
from typing import Any

import msgspec
import sqlalchemy as sa
from msgspec import Struct
from sqlalchemy.engine import Connection

from gospoda.table.database import ENTRY, MEMBER, TABLE
from gospoda.table.records import Sitter
from gospoda.table.storage import newest_entry
from gospoda.table.tables_notices import CHANNEL


class Turn(Struct, frozen=True):
    """A table that waits for somebody; `turn` is the entry since which it does, `moves` how many stood then."""

    guest: str
    table: str
    game: str
    title: str
    turn: int
    moves: int
    since: float


def waiting_turns(connection: Connection) -> dict[str, list[Turn]]:
    """The turns of everybody who wants to be told, the longest waiting first."""
    wanting = sa.select(CHANNEL.c.guest).where(CHANNEL.c.confirmed.is_(True)).distinct()
    guests = set(connection.execute(wanting).scalars())
    return turns_of(connection, guests, wanting) if guests else {}


def own_turns(connection: Connection, guest: str) -> list[Turn]:
    """The turns of one guest."""
    return turns_of(connection, {guest}, sa.select(sa.literal(guest))).get(guest, [])


def turns_of(connection: Connection, guests: set[str], wanting: sa.Select[Any]) -> dict[str, list[Turn]]:
    """The turns of these guests, whom a query names too, the longest waiting first."""
    some = sa.select(MEMBER.c.table_id).where(MEMBER.c.guest.in_(wanting), MEMBER.c.put_out.is_(False))
    query = sa.select(TABLE.c.id, TABLE.c.game, TABLE.c.title, TABLE.c.roster, ENTRY.c.waiting)
    query = query.where(TABLE.c.status == "running", TABLE.c.mode == "online", TABLE.c.id.in_(some), newest_entry())
    found: dict[str, list[Turn]] = defaultdict(list)
    for row in connection.execute(query.where(ENTRY.c.waiting != 0)).fetchall():
        for turn in turns_at(connection, row, guests):
            found[turn.guest].append(turn)
    for turns in found.values():
        turns.sort(key=lambda turn: turn.since)
    return found


def turns_at(connection: Connection, row: Any, guests: set[str]) -> list[Turn]:
    """The turns at one table; where nobody else plays, nobody waits for anybody."""
    roster = msgspec.json.decode(row.roster, type=list[Sitter])
    people = {sitter.guest for sitter in roster if sitter.kind == "person" and sitter.guest}
    if len(people) < 2:
        return []
    found: dict[str, Turn] = {}
    for seat, sitter in enumerate(roster):
        if sitter.kind != "person" or sitter.guest not in guests or not row.waiting >> seat & 1:
            continue
        began = turn_began(connection, row.id, seat)
        turn = Turn(sitter.guest, row.id, row.game, row.title, began.seq, began.moves, began.created)
        if sitter.guest not in found or turn.turn < found[sitter.guest].turn:
            found[sitter.guest] = turn
    return list(found.values())


def turn_began(connection: Connection, table: str, seat: int) -> Any:
    """The entry since which a seat owes a decision: the one after the last that did not ask it."""
    here = ENTRY.c.table_id == table
    other = ENTRY.c.waiting.bitwise_and(1 << seat) == 0
    last = sa.select(ENTRY.c.seq).where(here, other).order_by(ENTRY.c.seq.desc()).limit(1)
    before = connection.execute(last).scalar_one_or_none() or 0
    first = sa.select(ENTRY.c.seq, ENTRY.c.moves, ENTRY.c.created).where(here, ENTRY.c.seq > before)
    return connection.execute(first.order_by(ENTRY.c.seq).limit(1)).one()
