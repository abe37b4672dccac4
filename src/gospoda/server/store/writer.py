"""The only thread that writes. It writes all waiting jobs in one transaction and answers them once it is on disk."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import queue
import threading
import time
from collections.abc import Callable
from functools import cache
from itertools import chain
from operator import itemgetter
from typing import Any

import sqlalchemy as sa
from sqlalchemy.dialects.postgresql import insert as postgres_insert
from sqlalchemy.dialects.sqlite import insert as sqlite_insert
from sqlalchemy.engine import Connection, Engine
from sqlalchemy.exc import DataError, IntegrityError, SQLAlchemyError

from gospoda.server.base.metrics import COMMITS, WRITTEN
from gospoda.server.base.refusals import StorageFailure, refused
from gospoda.server.base.signals import Signal
from gospoda.server.store.database import ENTRY
from gospoda.server.store.snapshots import AT_ONCE, put_snapshots

log = logging.getLogger("gospoda.server")
LARGEST_GROUP = 400
BUSY = 16  # jobs at once after which waiting for more pays: flushing to disk costs more than writing
BREATH = 0.008  # seconds
CHANNEL = "gospoda"
COLUMNS = [column.name for column in ENTRY.columns]
in_order = itemgetter(*COLUMNS)

Row = dict[str, Any]
Extra = Callable[[Connection], None]


class Taken(Exception):
    """A sequence number or an act id in the group is already taken."""


@cache
def insert_rows(count: int) -> str:
    """Returns the SQL that appends `count` rows. Having SQLAlchemy build it would take longer than running it."""
    row = f"({', '.join('?' * len(COLUMNS))})"
    return f"INSERT INTO entry ({', '.join(COLUMNS)}) VALUES {', '.join([row] * count)} ON CONFLICT DO NOTHING"


class Job:
    """A write: a row of the record with what belongs to it, or any other work."""

    __slots__ = ("extra", "future", "result", "row", "snapshot", "work")

    def __init__(
        self,
        future: asyncio.Future[Any],
        row: Row | None,
        extra: Extra | None = None,
        snapshot: Callable[[], Row] | None = None,
        work: Callable[[Connection], Any] | None = None,
    ) -> None:
        self.future = future
        self.row = row
        self.extra = extra
        self.snapshot = snapshot
        self.work = work
        self.result: Any = None


class Writer:
    """Takes jobs from the event loop and writes them in groups."""

    def __init__(self, engine: Engine, sender: str) -> None:
        self.engine = engine
        self.sender = sender
        self.announces = engine.dialect.name == "postgresql"
        insert = postgres_insert if self.announces else sqlite_insert
        self.append_rows = insert(ENTRY).on_conflict_do_nothing().returning(ENTRY.c.table_id, ENTRY.c.seq)
        self.jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self.connection: Connection | None = None  # belongs to the thread
        self.wrote: Signal[[str]] = Signal()  # emitted in the event loop, for each table whose record has grown
        self.loop = asyncio.get_running_loop()
        self.thread = threading.Thread(target=self._run, name="gospoda-writer", daemon=True)
        self.thread.start()

    # ---- from the event loop

    async def append(self, row: Row, extra: Extra | None = None, snapshot: Callable[[], Row] | None = None) -> bool:
        """Appends an entry with what belongs to it. Returns False if its sequence number or act id is already taken."""
        future: asyncio.Future[bool] = self.loop.create_future()
        self.jobs.put(Job(future, row, extra, snapshot))
        written = await future
        if written:
            self.wrote.emit(row["table_id"])
        return written

    async def run(self, work: Callable[[Connection], Any]) -> Any:
        """Runs any other write."""
        future = self.loop.create_future()
        self.jobs.put(Job(future, None, work=work))
        return await future

    async def close(self) -> None:
        """Writes what waits, then ends."""
        self.jobs.put(None)
        await asyncio.to_thread(self.thread.join)

    # ---- in the thread

    def _run(self) -> None:
        busy = False
        while True:
            job = self.jobs.get()
            if job is None:
                break
            if busy:
                time.sleep(BREATH)
            group, last = self._gather(job)
            busy = len(group) >= BUSY
            self._write(group)
            if last:
                break
        self._forget_connection()

    def _gather(self, first: Job) -> tuple[list[Job], bool]:
        group = [first]
        while len(group) < LARGEST_GROUP:
            try:
                job = self.jobs.get_nowait()
            except queue.Empty:
                break
            if job is None:
                return group, True
            group.append(job)
        return group, False

    def _write(self, group: list[Job], again: bool = True) -> None:
        try:
            try:
                self._transaction(group, self._append_each if self.announces else self._append_all)
            except Taken:
                self._transaction(group, self._append_each)
        except Exception as problem:
            self._forget_connection()
            if len(group) > 1:
                for job in group:
                    self._write([job])  # one bad job must not fail the others
            elif isinstance(problem, IntegrityError) and again:  # another process was quicker; its row is visible now
                self._write(group, again=False)
            elif isinstance(problem, DataError):  # no column can hold the value: the sender has to change it
                self._answer(group, refused("refused-broken", 400))
            elif isinstance(problem, SQLAlchemyError | OSError):
                log.error("the database did not take a write: %s", type(problem).__name__)
                self._answer(group, StorageFailure(str(problem)))
            else:
                log.exception("a write went wrong")
                self._answer(group, problem)
        else:
            COMMITS.inc()
            WRITTEN.inc(len(group))
            self._answer(group, None)

    def _connection(self) -> Connection:
        if self.connection is None or self.connection.closed or self.connection.invalidated:
            self.connection = self.engine.connect().execution_options(writes=True)
        return self.connection

    def _forget_connection(self) -> None:
        """Drops the connection after a failure; the next write opens a new one."""
        if self.connection is not None:
            with contextlib.suppress(Exception):
                self.connection.invalidate()
                self.connection.close()
            self.connection = None

    def _transaction(self, group: list[Job], append: Callable[[Connection, list[Job]], None]) -> None:
        connection = self._connection()
        with connection.begin():
            append(connection, [job for job in group if job.row is not None])
            for job in group:
                if job.work is not None:
                    job.result = job.work(connection)
                elif job.extra is not None and job.result:
                    job.extra(connection)
            put_snapshots(connection, [job.snapshot() for job in group if job.snapshot is not None and job.result])
            if self.announces:
                self.announce(connection, [job.row for job in group if job.row is not None and job.result])

    def _append_all(self, connection: Connection, jobs: list[Job]) -> None:
        """Appends rows assuming that none of them exist yet, as is usual where one process writes."""
        rows = [in_order(job.row) for job in jobs if job.row is not None]
        for first in range(0, len(rows), AT_ONCE):
            some = rows[first : first + AT_ONCE]
            values = tuple(chain.from_iterable(some))
            if connection.exec_driver_sql(insert_rows(len(some)), values).rowcount != len(some):
                raise Taken
        for job in jobs:
            job.result = True

    def _append_each(self, connection: Connection, jobs: list[Job]) -> None:
        """Appends rows and finds out which of them were new."""
        if not jobs:
            return
        rows = [job.row for job in jobs if job.row is not None]
        written = {(table, seq) for table, seq in connection.execute(self.append_rows, rows)}
        for job, row in zip(jobs, rows, strict=True):
            job.result = (row["table_id"], row["seq"]) in written

    def announce(self, connection: Connection, rows: list[Row]) -> None:
        """Tells other processes which entries this transaction writes."""
        for row in rows:
            connection.execute(
                sa.text("SELECT pg_notify(:channel, :payload)"),
                {"channel": CHANNEL, "payload": f"{self.sender} {row['table_id']} {row['seq']}"},
            )

    def _answer(self, group: list[Job], problem: Exception | None) -> None:
        self.loop.call_soon_threadsafe(_settle, group, problem)


def _settle(group: list[Job], problem: Exception | None) -> None:
    for job in group:
        if job.future.cancelled():
            continue
        if problem is None:
            job.future.set_result(job.result)
        else:
            job.future.set_exception(problem)
