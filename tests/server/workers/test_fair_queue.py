"""The fair queue: shares per guest, turns per table, and processes that hang, die or fail."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from gospoda.core.registry import game
from gospoda.core.words import LANGUAGES, locale_files, resource
from gospoda.server.workers import cpu_priority
from gospoda.server.workers.fair_queue import FairQueue, Lane, Share
from gospoda.server.workers.workers import SOON, WorkerDied, Workers

SHIPPED = ["guilds", "rollplayer", "simurgh", "stonespine"]


def served(queue: FairQueue[str], lane: Lane, count: int, seconds: float) -> list[str]:
    """Returns the next jobs of a lane, each with this duration."""
    found = []
    for _ in range(count):
        taken = queue.take(lane)
        if taken is not None:
            found.append(taken[1])
            queue.done(taken[0], seconds)
    return found


def test_who_brings_more_does_not_get_more() -> None:
    queue: FairQueue[str] = FairQueue(2)
    for n in range(100):
        queue.put(Share("slow", "greedy guest", f"t{n}"), f"many {n}")
    assert served(queue, "slow", 3, 1.5) == ["many 0", "many 1", "many 2"]
    queue.put(Share("slow", "victim", "v"), "one")
    assert "one" in served(queue, "slow", 2, 1.5)


def test_who_uses_more_waits_longer() -> None:
    queue: FairQueue[str] = FairQueue(2)
    for _ in range(50):
        queue.put(Share("slow", "long", "a"), "long")
        queue.put(Share("slow", "short", "b"), "short")
    found = []
    for _ in range(40):
        taken = queue.take("slow")
        assert taken is not None
        found.append(taken[1])
        queue.done(taken[0], 3.0 if taken[1] == "long" else 1.0)
    assert 27 <= found.count("short") <= 32


def test_idle_guests_save_nothing_up() -> None:
    queue: FairQueue[str] = FairQueue(2)
    for _ in range(30):
        queue.put(Share("slow", "busy", "a"), "busy")
    assert len(served(queue, "slow", 20, 1.0)) == 20
    for _ in range(10):
        queue.put(Share("slow", "late", "b"), "late")
    assert 3 <= served(queue, "slow", 8, 1.0).count("busy") <= 5


def test_tables_of_a_guest_take_turns() -> None:
    queue: FairQueue[str] = FairQueue(2)
    for table in "aab":
        queue.put(Share("quick", "g", table), table)
    assert served(queue, "quick", 3, 0.1) == ["a", "b", "a"]


def test_searches_side_by_side_are_capped_and_quick_work_is_not() -> None:
    queue: FairQueue[str] = FairQueue(2)
    for n in range(5):
        queue.put(Share("slow", "g", str(n)), "s")
        queue.put(Share("quick", "g", str(n)), "q")
    taken = [queue.take("slow") for _ in range(4)]
    assert [one is None for one in taken] == [False, False, True, True]
    assert all(queue.take("quick") is not None for _ in range(5))
    assert taken[0] is not None
    queue.done(taken[0][0], 1.0)
    assert queue.take("slow") is not None


def test_what_nobody_waits_for_is_dropped() -> None:
    queue: FairQueue[str] = FairQueue(2)
    share = Share("slow", "g", "t")
    queue.put(share, "a")
    assert queue.drop(share, "a")
    assert not queue.drop(share, "a")
    assert queue.take("slow") is None


def test_guests_are_forgotten() -> None:
    queue: FairQueue[str] = FairQueue(2)
    for n in range(1000):
        queue.put(Share("quick", f"g{n}", "t"), "x")
        served(queue, "quick", 1, 0.05)
    assert len(queue.guests) < 10


# ---- processes


@contextmanager
def pool(count: int) -> Iterator[Workers]:
    workers = Workers(count)
    try:
        yield workers
    finally:
        workers.close()


def note(path: str, text: str, seconds: float) -> str:
    """In a worker: records when it begins."""
    with Path(path).open("a") as file:
        file.write(text + "\n")
    time.sleep(seconds)
    return text


def fail(kind: str) -> None:
    """In a worker: fails in some way."""
    if kind == "dies":
        os.kill(os.getpid(), signal.SIGKILL)
    if kind == "hangs":
        time.sleep(1000)
    if kind == "memory":
        assert len(bytearray(4 << 30))
    raise LookupError(kind)


def test_quick_work_does_not_wait_for_searches(tmp_path: Path) -> None:
    notes = tmp_path / "notes"
    notes.touch()

    async def play() -> None:
        with pool(1) as workers:
            slow = [
                asyncio.create_task(
                    workers.run(Share("slow", "g", str(n)), 2000.0, note, str(notes), f"slow {n}", 1000.0)
                )
                for n in range(3)
            ]
            while "slow 0" not in notes.read_text():
                await asyncio.sleep(0.05)
            assert await workers.run(Share("quick", "v", "t"), 60.0, note, str(notes), "quick", 0.0) == "quick"
            assert "slow 1" not in notes.read_text()
            for task in slow:
                task.cancel()

    asyncio.run(play())


@pytest.mark.parametrize(
    ("kind", "problem"),
    [("dies", WorkerDied), ("hangs", TimeoutError), ("raises", LookupError), ("memory", MemoryError)],
)
@pytest.mark.alarms("worker")
def test_after_a_failure_the_next_one_is_served(kind: str, problem: type[Exception]) -> None:
    async def play() -> None:
        with pool(1) as workers:
            with pytest.raises(problem):
                await workers.run(Share("slow", "g", "t"), 5.0 if kind == "hangs" else 60.0, fail, kind)
            assert await workers.run(Share("slow", "g", "t"), 60.0, len, "abc") == 3

    asyncio.run(play())


def drawn() -> tuple[int, list[str]]:
    """In a worker: returns how many word files it has parsed and which titles it can draw."""
    titles = [game_id for game_id in SHIPPED if f"gospoda.games.{game_id}.text" in sys.modules]
    return resource.cache_info().currsize, titles


def test_a_worker_can_draw_every_title_before_anybody_asks() -> None:
    """A table's first text used to wait for imports and for the words to be parsed."""
    shipped = [game(game_id) for game_id in SHIPPED]
    whole = {path for title in shipped for language in LANGUAGES for path in locale_files(title, language)}

    async def play() -> None:
        with pool(1) as workers:
            await workers.warm()
            parsed, titles = 0, [""]
            while parsed < len(whole) or titles != SHIPPED:
                await asyncio.sleep(0.05)
                parsed, titles = await workers.run(Share("quick", "g", "t"), 60.0, drawn)

    asyncio.run(play())


def test_quick_work_is_soon_moved_to_where_it_gets_a_core() -> None:
    """On a full machine a guest used to wait two seconds before the server checked why there was no answer."""
    with pool(2) as workers:
        quick, *thinkers = workers.workers
        assert quick.look_after == SOON < cpu_priority.LOOK_AFTER
        assert {thinker.look_after for thinker in thinkers} == {None}
