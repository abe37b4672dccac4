"""Opens and closes the database of this process, and listens to what other processes write."""

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
        """Another process has written an entry of a table; a negative number: it has written the whole record anew."""
        self.missed: Signal[[]] = Signal()
        """Other processes may have written anything."""
        self.listener: Listener | None = None

    async def open(self) -> bool:
        """Bring the database up to date. Returns False if it cannot be reached yet; then that is tried again."""
        ready = await self._upgraded()
        if not ready:
            self.tasks.spawn(self._upgrade_later())
        return ready

    def listen(self) -> None:
        """Hear from now on what other processes write."""
        if self.writer.announces:
            self.listener = Listener(self.engine.url, self.writer.sender, self.heard.emit, self.missed.emit)

    async def _upgraded(self) -> bool:
        """Bring the database up to date; if it cannot be reached the server opens all the same, and says so."""
        try:
            await asyncio.to_thread(upgrade, self.engine)
        except (OperationalError, InterfaceError) as problem:
            log.error("the database cannot be reached, it is tried again: %s", type(problem).__name__)
            return False
        return True

    async def _upgrade_later(self) -> None:
        """Until it can be reached nothing can be read or written, which is answered as such."""
        while not await self._upgraded():
            await asyncio.sleep(AGAIN)
        log.info("the database is there again")

    async def stop_listening(self) -> None:
        """Hear nothing more from other processes."""
        if self.listener is not None:
            await self.listener.close()

    async def close(self) -> None:
        """Write what waits, and close."""
        await self.writer.close()
        self.reader.close()
        self.engine.dispose()
        if self.hold is not None:
            self.hold.close()
