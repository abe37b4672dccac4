"""A nearly free WebSocket client, so that the load generator isn't what is measured."""

from __future__ import annotations

import asyncio
import struct
from collections.abc import Callable

Heard = Callable[["Wire", bytes], None]


class Wire(asyncio.Protocol):
    """A socket that masks with zeros, which is allowed and free."""

    def __init__(self, host: str, token: str, heard: Heard) -> None:
        self.host, self.token, self.heard = host, token, heard
        self.buffer = bytearray()
        self.opened = asyncio.get_running_loop().create_future()
        self.lost = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport: asyncio.Transport = transport  # type: ignore[assignment]
        auth = f"Authorization: Bearer {self.token}\r\n" if self.token else ""
        self.transport.write(
            f"GET /api/socket HTTP/1.1\r\nHost: {self.host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n{auth}"
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )

    def data_received(self, data: bytes) -> None:
        self.buffer += data
        if not self.opened.done():
            head, found, rest = bytes(self.buffer).partition(b"\r\n\r\n")
            if not found:
                return
            assert b" 101 " in head.split(b"\r\n")[0], head
            self.buffer = bytearray(rest)
            self.opened.set_result(None)
        self._frames()

    def _frames(self) -> None:
        buffer, at = self.buffer, 0
        while len(buffer) - at >= 2:
            size, begin = buffer[at + 1] & 127, at + 2
            if size == 126:
                if len(buffer) - at < 4:
                    break
                size, begin = struct.unpack_from(">H", buffer, at + 2)[0], at + 4
            elif size == 127:
                if len(buffer) - at < 10:
                    break
                size, begin = struct.unpack_from(">Q", buffer, at + 2)[0], at + 10
            if len(buffer) < begin + size:
                break
            kind = buffer[at] & 15
            body = bytes(buffer[begin : begin + size])
            at = begin + size
            if kind in (1, 2):
                self.heard(self, body)
            elif kind == 9:
                self._write(0x8A, body)
        if at:
            del buffer[:at]

    def send(self, data: bytes) -> None:
        self._write(0x81, data)

    def _write(self, first: int, data: bytes) -> None:
        size = len(data)
        head = struct.pack("BB", first, 128 | size) if size < 126 else struct.pack(">BBH", first, 128 | 126, size)
        self.transport.write(head + b"\0\0\0\0" + data)

    def connection_lost(self, exc: Exception | None) -> None:
        self.lost = True

    def close(self) -> None:
        self.transport.close()


async def open_wire(host: str, port: int, token: str, heard: Heard) -> Wire:
    loop = asyncio.get_running_loop()
    _, wire = await loop.create_connection(lambda: Wire(f"{host}:{port}", token, heard), host, port)
    await wire.opened
    return wire
