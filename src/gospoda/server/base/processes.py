"""How the processes of a server start."""

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
    """Returns the start method for processes: on Linux they fork from one that has loaded the modules they need.

    Loading these takes about a second of CPU. The parent process holds only modules: no data of any table, and no
    components, which the owner may change at any time. On other systems forking breaks system libraries, so each
    process loads everything itself.
    """
    if sys.platform != "linux":
        return multiprocessing.get_context("spawn")
    context = multiprocessing.get_context("forkserver")
    context.set_forkserver_preload(LOADED)
    return context
