"""Where tables with other components are played: in which sibling process, and how to reach it."""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from contextlib import suppress
from typing import Any

import msgspec
import sqlalchemy as sa

from gospoda.content.shelf import Version
from gospoda.core.messages import say
from gospoda.server.base.bodies import Problem
from gospoda.server.base.refusals import Refused, StorageFailure
from gospoda.server.jobs.clock_watcher import LOOK_EVERY, Clocks
from gospoda.server.records.placing import Placing
from gospoda.server.records.storage import Storage
from gospoda.server.store.database import TABLE
from gospoda.server.tables.rooms import Rooms
from gospoda.server.web.relay import Lost, Message, Receive, Send, hand_on
from gospoda.server.web.siblings import Sibling, Siblings

REMEMBERED = 10_000  # tables whose place is cached
Place = tuple[str, Version] | None  # title and version of a sibling process; None: this process


class Places:
    """Knows which process plays a table, and passes requests to it."""

    def __init__(self, siblings: Siblings, placing: Placing, storage: Storage) -> None:
        self.siblings = siblings
        self.placing = placing
        self.storage = storage
        self.known: OrderedDict[str, Place] = OrderedDict()

    def place_for(self, game_id: str, content: str) -> Place:
        """Returns where a table with these components is played."""
        version = self.placing.elsewhere(game_id, content)
        return None if version is None else (game_id, version)

    async def place_of(self, table: str) -> Place:
        """Returns where a table is played."""
        if table in self.known:
            self.known.move_to_end(table)
            return self.known[table]
        query = sa.select(TABLE.c.game, TABLE.c.content).where(TABLE.c.id == table)
        try:
            row = await self.storage.read(lambda connection: connection.execute(query).first())
        except (StorageFailure, Refused):
            return None  # this process then answers what is wrong
        if row is None:
            return None
        place = self.place_for(row.game, row.content)
        self.known[table] = place
        if len(self.known) > REMEMBERED:
            self.known.popitem(last=False)
        return place

    async def tell(self, what: str, table: str, guest: str) -> bool:
        """Sends a message about a table to the process that plays it; returns whether that is another one."""
        place = await self.place_of(table)
        if place is not None:
            await self.ask(place, {"type": what, "table": table, "guest": guest}, nothing, unheard)
        return place is not None

    async def ask(self, place: tuple[str, Version], scope: Any, receive: Receive, send: Send) -> None:
        """Lets a sibling process answer."""
        begun = False

        async def sent(message: Message) -> None:
            nonlocal begun
            begun = True
            await send(message)

        try:
            sibling = await self.siblings.get(*place)
            await hand_over(sibling, scope, receive, sent)
        except Lost:
            if not begun and scope["type"] == "http":
                await unavailable(send)

    async def keep_awake(self, rooms: Rooms, clocks: Clocks) -> None:
        """Makes bots of sibling processes go on after a start, and keeps clocks running while those are down."""
        for place in await rooms.elsewhere_to_move():
            await self._wake_one(*place)
        while True:
            with suppress(StorageFailure):
                await clocks.watch_elsewhere(self._wake_one, time.time())
            await asyncio.sleep(LOOK_EVERY)

    async def _wake_one(self, game_id: str, content: str) -> None:
        place = self.place_for(game_id, content)
        if place is not None:
            await self.ask(place, {"type": "gospoda.wake"}, nothing, unheard)


async def hand_over(sibling: Sibling, scope: Any, receive: Receive, send: Send) -> None:
    """Lets a sibling process answer; it isn't shut down while it does."""
    sibling.lines += 1
    try:
        await hand_on(await sibling.line(), scope, receive, send)
    finally:
        sibling.lines -= 1


async def nothing() -> Any:
    """Returns the empty body of a message from the first process."""
    return {"type": "http.disconnect"}


async def unheard(_message: Message) -> None:
    """Discards the answer to such a message."""


async def unavailable(send: Send) -> None:
    """Answers that the process that plays the table doesn't respond."""
    body = msgspec.json.encode(Problem(503, "unavailable", say("refused-storage"), ""))
    headers = [(b"content-type", b"application/problem+json"), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": 503, "headers": headers})
    await send({"type": "http.response.body", "body": body})
