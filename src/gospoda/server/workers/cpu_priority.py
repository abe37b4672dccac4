"""Makes background processes yield to the event loop at once.

A move needs a core several times: when it arrives, when it is written, when it is on disk, and when it is answered.
Each time, a process that is merely `nice` first finishes a time slice of some milliseconds; on Linux, SCHED_IDLE is
interrupted at once. But on a machine that others fill, SCHED_IDLE gets next to nothing. A process starved like that
is started anew and is only nice for a while, since leaving SCHED_IDLE requires privileges.
"""

from __future__ import annotations

import os
import sys
import time
from contextlib import suppress
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from pathlib import Path

from gospoda.server.base.metrics import STARVED

POLITE = 5  # niceness of processes that aren't SCHED_IDLE
LOOK_AFTER = 2.0  # seconds without an answer after which to check whether a process is starved
KEPT = 0.9  # share of that time it waited for a core
ONLY_NICE = 600.0  # seconds after which the machine may have more to give


class Starved(Exception):
    """Other programs use the whole machine, and nothing is left for a process with idle priority."""


class Rank:
    """The priority of one kind of process: idle, unless that was not enough recently."""

    def __init__(self) -> None:
        self.starved = -ONLY_NICE

    @property
    def last(self) -> bool:
        """Whether these processes get only what others leave."""
        return time.monotonic() - self.starved >= ONLY_NICE

    def rise(self) -> None:
        """Raises the priority from idle to nice for a while."""
        STARVED.inc()
        self.starved = time.monotonic()


def start(process: BaseProcess, last: bool = True) -> None:
    """Starts a process, with idle priority if `last` is set.

    The parent sets the priority: loading the modules takes the child most of a second of CPU before it could do so.
    """
    process.start()
    if last:
        put_last(process)


def put_last(process: BaseProcess) -> None:
    """Gives a process idle priority, where the system can do that."""
    if sys.platform == "linux" and not comes_last(process.pid or 0):
        with suppress(OSError):  # it has ended already
            for thread in Path(f"/proc/{process.pid}/task").iterdir():
                os.sched_setscheduler(int(thread.name), os.SCHED_IDLE, os.sched_param(0))


def be_polite(by: int = POLITE) -> None:
    """Makes the current process nice, unless it has idle priority."""
    if hasattr(os, "nice") and not comes_last(0):
        os.nice(by)


def comes_last(pid: int) -> bool:
    """Whether a process has idle priority; 0 means this one."""
    try:
        return sys.platform == "linux" and os.sched_getscheduler(pid) == os.SCHED_IDLE
    except OSError:
        return False


def poll(pipe: Connection, process: BaseProcess, patience: float, look_after: float | None = None) -> bool:
    """Whether a process answers within `patience` seconds. Raises `Starved` if it has idle priority and gets no CPU."""
    pid, end = process.pid or 0, time.monotonic() + patience
    look_after = look_after or LOOK_AFTER
    while True:
        began, before = time.monotonic(), waited(pid)
        if pipe.poll(max(0.0, min(end - began, look_after))):
            return True
        now = time.monotonic()
        if comes_last(pid) and waited(pid) - before > KEPT * (now - began):
            raise Starved
        if now >= end:
            return False


def waited(pid: int) -> float:
    """Returns how many seconds a process was ready to compute but had no core."""
    try:
        return int(Path(f"/proc/{pid}/schedstat").read_text().split()[1]) / 1e9
    except (OSError, IndexError):
        return 0.0
