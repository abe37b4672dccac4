"""Watches the clocks of all tables with one task that sleeps until the next seat runs out of time."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Awaitable, Callable

from sqlalchemy.engine import Connection

from gospoda import bots
from gospoda.server.base import alarms
from gospoda.server.base.refusals import StorageFailure
from gospoda.server.clocks.deadlines import Deadlines
from gospoda.server.clocks.inn_time import BEAT
from gospoda.server.clocks.member_hours import read_hours
from gospoda.server.jobs.running_clocks import running_clocks
from gospoda.server.records.drafts import Draft
from gospoda.server.records.records import ClockData, SeatData, Sitter
from gospoda.server.records.storage import Storage
from gospoda.server.store.reader import AGAIN
from gospoda.server.tables.room import Room
from gospoda.server.tables.rooms import Rooms

log = logging.getLogger("gospoda.server")
LOOK_EVERY = BEAT  # seconds between checks of tables that other processes play
AHEAD = LOOK_EVERY + 5.0  # seconds: a process that is woken needs some to start
BOT = bots.USUAL  # plays on for a person who has run out of time


class NotLate(Exception):
    """Raised when nobody has run out of time after all."""


class Clocks:
    """Knows when the next seat of each table runs out of time."""

    def __init__(self, storage: Storage, rooms: Rooms, resting: Callable[[], bool]) -> None:
        self.storage = storage
        self.resting = resting  # returns whether changes are suspended
        self.rooms = rooms
        self.inn = storage.inn_time
        self.deadlines = Deadlines()  # in wall-clock time
        self.news = asyncio.Event()
        self.awake = False  # whether the inn's time is known
        self.elsewhere = False  # whether clocks run at tables that other processes play
        self.asking: set[asyncio.Task[None]] = set()
        rooms.clocked.subscribe(self.consider)

    def consider(self, room: Room) -> None:
        """Updates the deadline of a table after a change."""
        assert room.clock is not None
        self._put(room.id, room.clock.next_late(room.roster, room.waiting()))
        if room.clock.rules.kind == "turns" and not room.clock.knows(room.roster):
            task = asyncio.get_running_loop().create_task(self._ask_hours(room))
            self.asking.add(task)
            task.add_done_callback(self.asking.discard)

    async def _ask_hours(self, room: Room) -> None:
        """Looks up the working hours of players whose hours aren't known yet."""
        with contextlib.suppress(StorageFailure):
            await self.tell_hours(room)
            room.call()

    def _put(self, table: str, found: tuple[float, int] | None) -> None:
        if found is None:
            self.deadlines.drop(table)
        elif self.deadlines.put(table, found[0]):
            self.news.set()

    async def close(self) -> None:
        """Records the last sign of life; from then on the inn counts as closed."""
        if (self.deadlines.due or self.elsewhere) and not self.resting():
            with contextlib.suppress(StorageFailure):
                await self.inn.beat()

    # ---- the task

    async def wake(self) -> None:
        """Opens the inn's time and reads which clocks run, once.

        This comes before the first request: an earlier move would be charged for all the time the inn was closed.
        """
        if not self.awake:
            await self.inn.beat("opened")
            self.inn.seen = 0.0
            for table, found in await self.storage.read(self._running):
                self._put(table, found)
            self.awake = True

    async def run(self) -> None:
        """Watches the clocks as long as the server runs, even if the database was unavailable at the start."""
        await self._until_done(self.wake)
        while True:
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self.news.wait(), self._pause())
            self.news.clear()
            await self._until_done(self._beat)
            if not self.resting():
                for table in self.deadlines.take(time.time()):
                    await self._fire(table)

    async def _until_done(self, work: Callable[[], object]) -> None:
        """Repeats the work until the database is available."""
        while True:
            try:
                await work()  # type: ignore[misc]
                return
            except StorageFailure:
                await asyncio.sleep(AGAIN)

    async def _beat(self) -> None:
        """Records a sign of life while clocks run."""
        if not self.deadlines.due and not self.elsewhere:
            self.inn.seen = 0.0
        elif not self.inn.seen:
            await self.inn.beat("first")
        elif self.inn.wall() - self.inn.seen >= BEAT and not self.resting():
            await self.inn.beat()

    def _pause(self) -> float:
        """Returns the seconds until there is something to do."""
        first = self.deadlines.first()
        if first is None:
            return 3600.0
        return max(0.02, min(first - time.time(), 1.0 if self.resting() else BEAT))

    async def _fire(self, table: str) -> None:
        """Handles a player who has run out of time at a table, unless something has happened since."""
        try:
            room = await self.rooms.get(table)
            await self.tell_hours(room)
            await room.commit(lambda: late_draft(room))
        except NotLate:
            self.consider(room)
        except Exception as problem:  # one table must not stop the clocks of others
            log.warning("the clock of table %s is looked at again: %s", table, problem)
            alarms.sound("clock", problem, f"the clock of table {table} is looked at again")
            self._put(table, (time.time() + AGAIN, -1))

    # ---- hours

    async def tell_hours(self, room: Room) -> None:
        """Looks up the working hours of the people at a table."""
        if room.clock is not None and room.clock.rules.kind == "turns":
            guests = {sitter.guest for sitter in room.roster if sitter.guest}
            room.clock.known = guests
            room.clock.hours = await self.storage.read(lambda connection: read_hours(connection, guests))

    async def hours_changed(self, guest: str) -> None:
        """Applies a guest's changed working hours to the running clocks."""
        for room in list(self.rooms.rooms.values()):
            if room.clock is not None and any(sitter.guest == guest for sitter in room.roster):
                await self.tell_hours(room)
                room.call()

    async def watch_elsewhere(self, wake: Callable[[str, str], Awaitable[None]], now: float) -> None:
        """Checks tables of other processes: keeps the inn open for them, and wakes processes that are needed soon."""
        running = await self.storage.read(lambda connection: running_clocks(connection, self.inn))
        others = [one for one in running if not self.rooms.is_here(one.game, one.content)]
        self.elsewhere = bool(others)
        self.news.set()  # to record a sign of life
        if not self.resting():
            soon = {(one.game, one.content) for one in others if one.late and one.late[0] <= now + AHEAD}
            for title, content in soon:
                await wake(title, content)

    def _running(self, connection: Connection) -> list[tuple[str, tuple[float, int] | None]]:
        """Returns the tables of this process whose clocks run."""
        return [
            (one.table, one.late)
            for one in running_clocks(connection, self.inn)
            if self.rooms.is_here(one.game, one.content)
        ]


def late_draft(room: Room) -> Draft:
    """Returns what happens to the seat that has run out of time, as the table's rules say.

    Bots never play on alone: if no other person could come back, the seat is only marked.
    """
    clock = room.clock
    found = None if clock is None else clock.next_late(room.roster, room.waiting())
    if clock is None or found is None or found[0] > clock.inn.wall():
        raise NotLate
    seat, when_late = found[1], clock.rules.late
    there = room.roster[seat]
    others = {sitter.guest for sitter in room.roster if sitter.kind == "person"} - {there.guest}
    if when_late == "mark" or (when_late == "bot" and not others):
        return Draft(room.next_entry(ClockData(), seat), room.status)
    sitter = Sitter("bot", there.guest, there.name, BOT, out=when_late == "out")
    roster = [*room.roster[:seat], sitter, *room.roster[seat + 1 :]]
    entry = room.next_entry(SeatData(sitter, f"clock-{when_late}", ""), seat)
    return Draft(entry, room.status, None, roster)
