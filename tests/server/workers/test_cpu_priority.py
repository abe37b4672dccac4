"""Worker processes get the lowest CPU priority, unless the lowest would get nothing."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import sys
import time
from collections.abc import Iterator
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from pathlib import Path
from typing import cast

import msgspec
import pytest

from gospoda.bots import Report
from gospoda.server.history import analyst
from gospoda.server.history.imports import Imports, Verdict, work
from gospoda.server.history.replays import Replays
from gospoda.server.records.storage import Storage
from gospoda.server.workers import cpu_priority
from gospoda.server.workers.workers import Worker

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="only Linux has SCHED_IDLE")


@pytest.fixture
def worker() -> Iterator[Worker]:
    made = Worker()
    try:
        yield made
    finally:
        made.end(for_good=True)


def compute(seconds: float) -> float:
    """Uses this much CPU time."""
    began = time.process_time()
    while time.process_time() - began < seconds:
        pass
    return seconds


def policies(pid: int) -> set[int]:
    """Returns how the threads of a process are scheduled."""
    return {os.sched_getscheduler(int(thread.name)) for thread in Path(f"/proc/{pid}/task").iterdir()}


def test_workers_come_last_with_all_their_threads(worker: Worker) -> None:
    assert worker.rank.last
    assert worker.call(60.0, len, "four")[1] == 4
    assert worker.process is not None
    # On a machine busy with other work, the answer may come from a worker that is only niced.
    assert policies(worker.process.pid or 0) == {os.SCHED_IDLE if worker.rank.last else os.SCHED_OTHER}


def test_a_process_comes_last_while_it_loads() -> None:
    process = multiprocessing.get_context("spawn").Process(target=compute, args=(60.0,), daemon=True)
    cpu_priority.start(process)
    try:
        assert cpu_priority.comes_last(process.pid or 0)
        assert not cpu_priority.comes_last(0)
    finally:
        process.kill()
        process.join()


def busy_beside(core: int) -> BaseProcess:
    """A process that takes all of one core."""
    process = multiprocessing.get_context("spawn").Process(target=compute, args=(600.0,), daemon=True)
    process.start()
    os.sched_setaffinity(process.pid or 0, {core})
    return process


def test_who_gets_nothing_is_only_nice_for_a_while(worker: Worker, monkeypatch: pytest.MonkeyPatch) -> None:
    """Simulates a machine that others fill: otherwise a bot's move would wait as long as they run."""
    monkeypatch.setattr(cpu_priority, "LOOK_AFTER", 600.0)  # the machine may be full before the test fills it
    worker.call(600.0, len, "")
    monkeypatch.setattr(cpu_priority, "LOOK_AFTER", 0.5)
    assert worker.process is not None
    first, core = worker.process.pid or 0, max(os.sched_getaffinity(0))
    for thread in Path(f"/proc/{first}/task").iterdir():
        os.sched_setaffinity(int(thread.name), {core})
    other = busy_beside(core)
    try:
        began = time.monotonic()
        while time.monotonic() - began < 60.0 and worker.rank.last:
            assert worker.call(60.0, compute, 0.2)[1] == 0.2
    finally:
        other.kill()
        other.join()
    assert worker.process.pid != first
    assert policies(worker.process.pid or 0) == {os.SCHED_OTHER}
    assert os.getpriority(os.PRIO_PROCESS, worker.process.pid or 0) > os.getpriority(os.PRIO_PROCESS, 0)
    second = worker.process.pid
    monkeypatch.setattr(cpu_priority, "ONLY_NICE", 0.0)
    monkeypatch.setattr(cpu_priority, "LOOK_AFTER", 600.0)  # the machine may be busy again, or still
    worker.call(600.0, len, "")
    assert worker.process.pid == second
    assert policies(second or 0) == {os.SCHED_IDLE}


def look(data: bytes, pipe: Connection) -> None:
    """Like `work` checking a file; returns how it was scheduled."""
    here, there = multiprocessing.Pipe(duplex=False)
    work(data, there)
    assert here.recv_bytes()
    pipe.send_bytes(msgspec.json.encode(Verdict(refusal=f"{os.sched_getscheduler(0)} {os.nice(0)}")))


def starving(pipe: Connection, process: BaseProcess, patience: float, look_after: float | None = None) -> bool:
    """Like `poll` on a machine that others fill."""
    if cpu_priority.comes_last(process.pid or 0):
        raise cpu_priority.Starved
    return pipe.poll(patience)


def walk(game: bytes, pipe: Connection) -> None:
    """Like an analysis without a result; returns how it was scheduled."""
    pipe.send((1, 2))
    pipe.send(Report("", [], [], [], [float(os.sched_getscheduler(0))]))


def test_an_analysis_goes_on_where_nothing_is_left_for_who_comes_last(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analyst, "work", walk)
    walks = analyst.Analyst(cast("Storage", None), cast("Replays", None))
    assert walks.rank.last
    monkeypatch.setattr(cpu_priority, "poll", starving)
    assert asyncio.run(walks._report("t", b"")).losses == [os.SCHED_OTHER]
    assert not walks.rank.last


def test_files_are_looked_at_last_or_politely(monkeypatch: pytest.MonkeyPatch) -> None:
    own, looks = os.nice(0), Imports(cast("Storage", None))
    politely = f"{os.SCHED_OTHER} {own + cpu_priority.POLITE}"
    assert looks.rank.last
    told = asyncio.run(looks.judged(b"{}", look)).refusal
    assert told == (f"{os.SCHED_IDLE} {own}" if looks.rank.last else politely)  # others may fill the machine
    monkeypatch.setattr(cpu_priority, "poll", starving)
    for _ in range(2):
        assert asyncio.run(looks.judged(b"{}", look)).refusal == politely
    assert not looks.rank.last
