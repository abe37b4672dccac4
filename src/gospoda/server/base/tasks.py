"""Background tasks that live as long as the server."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

from gospoda.server.base import alarms

Spawn = Callable[[Coroutine[Any, Any, None]], None]


class Tasks:
    """Keeps a reference to each task and raises an alarm when one fails."""

    def __init__(self) -> None:
        self.running: set[asyncio.Task[None]] = set()

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """Starts a task."""
        task = asyncio.create_task(work)
        self.running.add(task)
        task.add_done_callback(self._ended)

    def _ended(self, task: asyncio.Task[None]) -> None:
        self.running.discard(task)
        if not task.cancelled() and (problem := task.exception()) is not None:
            alarms.sound("task", problem, f"{task.get_coro()} has ended")

    def cancel(self) -> None:
        """Cancels all tasks."""
        for task in list(self.running):
            task.cancel()
