"""Games from files. Files are untrusted: each is checked and replayed in a process that can be killed."""

from __future__ import annotations

import asyncio
import signal
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Any

import msgspec
from msgspec import Struct

from gospoda import bots
from gospoda.core.codec import BadState, state_to_json
from gospoda.core.content import pack_name
from gospoda.core.match import Match
from gospoda.core.messages import Message
from gospoda.core.moves import NotAMove
from gospoda.core.saves import saved
from gospoda.core.saves.saved import SavedGame
from gospoda.core.saves.soundness import FAULTS, check_sound
from gospoda.server.base.links import new_lock
from gospoda.server.base.processes import beginning
from gospoda.server.base.refusals import refused
from gospoda.server.base.requester import Requester
from gospoda.server.members.names import clean
from gospoda.server.records.records import (
    Entry,
    MadeData,
    MoveData,
    Sitter,
    StartData,
    StoredState,
    TableSetup,
    stored_events,
)
from gospoda.server.records.storage import Storage, entry_row, progress_text
from gospoda.server.store.snapshots import SNAPSHOT_EVERY
from gospoda.server.tables.seats import new_id
from gospoda.server.workers import cpu_priority
from gospoda.server.workers.fair_queue import FairQueue, Share
from gospoda.system.orphans import end_with_parent

MOST_MOVES = 5000
MOST_LIFTED = 1000
LONGEST_SEED = 200
LONGEST_NAME = 24
PATIENCE = 60.0  # seconds for one file, including the start of the process
PROCESSOR = 40  # seconds of CPU time
MEMORY = 1 << 30  # bytes of memory for the process
AT_ONCE = 2  # files at a time, of two guests
MOST_WAITING = 3  # files of one guest


class Played(Struct, frozen=True):
    """One move of a game from a file, as the record stores it."""

    seat: int
    data: MoveData


class Checked(Struct, frozen=True):
    """A checked game from a file: all that the server needs of it."""

    game: str
    version: str
    content: str
    options: dict[str, Any]
    seed: str
    start: dict[str, Any] | None
    seats: list[saved.SavedSeat]
    moves: list[Played]
    waiting: int
    progress: Message | None
    over: bool
    kept: int
    """Moves after which there is a snapshot; 0: there is none."""
    state: dict[str, Any] | None


class Verdict(Struct, frozen=True):
    """The process's verdict on a file: the game, or the message id of a refusal."""

    game: Checked | None = None
    refusal: str = ""


# ---- in the process


def checked(data: bytes) -> Checked:
    """Reads, checks and replays a file; raises if it is invalid or its position isn't sound."""
    game = saved.decode(data)
    check_sizes(game)
    if game.start is not None:
        check_sound(saved.first_position(game))
    return told(game, saved.open_match(game))


def check_sizes(game: SavedGame) -> None:
    """Raises if anything in a file is larger than a game can be."""
    sizes = [
        (len(game.moves), MOST_MOVES),
        (len(game.snapshots), MOST_MOVES),
        (len(game.lifted), MOST_LIFTED),
        (len(str(game.seed)), LONGEST_SEED),
        (max([len(seat.bot) for seat in game.seats], default=0), LONGEST_SEED),
    ]
    if any(size > most for size, most in sizes):
        raise saved.BadSave("this file is larger than any game")


def told(game: SavedGame, match: Match) -> Checked:
    """Returns a replayed game as data, with a snapshot near its last move, or after it if the game is over."""
    notation, made = match.game.moves.notation, len(match.steps)
    kept = made if match.state.is_over() else made // SNAPSHOT_EVERY * SNAPSHOT_EVERY
    return Checked(
        game=match.game.id,
        version=match.game.version,
        content=match.game.content_digest(),
        options=match.state.options,
        seed=str(game.seed),
        start=game.start,
        seats=game.seats,
        moves=[
            Played(int(s.seat), MoveData(notation(s.move), s.revealed, stored_events(match.game, s.events)))
            for s in match.steps
        ],
        waiting=int(match.state.to_act()),
        progress=None if match.state.is_over() else match.game.display.progress(match.state),
        over=match.state.is_over(),
        kept=kept,
        state=state_to_json(match.state_at(kept)) if kept else None,
    )


def verdict(data: bytes) -> Verdict:
    """Returns the verdict on a file."""
    try:
        return Verdict(checked(data))
    except saved.Divergence:
        return Verdict(refusal="refused-old-rules")
    except (saved.BadSave, BadState, NotAMove, MemoryError, *FAULTS):
        return Verdict(refusal="refused-bad-file")


def work(data: bytes, pipe: Connection) -> None:
    """In the process: limits its resources, yields the CPU to moves, and answers."""
    end_with_parent(signal.SIGKILL)
    limit_resources()
    cpu_priority.be_polite()
    pipe.send_bytes(msgspec.json.encode(verdict(data)))


def limit_resources() -> None:
    """Limits memory and CPU time where the OS supports it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with suppress(ImportError, ValueError, OSError):
        import resource

        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
        resource.setrlimit(resource.RLIMIT_CPU, (PROCESSOR, PROCESSOR))
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))


# ---- in the server


class Imports:
    """Brings games from files to tables, a few at a time: one a guest, and the guest who has used least comes next."""

    def __init__(self, storage: Storage, patience: float = PATIENCE) -> None:
        self.storage = storage
        self.patience = patience
        self.queue: FairQueue[asyncio.Future[None]] = FairQueue(1)
        self.free = AT_ONCE
        self.rank = cpu_priority.Rank()

    async def bring(self, data: bytes, requester: Requester) -> str:
        """Sets up a table with the game of a file and returns its id; the requester plays all seats of people."""
        async with self.turn(requester):
            found = await self.judged(data, work)
        if found.game is None:
            raise refused(found.refusal, 400 if found.refusal == "refused-bad-file" else 409)
        setup = brought(found.game, requester)
        rows, snapshot = record(setup, found.game)
        await self.storage.create(setup, rows, snapshot)
        return setup.id

    @asynccontextmanager
    async def turn(self, requester: Requester) -> AsyncIterator[None]:
        """Waits for the requester's turn and holds it for the duration of the block."""
        share = Share("slow", requester.id, "")
        if self.queue.waiting(requester.id, share.lane) >= MOST_WAITING:
            raise refused("refused-too-fast", 429)
        mine: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.queue.put(share, mine)
        self._look()
        began = time.monotonic()
        try:
            await mine
            began = time.monotonic()
            yield
        finally:
            if not self.queue.drop(share, mine):  # otherwise the requester left before their turn came
                self.queue.done(share, time.monotonic() - began)
                self.free += 1
                self._look()

    def _look(self) -> None:
        """Gives turns to those who wait."""
        while self.free and (found := self.queue.take("slow")) is not None:
            self.free -= 1
            if not found[1].done():
                found[1].set_result(None)

    async def judged(self, data: bytes, work: Callable[[bytes, Connection], None]) -> Verdict:
        """Has a process check a file; the file is refused if the process dies or doesn't answer in time."""
        try:
            return await self._judged(data, work)
        except cpu_priority.Starved:
            self.rank.rise()
            return await self._judged(data, work)

    async def _judged(self, data: bytes, work: Callable[[bytes, Connection], None]) -> Verdict:
        context = beginning()
        here, there = context.Pipe(duplex=False)
        process = context.Process(target=work, args=(data, there), daemon=True)
        await asyncio.to_thread(cpu_priority.start, process, self.rank.last)
        there.close()
        try:
            answer = await asyncio.to_thread(answered, here, process, self.patience)
            return Verdict(refusal="refused-bad-file") if answer is None else msgspec.json.decode(answer, type=Verdict)
        finally:
            process.kill()
            await asyncio.to_thread(process.join)
            process.close()
            here.close()


def answered(pipe: Connection, process: BaseProcess, patience: float) -> bytes | None:
    """Returns the process's answer, or None if there is none."""
    with suppress(EOFError, OSError):
        if cpu_priority.poll(pipe, process, patience):
            return pipe.recv_bytes()
    return None


def brought(game: Checked, requester: Requester) -> TableSetup:
    """Returns the setup of a table for a game from a file."""
    roster = [
        Sitter("bot", "", clean(seat.name)[:LONGEST_NAME] or seat.bot, seat.bot)
        if seat.bot in bots.names()
        else Sitter("person", requester.id, clean(seat.name)[:LONGEST_NAME] or requester.name)
        for seat in game.seats
    ]
    table = new_id()
    return TableSetup(
        id=table,
        game=game.game,
        version=game.version,
        content=game.content,
        title="",
        mode="hotseat",
        access="invite",
        options=game.options,
        seed=game.seed,
        start=game.start,
        host=requester.id,
        invites=[new_lock(requester.key, table, str(seat)) for seat in range(len(roster))],
        watch=new_lock(requester.key, table, "watch"),
        roster=roster,
        created=time.time(),
        hints=True,
        pack=pack_name(game.game),
    )


def record(setup: TableSetup, game: Checked) -> tuple[list[dict[str, Any]], tuple[int, StoredState] | None]:
    """Returns the record of a game played elsewhere, with a snapshot near its end."""
    rows = [entry_row(setup.id, Entry(1, -1, MadeData(), 0, setup.created), "lobby", 0)]
    rows.append(entry_row(setup.id, Entry(2, -1, StartData(), 0, setup.created), "running", 0))
    for n, move in enumerate(game.moves, 1):
        rows.append(entry_row(setup.id, Entry(n + 2, move.seat, move.data, n, setup.created), "running", 0))
    rows[-1]["status"] = "finished" if game.over else "running"
    rows[-1]["waiting"] = game.waiting
    rows[-1]["progress"] = progress_text(game.progress)
    if game.state is None:
        return rows, None
    return rows, (game.kept + 2, StoredState(setup.roster, "running", game.kept, game.state))
