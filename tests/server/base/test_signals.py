"""Signals reach all subscribers in order; awaiting one waits for all subscribers to finish."""

from __future__ import annotations

import asyncio

import pytest

from gospoda.server.base.signals import AwaitedSignal, Signal
from gospoda.server.base.tasks import Tasks


def test_listeners_hear_in_the_order_in_which_they_have_subscribed() -> None:
    heard: list[str] = []
    signal: Signal[[str]] = Signal()
    signal.emit("nobody listens")
    signal.subscribe(lambda text: heard.append(f"first {text}"))
    signal.subscribe(lambda text: heard.append(f"second {text}"))
    signal.emit("news")
    assert heard == ["first news", "second news"]


def test_the_sender_of_an_awaited_signal_waits() -> None:
    heard: list[str] = []

    async def slow(text: str) -> None:
        await asyncio.sleep(0.01)
        heard.append(text)

    async def run() -> None:
        signal: AwaitedSignal[[str]] = AwaitedSignal()
        signal.subscribe(slow)
        signal.subscribe(slow)
        await signal.emit("done")
        assert heard == ["done", "done"]

    asyncio.run(run())


@pytest.mark.alarms("task")
def test_a_task_that_fails_raises_an_alarm_and_is_forgotten() -> None:
    async def broken() -> None:
        raise ValueError("it breaks")

    async def run() -> None:
        tasks = Tasks()
        tasks.spawn(broken())
        await asyncio.sleep(0.01)
        assert not tasks.running

    asyncio.run(run())
