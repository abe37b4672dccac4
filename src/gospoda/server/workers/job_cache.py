"""Runs work that would block the event loop in worker processes, caches the answers, and charges the guests.

The same question at the same version of a table has the same answer, which is computed once for everyone who asks.
"""

from __future__ import annotations

import asyncio
from collections import Counter, OrderedDict
from collections.abc import Callable, Hashable
from typing import Any, TypeVar

from gospoda.server.base import alarms
from gospoda.server.base.refusals import Refused, refused
from gospoda.server.base.requester import Requester
from gospoda.server.workers.allowance import Allowance
from gospoda.server.workers.fair_queue import Share
from gospoda.server.workers.workers import WorkerDied, Workers

T = TypeVar("T")
PATIENCE = 60.0  # seconds from the start of a job
MOST_WAITING = 12  # questions of one guest
REMEMBERED = 400  # answers
TRIFLE = 0.001  # seconds: the price of a cached answer


class JobCache:
    """Computes answers in worker processes and caches them."""

    def __init__(self, workers: Workers, allowance: Allowance) -> None:
        self.workers = workers
        self.allowance = allowance
        self.known: OrderedDict[tuple[str, str, Hashable], Any] = OrderedDict()
        self.coming: dict[tuple[str, str, Hashable], asyncio.Task[Any]] = {}
        self.waiting: Counter[str] = Counter()  # questions computing or queued, by the guest who asked first

    async def ask(
        self, requester: Requester, table: str, question: Hashable, work: Callable[..., T], *args: object
    ) -> T:
        """Returns the answer to a question about a table, if the requester may still ask.

        The question must contain everything the answer depends on.
        """
        if (table, work.__name__, question) not in self.known:
            self.allowance.check(requester)
            if self.allowance.limited and self.waiting[requester.id] >= MOST_WAITING:
                raise refused("refused-too-fast", 429)
        return await self.answer(requester, table, question, work, *args)

    async def answer(
        self, requester: Requester, table: str, question: Hashable, work: Callable[..., T], *args: object
    ) -> T:
        """Returns the answer like `ask`, but without checking the requester's limits."""
        key = (table, work.__name__, question)
        if key in self.known:
            self.known.move_to_end(key)
            self.allowance.spend(requester, TRIFLE, work.__name__)
            return self.known[key]  # type: ignore[no-any-return]
        if key not in self.coming:
            task = asyncio.create_task(self._work_out(requester, table, work, args))
            self.coming[key] = task
            self.waiting[requester.id] += 1
            task.add_done_callback(lambda done: self._done(requester.id, key, done))
        try:
            return await asyncio.shield(self.coming[key])  # others may wait for it too
        except Refused:
            raise
        except (WorkerDied, TimeoutError):
            raise refused("refused-busy", 503) from None
        except Exception:
            raise refused("refused-fault", 500) from None

    async def _work_out(self, requester: Requester, table: str, work: Callable[..., T], args: tuple[object, ...]) -> T:
        seconds, answer = await self.workers.measured(Share("quick", requester.id, table), PATIENCE, work, *args)
        self.allowance.spend(requester, seconds, work.__name__)
        return answer

    def _done(self, guest: str, key: tuple[str, str, Hashable], task: asyncio.Task[Any]) -> None:
        """Counts a question as answered only now, because asking and then disconnecting still costs the work."""
        self.waiting[guest] -= 1
        if self.waiting[guest] <= 0:
            del self.waiting[guest]
        del self.coming[key]
        if task.cancelled():
            return
        if (problem := task.exception()) is not None:
            alarms.sound("answer", problem, f"{key[1]} was given up at table {key[0]}")
            return
        if task.result() is None:
            return  # the process needs more information
        self.known[key] = task.result()
        if len(self.known) > REMEMBERED:
            self.known.popitem(last=False)
