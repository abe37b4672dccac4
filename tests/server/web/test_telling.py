"""How spectators get news: frames match the library's, and one spectator's fault affects no other."""

from __future__ import annotations

import asyncio

import pytest
from websockets.frames import Frame, Opcode

from gospoda.server.web.broadcast import Broadcast
from gospoda.server.web.http_protocol import text_head


@pytest.mark.parametrize("size", [0, 1, 125, 126, 65_535, 65_536, 100_000])
def test_a_text_is_framed_as_the_library_does(size: int) -> None:
    text = b"x" * size
    assert text_head(size) + text == Frame(Opcode.TEXT, text).serialize(mask=False)


class Onlooker:
    def __init__(self, broken: bool = False) -> None:
        self.asked = self.queued = False
        self.told = 0.0
        self.heard = 0
        self.broken = broken

    def tell_now(self) -> None:
        if self.broken:
            raise RuntimeError("this reader is broken")
        self.heard += 1


@pytest.mark.alarms("news")
def test_a_fault_with_one_reader_keeps_no_other_from_the_news() -> None:
    async def play() -> list[int]:
        broadcast = Broadcast()
        running = asyncio.create_task(broadcast.run())
        asked, looking = [Onlooker(broken=True), Onlooker()], [Onlooker(broken=True), Onlooker()]
        for reader in asked:
            broadcast.ask(reader)
        for reader in looking:
            broadcast.put(reader)
        while not running.done() and (broadcast.asked or broadcast.readers or broadcast.later):
            await asyncio.sleep(0.01)
        running.cancel()
        return [reader.heard for reader in (*asked, *looking)]

    assert asyncio.run(play()) == [0, 1, 0, 1]
