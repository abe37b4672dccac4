"""Whole games that processes play again: whoever asks for the same at the same time, everybody is answered."""

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
    """As a process that does not know the game: without the record it has no answer."""
    return None if record is None else f"{name[0]} has {len(record.entries)} entries"


class Gates:
    """A process and a storage that answer when they are let."""

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
    """Until everything waits that has to wait."""
    for _ in range(20):
        await asyncio.sleep(0)


def test_two_who_ask_the_same_while_the_record_is_read() -> None:
    """The second asks without the record, as everybody does first; the first must not take that for an answer."""

    async def play() -> None:
        gates = Gates()
        replays = Replays(gates, JobCache(gates, Allowance(Settings())))  # type: ignore[arg-type]
        room: Any = SimpleNamespace(id="t", v=7, status="running", timeline=object())
        gates.work.set()
        first = asyncio.create_task(replays.ask(room, ANIA, told))
        await soon()  # the process does not know the game, and the record is being read
        gates.work.clear()
        second = asyncio.create_task(replays.ask(room, BOB, told))
        await soon()
        gates.storage.set()
        await soon()  # the first has the record now, while the question of the second is still open
        gates.work.set()
        assert [await first, await second] == ["t has 0 entries"] * 2

    asyncio.run(play())
