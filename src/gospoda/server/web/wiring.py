"""Sockets, and the processes beside this one that play tables with other components."""

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
    """The objects of this package; `switched`: tables with other components are played in processes beside this one."""

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
        """Tell news, look for garbage, and wake the processes in which somebody waits for a bot or a clock."""
        self.tasks.spawn(self.broadcast.run())
        self.tasks.spawn(look_at_all(self.rooms.last_used))
        if self.switched:
            self.waking = asyncio.create_task(self.places.keep_awake(self.rooms, self.clocks))

    async def close(self) -> None:
        """End the processes beside this one before this one ends."""
        if self.waking is not None:
            self.waking.cancel()
        await self.siblings.close()
