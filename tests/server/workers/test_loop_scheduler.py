"""Sharing the event loop: who waits for whom, what is remembered, and what it costs."""

from __future__ import annotations

import asyncio
import time

import pytest

from gospoda.server.base.refusals import Refused
from gospoda.server.base.requester import Requester
from gospoda.server.base.settings import Settings
from gospoda.server.history.imports import Imports
from gospoda.server.workers.allowance import GUEST, Allowance
from gospoda.server.workers.fair_queue import Share
from gospoda.server.workers.job_cache import MOST_WAITING, JobCache
from gospoda.server.workers.loop_scheduler import DEAR, LoopScheduler
from gospoda.server.workers.workers import Workers

ANIA, BOB = Requester("a", "Ania", "192.0.2.1"), Requester("b", "Bob", "192.0.2.2")


def busy(seconds: float) -> None:
    """Blocks the event loop."""
    end = time.perf_counter() + seconds
    while time.perf_counter() < end:
        pass


def test_who_has_used_least_has_the_next_turn() -> None:
    order: list[str] = []

    async def play() -> None:
        turns = LoopScheduler(Allowance(Settings()))

        def piece(requester: Requester) -> asyncio.Task[None]:
            return asyncio.create_task(turns.take(requester, "look", lambda: order.append(requester.id) or busy(0.003)))  # type: ignore[func-returns-value]

        many = [piece(ANIA) for _ in range(30)]
        await asyncio.sleep(0)
        await asyncio.gather(piece(BOB), *many)

    asyncio.run(play())
    assert order.index("b") <= 3


def test_moves_go_between_pieces() -> None:
    """While a guest requests a hundred pieces, the loop does other work after each one."""
    steps = 0

    async def move() -> None:
        nonlocal steps
        while True:
            steps += 1
            await asyncio.sleep(0)

    async def play() -> int:
        turns = LoopScheduler(Allowance(Settings(limited=False)))
        mover = asyncio.create_task(move())
        before: list[int] = []
        pieces = [asyncio.create_task(turns.take(ANIA, "look", lambda: before.append(steps))) for _ in range(40)]
        await asyncio.gather(*pieces)
        mover.cancel()
        return len(set(before))

    assert asyncio.run(play()) >= 38


def test_a_fault_in_a_piece_is_its_own() -> None:
    async def play() -> None:
        turns = LoopScheduler(Allowance(Settings()))
        with pytest.raises(ZeroDivisionError):
            await turns.take(ANIA, "look", lambda: 1 // 0)
        assert await turns.take(ANIA, "look", lambda: 5) == 5

    asyncio.run(play())


def test_cost_is_counted_by_guest_and_by_address() -> None:
    allowance = Allowance(Settings())
    allowance.check(ANIA)
    allowance.spend(ANIA, GUEST.most / 1000, "text")
    with pytest.raises(Refused) as problem:
        allowance.check(ANIA)
    assert problem.value.status == 429
    allowance.check(BOB)
    for n in range(3):
        allowance.spend(Requester(f"c{n}", "C", BOB.address), GUEST.most / 1000, "text")
    with pytest.raises(Refused):
        allowance.check(BOB)  # others at the same address have used it up


def test_what_is_taken_from_everybody_counts_more() -> None:
    async def play() -> None:
        allowance = Allowance(Settings())
        await LoopScheduler(allowance).take(ANIA, "look", lambda: busy_working(1.05 * GUEST.most / 1000 / DEAR))
        with pytest.raises(Refused):
            allowance.check(ANIA)

    asyncio.run(play())


def busy_working(seconds: float) -> None:
    """Measures CPU time, which is what counts."""
    end = time.thread_time() + seconds
    while time.thread_time() < end:
        pass


def slow_length(text: str) -> int:
    """In a worker."""
    busy(0.05)
    return len(text)


def test_the_same_question_is_worked_out_once() -> None:
    async def play() -> None:
        workers = Workers(1)
        asked: list[Share] = []
        measured = workers.measured

        async def noted(share: Share, *rest: object) -> object:
            asked.append(share)
            return await measured(share, *rest)  # type: ignore[arg-type]

        workers.measured = noted  # type: ignore[method-assign, assignment]
        job_cache = JobCache(workers, Allowance(Settings()))
        questions = [job_cache.ask(requester, "t", (1, "x"), slow_length, "abc") for requester in (ANIA, BOB, ANIA)]
        assert await asyncio.gather(*questions) == [3, 3, 3]
        assert await job_cache.ask(BOB, "t", (1, "x"), slow_length, "abc") == 3
        assert len(asked) == 1
        assert await job_cache.ask(BOB, "t", (2, "x"), slow_length, "abcd") == 4
        assert len(asked) == 2
        workers.close()

    asyncio.run(play())


def test_one_guest_has_so_many_questions_and_no_more() -> None:
    async def play() -> None:
        workers = Workers(1)
        job_cache = JobCache(workers, Allowance(Settings()))
        tasks = [asyncio.create_task(job_cache.ask(ANIA, "t", n, slow_length, "x" * n)) for n in range(MOST_WAITING)]
        await asyncio.sleep(0)
        with pytest.raises(Refused) as problem:
            await job_cache.ask(ANIA, "t", "one more", slow_length, "")
        assert problem.value.status == 429
        assert await job_cache.ask(BOB, "t", "another", slow_length, "ab") == 2
        assert await asyncio.gather(*tasks) == list(range(MOST_WAITING))
        workers.close()

    asyncio.run(play())


def test_who_goes_away_has_asked_all_the_same() -> None:
    """Otherwise opening one socket after another could queue any number of requests."""

    async def play() -> None:
        workers = Workers(1)
        job_cache = JobCache(workers, Allowance(Settings()))
        asked = [asyncio.create_task(job_cache.ask(ANIA, "t", n, slow_length, "x" * n)) for n in range(MOST_WAITING)]
        await asyncio.sleep(0)
        for one in asked:
            one.cancel()
        await asyncio.gather(*asked, return_exceptions=True)
        with pytest.raises(Refused) as problem:
            await job_cache.ask(ANIA, "t", "one more", slow_length, "")
        assert problem.value.status == 429
        await asyncio.gather(*job_cache.coming.values())
        assert await job_cache.ask(ANIA, "t", "one more", slow_length, "abc") == 3
        workers.close()

    asyncio.run(play())


def test_files_of_one_guest_do_not_keep_others_waiting() -> None:
    order: list[str] = []

    async def bring(imports: Imports, requester: Requester, name: str) -> None:
        async with imports.turn(requester):
            order.append(name)
            await asyncio.sleep(0.02)

    async def play() -> None:
        imports = Imports(None)  # type: ignore[arg-type]
        many = [asyncio.create_task(bring(imports, ANIA, f"a{n}")) for n in range(4)]
        gone = asyncio.create_task(bring(imports, BOB, "gone"))
        await asyncio.sleep(0)
        with pytest.raises(Refused) as problem:
            await bring(imports, ANIA, "too many")
        assert problem.value.status == 429
        gone.cancel()
        await asyncio.gather(bring(imports, BOB, "b"), *many, gone, return_exceptions=True)
        assert imports.free == 2

    asyncio.run(play())
    assert order[0] == "a0"
    assert order.index("b") <= 2  # together with the first one
    assert order[-3:] == ["a1", "a2", "a3"]
