"""When Python looks for cycles that nobody can reach: often and briefly at what is new, at the rest when nobody plays.

A server keeps many objects for long (tables, their logs and positions) and makes few cycles (a closed socket is one):
to look at all of them again and again, as is usual, costs a third of its time, and all play stands still meanwhile.
"""

from __future__ import annotations

import asyncio
import gc
import time
from collections.abc import Callable

NEW, NEVER = 1_000, 50_000  # objects after which it is looked at new ones; such looks after which at older ones
EVERY = 30.0  # seconds after which it is asked whether it is time
QUIET = 10.0  # seconds without a move: nobody minds a pause
QUIET_GAP, BUSY_GAP = 300.0, 3600.0  # seconds between two looks at everything


def look_briefly() -> None:
    """Look often at what is new and next to never at the rest; what was loaded before is never looked at."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(NEW, NEVER, 10)


async def look_at_all(last_used: Callable[[], float]) -> None:
    """Now and then look at everything, if possible while nobody plays; runs as long as the server."""
    looked = time.monotonic()
    while True:
        await asyncio.sleep(EVERY)
        if is_time(time.monotonic(), last_used(), looked):
            gc.collect()
            looked = time.monotonic()


def is_time(now: float, used: float, looked: float) -> bool:
    """Whether to look at everything, when a table was last used and when it was last looked."""
    return now - looked >= (QUIET_GAP if now - used >= QUIET else BUSY_GAP)
