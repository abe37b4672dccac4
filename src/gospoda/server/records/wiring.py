"""The records of tables, and where each of them is played."""

from __future__ import annotations

import asyncio

from gospoda.server.base.wiring import BaseWiring
from gospoda.server.clocks.wiring import ClocksWiring
from gospoda.server.members.wiring import MembersWiring
from gospoda.server.records.placing import Placing
from gospoda.server.records.storage import Storage
from gospoda.server.store.wiring import StoreWiring


class RecordsWiring:
    """The objects of this package."""

    def __init__(self, base: BaseWiring, store: StoreWiring, members: MembersWiring, clocks: ClocksWiring) -> None:
        self.placing = Placing(base.settings)
        self.storage = Storage(store.reader, members.known, clocks.inn_time)

    async def open(self) -> None:
        """Stores the components that this process plays with."""
        await asyncio.to_thread(self.placing.keep_own)
