"""Garbage collection: full collections run while nobody plays, and free what closed sockets leave behind."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import weakref

import pytest

from gospoda.server.web import gc_tuning
from gospoda.server.web.gc_tuning import BUSY_GAP, QUIET, QUIET_GAP, is_time, look_at_all


class Cycle:
    """An object that only the collector can free."""

    def __init__(self) -> None:
        self.itself = self


def test_it_is_looked_at_everything_when_nobody_plays() -> None:
    assert not is_time(now=QUIET_GAP - 1, used=0, looked=0)
    assert is_time(now=QUIET_GAP, used=QUIET_GAP - QUIET, looked=0)
    assert not is_time(now=QUIET_GAP, used=QUIET_GAP - 1, looked=0)
    assert is_time(now=BUSY_GAP, used=BUSY_GAP - 1, looked=0)


def test_old_cycles_are_freed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(gc_tuning, "EVERY", 0.001)
    monkeypatch.setattr(gc_tuning, "QUIET_GAP", 0.0)
    left = weakref.ref(Cycle())

    async def wait() -> None:
        task = asyncio.create_task(look_at_all(lambda: 0.0))
        for _ in range(1000):
            await asyncio.sleep(0.001)
            if left() is None:
                break
        task.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await task

    gc.disable()
    try:
        asyncio.run(wait())
    finally:
        gc.enable()
    assert left() is None
