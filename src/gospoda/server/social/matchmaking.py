"""Finding people to play with: friends by link, invitations, and "anyone for …?", with bots in seats that stay free."""

from __future__ import annotations

import asyncio
import logging
import time
from functools import partial
from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy.engine import Connection

from gospoda.server.base.refusals import Refused, StorageFailure, refused
from gospoda.server.base.requester import Requester
from gospoda.server.members.naming import guest_name
from gospoda.server.members.tickets import Ticket, Tickets
from gospoda.server.records.deals import check_seat
from gospoda.server.records.records import Sitter
from gospoda.server.records.storage import Storage
from gospoda.server.social import friends
from gospoda.server.social.bodies import Company, FriendLink, Search, Sought, SoughtNow
from gospoda.server.store.database import TABLE, new_rows
from gospoda.server.tables import blocks, seats
from gospoda.server.tables.bodies import Join, NewSeat, NewTable
from gospoda.server.tables.room import Room
from gospoda.server.tables.rooms import Rooms
from gospoda.server.tables.schema import FRIEND, SEAT_SEARCH

log = logging.getLogger("gospoda.server")
LINK_SECONDS = 7 * 86400.0
LOOK_EVERY = 2.0  # seconds between checks for tables whose seats bots should take
TRIED = 5  # tables of others at which a seat is tried


class Companions:
    """Makes friends, invites them to tables, and finds people who look for the same game."""

    def __init__(self, storage: Storage, rooms: Rooms, tickets: Tickets) -> None:
        self.storage = storage
        self.rooms = rooms
        self.tickets = tickets

    async def known(self, requester: Requester) -> Company:
        """Returns everybody whom the requester knows."""
        return await self.storage.read(lambda connection: friends.company(connection, requester.id))

    # ---- friends

    async def link(self, requester: Requester) -> FriendLink:
        """Returns a link that makes a friend of whoever opens it."""
        secret = await self.tickets.issue("friend", LINK_SECONDS, requester.id)
        return FriendLink(secret, time.time() + LINK_SECONDS)

    async def owner(self, secret: str) -> str:
        """Returns the name of the link's owner."""
        ticket = self._found(await self.tickets.look("friend", secret))
        return await self.storage.read(partial(guest_name, guest=ticket.guest))

    @staticmethod
    def _found(ticket: Ticket | None) -> Ticket:
        if ticket is None:
            raise refused("refused-friend-link", 404)
        return ticket

    async def befriend(self, requester: Requester, secret: str) -> None:
        """Makes two people friends, on both sides."""
        other = self._found(await self.tickets.look("friend", secret)).guest
        if other == requester.id:
            raise refused("refused-own-link")
        if await blocks.is_blocked(requester.id, {other}, self.storage):
            raise refused("refused-friend-link", 404)
        self._found(await self.tickets.redeem("friend", secret))
        now = time.time()
        pair = [
            {"guest": one, "other": two, "since": now} for one, two in ((requester.id, other), (other, requester.id))
        ]

        def work(connection: Connection) -> None:
            blocks.unblock(connection, requester.id, other)
            connection.execute(new_rows(connection, FRIEND), pair)

        await self.storage.writer.run(work)

    async def invite(self, room: Room, requester: Requester, friend: str) -> int:
        """Keeps a free seat for a friend."""
        query = sa.select(FRIEND.c.other).where(FRIEND.c.guest == requester.id, FRIEND.c.other == friend)
        if await self.storage.read(lambda connection: connection.execute(query).first()) is None:
            raise refused("refused-no-friend", 403)
        if requester.id != room.setup.host:
            raise refused("refused-only-host", 403)
        check_seat(room.setup)
        if room.status != "lobby":
            raise refused("refused-begun-already")
        if any(sitter.guest == friend for sitter in room.roster):
            raise refused("refused-invited-already")
        for seat, sitter in enumerate(room.roster):
            if sitter.kind == "open" and not sitter.guest:
                name = await self.storage.read(partial(guest_name, guest=friend))
                return await seats.change_seat(room, seat, Sitter("open", friend, name), "invite", requester)
        raise refused("refused-table-full")

    # ---- anyone for …?

    async def sought(self, room: Room) -> SoughtNow:
        """Returns which players a table looks for, and when bots come instead."""
        row = await self.storage.read(lambda connection: search_of(connection, room.id))
        if not row:
            return SoughtNow()
        fill_in = None if row["fill_at"] is None else max(0.0, row["fill_at"] - time.time())
        return SoughtNow(row["language"], row["level"], fill_in)

    async def seek(self, room: Room, requester: Requester, sought: Sought) -> None:
        """Sets which players an open table looks for; a search that created the table goes on."""
        if requester.id != room.setup.host:
            raise refused("refused-only-host", 403)
        before = await self.storage.read(lambda connection: search_of(connection, room.id))
        row = before or {"table_id": room.id, "guest": requester.id, "quick": False, "bot": "", "fill_at": None}
        await self._put({**row, "language": sought.language, "level": sought.level})

    async def _put(self, row: dict[str, Any]) -> None:
        def work(connection: Connection) -> None:
            connection.execute(sa.delete(SEAT_SEARCH).where(SEAT_SEARCH.c.table_id == row["table_id"]))
            connection.execute(sa.insert(SEAT_SEARCH), row)

        await self.storage.writer.run(work)

    async def search(self, requester: Requester, asked: Search) -> str:
        """Sits down where somebody asks for the same thing, or at a new table; returns the table's id."""
        title = seats.title_of(asked.game)
        if asked.seats not in title.seat_counts():
            raise refused("refused-seat-count", 400, fewest=title.min_seats, most=title.max_seats)
        seats.checked_bot(asked.bot)
        waiting = await self.storage.read(lambda connection: candidates(connection, requester.id, asked))
        for table, roster in waiting:
            if any(sitter.guest == requester.id for sitter in roster):
                return table
        for table, _ in waiting[:TRIED]:
            try:
                await seats.join(await self.rooms.get(table), requester, Join())
                return table
            except Refused:  # somebody else was faster
                continue
        everybody = [NewSeat("person"), *[NewSeat() for _ in range(asked.seats - 1)]]
        new = NewTable(asked.game, everybody, access="open", rated=asked.rated)
        table = await seats.create(new, requester, self.storage)
        row = {
            "table_id": table,
            "guest": requester.id,
            "language": asked.language,
            "level": asked.level,
            "quick": True,
        }
        await self._put({**row, "bot": asked.bot, "fill_at": time.time() + 60 * asked.fill if asked.fill else None})
        return table

    async def run(self) -> None:
        """Lets bots take seats that have stayed free for the wanted time; runs as long as the server."""
        while True:
            await asyncio.sleep(LOOK_EVERY)
            try:
                await self.fill(time.time())
            except StorageFailure:
                log.warning("seats that stay free have to wait for the database")

    async def fill(self, now: float) -> None:
        """Checks once for seats that bots should take."""
        due = sa.select(SEAT_SEARCH.c.table_id, SEAT_SEARCH.c.bot, SEAT_SEARCH.c.guest).where(
            SEAT_SEARCH.c.fill_at <= now
        )
        for row in await self.storage.read(lambda connection: list(connection.execute(due))):
            try:
                await self._fill(await self.rooms.get(row.table_id), row.bot, row.guest)
            except Refused as refusal:
                log.info("the seats of table %s are not filled: %s", row.table_id, refusal.reason.id)
            await self.storage.writer.run(partial(filled, table=row.table_id))

    async def _fill(self, room: Room, bot: str, guest: str) -> None:
        """Fills the open seats with bots and begins, if at least one person sits in the lobby."""
        if room.status != "lobby" or not any(sitter.kind == "person" for sitter in room.roster):
            return
        for seat, sitter in enumerate(room.roster):
            if sitter.kind == "open":
                await seats.change_seat(room, seat, seats.new_bot(room, seat, bot), "hand-over", Requester(guest, ""))
        await seats.begin(room)


def search_of(connection: Connection, table: str) -> dict[str, Any] | None:
    """Returns the stored search of a table."""
    row = connection.execute(sa.select(SEAT_SEARCH).where(SEAT_SEARCH.c.table_id == table)).mappings().first()
    return dict(row) if row else None


def filled(connection: Connection, table: str) -> None:
    """Ends a table's wait for bots."""
    connection.execute(sa.update(SEAT_SEARCH).where(SEAT_SEARCH.c.table_id == table).values(fill_at=None))


def candidates(connection: Connection, guest: str, asked: Search) -> list[tuple[str, list[Sitter]]]:
    """Returns the tables of people who asked for the same thing, oldest first, including the guest's own."""
    query = sa.select(TABLE.c.id, TABLE.c.roster).join(SEAT_SEARCH, SEAT_SEARCH.c.table_id == TABLE.c.id)
    query = query.where(SEAT_SEARCH.c.quick.is_(True), TABLE.c.status == "lobby", TABLE.c.access == "open")
    query = query.where(
        TABLE.c.game == asked.game, TABLE.c.rated.is_(asked.rated), ~blocks.between(guest, TABLE.c.host)
    )
    for column, wanted in ((SEAT_SEARCH.c.language, asked.language), (SEAT_SEARCH.c.level, asked.level)):
        if wanted:
            query = query.where(column.in_(["", wanted]))
    rows = connection.execute(query.order_by(TABLE.c.created))
    found = [(row.id, msgspec.json.decode(row.roster, type=list[Sitter])) for row in rows]
    return [(table, roster) for table, roster in found if len(roster) == asked.seats]
