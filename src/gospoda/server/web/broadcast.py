"""Who is told first what has changed: under load moves are taken, then questions asked, then onlookers told news."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Protocol

from gospoda.server.base import alarms

QUESTIONS, NEWS = 8, 100  # of so many that wait, one more is told in each turn of the event loop; moves come between
GAP = 0.25  # seconds between two news for the same onlooker; a move takes longer to be shown
TICK = 0.05  # seconds after which it is looked again whose gap is over; one timer for all is cheaper than one for each


class Reader(Protocol):
    """Somebody to whom news can be told."""

    asked: bool
    queued: bool
    told: float

    def tell_now(self) -> None:
        """Tell it what has changed."""


class Broadcast:
    """Lets people have their questions, and onlookers their news, a few in each turn of the event loop."""

    def __init__(self) -> None:
        self.asked: deque[Reader] = deque()
        self.readers: deque[Reader] = deque()
        self.later: list[Reader] = []
        self.filled = asyncio.Event()
        self.loop = asyncio.get_running_loop()

    def ask(self, reader: Reader) -> None:
        """There is a question for this reader."""
        reader.asked = True
        self.asked.append(reader)
        self.filled.set()

    def put(self, reader: Reader) -> None:
        """There are news for this reader."""
        reader.queued = True
        if self.loop.time() >= reader.told + GAP:
            self._enter(reader)
            return
        if not self.later:
            self.loop.call_later(TICK, self._look)
        self.later.append(reader)

    def _look(self) -> None:
        """Let those in whose gap is over; who was asked something meanwhile was told the news with it."""
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
        """Tell the news; runs as long as the server."""
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
            if reader.asked:  # else it was told together with an answer
                tell(reader)

    def _tell_news(self) -> None:
        for _ in range(1 + len(self.readers) // NEWS):
            reader = self.readers.popleft()
            reader.queued = False
            tell(reader)


def tell(reader: Reader) -> None:
    """Tell one reader; if that goes wrong, the others are told all the same."""
    try:
        reader.tell_now()
    except Exception as problem:
        alarms.sound("news", problem, "a fault in telling the news")
