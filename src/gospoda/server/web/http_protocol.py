"""uvicorn's HTTP with deadlines for requests that don't arrive and answers that nobody reads."""

from __future__ import annotations

import asyncio
import struct
from http import HTTPStatus
from typing import Any

import h11
from uvicorn._types import ASGIReceiveEvent
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import OPEN

from gospoda.server.base.metrics import TURNED_AWAY
from gospoda.server.base.refusals import SOON
from gospoda.server.base.settings import from_environment
from gospoda.server.web.connections import connections, is_capped

TEXTS = "gospoda.texts"  # an ASGI extension: texts without events around them
WHOLE_TEXT = 0x81  # the first byte of a frame with a whole text
TAKEN_WITHIN = 60.0  # seconds in which a client has to start reading an answer


def short_answer(status: int, reason: str) -> bytes:
    """Returns an answer without a body, after which the connection is closed."""
    after = f"retry-after: {SOON}\r\n" if status == HTTPStatus.TOO_MANY_REQUESTS else ""
    return f"HTTP/1.1 {status} {reason}\r\n{after}connection: close\r\ncontent-length: 0\r\n\r\n".encode()


class Deadlines(H11Protocol):
    """HTTP with deadlines for the head and body of each request; surplus connections are turned away."""

    def __init__(self, *args: Any, **options: Any) -> None:
        super().__init__(*args, **options)
        self.settings = from_environment()
        self.deadline: asyncio.TimerHandle | None = None
        self.phase = ""
        self.stuck: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Admits a connection or refuses it."""
        super().connection_made(transport)
        address = self.client[0] if self.client else "?"
        if not connections().enter(self, address, is_capped(address, self.config.forwarded_allow_ips, self.settings)):
            TURNED_AWAY.labels("full").inc()
            transport.write(short_answer(429, "Too Many Requests"))
            transport.close()
            return
        self._begin("head")

    def connection_lost(self, exc: Exception | None) -> None:
        """Cleans up after a closed connection."""
        connections().leave(self)
        self._begin("")
        self._be_patient()
        super().connection_lost(exc)

    def turn_out(self) -> None:
        """Closes the connection at once to make room."""
        self.transport.abort()

    def handle_events(self) -> None:
        """Reads what has arrived, then sets the deadline for what is missing."""
        if self.transport.is_closing():
            return
        super().handle_events()
        if self.transport.is_closing() or self.transport.get_protocol() is not self:
            return
        state = self.conn.their_state
        if state is h11.SEND_BODY:
            self._begin("body")
        elif state is h11.IDLE and self.timeout_keep_alive_task is None:
            self._begin("head")
        else:
            self._begin("")
        connections().is_known(self, state is not h11.IDLE)

    def on_response_complete(self) -> None:
        """Ends an answer. The next request may begin within uvicorn's keep-alive, but must then arrive in time."""
        self._begin("")
        super().on_response_complete()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """Continues as a socket, which has deadlines of its own."""
        self._begin("")
        super().handle_websocket_upgrade(event)
        socket = self.transport.get_protocol()
        if isinstance(socket, CountedSocket):
            connections().follow(self, socket)

    def _begin(self, phase: str) -> None:
        """Starts the deadline of a phase, unless that phase is running already."""
        if phase == self.phase:
            return
        self.phase = phase
        if self.deadline is not None:
            self.deadline.cancel()
            self.deadline = None
        if phase:
            seconds = self.settings.head_within if phase == "head" else self.settings.body_within
            self.deadline = self.loop.call_later(seconds, self._too_late)

    def _too_late(self) -> None:
        TURNED_AWAY.labels(self.phase).inc()
        if self.phase == "head" or not self._give_up():
            self.transport.write(short_answer(408, "Request Timeout"))
        self.transport.close()

    def send_400_response(self, msg: str) -> None:
        """Answers something that isn't HTTP; gives up the answer if one is in progress."""
        if not self._give_up():
            self.transport.write(short_answer(400, "Bad Request"))
        self.transport.close()

    def _give_up(self) -> bool:
        """Signals to the running handler that nobody listens; returns whether its answer has begun already."""
        if self.cycle is None or self.cycle.response_complete:
            return False
        self.cycle.disconnected = True
        self.cycle.message_event.set()
        return bool(self.cycle.response_started)

    def pause_writing(self) -> None:
        """Starts a deadline because the client doesn't read the answer."""
        super().pause_writing()
        self.stuck = self.loop.call_later(TAKEN_WITHIN, self.transport.abort)

    def resume_writing(self) -> None:
        """Ends that deadline because the client reads again."""
        super().resume_writing()
        self._be_patient()

    def _be_patient(self) -> None:
        if self.stuck is not None:
            self.stuck.cancel()
            self.stuck = None


def text_head(size: int) -> bytes:
    """Returns the frame header of a text with this many bytes (RFC 6455, 5.2)."""
    if size < 126:
        return bytes((WHOLE_TEXT, size))
    return struct.pack("!BBH", WHOLE_TEXT, 126, size) if size < 1 << 16 else struct.pack("!BBQ", WHOLE_TEXT, 127, size)


def text_of(event: Any) -> str:
    """Returns the text of an event; empty if the event has other data."""
    if event["type"] != "websocket.receive":
        raise ClientDisconnected
    return event.get("text") or ""


class CountedSocket(WebSocketsSansIOProtocol):
    """A socket that counts as a connection until it is closed."""

    def turn_out(self) -> None:
        """Closes the socket at once."""
        self.transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        """Cleans up after a closed socket."""
        connections().leave(self)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Reads what has arrived. The head comes first and whole; if it doesn't ask for a socket, it is refused."""
        super().data_received(data)
        if not self.handshake_initiated and not self.transport.is_closing():
            TURNED_AWAY.labels("handshake").inc()
            self.transport.write(short_answer(400, "Bad Request"))
            self.transport.close()

    def handle_connect(self, event: Request) -> None:
        """Offers the application to send and receive texts as they are."""
        super().handle_connect(event)
        if self.response.status_code == HTTPStatus.SWITCHING_PROTOCOLS:
            texts: dict[object, object] = {"send": self.send_text, "receive": self.receive_text}
            texts |= {"send_now": self.send_now, "ready": self.writable.is_set}
            self.scope["extensions"][TEXTS] = texts

    async def send_text(self, text: bytes) -> None:
        """Sends an encoded text; as an ASGI event it would be decoded and encoded once more."""
        if not self.writable.is_set():
            await self.writable.wait()
        self.send_now(text)

    def send_now(self, text: bytes) -> None:
        """Sends an encoded text without waiting, for a socket that is ready."""
        if self.disconnected or self.conn.state is not OPEN:
            raise ClientDisconnected
        if self.conn.extensions:  # extensions may change the frame
            self.conn.send_text(text)
            self.transport.write(b"".join(self.conn.data_to_send()))
        else:
            self.transport.write(text_head(len(text)) + text)

    async def receive_text(self) -> str:
        """Returns the next text that arrives."""
        return text_of(await self.receive())

    async def receive(self) -> ASGIReceiveEvent:
        """Returns the next event; a socket that sends many in a row yields to others."""
        if not self.queue.empty():
            await asyncio.sleep(0)
        return await super().receive()
