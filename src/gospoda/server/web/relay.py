"""Requests and sockets passed on to another process: ASGI messages, in frames over a local connection."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, MutableMapping
from contextlib import suppress
from typing import Any

import msgspec

Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Any]]
Send = Callable[[Any], Awaitable[None]]
App = Callable[[Any, Receive, Send], Awaitable[None]]

LENGTH = 4  # bytes of a frame's length
LONGEST = 64 << 20
PASSED_ON = (
    *("type", "asgi", "http_version", "scheme", "method", "path", "raw_path", "query_string", "root_path"),
    *("headers", "client", "server", "subprotocols", "table", "guest"),
)
GONE = (ConnectionError, asyncio.IncompleteReadError, OSError)
encoder, decoder = msgspec.msgpack.Encoder(), msgspec.msgpack.Decoder()


class Lost(Exception):
    """Raised when the other process ends before it has answered."""


class Line:
    """One connection between two processes, for one request or socket."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader = reader
        self.writer = writer

    async def send(self, message: Any) -> None:
        """Sends one message; waits while the other side is slow."""
        frame = encoder.encode(message)
        self.writer.write(len(frame).to_bytes(LENGTH) + frame)
        await self.writer.drain()

    async def receive(self) -> Any:
        """Returns the next message."""
        length = int.from_bytes(await self.reader.readexactly(LENGTH))
        if length > LONGEST:
            raise ConnectionError("a frame is too long")
        return decoder.decode(await self.reader.readexactly(length))

    def close(self) -> None:
        """Closes the connection."""
        with suppress(*GONE):
            self.writer.close()


def told(scope: Any) -> dict[str, Any]:
    """Returns what the other process needs to know of a request."""
    return {key: scope[key] for key in PASSED_ON if key in scope}


def heard(scope: dict[str, Any]) -> dict[str, Any]:
    """Returns the same in the form that the application expects."""
    pairs = [(bytes(name), bytes(value)) for name, value in scope.get("headers", [])]
    ends = {key: tuple(scope[key]) for key in ("client", "server") if scope.get(key)}
    return scope | {"headers": pairs, "extensions": {}, "state": {}} | ends


async def hand_on(line: Line, scope: Any, receive: Receive, send: Send) -> None:
    """In the first process: lets the other one answer."""
    await line.send(told(scope))
    asking = asyncio.create_task(pass_on(receive, line))
    done = False
    try:
        while not done:
            message = await line.receive()
            done = not message
            if message:
                await send(message)
    except GONE:
        raise Lost from None
    finally:
        asking.cancel()
        line.close()


async def pass_on(receive: Receive, line: Line) -> None:
    """Passes on what the browser sends."""
    with suppress(*GONE):
        while True:
            message = await receive()
            await line.send(message)
            if message["type"] in ("http.disconnect", "websocket.disconnect"):
                return


async def answer(line: Line, app: App) -> None:
    """In the other process: lets the application answer; an empty message ends the answer."""
    try:
        await app(heard(await line.receive()), line.receive, line.send)
        await line.send({})
    except GONE:
        pass
    finally:
        line.close()
