"""Sockets forwarded to their table's process: unread data doesn't pile up, and switching is clean."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from gospoda.server.base.refusals import refused
from gospoda.server.web import switch
from gospoda.server.web.places import Places
from gospoda.server.web.relay import Receive, Send
from gospoda.server.web.switch import SocketSwitch

ELSEWHERE = ("stonespine", "a version")
CONNECT, TALK = {"type": "websocket.connect"}, {"type": "websocket.receive", "text": '{"type":"ping"}'}


class Browser:
    """Sends a message whenever asked, and records how often it was asked and what it received."""

    def __init__(self, *said: dict[str, Any]) -> None:
        self.said = [CONNECT, *said]
        self.read = 0
        self.heard: list[Any] = []

    async def receive(self) -> Any:
        self.read += 1
        await asyncio.sleep(0)
        return self.said.pop(0) if self.said else TALK

    async def send(self, message: Any) -> None:
        self.heard.append(message)


class Inn:
    """A switch whose table `b` runs elsewhere, with a scripted application."""

    siblings = None

    def __init__(self, app: Any) -> None:
        self.app = app
        self.places = self

    async def place_of(self, table: str) -> Any:
        return ELSEWHERE if table == "b" else None


def test_no_more_is_taken_from_a_browser_than_is_read() -> None:
    """Otherwise a browser throttled for asking too much could fill the memory."""

    async def reads_three(scope: Any, receive: Receive, send: Send) -> None:
        for _ in range(3):
            await receive()
        await asyncio.sleep(0.05)

    browser = Browser()
    inn: Any = Inn(reads_three)
    asyncio.run(asyncio.wait_for(SocketSwitch(inn, {}, browser.receive, browser.send).run(), 60))
    assert browser.read == 3


def test_a_hello_leads_to_another_process_and_the_former_one_is_not_heard(monkeypatch: pytest.MonkeyPatch) -> None:
    heard: dict[str, list[str]] = {"here": [], "elsewhere": []}

    async def until_gone(where: str, receive: Receive, send: Send) -> None:
        message = await receive()
        await send({"type": "websocket.accept"})
        while message["type"] != "websocket.disconnect":
            heard[where].append(message.get("text", message["type"]))
            message = await receive()
        await send({"type": "websocket.send", "text": where})

    class Siblings:
        async def get(self, *place: Any) -> Any:
            assert place == ELSEWHERE
            return None

    async def app(scope: Any, receive: Receive, send: Send) -> None:
        await until_gone("here", receive, send)

    async def hand_over(sibling: Any, scope: Any, receive: Receive, send: Send) -> None:
        await until_gone("elsewhere", receive, send)

    hello = {"type": "websocket.receive", "text": '{"type":"hello","table":"b"}'}
    browser = Browser(TALK, hello, TALK, {"type": "websocket.disconnect"})
    monkeypatch.setattr(switch, "hand_over", hand_over)
    inn: Any = Inn(app)
    inn.siblings = Siblings()
    asyncio.run(asyncio.wait_for(SocketSwitch(inn, {}, browser.receive, browser.send).run(), 60))
    assert heard == {
        "here": ["websocket.connect", TALK["text"]],
        "elsewhere": ["websocket.connect", hello["text"], TALK["text"]],
    }
    assert browser.heard == [{"type": "websocket.accept"}, {"type": "websocket.send", "text": "elsewhere"}]


def test_an_address_that_no_database_takes_is_refused_by_what_answers_here() -> None:
    """PostgreSQL rejects null bytes; here no application has been asked yet that could refuse."""

    class Strict:
        async def read(self, work: Any) -> Any:
            raise refused("refused-broken", 400)

    storage: Any = Strict()
    assert asyncio.run(Places(Any, Any, storage).place_of("\x00")) is None  # type: ignore[arg-type]
