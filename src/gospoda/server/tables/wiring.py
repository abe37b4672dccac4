"""Tables in memory, and how they learn what other processes write."""

from __future__ import annotations

from gospoda.server.base.wiring import BaseWiring
from gospoda.server.members.wiring import MembersWiring
from gospoda.server.records.wiring import RecordsWiring
from gospoda.server.store.wiring import StoreWiring
from gospoda.server.tables.rooms import Rooms
from gospoda.server.workers.wiring import WorkersWiring

EVERYTHING = 1 << 60  # an entry number after all others


class TablesWiring:
    """Creates and holds the objects of this package."""

    def __init__(
        self,
        base: BaseWiring,
        store: StoreWiring,
        workers: WorkersWiring,
        members: MembersWiring,
        records: RecordsWiring,
    ) -> None:
        self.settings = base.settings
        self.limits = base.limits
        self.tasks = base.tasks
        self.guests = members.guests
        self.scheduler = workers.scheduler
        self.job_cache = workers.job_cache
        self.storage = records.storage
        self.rooms = Rooms(records.storage, base.settings.evict_after, records.placing)
        store.heard.subscribe(self._heard)
        store.missed.subscribe(self._missed)

    def _heard(self, table: str, seq: int) -> None:
        self.tasks.spawn(self.rooms.others_wrote(table, seq) if seq >= 0 else self.rooms.renew(table))

    def _missed(self) -> None:
        for table in list(self.rooms.rooms):
            self.tasks.spawn(self.rooms.others_wrote(table, EVERYTHING))

    def start(self) -> None:
        """Starts the bots of all tables, and the task that drops unused tables."""
        self.tasks.spawn(self.rooms.sweep())
        self.tasks.spawn(self.rooms.wake_bots())
