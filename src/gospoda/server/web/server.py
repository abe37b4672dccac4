"""The running server: wires the packages together, and opens and closes them in the right order."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from litestar import Litestar

from gospoda.server.base import alarms
from gospoda.server.base.settings import Settings
from gospoda.server.base.wiring import BaseWiring
from gospoda.server.clocks.wiring import ClocksWiring
from gospoda.server.decisions.wiring import DecisionsWiring
from gospoda.server.history.wiring import HistoryWiring
from gospoda.server.jobs.wiring import JobsWiring
from gospoda.server.members.wiring import MembersWiring
from gospoda.server.notices.wiring import NoticesWiring
from gospoda.server.operate.wiring import OperateWiring
from gospoda.server.records.wiring import RecordsWiring
from gospoda.server.social.wiring import SocialWiring
from gospoda.server.store.wiring import StoreWiring
from gospoda.server.tables.wiring import TablesWiring
from gospoda.server.web.static_folder import FOLDER
from gospoda.server.web.struct_types import prepare_structs
from gospoda.server.web.wiring import WebWiring
from gospoda.server.workers.wiring import WorkersWiring

log = logging.getLogger("gospoda.server")
PACKAGES = ("members", "clocks", "tables", "jobs", "social", "notices", "history", "operate")  # those with handlers


class Server:
    """All packages, lowest first: each takes those below it that it needs."""

    def __init__(self, settings: Settings, switched: bool = False) -> None:
        prepare_structs()
        self.base = base = BaseWiring(settings)
        self.store = store = StoreWiring(base)
        self.decisions = decisions = DecisionsWiring(base, store)
        self.workers = workers = WorkersWiring(base)
        self.members = members = MembersWiring(base, store)
        self.clocks = clocks = ClocksWiring(base, store)
        self.records = records = RecordsWiring(base, store, members, clocks)
        self.tables = tables = TablesWiring(base, store, workers, members, records)
        self.jobs = jobs = JobsWiring(base, decisions, workers, clocks, tables)
        self.social = social = SocialWiring(base, store, members, tables)
        self.notices = NoticesWiring(base, decisions, members, tables)
        self.history = HistoryWiring(base, members, tables, FOLDER / "fonts")
        self.web = web = WebWiring(base, records, tables, jobs, social, switched)
        self.operate = OperateWiring(base, store, decisions, members, records, tables, web.tell_beside)

    async def open(self) -> None:
        """Opens the database, migrates it, and starts the packages."""
        await self.records.open()
        ready = await self.store.open()
        await self.jobs.open(ready)
        await self.members.open(ready)
        self.store.listen()
        for package in (
            *(self.operate, self.workers, self.social, self.history, self.tables),
            *(self.jobs, self.web, self.members, self.decisions, self.notices),
        ):
            package.start()
        alarms.present()
        log.info("the tables are open", extra={"database": self.store.engine.dialect.name})

    async def close(self) -> None:
        """Writes what is pending, and closes. Sockets were closed before with code 1012, a request to reconnect."""
        alarms.absent()
        await self.web.close()
        await self.jobs.close()
        await self.history.close()
        await self.notices.close()
        self.workers.close()
        await self.store.stop_listening()
        self.base.tasks.cancel()
        await self.members.close()
        await self.jobs.clocks.close()
        await self.store.close()
        log.info("the tables are closed")


@asynccontextmanager
async def lifespan(app: Litestar) -> AsyncIterator[None]:
    """Opens the server for as long as the application runs."""
    server = Server(app.state.settings, app.state.switched)
    await server.open()
    app.state.server = server
    try:
        yield
    finally:
        await server.close()
