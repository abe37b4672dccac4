"""News that nobody waits for. Under load moves and questions go first, and several changes become one message."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Protocol

SHARE = 100  # of so many that wait, one more is told in each turn of the event loop


class Reader(Protocol):
    """Somebody to whom news can be told."""

    news: asyncio.Event
    queued: bool


class Newsroom:
    """Lets onlookers have their news, a few in each turn of the event loop."""

    def __init__(self) -> None:
        self.readers: deque[Reader] = deque()
        self.filled = asyncio.Event()

    def put(self, reader: Reader) -> None:
        """There are news for this reader."""
        self.readers.append(reader)
        self.filled.set()

    async def run(self) -> None:
        """Tell the news; runs as long as the server."""
        while True:
            await self.filled.wait()
            self.filled.clear()
            while self.readers:
                for _ in range(1 + len(self.readers) // SHARE):
                    reader = self.readers.popleft()
                    reader.queued = False
                    reader.news.set()
                await asyncio.sleep(0)
