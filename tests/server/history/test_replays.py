"""Replays computed by processes: concurrent requests for the same game are all answered."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any

from gospoda.server.base.requester import Requester
from gospoda.server.base.settings import Settings
from gospoda.server.history.replay_worker import Record
from gospoda.server.history.replays import Replays
from gospoda.server.workers.allowance import Allowance
from gospoda.server.workers.job_cache import JobCache

ANIA, BOB = Requester("a", "Ania"), Requester("b", "Bob")


def told(name: tuple[str, int], record: Record | None) -> str | None:
    """Acts like a process that doesn't know the game: it can't answer without the record."""
    return None if record is None else f"{name[0]} has {len(record.entries)} entries"


class Gates:
    """A process and a storage that answer only when the test lets them."""

    def __init__(self) -> None:
        self.work = asyncio.Event()
        self.storage = asyncio.Event()

    async def measured(self, share: object, patience: float, work: Any, *args: Any) -> tuple[float, Any]:
        await self.work.wait()
        return 0.0, work(*args)

    async def whole(self, table: str) -> tuple[Any, list[Any]]:
        await self.storage.wait()
        return None, []


async def soon() -> None:
    """Waits until everything that should wait is waiting."""
    for _ in range(20):
        await asyncio.sleep(0)


def test_two_who_ask_the_same_while_the_record_is_read() -> None:
    """The second request asks without the record, as all do at first; the first must not take that for an answer."""

    async def play() -> None:
        gates = Gates()
        replays = Replays(gates, JobCache(gates, Allowance(Settings())))  # type: ignore[arg-type]
        room: Any = SimpleNamespace(id="t", v=7, status="running", timeline=object())
        gates.work.set()
        first = asyncio.create_task(replays.ask(room, ANIA, told))
        await soon()  # the process doesn't know the game, and the record is being read
        gates.work.clear()
        second = asyncio.create_task(replays.ask(room, BOB, told))
        await soon()
        gates.storage.set()
        await soon()  # the first request has the record now, while the second is still pending
        gates.work.set()
        assert [await first, await second] == ["t has 0 entries"] * 2

    asyncio.run(play())
