"""The order in which viewers get news: under load, moves come first, then questions, then news for onlookers."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Protocol

from gospoda.server.base import alarms

QUESTIONS, NEWS = 8, 100  # of this many waiting readers, one more is served in each turn of the event loop
GAP = 0.25  # seconds between two news for the same onlooker; showing a move takes longer
TICK = 0.05  # seconds between checks whose gap is over; one timer for all is cheaper than one for each


class Reader(Protocol):
    """A viewer that gets news."""

    asked: bool
    queued: bool
    told: float

    def tell_now(self) -> None:
        """Sends what has changed."""


class Broadcast:
    """Sends questions to players and news to onlookers, a few in each turn of the event loop."""

    def __init__(self) -> None:
        self.asked: deque[Reader] = deque()
        self.readers: deque[Reader] = deque()
        self.later: list[Reader] = []
        self.filled = asyncio.Event()
        self.loop = asyncio.get_running_loop()

    def ask(self, reader: Reader) -> None:
        """Queues a question for this reader."""
        reader.asked = True
        self.asked.append(reader)
        self.filled.set()

    def put(self, reader: Reader) -> None:
        """Queues news for this reader."""
        reader.queued = True
        if self.loop.time() >= reader.told + GAP:
            self._enter(reader)
            return
        if not self.later:
            self.loop.call_later(TICK, self._look)
        self.later.append(reader)

    def _look(self) -> None:
        """Queues readers whose gap is over; those who got a question meanwhile have received the news with it."""
        now, waiting, self.later = self.loop.time(), self.later, []
        for reader in waiting:
            if now >= reader.told + GAP:
                self._enter(reader)
            else:
                self.later.append(reader)
        if self.later:
            self.loop.call_later(TICK, self._look)

    def _enter(self, reader: Reader) -> None:
        self.readers.append(reader)
        self.filled.set()

    async def run(self) -> None:
        """Sends the news; runs as long as the server."""
        while True:
            await self.filled.wait()
            self.filled.clear()
            while self.asked or self.readers:
                if self.asked:
                    self._tell_questions()
                else:
                    self._tell_news()
                await asyncio.sleep(0)

    def _tell_questions(self) -> None:
        for _ in range(1 + len(self.asked) // QUESTIONS):
            reader = self.asked.popleft()
            if reader.asked:  # otherwise an answer already contained it
                tell(reader)

    def _tell_news(self) -> None:
        for _ in range(1 + len(self.readers) // NEWS):
            reader = self.readers.popleft()
            reader.queued = False
            tell(reader)


def tell(reader: Reader) -> None:
    """Sends news to one reader; a failure doesn't affect the others."""
    try:
        reader.tell_now()
    except Exception as problem:
        alarms.sound("news", problem, "a fault in telling the news")
