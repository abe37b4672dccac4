"""What plays and thinks at tables: bots, hints, running clocks."""

from __future__ import annotations

from contextlib import suppress

from gospoda.server.base.refusals import StorageFailure
from gospoda.server.base.wiring import BaseWiring
from gospoda.server.clocks.wiring import ClocksWiring
from gospoda.server.decisions.wiring import DecisionsWiring
from gospoda.server.jobs.bots import BotPlayers
from gospoda.server.jobs.clock_watcher import Clocks
from gospoda.server.jobs.hints import Adviser
from gospoda.server.tables.wiring import TablesWiring
from gospoda.server.workers.wiring import WorkersWiring


class JobsWiring:
    """Creates and holds the objects of this package."""

    def __init__(
        self,
        base: BaseWiring,
        decisions: DecisionsWiring,
        workers: WorkersWiring,
        clocks: ClocksWiring,
        tables: TablesWiring,
    ) -> None:
        self.limits = base.limits
        self.tasks = base.tasks
        self.rooms = tables.rooms
        self.job_cache = workers.job_cache
        self.bots = BotPlayers(workers.workers, tables.rooms.due, decisions.state.is_read_only)
        self.hints = Adviser(workers.workers)
        self.clocks = Clocks(tables.storage, tables.rooms, decisions.state.is_read_only)
        clocks.hours_changed.subscribe(self.clocks.hours_changed)

    async def open(self, ready: bool) -> None:
        """Opens the inn's time before the first request, if the database is `ready`."""
        if ready:
            with suppress(StorageFailure):  # it is tried again later
                await self.clocks.wake()

    def start(self) -> None:
        """Starts the task that watches the clocks."""
        self.tasks.spawn(self.clocks.run())

    async def close(self) -> None:
        """Stops all bots."""
        await self.bots.close()
