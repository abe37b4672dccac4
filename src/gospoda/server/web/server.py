"""Everything that a running server consists of, opened and closed in the right order."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager, suppress
from typing import Any

from litestar import Litestar
from sqlalchemy.exc import InterfaceError, OperationalError

from gospoda.server.base import alarms
from gospoda.server.base.gc_tuning import look_at_all
from gospoda.server.base.refusals import StorageFailure
from gospoda.server.base.sealing import open_seal
from gospoda.server.base.security import Limits
from gospoda.server.base.settings import Settings
from gospoda.server.base.struct_types import prepare_structs
from gospoda.server.history.analyst import Analyst
from gospoda.server.history.daily import Deals
from gospoda.server.history.imports import Imports
from gospoda.server.history.replays import Replays
from gospoda.server.history.result_backfill import ResultBackfill
from gospoda.server.history.statistics import InnFigures
from gospoda.server.jobs.allowance import Allowance
from gospoda.server.jobs.bots import BotPlayers
from gospoda.server.jobs.clock_watcher import Clocks
from gospoda.server.jobs.hints import Adviser
from gospoda.server.jobs.job_cache import JobCache
from gospoda.server.jobs.loop_scheduler import LoopScheduler
from gospoda.server.jobs.workers import Workers
from gospoda.server.members.accounts import Accounts
from gospoda.server.members.identity import Guests
from gospoda.server.members.names import reserved_looks
from gospoda.server.members.openid import OpenId
from gospoda.server.members.sessions import Sessions
from gospoda.server.notices.notices import Notices
from gospoda.server.operate.account_erasure import AccountErasure
from gospoda.server.operate.cleanup import Cleaner
from gospoda.server.operate.making_way import make_way
from gospoda.server.operate.operator_state import OperatorState
from gospoda.server.operate.owners import Owner
from gospoda.server.records.placing import Placing
from gospoda.server.records.storage import Storage
from gospoda.server.social.bell import Bell
from gospoda.server.social.matchmaking import Companions
from gospoda.server.store.database import hold_sqlite, open_engine, upgrade
from gospoda.server.store.fanout import Listener
from gospoda.server.store.health import Pulse
from gospoda.server.store.writer import Writer
from gospoda.server.tables.broadcast import Broadcast
from gospoda.server.tables.rooms import AGAIN, Rooms

log = logging.getLogger("gospoda.server")


class Server:
    """The running service: where tables are stored, their rooms, the bots, and who is told of what."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.tasks: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        """Open the database, bring it up to date, and begin."""
        prepare_structs()
        url = self.settings.database_url()
        beside = bool(self.settings.beside)  # the first process holds the file, cleans up and forgets who has left
        self.hold = None if beside else hold_sqlite(url)
        self.placing = Placing(self.settings)
        await asyncio.to_thread(self.placing.keep_own)
        self.engine = open_engine(url)
        ready = await self._upgraded()
        sender = secrets.token_hex(6)
        self.writer = Writer(self.engine, sender)
        self.storage = Storage(self.engine, self.writer)
        self.bell = Bell(self.storage, self._spawn)
        self.writer.wrote = self.bell.ring
        self.rooms = Rooms(self.storage, self.settings.evict_after, self.placing)
        self.workers = Workers(self.settings.bot_workers, self.settings.searches_per_guest)
        self.bots = BotPlayers(self.workers)
        self.hints = Adviser(self.workers)
        self.rooms.bots_turn = self.bots.consider
        self.clocks = Clocks(self.storage, self.rooms)
        self.rooms.clock_turn = self.clocks.consider
        self.accounts = Accounts(self.storage, self.settings, open_seal(self.settings))
        self.guests = Guests(self.storage, self.accounts.devices)
        self.accounts.forget_token = self.guests.forget
        self.erasure = AccountErasure(self.storage, self.rooms, self.accounts.devices)
        self.openid = OpenId(self.settings, self.storage, self.accounts.tickets)
        self.sessions = Sessions(self._spawn)
        self.accounts.made_way = self.guests.made_way = self._made_way
        self.storage.members.joined = self.rooms.members_joined
        self.accounts.devices.in_use = self.sessions.devices
        self.accounts.devices.signed_out = self.sessions.sign_out
        self.operator_state = OperatorState(self.storage)
        self.bots.resting = self.clocks.resting = lambda: self.operator_state.now.read_only
        self.notices = Notices(self.settings, self.storage, self.rooms, self.operator_state, self.accounts.seal, beside)
        self.limits = Limits(self.settings)
        self.allowance = Allowance(self.settings)
        self.scheduler = LoopScheduler(self.allowance)
        self.job_cache = JobCache(self.workers, self.allowance)
        self.replays = Replays(self.storage, self.job_cache)
        self.imports = Imports(self.storage)
        self.analyst = Analyst(self.storage, self.replays)
        self.broadcast = Broadcast()
        self.inn_figures = InnFigures(self.storage)
        self.deals = Deals(self.storage, self.rooms, self.settings.yardsticks, self.accounts.seal)
        self.companions = Companions(self.storage, self.rooms, self.accounts.tickets)
        self.owner = Owner(self.settings, self.placing.packs)
        self.pulse = Pulse(self.engine, self.storage)
        self.cleaner = Cleaner(self.storage, self.rooms, self.settings)
        self.listener: Listener | None = None
        if self.writer.announces:
            self.listener = Listener(self.engine.url, sender, self._heard, self._missed)
        if ready:
            with suppress(StorageFailure):  # it is tried again
                await self.clocks.wake()
                await self.storage.members.look(self.storage)
        else:
            self._spawn(self._upgrade_later())
        await asyncio.to_thread(reserved_looks)  # so that the first name does not wait for them
        if not beside:
            self._spawn(self.cleaner.run())
            self._spawn(self.erasure.resume())
            self._spawn(self.workers.warm())
            self._spawn(self.companions.run())
        self._spawn(self.deals.run())
        self._spawn(self.rooms.sweep())
        self._spawn(self.clocks.run())
        self._spawn(self.rooms.wake_bots())
        self._spawn(ResultBackfill(self.rooms).run())
        self._spawn(self.broadcast.run())
        self._spawn(self.accounts.devices.watch())
        self._spawn(self.storage.members.watch(self.storage))
        self._spawn(self.guests.watch(self.sessions.guests))
        self._spawn(self.operator_state.watch())
        self._spawn(self.notices.run())
        self._spawn(look_at_all(self.rooms.last_used))
        alarms.present()
        log.info("the tables are open", extra={"database": self.engine.dialect.name})

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

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self._ended)

    def _ended(self, task: asyncio.Task[None]) -> None:
        self.tasks.discard(task)
        if not task.cancelled() and (problem := task.exception()) is not None:
            alarms.sound("task", problem, f"{task.get_coro()} has ended")

    def _made_way(self, taken: str, renamed: dict[str, str]) -> None:
        """Guests have other names now, because a member keeps the one they had."""
        for guest in renamed:
            self.guests.drop(guest)
        self.sessions.rename(renamed)
        self._spawn(make_way(self.storage, self.rooms, taken, renamed))

    def _heard(self, table: str, seq: int) -> None:
        self.bell.ring(table)
        self._spawn(self.rooms.others_wrote(table, seq) if seq >= 0 else self.rooms.renew(table))

    def _missed(self) -> None:
        self.bell.ring_all()
        for table in list(self.rooms.rooms):
            self._spawn(self.rooms.others_wrote(table, 1 << 60))

    async def close(self) -> None:
        """Write what waits, and close; the sockets were closed before with code 1012, which means: come again."""
        alarms.absent()
        await self.bots.close()
        await self.analyst.close()
        await self.notices.close()
        self.scheduler.close()
        self.workers.close()
        if self.listener is not None:
            await self.listener.close()
        for task in list(self.tasks):
            task.cancel()
        await self.guests.note_seen(self.sessions.guests())
        await self.clocks.close()
        await self.writer.close()
        self.storage.close()
        self.engine.dispose()
        if self.hold is not None:
            self.hold.close()
        log.info("the tables are closed")


@asynccontextmanager
async def lifespan(app: Litestar) -> AsyncIterator[None]:
    """Open the server for as long as the application runs."""
    server = Server(app.state.settings)
    await server.open()
    app.state.server = server
    try:
        yield
    finally:
        await server.close()
