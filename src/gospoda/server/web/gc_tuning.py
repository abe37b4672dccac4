"""When Python looks for unreachable cycles: often and briefly among new objects, among the rest when nobody plays.

A server keeps many objects for long (tables, their logs and positions) and makes few cycles (a closed socket is one).
Python's default of scanning all of them regularly costs a third of its time, and pauses all play meanwhile.
"""

from __future__ import annotations

import asyncio
import gc
import time
from collections.abc import Callable

NEW, NEVER = 1_000, 50_000  # objects before new ones are scanned; such scans before older ones are
EVERY = 30.0  # seconds between checks whether a full scan is due
QUIET = 10.0  # seconds without a move: then nobody minds a pause
QUIET_GAP, BUSY_GAP = 300.0, 3600.0  # seconds between two full scans


def look_briefly() -> None:
    """Makes Python scan new objects often and the rest almost never; what is loaded by now is never scanned."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(NEW, NEVER, 10)


async def look_at_all(last_used: Callable[[], float]) -> None:
    """Scans everything now and then, if possible while nobody plays; runs as long as the server."""
    looked = time.monotonic()
    while True:
        await asyncio.sleep(EVERY)
        if is_time(time.monotonic(), last_used(), looked):
            gc.collect()
            looked = time.monotonic()


def is_time(now: float, used: float, looked: float) -> bool:
    """Returns whether a full scan is due, given when a table was last used and when the last scan was."""
    return now - looked >= (QUIET_GAP if now - used >= QUIET else BUSY_GAP)
