"""Processes beside the event loop give way to it, at once.

A move needs a core several times: when it comes, when it is written, when it is on the disk, when it is answered. Each
time who is merely `nice` finishes a turn of some milliseconds first; on Linux SCHED_IDLE is interrupted at once. On
a machine that others fill it gets next to nothing, however: a process that is kept from its work so is started anew
and is only nice for a while, since without privileges nobody comes back from SCHED_IDLE.
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

POLITE = 5  # how far the event loop goes before processes that are only nice
LOOK_AFTER = 2.0  # seconds without an answer after which it is looked whether a process is kept from its work
KEPT = 0.9  # of that time it waited for a core
ONLY_NICE = 600.0  # seconds, afterwards the machine may have more to give


class Starved(Exception):
    """Others take all that the machine has, and nothing is left for who comes last."""


class Rank:
    """Where processes of one kind stand: last, unless that was not enough lately."""

    def __init__(self) -> None:
        self.starved = -ONLY_NICE

    @property
    def last(self) -> bool:
        """Whether they get only what others leave."""
        return time.monotonic() - self.starved >= ONLY_NICE

    def rise(self) -> None:
        """Be only nice for a while."""
        STARVED.inc()
        self.starved = time.monotonic()


def start(process: BaseProcess, last: bool = True) -> None:
    """Start a process, which computes only when nobody else wants to, if it is to come last.

    It is told from here: to load its modules it computes for most of a second before it can do so by itself.
    """
    process.start()
    if last:
        put_last(process)


def put_last(process: BaseProcess) -> None:
    """From now on it gets what others leave, where the system can do that."""
    if sys.platform == "linux" and not comes_last(process.pid or 0):
        with suppress(OSError):  # it has ended already
            for thread in Path(f"/proc/{process.pid}/task").iterdir():
                os.sched_setscheduler(int(thread.name), os.SCHED_IDLE, os.sched_param(0))


def be_polite(by: int = POLITE) -> None:
    """In a process that does not come last: be nice at least."""
    if hasattr(os, "nice") and not comes_last(0):
        os.nice(by)


def comes_last(pid: int) -> bool:
    """Whether a process gets only what others leave; 0: this one."""
    try:
        return sys.platform == "linux" and os.sched_getscheduler(pid) == os.SCHED_IDLE
    except OSError:
        return False


def poll(pipe: Connection, process: BaseProcess, patience: float, look_after: float | None = None) -> bool:
    """Whether a process answers in so many seconds; `Starved` if it comes last and can do nothing."""
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
    """For how many seconds a process was ready to compute and had no core."""
    try:
        return int(Path(f"/proc/{pid}/schedstat").read_text().split()[1]) / 1e9
    except (OSError, IndexError):
        return 0.0
