"""Processes that search and compute for the tables, never on the event loop. One that hangs is ended and replaced."""

from __future__ import annotations

import asyncio
import contextlib
import pickle
import signal
import threading
import time
import traceback
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import TYPE_CHECKING, Any, TypeVar

from gospoda.server.base import alarms
from gospoda.server.base.metrics import WORK_SECONDS, WORK_WAITING
from gospoda.server.base.processes import beginning
from gospoda.server.workers import cpu_priority
from gospoda.server.workers.fair_queue import FairQueue, Lane, Share
from gospoda.system.orphans import end_with_parent

if TYPE_CHECKING:
    from gospoda.core.game import Game

T = TypeVar("T")
MEMORY = 1 << 30  # bytes of memory that a process may use
STARTED_WITHIN = 300.0  # seconds
SOON = 0.5  # seconds after which quick work is checked for starvation: somebody is waiting for the answer
CROWDED = 0.5  # share of the time: a process that waited this long for a core isn't hanging
READY = "ready"
Work = Callable[..., Any]


class WorkerDied(Exception):
    """The process ended in the middle of its work."""

    alarm_reason = "died"


class WorkerClosed(WorkerDied):
    """The server is closing."""

    by_design = True


class Overloaded(TimeoutError):
    """There was no answer in time because the machine gave the process little or no CPU time."""

    by_design = True


# ---- in the process


def serve(pipe: Connection) -> None:
    """Runs jobs until the parent closes the pipe or is gone."""
    end_with_parent(signal.SIGKILL)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    _limit_memory()
    _make_ready()
    cpu_priority.be_polite()
    pipe.send(READY)
    ahead = _to_draw()
    with contextlib.suppress(EOFError):
        while True:
            while ahead and not pipe.poll():
                _draw(*ahead.pop())
            work, args = pipe.recv()
            began = time.process_time()
            answer = _answered(work, args)
            pipe.send((time.process_time() - began, answer))


def _make_ready() -> None:
    """Loads what will be needed before the first question comes, so that its requester doesn't wait for it."""
    from gospoda.core.registry import games

    games()


def _to_draw() -> list[tuple[Game, str]]:
    """Returns the titles and languages whose words and drawing modules are still to be loaded, the last one first."""
    from gospoda.core.registry import games
    from gospoda.core.words import LANGUAGES

    return [(title, language) for language in reversed(LANGUAGES) for title in games()]


def _draw(title: Game, language: str) -> None:
    """Draws a new game as text while the process is idle.

    Otherwise the first requester would wait for the modules and for the parsing of the words.
    """
    from gospoda.core.piles import SPECTATOR
    from gospoda.server.workers.plain_text import text_of

    with contextlib.suppress(Exception):  # the question itself will report what is wrong
        text_of(title.start(title.min_seats, None, 0), SPECTATOR, language, 80, [])


def _limit_memory() -> None:
    try:
        import resource
    except ImportError:  # not on every system
        return
    _, most = resource.getrlimit(resource.RLIMIT_DATA)
    resource.setrlimit(resource.RLIMIT_DATA, (MEMORY if most < 0 else min(MEMORY, most), most))


def _answered(work: Work, args: tuple[Any, ...]) -> bytes:
    """Runs the work and returns its result or exception as bytes, so that anything can be sent."""
    try:
        return pickle.dumps((True, work(*args)))
    except Exception as problem:
        problem.add_note(traceback.format_exc())  # the trace itself can't be sent
        try:
            packed = pickle.dumps((False, problem))
            pickle.loads(packed)
            return packed
        except Exception:
            return pickle.dumps((False, RuntimeError(f"{type(problem).__name__}: {problem}")))


# ---- in the server


class Worker:
    """One process, started when first needed; only one thread at a time may call it."""

    def __init__(self, look_after: float | None = None) -> None:
        self.look_after = look_after
        self.process: BaseProcess | None = None
        self.pipe: Connection | None = None
        self.ready = False
        self.closed = False
        self.rank = cpu_priority.Rank()
        self.lock = threading.Lock()  # guards starting and ending

    def call(self, patience: float, work: Work, *args: object) -> tuple[float, Any]:
        """Returns the seconds of work and its answer; ends a process that takes longer than `patience`."""
        try:
            return self._call(patience, work, args)
        except cpu_priority.Starved:
            self.end()
            self.rank.rise()
            return self._call(patience, work, args)

    def _call(self, patience: float, work: Work, args: tuple[object, ...]) -> tuple[float, Any]:
        process, pipe = self._started()
        try:
            if not self.ready:  # starting is slow on a busy machine, and that is nobody's fault
                if not pipe.poll(STARTED_WITHIN) or pipe.recv() != READY:
                    raise EOFError
                self.ready = True
            if self.rank.last:  # only now: at idle priority, starting would take minutes on a busy machine
                cpu_priority.put_last(process)
            before = cpu_priority.waited(process.pid or 0)
            pipe.send((work, args))
            if not cpu_priority.poll(pipe, process, patience, self.look_after):
                raise late(patience, cpu_priority.waited(process.pid or 0) - before)
            seconds, answer = pipe.recv()
        except (EOFError, OSError) as problem:
            if self.closed:
                raise WorkerClosed from None
            self.end()
            failed = problem if isinstance(problem, TimeoutError) else WorkerDied()
            alarms.sound("worker", failed, f"a worker is restarted: {work.__name__}")
            raise failed from None
        done, value = pickle.loads(answer)
        if not done:
            if isinstance(value, MemoryError):
                self.end()  # it doesn't return the memory it has taken
                alarms.sound("worker", value, f"a worker is restarted: {work.__name__}")
            raise value
        return seconds, value

    def _started(self) -> tuple[BaseProcess, Connection]:
        with self.lock:
            if self.closed:
                raise WorkerClosed
            if self.process is not None and not self.process.is_alive():
                alarms.sound("worker", "died", "a worker is restarted: it had nothing to do")
            if self.pipe is None or self.process is None or not self.process.is_alive():
                context = beginning()
                here, there = context.Pipe()
                self.process = context.Process(target=serve, args=(there,), daemon=True)
                self.process.start()
                there.close()
                self.pipe, self.ready = here, False
            return self.process, self.pipe

    def end(self, for_good: bool = False) -> None:
        """Ends the process; the next call starts another one."""
        with self.lock:
            self.closed = self.closed or for_good
            if self.process is not None:
                self.process.kill()
                self.process.join()
            if self.pipe is not None:
                self.pipe.close()
            self.process = self.pipe = None


def late(patience: float, waited: float) -> TimeoutError:
    """Returns the reason there is no answer: the work hangs, or the machine is too busy."""
    kind = Overloaded if waited > CROWDED * patience else TimeoutError
    return kind(f"no answer within {patience:.0f} seconds")


class Job:
    """A piece of work for a process."""

    __slots__ = ("args", "came", "future", "patience", "work")

    def __init__(self, future: asyncio.Future[Any], patience: float, work: Work, args: tuple[object, ...]) -> None:
        self.future = future
        self.patience = patience
        self.work = work
        self.args = args
        self.came = time.monotonic()


class Workers:
    """The server's processes: one only for quick work, the others for searches, or for quick work when they are idle.

    This way searches never delay quick work, and no amount of quick work stops the searches.
    """

    def __init__(self, count: int, at_once: int = 2) -> None:
        self.queue: FairQueue[Job] = FairQueue(at_once)
        thinker: tuple[Lane, ...] = ("slow", "quick")
        self.lanes: list[tuple[Lane, ...]] = [("quick",), *[thinker] * count]
        self.workers = [Worker(None if "slow" in lanes else SOON) for lanes in self.lanes]
        self.idle = set(range(len(self.lanes)))
        # The system ties a process to the thread that started it: each has its own, and they end together.
        self.threads = [ThreadPoolExecutor(1, f"gospoda-worker-{n}") for n in range(len(self.lanes))]
        self.tasks: set[asyncio.Task[None]] = set()

    async def run(self, share: Share, patience: float, work: Callable[..., T], *args: object) -> T:
        """Runs work in a process when its turn comes; fails without an answer within `patience` seconds from then."""
        return (await self.measured(share, patience, work, *args))[1]

    async def warm(self) -> None:
        """Starts the process for quick work early, because the first requester would wait some seconds for it."""
        with contextlib.suppress(WorkerDied):
            await self.run(Share("quick", "", ""), STARTED_WITHIN, len, ())

    async def measured(self, share: Share, patience: float, work: Callable[..., T], *args: object) -> tuple[float, T]:
        """Returns the answer like `run`, and the seconds of CPU time it took."""
        future: asyncio.Future[tuple[float, T]] = asyncio.get_running_loop().create_future()
        job = Job(future, patience, work, args)
        self.queue.put(share, job)
        WORK_WAITING.labels(share.lane).inc()
        self._look()
        try:
            return await future
        except asyncio.CancelledError:
            if self.queue.drop(share, job):
                WORK_WAITING.labels(share.lane).dec()
            raise

    def _look(self) -> None:
        """Gives work to every idle process."""
        for number in sorted(self.idle):
            for lane in self.lanes[number]:
                found = self.queue.take(lane)
                if found is not None:
                    self.idle.discard(number)
                    task = asyncio.create_task(self._work(number, *found))
                    self.tasks.add(task)
                    task.add_done_callback(self.tasks.discard)
                    break

    async def _work(self, number: int, share: Share, job: Job) -> None:
        began = time.monotonic()
        WORK_WAITING.labels(share.lane).dec()
        WORK_SECONDS.labels(share.lane).observe(began - job.came)
        call = self.workers[number].call
        try:
            loop = asyncio.get_running_loop()
            answer = await loop.run_in_executor(self.threads[number], call, job.patience, job.work, *job.args)
            if not job.future.done():
                job.future.set_result(answer)
        except Exception as problem:
            if not job.future.done():
                job.future.set_exception(problem)
        self.queue.done(share, time.monotonic() - began)
        self.idle.add(number)
        self._look()

    def close(self) -> None:
        """Ends the processes."""
        for task in list(self.tasks):
            task.cancel()
        for worker, thread in zip(self.workers, self.threads, strict=True):
            worker.end(for_good=True)
            thread.shutdown(wait=False, cancel_futures=True)
