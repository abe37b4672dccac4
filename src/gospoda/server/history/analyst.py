"""Analysis of finished games: a separate process goes through each game, and its findings are kept in the database."""

from __future__ import annotations

import asyncio
import signal
import time
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy.engine import Connection as Database

from gospoda import bots
from gospoda.bots import Budget, Moment, Report
from gospoda.core.game import Game
from gospoda.core.saves import saved
from gospoda.server.base import alarms
from gospoda.server.base.processes import beginning
from gospoda.server.base.refusals import refused
from gospoda.server.base.requester import Requester
from gospoda.server.history.bodies import Analysis, Judged
from gospoda.server.history.replays import Replays
from gospoda.server.jobs.hints import advised
from gospoda.server.records.storage import Storage
from gospoda.server.store.database import ANALYSIS
from gospoda.server.tables.lineage import check_derived
from gospoda.server.tables.room import Room
from gospoda.server.workers import cpu_priority
from gospoda.system.orphans import end_with_parent

BUDGET = Budget(iterations=300, seconds=0.5)  # for each decision
PATIENCE = 1800.0  # seconds for a whole game
AT_ONCE = 1
MOST_WAITING = 20  # analyses, of all guests
MOST_OF_ONE = 2
POLITE = 10  # niceness where idle scheduling isn't available
STARVED = 30.0  # seconds without CPU time before an analysis is restarted; what it found until then is lost


def work(game: bytes, pipe: Connection) -> None:
    """In its own process: reports progress, then sends the report."""
    end_with_parent(signal.SIGKILL)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    cpu_priority.be_polite(POLITE)
    pipe.send(bots.analyse(saved.decode(game), BUDGET, progress=lambda done, total: pipe.send((done, total))))


class Analyst:
    """Analyses finished games one after another; the queue is limited so that everybody's turn comes."""

    def __init__(self, storage: Storage, replays: Replays) -> None:
        self.storage = storage
        self.replays = replays
        self.waiting: dict[str, tuple[Room, Requester]] = {}  # by table, with who has asked; the first is next
        self.standing: dict[str, Analysis] = {}  # the progress of analyses that aren't stored yet
        self.tasks: dict[str, asyncio.Task[None]] = {}
        self.rank = cpu_priority.Rank()
        self.closed = False

    async def found(self, room: Room) -> Analysis:
        """Returns what is known about a finished game."""
        seq = last_move(room)
        await check_derived(room, self.storage)
        kept = await self.storage.read(lambda connection: read(connection, room.id, seq))
        if kept is None and room.id in self.waiting:
            return Analysis("waiting", 0, room.moves, place=list(self.waiting).index(room.id) + 1)
        return kept or self.standing.get(room.id, Analysis("none"))

    async def begin(self, room: Room, requester: Requester) -> Analysis:
        """Starts or queues an analysis, unless there is one already, and returns its status."""
        known = await self.found(room)
        if known.status in ("none", "failed") and room.id not in self.tasks and room.id not in self.waiting:
            mine = sum(other.id == requester.id for _, other in self.waiting.values())
            if len(self.waiting) >= MOST_WAITING or mine >= MOST_OF_ONE:
                raise refused("refused-analyses-full", 429)
            self.standing.pop(room.id, None)
            self.waiting[room.id] = (room, requester)
            self._look()
            return await self.found(room)
        return known

    def _look(self) -> None:
        """Starts the next analysis if its turn has come."""
        while self.waiting and len(self.tasks) < AT_ONCE and not self.closed:
            table = next(iter(self.waiting))
            room, requester = self.waiting.pop(table)
            self.standing[table] = Analysis("running", 0, room.moves)
            task = self.tasks[table] = asyncio.create_task(self._analyse(room, requester))
            task.add_done_callback(lambda _, table=table: self._done(table))  # type: ignore[misc]

    def _done(self, table: str) -> None:
        del self.tasks[table]
        self._look()

    async def _analyse(self, room: Room, requester: Requester) -> None:
        """Analyses one game; a failing process doesn't affect the table."""
        seq = last_move(room)
        try:
            game = await self.replays.saved(room, requester)
            async with asyncio.timeout(PATIENCE):
                report = await self._report(room.id, game)
            ready = analysis(room.game, report, room.moves)
            await self.storage.writer.run(lambda connection: keep(connection, room.id, seq, ready))
            del self.standing[room.id]
        except Exception as problem:
            alarms.sound("analysis", problem, f"the game of table {room.id} could not be analysed")
            self.standing[room.id] = Analysis("failed")

    async def _report(self, table: str, game: bytes) -> Report:
        """Returns a process's report. A process that gets no idle CPU time is restarted with nice priority."""
        try:
            return await self._listen(table, game)
        except cpu_priority.Starved:
            self.rank.rise()
            return await self._listen(table, game)

    async def _listen(self, table: str, game: bytes) -> Report:
        """Starts a process, follows its progress and returns its report; stopping ends the process."""
        context = beginning()
        here, there = context.Pipe(duplex=False)
        process = context.Process(target=work, args=(game, there), daemon=True)
        cpu_priority.start(process, self.rank.last)
        there.close()
        try:
            while not isinstance(said := await asyncio.to_thread(heard, here, process), Report):
                self.standing[table] = Analysis("running", *said)
            return said
        finally:
            process.terminate()
            await asyncio.to_thread(process.join)
            here.close()

    async def close(self) -> None:
        """Stops; unfinished analyses start over when somebody asks again."""
        self.closed = True
        tasks = list(self.tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def heard(pipe: Connection, process: BaseProcess) -> Any:
    """Returns the next message of the process."""
    if not cpu_priority.poll(pipe, process, PATIENCE, STARVED):
        raise TimeoutError
    return pipe.recv()


def last_move(room: Room) -> int:
    """Returns the entry of a finished game's last move, which changes if moves are taken back and others played."""
    if room.status == "frozen":
        raise refused("refused-old-rules")
    if room.status != "finished" or room.timeline is None:
        raise refused("refused-not-over")
    return room.timeline.seqs[-1] if room.timeline.seqs else 0


def analysis(game: Game, report: Report, moves: int) -> Analysis:
    """Returns a report as clients get it."""
    moments = [judged(game, moment) for moment in report.moments]
    return Analysis("ready", moves, moves, moments, [moment.number for moment in report.costliest], report.losses)


def judged(game: Game, moment: Moment) -> Judged:
    """Returns one decision as clients get it."""
    played, best = advised(game, moment.played), advised(game, moment.best)
    return Judged(moment.number, moment.seat, played, best, moment.choices, moment.loss, moment.win_loss)


# ---- in the database


def read(connection: Database, table: str, seq: int) -> Analysis | None:
    """Returns the stored analysis of the game that ended with this entry."""
    query = sa.select(ANALYSIS.c.data).where(ANALYSIS.c.table_id == table, ANALYSIS.c.seq == seq)
    data: Any = connection.execute(query).scalar_one_or_none()
    return None if data is None else msgspec.json.decode(bytes(data), type=Analysis)


def keep(connection: Database, table: str, seq: int, ready: Analysis) -> None:
    """Stores an analysis, replacing an older one."""
    connection.execute(sa.delete(ANALYSIS).where(ANALYSIS.c.table_id == table))
    row = {"table_id": table, "seq": seq, "data": msgspec.json.encode(ready), "created": time.time()}
    connection.execute(sa.insert(ANALYSIS), row)
