"""Daily deals and challenges: trying them, and how everybody did."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections import OrderedDict

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from gospoda import bots
from gospoda.core.chance import seeded
from gospoda.server.base.refusals import Refused, StorageFailure, refused
from gospoda.server.base.requester import Requester
from gospoda.server.base.safe_requests import is_public
from gospoda.server.base.sealing import Seal
from gospoda.server.base.security import household
from gospoda.server.history import deal_results
from gospoda.server.history.bodies_daily import Day, Deal
from gospoda.server.records.deals import (
    COUNTED,
    FOREVER,
    PRACTICE,
    Dealt,
    check_over,
    day_of,
    deal_row,
    find,
    make_days,
)
from gospoda.server.records.deals_schema import DEAL, DEAL_TRY
from gospoda.server.records.records import Sitter
from gospoda.server.records.storage import Storage
from gospoda.server.store.writer import Row
from gospoda.server.tables.bodies import NewTable
from gospoda.server.tables.room import Room
from gospoda.server.tables.rooms import Rooms
from gospoda.server.tables.seats import set_up, title_of, told_apart

log = logging.getLogger("gospoda.server")
INN = Requester("gospoda", "Gospoda")  # the host of the yardsticks' tables
STAND_IN = "journeyman"  # the bot that replaces the other people of a game turned into a challenge
LOOK_AGAIN = 2.0  # seconds


class Deals:
    """Makes the deals, lets people try them, and lets bots play them as yardsticks."""

    def __init__(self, storage: Storage, rooms: Rooms, yardsticks: bool, seal: Seal | None = None) -> None:
        self.storage = storage
        self.seal = seal  # None: addresses of guests are ignored
        self.rooms = rooms
        self.yardsticks = yardsticks
        self.made = ""  # the day whose deals are known to exist
        self.beginning = asyncio.Lock()
        self.waiting: OrderedDict[tuple[str, str], Dealt] = OrderedDict()  # deals and levels still to be played
        self.wanted = asyncio.Event()

    async def today(self) -> str:
        """Returns today's date, after making its deals and fixing the next day's."""
        day = day_of(time.time())
        if self.made != day:
            await self.storage.writer.run(lambda connection: make_days(connection, day))
            self.made = day
        return day

    # ---- looking

    async def day(self, day: str, guest: str) -> Day:
        """Returns the deals of a day; an empty `day` means today."""
        today = await self.today()
        return await self.storage.read(lambda read: deal_results.day(read, day or today, today, guest))

    async def deal(self, name: str, guest: str) -> Deal:
        """Returns one deal, with the results if the requester may see them."""
        return await self.storage.read(lambda read: deal_results.whole(read, find(read, name), guest))

    # ---- trying

    async def begin(self, name: str, requester: Requester) -> str:
        """Returns a table for trying a deal: the counted try until that is finished, then one for practice."""
        async with self.beginning:
            deal = await self.storage.read(lambda read: find(read, name))
            known = await self.storage.read(lambda read: deal_results.tries(read, deal, requester.id))
            if known and known[0].counted and known[0].status == "running":
                return known[0].table
            counted = self._counts(deal, bool(known)) and not await self._has_played(deal, requester.id)
            table = await self._set_up(deal, requester, Sitter("person", requester.id, requester.name), counted)
        if counted and deal.day and self.yardsticks:
            await self._want_yardsticks(deal)
        return table

    @staticmethod
    def _counts(deal: Dealt, tried: bool) -> bool:
        """Returns whether the next try counts; raises if no try is possible."""
        now = time.time()
        if now < deal.begins:
            raise refused("refused-deal-early", 403)
        if deal.ends <= now < deal.reveals and not tried:
            raise refused("refused-deal-late", 403)
        return now < deal.ends and not tried

    async def _has_played(self, deal: Dealt, guest: str) -> bool:
        """Returns whether a guest knows the deal from the game that the challenge came from."""
        if not deal.table_id:
            return False
        setup, _ = await self.storage.setup_now(deal.table_id)
        return setup is not None and any(sitter.guest == guest for sitter in setup.roster)

    async def _set_up(self, deal: Dealt, requester: Requester, sitter: Sitter, counted: bool) -> str:
        """Sets up a table with the deal. If another process already made the counted try, returns that table."""
        title = title_of(deal.game)
        if title.content_digest() != deal.content:
            raise refused("refused-old-rules")
        seats = [Sitter("bot", "", "", level) if level else sitter for level in deal.seats]
        roster = told_apart(seats, seeded(deal.id))  # everybody who tries the deal meets the same bots
        asked = NewTable(deal.game, [], hints=not counted)
        origin = (COUNTED if counted else PRACTICE) + deal.id
        row: Row = {"deal_id": deal.id, "guest": sitter.guest, "bot": sitter.bot, "seat": deal.seat}
        row |= {"begun": time.time(), "counted": None}
        if counted:
            row["counted"] = f"{deal.id}/{sitter.guest or 'bot:' + sitter.bot}"
            row["door"] = self.door(deal, requester)

        def claim(connection: Connection, table: str) -> str:
            known = sa.select(DEAL_TRY.c.table_id).where(DEAL_TRY.c.counted == row["counted"])
            if counted and (found := connection.execute(known).scalar()):
                return str(found)
            connection.execute(sa.insert(DEAL_TRY), {**row, "table_id": table})
            return ""

        options, seed = deal.options, deal.seed
        return await set_up(title, requester, self.storage, roster, options, seed, asked, None, origin, claim)

    def door(self, deal: Dealt, requester: Requester) -> str:
        """Returns where a guest comes from, hashed for this deal only; empty where that wouldn't tell guests apart."""
        if requester.device or not deal.day or self.seal is None or not is_public(requester.address):
            return ""
        return self.seal.hashed(f"deal {deal.id} {household(requester.address)}")

    # ---- challenges

    async def challenge(self, room: Room, requester: Requester, seat: int) -> str:
        """Returns the deal of a finished game, for others who want to beat the result of a seat."""
        if seat >= len(room.roster) or room.roster[seat].guest != requester.id:
            raise refused("refused-not-your-seat", 403)
        if room.status != "finished":
            raise refused("refused-not-over")
        if room.setup.start is not None:
            raise refused("refused-no-deal")
        await check_over(room.setup, self.storage)
        setup = room.setup
        seats = ["" if n == seat else one.bot or STAND_IN for n, one in enumerate(room.roster)]
        name, hours = secrets.token_hex(8), (0.0, FOREVER, FOREVER)
        deal = Dealt(name, "", setup.game, setup.content, setup.options, seats, setup.seed, *hours, room.id)

        def work(connection: Connection) -> str:
            same = sa.select(DEAL.c.id).where(DEAL.c.table_id == room.id, DEAL.c.seats == deal_row(deal)["seats"])
            known = connection.execute(same).scalar()
            if known is None:
                connection.execute(sa.insert(DEAL), deal_row(deal))
            return str(known or deal.id)

        return str(await self.storage.writer.run(work))

    # ---- yardsticks

    async def _want_yardsticks(self, deal: Dealt) -> None:
        """Queues bots of all levels that haven't played a deal yet, fastest first."""
        query = sa.select(DEAL_TRY.c.bot).where(DEAL_TRY.c.deal_id == deal.id, DEAL_TRY.c.guest == "")
        known = await self.storage.read(lambda connection: set(connection.execute(query).scalars()))
        for level in bots.LEVELS:
            if level not in known:
                self.waiting.setdefault((deal.id, level), deal)
        self.wanted.set()

    async def run(self) -> None:
        """Lets the yardsticks play, one game at a time; runs as long as the server."""
        while True:
            await self.wanted.wait()
            while self.waiting:
                (_, level), deal = self.waiting.popitem(last=False)
                try:
                    await self._play(deal, level)
                except (StorageFailure, Refused) as problem:  # the next try of the deal asks for it again
                    log.warning("no yardstick %s for the deal %s: %s", level, deal.id, problem)
            self.wanted.clear()

    async def _play(self, deal: Dealt, level: str) -> None:
        """Plays a whole game of bots, as at any table."""
        table = await self._set_up(deal, INN, Sitter("bot", "", "", level), True)
        while (await self.rooms.get(table)).status == "running":
            await asyncio.sleep(LOOK_AGAIN)
