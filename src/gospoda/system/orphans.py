"""Processes that end with the one that started them, however that ended: nobody is left to think for nobody."""

from __future__ import annotations

import ctypes
import multiprocessing
import os
import signal
import sys
import threading
import time
from multiprocessing.connection import wait

PARENT_DEATH_SIGNAL = 1  # PR_SET_PDEATHSIG of prctl(2)


def end_with_parent(how: signal.Signals | None = None, grace: float = 0.0) -> None:
    """In a process that `multiprocessing` has started: end when the parent is gone.

    A thread waits for the end of a pipe that only the parent holds; that works on every system. Where Linux can send
    the signal `how` by itself it is also asked to, because a thread waits while compiled code thinks. Linux means the
    thread that started this process, not the parent as a whole: `how` is for children of threads that stay.
    `grace` is how many seconds the signal has to do its work before the process ends in any case.
    """
    parent = multiprocessing.parent_process()
    if parent is None:
        return
    if how is not None and sys.platform == "linux":
        ctypes.CDLL(None).prctl(PARENT_DEATH_SIGNAL, int(how))
    thread = threading.Thread(target=_watch, args=(parent.sentinel, how, grace), name="gospoda-parent", daemon=True)
    thread.start()


def _watch(sentinel: int, how: signal.Signals | None, grace: float) -> None:
    wait([sentinel])
    if how is not None and grace > 0.0:
        os.kill(os.getpid(), how)
        time.sleep(grace)
    os._exit(1)


def work_for_parent() -> None:
    """In a process of a pool: Ctrl-C is the business of the parent, and when that is gone there is nothing to do."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    end_with_parent()
