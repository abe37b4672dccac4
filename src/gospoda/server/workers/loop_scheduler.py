"""Schedules work that must run on the event loop but can wait: one piece at a time, with moves in between.

Among those who wait, whoever has used least comes next. After each piece, the loop belongs to others for twice as
long as the piece took, so all pieces together never take more than a third of it, however many guests ask. Work here
costs more than the same work in another process, because it delays everybody.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Any, TypeVar

from gospoda.server.base.refusals import refused
from gospoda.server.base.requester import Requester
from gospoda.server.workers.allowance import Allowance
from gospoda.server.workers.fair_queue import FairQueue, Share

T = TypeVar("T")
MOST_WAITING = 50  # pieces of one guest
OTHERS = 2  # how many times the duration of a piece the loop then belongs to others
DEAR = 3  # factor by which the requester is charged


class Piece:
    """A piece of work."""

    __slots__ = ("future", "requester", "what", "work")

    def __init__(self, requester: Requester, what: str, work: Callable[[], Any], future: asyncio.Future[Any]) -> None:
        self.requester = requester
        self.what = what
        self.work = work
        self.future = future


class LoopScheduler:
    """Runs pieces of work in turn."""

    def __init__(self, allowance: Allowance) -> None:
        self.allowance = allowance
        self.queue: FairQueue[Piece] = FairQueue(1)
        self.runner: asyncio.Task[None] | None = None

    async def take(self, requester: Requester, what: str, work: Callable[[], T]) -> T:
        """Runs a piece of work when its turn comes, at once if nobody else waits, and charges its cost."""
        self.allowance.check(requester)
        if self.allowance.limited and self.queue.waiting(requester.id, "quick") >= MOST_WAITING:
            raise refused("refused-too-fast", 429)
        future: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self.queue.put(Share("quick", requester.id, ""), Piece(requester, what, work, future))
        if self.runner is None:
            pause = self._do_next()
            self.runner = asyncio.create_task(self._run(pause))
        return await future

    async def _run(self, pause: float) -> None:
        while True:
            await asyncio.sleep(pause)
            if not self.queue.has("quick"):
                break
            pause = self._do_next()
        self.runner = None

    def _do_next(self) -> float:
        """Runs the next piece. Returns for how many seconds others come first."""
        found = self.queue.take("quick")
        if found is None:
            return 0.0
        share, piece = found
        began, worked = time.perf_counter(), time.thread_time()
        if not piece.future.done():  # otherwise nobody waits for it any more
            try:
                piece.future.set_result(piece.work())
            except Exception as problem:
                piece.future.set_exception(problem)
        took = time.perf_counter() - began
        self.queue.done(share, took)
        # CPU time, because on a busy machine a piece takes longer than it works and nobody should pay for others
        self.allowance.spend(piece.requester, time.thread_time() - worked, piece.what, DEAR)
        return OTHERS * took

    def close(self) -> None:
        """Cancels the schedule."""
        if self.runner is not None:
            self.runner.cancel()
