"""Opens and closes this process's database, and listens to what other processes write."""

from __future__ import annotations

import asyncio
import logging
import secrets

from sqlalchemy.exc import InterfaceError, OperationalError

from gospoda.server.base.signals import Signal
from gospoda.server.base.wiring import BaseWiring
from gospoda.server.store.database import hold_sqlite, open_engine, upgrade
from gospoda.server.store.fanout import Listener
from gospoda.server.store.health import Pulse
from gospoda.server.store.reader import AGAIN, Reader
from gospoda.server.store.writer import Writer

log = logging.getLogger("gospoda.server")


class StoreWiring:
    """The objects of this package."""

    def __init__(self, base: BaseWiring) -> None:
        self.tasks = base.tasks
        url = base.settings.database_url()
        self.hold = None if base.settings.beside else hold_sqlite(url)  # the first process holds the file
        self.engine = open_engine(url)
        self.writer = Writer(self.engine, secrets.token_hex(6))
        self.reader = Reader(self.engine, self.writer)
        self.pulse = Pulse(self.engine, self.reader)
        self.heard: Signal[[str, int]] = Signal()
        """Another process has written an entry of a table; negative if it has rewritten the whole record."""
        self.missed: Signal[[]] = Signal()
        """Notifications were lost: other processes may have written anything."""
        self.listener: Listener | None = None

    async def open(self) -> bool:
        """Upgrades the database. Returns False if it can't be reached yet; then the upgrade is tried again later."""
        ready = await self._upgraded()
        if not ready:
            self.tasks.spawn(self._upgrade_later())
        return ready

    def listen(self) -> None:
        """Starts listening to what other processes write."""
        if self.writer.announces:
            self.listener = Listener(self.engine.url, self.writer.sender, self.heard.emit, self.missed.emit)

    async def _upgraded(self) -> bool:
        """Upgrades the database. If it can't be reached, the server starts all the same and reports it."""
        try:
            await asyncio.to_thread(upgrade, self.engine)
        except (OperationalError, InterfaceError) as problem:
            log.error("the database cannot be reached, it is tried again: %s", type(problem).__name__)
            return False
        return True

    async def _upgrade_later(self) -> None:
        """Retries until the database can be reached. Until then, reads and writes fail with a proper error."""
        while not await self._upgraded():
            await asyncio.sleep(AGAIN)
        log.info("the database is there again")

    async def stop_listening(self) -> None:
        """Stops listening to other processes."""
        if self.listener is not None:
            await self.listener.close()

    async def close(self) -> None:
        """Writes what waits, and closes."""
        await self.writer.close()
        self.reader.close()
        self.engine.dispose()
        if self.hold is not None:
            self.hold.close()
