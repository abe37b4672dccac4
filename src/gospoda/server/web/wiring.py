"""Sockets, and the sibling processes that play tables with other components."""

from __future__ import annotations

import asyncio

from gospoda.server.base.wiring import BaseWiring
from gospoda.server.jobs.wiring import JobsWiring
from gospoda.server.records.wiring import RecordsWiring
from gospoda.server.social.wiring import SocialWiring
from gospoda.server.tables.wiring import TablesWiring
from gospoda.server.web.broadcast import Broadcast
from gospoda.server.web.gc_tuning import look_at_all
from gospoda.server.web.places import Places
from gospoda.server.web.siblings import Siblings


class WebWiring:
    """Creates and holds this package's objects; `switched`: sibling processes play tables with other components."""

    def __init__(
        self,
        base: BaseWiring,
        records: RecordsWiring,
        tables: TablesWiring,
        jobs: JobsWiring,
        social: SocialWiring,
        switched: bool,
    ) -> None:
        self.tasks = base.tasks
        self.rooms = tables.rooms
        self.clocks = jobs.clocks
        self.switched = switched
        self.broadcast = Broadcast()
        self.siblings = Siblings(base.settings, social.bell.ring)
        self.places = Places(self.siblings, records.placing, tables.storage)
        self.waking: asyncio.Task[None] | None = None
        self.tell_beside = self.places.tell if switched else None

    def start(self) -> None:
        """Starts sending news, garbage collection, and waking sibling processes when bots or clocks need them."""
        self.tasks.spawn(self.broadcast.run())
        self.tasks.spawn(look_at_all(self.rooms.last_used))
        if self.switched:
            self.waking = asyncio.create_task(self.places.keep_awake(self.rooms, self.clocks))

    async def close(self) -> None:
        """Ends the sibling processes before this one."""
        if self.waking is not None:
            self.waking.cancel()
        await self.siblings.close()
