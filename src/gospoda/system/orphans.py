"""Makes processes end with their parent, however it ended, so that none works on for nobody."""

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
    """Makes a process that `multiprocessing` started end when its parent is gone.

    A thread waits for the end of a pipe that only the parent holds; that works on every system. On Linux the
    kernel is also asked to send the signal `how`, because a thread has to wait while compiled code thinks.
    Linux ties this to the thread that started the process, not to the whole parent, so `how` is for children
    of threads that stay. `grace` is how many seconds the signal has before the process ends in any case.
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
    """Initializes a process of a pool: it leaves Ctrl-C to the parent and ends when the parent is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    end_with_parent()
