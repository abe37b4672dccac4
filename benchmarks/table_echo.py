"""The yardstick: a bare service on the same stack that decodes a message, appends a row durably and echoes it."""

from __future__ import annotations

import os
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from itertools import count
from typing import Any

import msgspec
from litestar import Litestar, WebSocket, get, websocket
from litestar.exceptions import WebSocketDisconnect

from gospoda.server.store.database import hold_sqlite, open_engine, upgrade
from gospoda.server.store.writer import COLUMNS, Writer
from gospoda.server.tables.protocol import Ack, Act, ClientMessage
from gospoda.server.web.gc_tuning import look_briefly

decoder: msgspec.json.Decoder[ClientMessage] = msgspec.json.Decoder(ClientMessage)
encoder = msgspec.json.Encoder()
numbers = count(1)
EMPTY: dict[str, Any] = dict.fromkeys(COLUMNS)  # columns that a bare service leaves empty


@websocket("/api/socket")
async def echo(socket: WebSocket[Any, Any, Any]) -> None:
    await socket.accept()
    table, writer = f"echo-{next(numbers)}", socket.app.state.writer
    seq = 0
    try:
        while True:
            said = decoder.decode(await socket.receive_data("text"))
            assert isinstance(said, Act)
            seq += 1
            row = EMPTY | {"table_id": table, "seq": seq, "kind": "move", "seat": 0, "act": said.id, "data": b"[]"}
            row |= {"status": "running", "waiting": 0, "moves": seq, "created": time.time()}
            await writer.append(row)
            await socket.send_data(encoder.encode(Ack(said.id, seq)), "text")
    except WebSocketDisconnect:
        pass


@get("/health")
async def health() -> str:
    return "ok"


@asynccontextmanager
async def lifespan(app: Litestar) -> AsyncIterator[None]:
    url = os.environ["ECHO_DATABASE"]
    hold_sqlite(url)
    engine = open_engine(url)
    upgrade(engine)
    app.state.writer = Writer(engine, "echo")
    yield
    await app.state.writer.close()


def app() -> Litestar:
    made = Litestar([echo, health], lifespan=[lifespan], logging_config=None, openapi_config=None)
    look_briefly()
    return made
