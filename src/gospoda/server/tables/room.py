"""A table in memory. It only ever shows what is on disk: a change takes effect here once it is written."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any

from msgspec.structs import replace
from sqlalchemy.engine import Connection

from gospoda.core.codec import state_to_json
from gospoda.core.game import Game
from gospoda.core.state import Event, State
from gospoda.server.base.field_types import Status
from gospoda.server.base.refusals import StorageFailure, refused, storage_failing
from gospoda.server.clocks.bodies import Ended
from gospoda.server.records.ballots import Ballots
from gospoda.server.records.door import Door
from gospoda.server.records.drafts import Draft, Repeated
from gospoda.server.records.mentions import put_mentions
from gospoda.server.records.questions import is_aside, same_question
from gospoda.server.records.records import (
    ChatData,
    Entry,
    LinksData,
    MoveData,
    RematchData,
    SeatData,
    Sitter,
    StandingData,
    StartData,
    StoredState,
    TableSetup,
    UndoData,
    read_events,
    snapshot_row,
)
from gospoda.server.records.results import Finish, put_result, take_back
from gospoda.server.records.storage import Storage, entry_row, put_links, put_roster, put_standing, touch
from gospoda.server.records.table_clock import TableClock
from gospoda.server.records.timeline import NeedsMore, Timeline, Tried, first_state
from gospoda.server.store.snapshots import SNAPSHOT_EVERY
from gospoda.server.store.writer import Row
from gospoda.server.tables.viewer_cache import Audience

RECENT_KEPT = 300
RETRIES = 6
TOUCH_EVERY = 30.0  # seconds between two updates of the lists
Tell = Callable[["Room", bool], None]  # called after a change with whether this process made it
Reload = Callable[["Room", int | None], Awaitable[None]]


class Room:
    """The record of one table: its setup, who sits where, and the timeline of its game."""

    def __init__(self, setup: TableSetup, game: Game, storage: Storage, tell: Tell, reload: Reload) -> None:
        self.setup = setup
        self.game = game
        self.storage = storage
        self.lock = asyncio.Lock()
        self.audience = Audience()
        self.door = Door(setup.host, setup.access == "open")
        self.touched = 0.0  # when the lists were last updated
        self.used = time.monotonic()
        self.doubtful = False  # a write failed: what is on disk has to be looked up
        self.clock = TableClock(setup.clock, storage.inn_time) if setup.clock is not None else None
        self.tell = tell
        self.reload = reload
        self.reset()

    def reset(self) -> None:
        """Forgets everything that comes from the record."""
        self.v = 0
        self.status: Status = "lobby"
        self.roster = list(self.setup.roster)
        self.timeline: Timeline | None = None
        self.frozen_state: State | None = None  # the last position of a game whose rules have changed
        self.asked: list[int] = [0] * len(self.roster)  # the version since which each seat's question stands
        self.moved = 0  # the version since which the position stands for everybody
        self.moved_for: dict[int, int] = {}  # and later versions for these seats
        self.recent: list[Entry] = []
        self.events: dict[int, list[Event]] = {}
        self.acts: dict[str, int] = {}
        self.rematch = ""
        self.ended: Ended | None = None  # how people have ended the game, if they have
        self.ballots = Ballots()
        self.audience.forget()

    # ---- asking

    @property
    def roster(self) -> list[Sitter]:
        """Who sits where."""
        return self._roster

    @roster.setter
    def roster(self, roster: list[Sitter]) -> None:
        """Seats people and bots; what follows from the seating is worked out here once instead of with every move."""
        self._roster = roster
        people = {sitter.guest for sitter in roster if sitter.guest}
        settled = all(sitter.kind != "open" for sitter in roster)
        self._free_undo = len(people) <= 1 and settled and not self.setup.strict
        self.audience.infos = {}

    @property
    def id(self) -> str:
        """The id of the table."""
        return self.setup.id

    @property
    def state(self) -> State | None:
        """The present position; None in the lobby."""
        return self.frozen_state if self.timeline is None else self.timeline.state

    @property
    def moves(self) -> int:
        """How many moves stand."""
        return 0 if self.timeline is None else self.timeline.moves

    def waiting(self) -> int:
        """Returns the seats that owe a decision, as a mask."""
        return int(self.timeline.state.to_act()) if self.timeline is not None and self.status == "running" else 0

    def admits(self, guest: str) -> bool:
        """Returns whether a guest may be here: the door admits them, or a seat waits for them."""
        return self.door.admits(guest) or (guest not in self.door.put_out and bool(self.invited(guest)))

    def invited(self, guest: str) -> list[int]:
        """Returns the open seats that wait for a guest."""
        return [n for n, sitter in enumerate(self.roster) if sitter.kind == "open" and sitter.guest == guest]

    def controls(self, guest: str) -> list[int]:
        """Returns the seats that a guest plays."""
        return [n for n, sitter in enumerate(self.roster) if sitter.kind == "person" and sitter.guest == guest]

    def plays(self, guest: str, seat: int) -> bool:
        """Returns whether a guest plays this seat."""
        return seat < len(self._roster) and (sitter := self._roster[seat]).guest == guest and sitter.kind == "person"

    def handed(self, guest: str) -> list[int]:
        """Returns the seats that a bot plays for a guest."""
        return [n for n, one in enumerate(self.roster) if one.kind == "bot" and one.guest == guest and not one.out]

    def free_undo(self) -> bool:
        """Returns whether undo may cross the undo line: nobody else is at the table, or all share one screen."""
        return self._free_undo

    def alone(self, guest: str) -> bool:
        """Returns whether this guest plays and nobody else does, so that the game has no secrets of other people."""
        return self._free_undo and bool(self.controls(guest))

    def playing(self) -> Timeline:
        """Returns the timeline of a running game; raises if none is running."""
        if self.status == "frozen":
            raise refused("refused-old-rules")
        if self.status == "finished":
            raise refused("refused-game-over")
        if self.timeline is None:
            raise refused("refused-not-begun")
        return self.timeline

    def check_new(self, act: str | None) -> None:
        """Raises `Repeated` if the act was done already."""
        if act is not None and act in self.acts:
            raise Repeated(self.acts[act])

    def next_entry(self, data: Any, seat: int = -1, act: str | None = None, moves: int | None = None) -> Entry:
        """Returns the entry that would come next."""
        self.check_new(act)
        return Entry(self.v + 1, seat, data, self.moves if moves is None else moves, time.time(), act)

    # ---- changing

    async def commit(self, make: Callable[[], Draft]) -> int:
        """Writes a change, shows it and returns its version. Calls `make` again if another process was faster."""
        self.used = time.monotonic()
        async with self.lock:
            for _ in range(RETRIES):
                if self.doubtful:
                    await self.catch_up()
                try:
                    draft = self._timed(make())
                except Repeated as before:
                    return before.seq
                except NeedsMore as deeper:
                    await self.load_again(deeper.kept)
                    continue
                if await self._write(draft):
                    self.take(draft.entry, draft.timeline, draft.tried)
                    self.changed(True)
                    return draft.entry.seq
                before_v = self.v
                await self.catch_up()
                if self.v == before_v and draft.entry.act is not None:
                    done = await self.storage.find_act(self.id, draft.entry.act)
                    if done is not None:
                        return done
        raise refused("refused-busy", 503)

    def _timed(self, draft: Draft) -> Draft:
        """Returns the draft with the clock times after it, if the table has clocks."""
        return draft if self.clock is None else self.clock.timed(draft, self.roster, self.timeline, self.waiting())

    async def _write(self, draft: Draft) -> bool:
        state = draft.running(self.timeline)
        progress = None if state is None else self.game.display.progress(state)
        row = entry_row(self.setup.id, draft.entry, draft.status, draft.waiting(self.timeline), progress)
        try:
            return await self.storage.writer.append(row, self._with_touch(draft), self._snapshot(draft))
        except StorageFailure:
            self.doubtful = True
            raise storage_failing() from None

    def _with_touch(self, draft: Draft) -> Callable[[Connection], None] | None:
        """Returns what to write together with an entry; the lists are updated only when they would show the change."""
        extra, table, status, now = self._extra(draft), self.id, draft.status, draft.entry.created
        if status == self.status and now < self.touched + TOUCH_EVERY:
            return extra
        self.touched = now

        def both(connection: Connection) -> None:
            if extra is not None:
                extra(connection)
            touch(connection, table, status, now)

        return both

    def _extra(self, draft: Draft) -> Callable[[Connection], None] | None:
        """Returns what to write together with an entry that isn't a move, or with the last move."""
        if draft.tried is not None and draft.status == "running":
            return None
        table, data, roster = self.id, draft.entry.data, draft.roster
        if isinstance(data, UndoData):
            return partial(take_back, table=table, kept=data.kept, over=self.status == "finished")
        if isinstance(data, ChatData):
            return partial(put_mentions, table=table, guests=[data.guest])
        if isinstance(data, LinksData):
            return lambda connection: put_links(connection, table, data)
        if isinstance(data, StandingData):
            return lambda connection: put_standing(connection, table, data)
        if isinstance(data, Ended):
            finish = Finish(self.setup, self.roster, self.playing().state, self.moves, draft.entry.created, ended=data)
            return partial(put_result, finish=finish)
        if roster is not None:
            return lambda connection: put_roster(connection, table, roster, draft.member)
        if draft.tried is not None:
            state, entry, last = draft.tried.state, draft.entry, (draft.entry.seat, draft.tried.step.events)
            return partial(put_result, finish=Finish(self.setup, self.roster, state, entry.moves, entry.created, last))
        return None

    def _snapshot(self, draft: Draft) -> Callable[[], Row] | None:
        """Returns what makes a snapshot, now and then and at the end. The writing thread calls it; no player waits."""
        tried, entry = draft.tried, draft.entry
        if tried is None or (entry.moves % SNAPSHOT_EVERY and draft.status != "finished"):
            return None
        table, roster, state = self.id, self.roster, tried.state
        return lambda: snapshot_row(
            table, entry.seq, StoredState(roster, draft.status, entry.moves, state_to_json(state))
        )

    async def catch_up(self) -> None:
        """Takes over what other processes have written."""
        try:
            for entry in await self.storage.since(self.id, self.v):
                self.take(entry)
            self.doubtful = False
        except StorageFailure:
            self.doubtful = True
            raise storage_failing() from None
        except NeedsMore as deeper:
            await self.load_again(deeper.kept)
        self.changed(False)

    async def load_again(self, kept: int | None) -> None:
        """Loads the table again, far enough back to reach the position after `kept` moves."""
        try:
            await self.reload(self, kept)
        except StorageFailure:
            raise storage_failing() from None

    def take(self, entry: Entry, timeline: Timeline | None = None, tried: Tried | None = None) -> None:
        """Applies an entry of the record; `timeline` or `tried` is its outcome, if known already."""
        data = entry.data
        former = None if self.timeline is None else self.timeline.state
        if isinstance(data, MoveData):
            self._go_on(entry, data, tried)
        elif isinstance(data, UndoData):
            self.timeline = timeline or self._rewound(data)
        elif isinstance(data, StartData):
            self.timeline = timeline or Timeline.after(first_state(self.setup, self.game), 0, self.setup.seed)
        elif isinstance(data, SeatData):
            self.roster = [*self.roster[: entry.seat], data.sitter, *self.roster[entry.seat + 1 :]]
            self.door.take_seat(data.sitter)
        elif isinstance(data, RematchData):
            self.rematch = data.table
        elif isinstance(data, Ended):
            self.ended, self.moved = data, entry.seq
        elif isinstance(data, LinksData | StandingData):
            self._change_locks(data.links if isinstance(data, StandingData) else data)
            self.door.take(data)
        if self.timeline is not None:
            self.status = "finished" if self.ended or self.timeline.state.is_over() else "running"
            self._update_questions(former, self.timeline.state, entry)
        self.remember(entry)

    def _go_on(self, entry: Entry, data: MoveData, tried: Tried | None) -> None:
        assert self.timeline is not None
        if tried is None:
            tried = self.timeline.tried(entry.seat, self.game.moves.parse(data.notation))
        self.timeline.go_on(tried, entry.seq)
        self.events[entry.seq] = tried.step.events

    def _change_locks(self, links: LinksData | None) -> None:
        """Sets the new link locks, and makes the host's links be sent again."""
        if links is not None:
            share = self.setup.share if links.share is None else links.share
            self.setup = replace(self.setup, invites=links.invites, watch=links.watch, share=share)
        self.roster = list(self.roster)

    def _rewound(self, data: UndoData) -> Timeline:
        assert self.timeline is not None
        if not set(data.taken) <= set(self.timeline.seqs):
            raise NeedsMore(data.kept)
        fork = self.timeline.fork()
        fork.drop(data.taken)
        return fork

    def _update_questions(self, old: State | None, new: State, entry: Entry) -> None:
        """Updates since when each seat's question stands; secret choices laid aside by others leave it unchanged."""
        if old is new:
            return
        if old is not None and is_aside(old, new, entry.seat):
            self.moved_for[entry.seat] = entry.seq
        else:
            self.moved = entry.seq
            self.audience.moved()
        for seat in range(len(self.asked)):
            if old is None or seat == entry.seat or not same_question(old, new, seat):
                self.asked[seat] = entry.seq

    def remember(self, entry: Entry) -> None:
        """Keeps an entry for the log, and drops very old ones."""
        self.v = entry.seq
        self.recent.append(entry)
        if self.clock is not None and entry.clock is not None:
            self.clock.stands = entry.clock
        if self.ballots.take(entry):
            self.audience.infos = {}
        if entry.act is not None:
            self.acts[entry.act] = entry.seq
        if len(self.recent) > RECENT_KEPT + 50:
            for old in self.recent[:50]:
                self.events.pop(old.seq, None)
                if old.act is not None:
                    self.acts.pop(old.act, None)
            self.recent = self.recent[50:]
            self.audience.lines = {}

    def changed(self, own: bool) -> None:
        """Wakes all viewers after a change; `own`: this process made it."""
        self.audience.sights = {}
        self.call(own)

    def call(self, own: bool = False) -> None:
        """Wakes all viewers."""
        waiting = self.waiting()
        for watcher in self.audience.watchers:
            seat = watcher.look
            watcher.wake(seat is not None and waiting >> seat & 1 == 1 and self.asked[seat] == self.v)
        self.tell(self, own)

    def moved_since(self, look: int | None, v: int) -> bool:
        """Returns whether a seat's position has changed since a version."""
        return max(self.moved, self.moved_for.get(look, 0) if look is not None else 0) > v

    def presence_changed(self) -> None:
        """Updates everybody after somebody has come or gone."""
        self.audience.note_presence()
        self.call()

    def events_for(self, entry: Entry) -> list[Event]:
        """Returns the events that a move or the deal caused."""
        if entry.seq not in self.events:
            moved = isinstance(entry.data, MoveData)
            dealt = self.dealt() if isinstance(entry.data, StartData) else []
            self.events[entry.seq] = read_events(self.game, entry.data.events) if moved else dealt
        return self.events[entry.seq]

    def dealt(self) -> list[Event]:
        """Returns the events of the deal; none for a position that was set up, or under other rules."""
        setup = self.setup
        if setup.start is not None or setup.version != self.game.version:
            return []
        return self.game.opening(len(setup.roster), setup.options, setup.seed)
