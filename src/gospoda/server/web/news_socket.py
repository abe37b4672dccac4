"""The socket of a window that shows lists: it reports which of the guest's tables have changed."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from msgspec import Struct
from uvicorn.protocols.utils import ClientDisconnected

from gospoda.server.base.metrics import SOCKETS
from gospoda.server.base.refusals import Refused
from gospoda.server.base.requester import Requester
from gospoda.server.base.security import address, check_socket
from gospoda.server.members.identity import token_of
from gospoda.server.members.sessions import SIGNED_OUT
from gospoda.server.web.server import Server
from gospoda.server.web.sockets import TOO_FAST, WRONG_ORIGIN

PAUSE = 0.5  # seconds between two messages, however fast bots move
PULSE = 25.0  # seconds after which a silent socket sends a sign of life
PATIENCE = 20  # incoming messages, as none are expected here


class Changed(Struct, frozen=True):
    """The requester's tables that have changed. Empty: none, just a sign of life. `all`: any may have."""

    tables: list[str] = []
    all: bool = False


class NewsSocket:
    """One window of a guest."""

    def __init__(self, socket: WebSocket[Any, Any, Any], requester: Requester) -> None:
        self.socket = socket
        self.requester: Requester | None = requester
        self.news = asyncio.Event()
        self.tables: set[str] = set()
        self.all = False

    def wake(self, tables: set[str] | None) -> None:
        """Reports that these tables have changed; None: any may have."""
        self.tables |= tables or set()
        self.all |= tables is None
        self.news.set()

    async def tell(self) -> None:
        """Sends changes as soon as they happen, but with a pause between messages."""
        while True:
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self.news.wait(), PULSE)
            changed = Changed(sorted(self.tables), self.all)
            self.tables, self.all = set(), False
            self.news.clear()
            await self.socket.send_data(msgspec.json.encode(changed), mode="text")
            await asyncio.sleep(PAUSE)

    async def run(self) -> None:
        """Sends changes until the window is closed."""
        teller = asyncio.create_task(self.tell())
        try:
            for _ in range(PATIENCE):
                await self.socket.receive_data("text")
            await self.close(TOO_FAST, "", False)
        except (WebSocketDisconnect, ClientDisconnected):
            pass
        finally:
            teller.cancel()
            with contextlib.suppress(asyncio.CancelledError, Exception):
                await teller

    async def close(self, code: int, reason: str, again: bool) -> None:
        """Closes the socket."""
        with contextlib.suppress(Exception):
            await self.socket.close(code)


@websocket("/api/news")
async def news_handler(socket: WebSocket[Any, Any, Any]) -> None:
    """Serves one socket for each window of a guest."""
    server: Server = socket.app.state.server
    if not check_socket(socket, server.base.settings):
        await socket.close(WRONG_ORIGIN)
        return
    try:
        server.base.limits.check("socket", address(socket))
        requester = await server.members.guests.by_token(token_of(socket))
        if requester is not None:
            server.decisions.state.check_guest(requester.id)
    except Refused:
        await socket.close(TOO_FAST)
        return
    await socket.accept()
    if requester is None:
        await socket.close(SIGNED_OUT)
        return
    window = NewsSocket(socket, requester)
    SOCKETS.inc()
    server.members.sessions.enter(window)
    server.social.bell.enter(requester.id, window)
    try:
        await window.run()
    finally:
        server.social.bell.leave(requester.id, window)
        server.members.sessions.leave(window)
        SOCKETS.dec()
