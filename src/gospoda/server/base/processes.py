"""How the processes of a server begin."""

from __future__ import annotations

import multiprocessing
import sys
from multiprocessing.context import ForkServerContext, SpawnContext

LOADED = [
    "gospoda.server.history.imports",
    "gospoda.server.jobs.hints",
    "gospoda.server.history.replay_worker",
    "gospoda.server.jobs.previews",
]


def beginning() -> ForkServerContext | SpawnContext:
    """On Linux processes part from one that has loaded what they need: to load it takes each a second of a processor.

    That one holds nothing of any table, only modules; no components either, which an owner may change at any time.
    Elsewhere libraries of the system do not bear being parted, and everything is loaded anew.
    """
    if sys.platform != "linux":
        return multiprocessing.get_context("spawn")
    context = multiprocessing.get_context("forkserver")
    context.set_forkserver_preload(LOADED)
    return context
