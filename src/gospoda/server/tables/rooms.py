"""All tables in memory: they are loaded on demand and dropped when nobody uses them any more."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time

import sqlalchemy as sa
from msgspec import MsgspecError

from gospoda.core.codec import BadState, state_from_json
from gospoda.core.content import pack_name
from gospoda.core.game import BadOption
from gospoda.core.moves import NotAMove
from gospoda.core.registry import UnknownGame, game
from gospoda.core.saves.saved import agrees
from gospoda.core.state import IllegalMove
from gospoda.server.base import alarms
from gospoda.server.base.metrics import LOADS, ROOMS
from gospoda.server.base.refusals import Refused, StorageFailure, not_here, refused, storage_failing
from gospoda.server.base.signals import Signal
from gospoda.server.records.placing import Placing
from gospoda.server.records.records import StoredState, TableSetup
from gospoda.server.records.storage import Loaded, Storage
from gospoda.server.records.timeline import NeedsMore, Timeline, first_state
from gospoda.server.store.database import TABLE
from gospoda.server.store.reader import AGAIN
from gospoda.server.tables.room import Room

log = logging.getLogger("gospoda.server")
DIVERGED = (IllegalMove, NotAMove, BadState, BadOption, NeedsMore, LookupError, ValueError)
DAMAGED = (*DIVERGED, ArithmeticError, AssertionError, AttributeError, MsgspecError, RecursionError, TypeError)


class Rooms:
    """The tables in use."""

    def __init__(self, storage: Storage, evict_after: float, placing: Placing | None = None) -> None:
        self.storage = storage
        self.placing = placing
        self.evict_after = evict_after
        self.rooms: dict[str, Room] = {}
        self.loading: dict[str, asyncio.Future[Room]] = {}
        self.due: Signal[[Room, bool]] = Signal()
        """Emitted when a seat at a table owes a decision, with whether this process made the last change there."""
        self.clocked: Signal[[Room]] = Signal()  # emitted when something has changed at a table with clocks
        storage.members.joined.subscribe(self.members_joined)

    async def get(self, table: str) -> Room:
        """Returns the table with this id; raises if there is none."""
        room = self.rooms.get(table)
        if room is None:
            room = await self._join_loading(table)
        room.used = time.monotonic()
        return room

    async def _join_loading(self, table: str) -> Room:
        """Loads a table once, however many callers ask for it."""
        if table in self.loading:
            return await asyncio.shield(self.loading[table])
        future: asyncio.Future[Room] = asyncio.get_running_loop().create_future()
        self.loading[table] = future
        try:
            room = await self._load(table)
        except BaseException as problem:
            future.set_exception(problem if isinstance(problem, Exception) else storage_failing())
            future.exception()  # whether or not anybody else has waited
            raise
        else:
            self.rooms[table] = room
            ROOMS.set(len(self.rooms))
            future.set_result(room)
            room.changed(False)
            return room
        finally:
            del self.loading[table]

    def _tell(self, room: Room, own: bool) -> None:
        """Emits the signals for a change at a table."""
        if room.waiting():
            self.due.emit(room, own)
        if room.clock is not None:
            self.clocked.emit(room)

    def members_joined(self, guests: set[str]) -> None:
        """Shows at every table that these guests are members now."""
        for room in self.rooms.values():
            if any(sitter.guest in guests for sitter in room.roster):
                room.roster = list(room.roster)
                room.call()

    async def _load(self, table: str) -> Room:
        try:
            loaded = await self.storage.load(table)
            if loaded is None or not self.is_here(loaded.setup.game, loaded.setup.content):
                raise not_here()
            room = Room(loaded.setup, game(loaded.setup.game), self.storage, self._tell, self.reload)
            await self._fill(room, loaded)
        except StorageFailure as problem:
            log.error("table %s cannot be opened: %s", table, problem)
            raise storage_failing() from None
        except (UnknownGame, *DAMAGED) as problem:
            log.error("table %s cannot be read: %s %s", table, type(problem).__name__, problem)
            raise refused("refused-damaged") from None
        LOADS.inc()
        return room

    async def reload(self, room: Room, kept: int | None) -> None:
        """Loads a table again."""
        loaded = await self.storage.load(room.id, kept)
        if loaded is None:
            raise not_here()
        room.setup = loaded.setup
        await self._fill(room, loaded)
        room.changed(False)

    async def _fill(self, room: Room, loaded: Loaded) -> None:
        """Brings a room up to date with its record."""
        room.door.stand(loaded.standings)
        await self._read(room, loaded)
        # Nobody has to move at a frozen table; lists, notices, bots and clocks go by the stored status.
        froze, thawed = room.status == "frozen" and loaded.status == "running", loaded.status == "frozen"
        if froze or (thawed and room.status != "frozen"):
            with contextlib.suppress(StorageFailure):  # the table can be looked at all the same
                await self.storage.restate(room.id, room.status)

    async def _read(self, room: Room, loaded: Loaded) -> None:
        """Replays the record, or freezes the table at the last position that can be read."""
        if not same_rules(loaded.setup, room):
            if not await self._under_new_rules(room):
                freeze(room, await self.storage.newest(room.id) or loaded)
            return
        try:
            try:
                replay(room, loaded)
            except NeedsMore as deeper:
                replay(room, await self.storage.load(room.id, deeper.kept) or loaded)
        except DAMAGED as problem:
            log.warning("table %s is played from its first move: %s %s", room.id, type(problem).__name__, problem)
            await self._from_first_move(room, loaded)

    async def _from_first_move(self, room: Room, loaded: Loaded) -> None:
        """Replays without snapshots: they are only a cache, and one in an older form can't be read."""
        try:
            setup, entries = await self.storage.whole(room.id)
            replay(room, Loaded(setup, None, 0, entries))
        except DAMAGED as problem:
            log.error("table %s is damaged and frozen: %s %s", room.id, type(problem).__name__, problem)
            freeze(room, loaded)

    async def _under_new_rules(self, room: Room) -> bool:
        """Returns whether the table can go on under the present rules: every kept position must be the same."""
        setup, entries = await self.storage.whole(room.id)
        newest = await self.storage.newest(room.id)
        try:
            replay(room, Loaded(setup, None, 0, entries))
            if newest is not None and newest.snapshot is not None and room.timeline is not None:
                then = room.timeline.state_after(newest.snapshot.moves)
                if not agrees(newest.snapshot.state, then):
                    return False
        except DAMAGED as problem:
            log.warning("table %s does not fit the present rules: %s", room.id, problem)
            return False
        title = room.game
        values = {"version": title.version, "content": title.content_digest(), "pack": pack_name(title.id)}
        change = sa.update(TABLE).where(TABLE.c.id == room.id).values(values)
        await self.storage.writer.run(lambda connection: connection.execute(change) and None)
        return True

    async def wake_bots(self) -> None:
        """Makes the bots go on after a start, also at tables that nobody looks at: loading a table wakes its bots."""
        for table, *played in await self._bots_to_move():
            if not self.is_here(*played):
                continue
            try:
                await self.get(table)
            except Exception as problem:  # one damaged table must not stop the others
                reason = problem.reason.id if isinstance(problem, Refused) else repr(problem)
                log.warning("the bots of table %s cannot go on: %s", table, reason)
                alarms.sound("table", problem, f"the bots of table {table} cannot go on")

    async def elsewhere_to_move(self) -> set[tuple[str, str]]:
        """Returns titles and digests of tables in other processes where it is a bot's turn."""
        waiting = await self._bots_to_move()
        return {(title, content) for _, title, content in waiting if not self.is_here(title, content)}

    def is_here(self, title: str, content: str) -> bool:
        """Returns whether this process plays tables with these components."""
        return self.placing is None or self.placing.is_here(title, content)

    async def _bots_to_move(self) -> list[tuple[str, str, str]]:
        """Returns the tables where it is a bot's turn; retries while the database is unavailable."""
        while True:
            try:
                return await self.storage.bots_to_move()
            except StorageFailure:
                await asyncio.sleep(AGAIN)

    # ---- leaving memory

    def last_used(self) -> float:
        """Returns when something was last done at any table."""
        return max((room.used for room in self.rooms.values()), default=0.0)

    async def sweep(self) -> None:
        """Drops tables that nobody has used for a while; runs as long as the server."""
        while True:
            await asyncio.sleep(min(30.0, self.evict_after))
            self.evict()

    def evict(self) -> None:
        """Drops unused tables now."""
        limit = time.monotonic() - self.evict_after
        for table, room in list(self.rooms.items()):
            if not room.audience.watchers and not room.lock.locked() and room.used < limit:
                del self.rooms[table]
        ROOMS.set(len(self.rooms))

    async def renew(self, table: str) -> None:
        """Reads a table again after its record was rewritten because a guest became another one."""
        room = self.rooms.get(table)
        if room is None:
            return
        async with room.lock:
            try:
                await self.reload(room, None)
                room.door.host = room.setup.host
                room.door.members |= {sitter.guest for sitter in room.roster if sitter.guest} | {room.setup.host}
            except Exception as problem:  # it is read when somebody asks for it again
                alarms.sound("table", problem, f"table {table} could not be read anew")
                self.rooms.pop(table, None)

    async def others_wrote(self, table: str, seq: int) -> None:
        """Catches up with an entry that another process says it has written."""
        room = self.rooms.get(table)
        if room is None or room.v >= seq:
            return
        async with room.lock:
            if room.v < seq:
                try:
                    await room.catch_up()
                except Exception as problem:  # the next entry or request tries again
                    alarms.sound("table", problem, f"table {table} could not be brought up to date")


def same_rules(setup: TableSetup, room: Room) -> bool:
    """Returns whether the table was set up with the present rules and components."""
    return setup.version == room.game.version and setup.content == room.game.content_digest()


def replay(room: Room, loaded: Loaded) -> None:
    """Rebuilds the present position from a snapshot and the entries since."""
    room.reset()
    entries = loaded.entries
    if loaded.snapshot is not None:
        before = [entry for entry in entries if entry.seq <= loaded.snapshot_seq]
        for entry in before:
            room.remember(entry)
        restore(room, loaded.snapshot, loaded.snapshot_seq)
        entries = entries[len(before) :]
    for entry in entries:
        room.take(entry)
    room.asked = [room.v] * len(room.roster)
    room.doubtful = False


def restore(room: Room, snapshot: StoredState, seq: int) -> None:
    """Restores the room to its state after the entry of a snapshot."""
    state = state_from_json(room.game, snapshot.state)
    room.timeline = Timeline.after(state, snapshot.moves, room.setup.seed)
    room.roster = snapshot.roster
    room.status = "finished" if state.is_over() else "running"
    room.v = seq


def freeze(room: Room, loaded: Loaded) -> None:
    """Shows the last kept position of a game under other rules or with a damaged record, if it can be read."""
    room.reset()
    for entry in loaded.entries:
        room.remember(entry)
    with contextlib.suppress(*DAMAGED):
        if loaded.snapshot is not None:
            room.frozen_state = state_from_json(room.game, loaded.snapshot.state)
            room.roster = loaded.snapshot.roster
        else:
            room.frozen_state = first_state(room.setup, room.game)
    room.timeline = None
    room.status = "frozen"
