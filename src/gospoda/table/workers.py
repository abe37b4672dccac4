"""Processes that think, for bots and for hints; never on the event loop."""

from __future__ import annotations

import asyncio
import multiprocessing
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import TypeVar

T = TypeVar("T")


class Workers:
    """A pool that is made when it is first needed, and anew when one of its processes has died."""

    def __init__(self, count: int) -> None:
        self.count = count
        self.pool: ProcessPoolExecutor | None = None

    async def run(self, patience: float, work: Callable[..., T], *args: object) -> T:
        """Let a process do some work; it fails if that takes longer than `patience` seconds."""
        if self.pool is None:
            self.pool = ProcessPoolExecutor(self.count, mp_context=multiprocessing.get_context("spawn"))
        try:
            return await asyncio.wait_for(asyncio.wrap_future(self.pool.submit(work, *args)), patience)
        except BrokenProcessPool:
            self.pool = None
            raise

    def close(self) -> None:
        """Send the processes home."""
        if self.pool is not None:
            self.pool.shutdown(wait=False, cancel_futures=True)
