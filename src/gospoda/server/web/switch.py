"""Leads every request and every socket to the process that plays the table it is about."""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from collections.abc import Iterable
from contextlib import suppress
from typing import Any
from urllib.parse import parse_qs

import msgspec
import sqlalchemy as sa
from litestar import Litestar
from msgspec import Struct

from gospoda.content.shelf import Version
from gospoda.core.messages import say
from gospoda.server.base.bodies import Problem
from gospoda.server.base.refusals import Refused, StorageFailure
from gospoda.server.jobs.running_clocks import LOOK_EVERY, watch_elsewhere
from gospoda.server.store.database import TABLE
from gospoda.server.web.http_protocol import TEXTS, text_of
from gospoda.server.web.relay import Lost, Message, Receive, Send, hand_on
from gospoda.server.web.server import Server
from gospoda.server.web.siblings import Sibling, Siblings

TABLES, GAMES, SOCKET = "/api/tables", "/api/games/", "/api/socket"
LISTS = ("mine", "import")
LARGEST_BODY = 2_000_000
REMEMBERED = 10_000  # tables of which is known where they are played
COME_AGAIN = 1012
GONE_ON = {"type": "websocket.disconnect", "code": 1000, "reason": ""}  # for the process that played the table before


class Wanted(Struct, frozen=True):
    """What a new table, a saved game or a hello says of the components."""

    game: str = ""
    content: str = ""
    type: str = ""
    table: str = ""


Place = tuple[str, Version] | None  # title and version of another process; none: here


class Switch:
    """The application, with processes beside it for tables with other components."""

    def __init__(self, app: Litestar, siblings: Siblings) -> None:
        self.app = app
        self.siblings = siblings
        self.places: OrderedDict[str, Place] = OrderedDict()

    async def __call__(self, scope: Any, receive: Receive, send: Send) -> None:
        """Answer here or let another process answer."""
        if scope["type"] == "lifespan":
            await self._live(scope, receive, send)
        elif scope["type"] == "websocket" and scope["path"] == SOCKET:
            await SocketSwitch(self, scope, receive, send).run()
        elif scope["type"] == "http":
            await self._request(scope, receive, send)
        else:
            await self.app(scope, receive, send)

    @property
    def server(self) -> Server:
        """The running server."""
        found: Server = self.app.state.server
        return found

    async def _live(self, scope: Any, receive: Receive, send: Send) -> None:
        """Others are woken when this process is open, and end before it does."""

        async def sent(message: Message) -> None:
            if message["type"] == "lifespan.startup.complete":
                self.server.erasure.beside = self.tell
                self.siblings.wrote = self.server.bell.ring
                waking.append(asyncio.create_task(self._wake()))
            await send(message)

        async def received() -> Any:
            message = await receive()
            if message["type"] == "lifespan.shutdown":
                for task in waking:
                    task.cancel()
                await self.siblings.close()
            return message

        waking: list[asyncio.Task[None]] = []
        await self.app(scope, received, sent)  # type: ignore[arg-type]

    async def _wake(self) -> None:
        """After a start the bots of all tables go on; and clocks run, whether the process of a table does or not."""
        for place in await self.server.rooms.elsewhere_to_move():
            await self._wake_one(*place)
        while True:
            with suppress(StorageFailure):
                await watch_elsewhere(self.server.clocks, self._wake_one, time.time())
            await asyncio.sleep(LOOK_EVERY)

    async def _wake_one(self, game_id: str, content: str) -> None:
        version = self.server.placing.elsewhere(game_id, content)
        if version is not None:
            await self._ask((game_id, version), {"type": "gospoda.wake"}, nothing, unheard)

    # ---- requests

    async def _request(self, scope: Any, receive: Receive, send: Send) -> None:
        path: str = scope["path"]
        place: Place = None
        if path.startswith(TABLES + "/") and path.split("/")[3] not in LISTS:
            place = await self.place_of(path.split("/")[3])
        elif path in (TABLES, TABLES + "/import") and scope["method"] == "POST":
            body = await whole_body(receive)
            asked = wanted(b"".join(part.get("body", b"") for part in body))
            place = self.place_for(Wanted(asked.game, asked.content or self.server.placing.usual(asked.game)))
            receive = replayed(body, receive)
        elif path.startswith(GAMES) and scope["method"] == "GET" and b"content=" in scope["query_string"]:
            content = parse_qs(scope["query_string"].decode("latin-1")).get("content", [""])[0]
            place = self.place_for(Wanted(path.split("/")[3], content))
        if place is None:
            await self.app(scope, receive, send)
        else:
            await self._ask(place, scope, receive, send)

    async def _ask(self, place: tuple[str, Version], scope: Any, receive: Receive, send: Send) -> None:
        begun = False

        async def sent(message: Message) -> None:
            nonlocal begun
            begun = True
            await send(message)

        try:
            sibling = await self.siblings.get(*place)
            await hand_over(sibling, scope, receive, sent)
        except Lost:
            if not begun and scope["type"] == "http":
                await unavailable(send)

    def place_for(self, asked: Wanted) -> Place:
        """Where a table with these components is played."""
        version = self.server.placing.elsewhere(asked.game, asked.content)
        return None if version is None else (asked.game, version)

    async def place_of(self, table: str) -> Place:
        """Where a table is played."""
        if table in self.places:
            self.places.move_to_end(table)
            return self.places[table]
        query = sa.select(TABLE.c.game, TABLE.c.content).where(TABLE.c.id == table)
        try:
            row = await self.server.storage.read(lambda connection: connection.execute(query).first())
        except (StorageFailure, Refused):
            return None  # what is asked here says so
        if row is None:
            return None
        place = self.place_for(Wanted(row.game, row.content))
        self.places[table] = place
        if len(self.places) > REMEMBERED:
            self.places.popitem(last=False)
        return place

    async def tell(self, what: str, table: str, guest: str) -> bool:
        """Say something of a table to the process that plays it; whether it is another one."""
        place = await self.place_of(table)
        if place is not None:
            await self._ask(place, {"type": what, "table": table, "guest": guest}, nothing, unheard)
        return place is not None


async def hand_over(sibling: Sibling, scope: Any, receive: Receive, send: Send) -> None:
    """Let another process answer; as long as it does it is not sent home."""
    sibling.lines += 1
    try:
        await hand_on(await sibling.line(), scope, receive, send)
    finally:
        sibling.lines -= 1


class SocketSwitch:
    """One socket, which may look at one table after another: each hello leads it to the process of that table.

    Whoever plays the table reads from the socket itself: what is not read yet waits at the browser, not in memory.
    """

    def __init__(self, switch: Switch, scope: Any, receive: Receive, send: Send) -> None:
        self.switch = switch
        self.scope = scope
        self.receive = receive
        self.send = send
        self.place: Place = None
        self.accepted = False
        self.turns = 0  # from one process to another
        self.hello: Message | None = None  # which has led to the next process

    async def run(self) -> None:
        """Let the process of the table answer, and after a hello to another table the process of that."""
        await self._answered([])
        while self.hello is not None:
            said, self.hello = self.hello, None
            await self._answered([{"type": "websocket.connect"}, said])

    async def _answered(self, first: list[Message]) -> None:
        """Let one process read and answer; `first` is what it reads before anything else."""
        turn = self.turns

        async def received() -> Any:
            if first:
                return first.pop(0)
            message = GONE_ON if turn != self.turns else await self.receive()
            return GONE_ON if await self._leads_away(message) else message

        async def sent(message: Message) -> None:
            if turn != self.turns:
                return  # it looks at another table by now
            if message["type"] == "websocket.accept":
                if self.accepted:
                    return
                self.accepted = True
            await self.send(message)

        if self.place is None:
            await self.switch.app(self._scope_here(received, turn), received, sent)  # type: ignore[arg-type]
            return
        try:
            await hand_over(await self.switch.siblings.get(*self.place), self.scope, received, sent)
        except Lost:
            await sent({"type": "websocket.close", "code": COME_AGAIN, "reason": ""})

    async def _leads_away(self, message: Message) -> bool:
        """Whether this is a hello to a table that is played elsewhere; then the present process reads no more."""
        text = message.get("text") or "" if message["type"] == "websocket.receive" else ""
        if '"hello"' not in text:
            return False
        said = wanted(text.encode())
        place = await self.switch.place_of(said.table) if said.type == "hello" and said.table else None
        if place == self.place:
            return False
        self.place, self.hello = place, message
        self.turns += 1
        return True

    def _scope_here(self, received: Receive, turn: int) -> Any:
        """What the protocol offers for texts, but a hello may lead away, and nothing is sent after a turn elsewhere."""
        extensions = self.scope.get("extensions") or {}
        if TEXTS not in extensions:
            return self.scope
        offered = extensions[TEXTS]

        async def receive() -> str:
            return text_of(await received())

        async def send(text: bytes) -> None:
            if turn == self.turns:
                await offered["send"](text)

        def send_now(text: bytes) -> None:
            if turn == self.turns:
                offered["send_now"](text)

        texts = {"receive": receive, "send": send, "send_now": send_now, "ready": offered["ready"]}
        return self.scope | {"extensions": extensions | {TEXTS: texts}}


def wanted(body: bytes) -> Wanted:
    """What a body says; nothing if it says nothing that can be read: the application refuses it."""
    try:
        return msgspec.json.decode(body, type=Wanted)
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        return Wanted()


async def whole_body(receive: Receive) -> list[Message]:
    """The messages with the body of a request, as far as the application takes it."""
    found: list[Message] = []
    size = 0
    while True:
        message = await receive()
        found.append(message)
        size += len(message.get("body", b""))
        if message["type"] != "http.request" or not message.get("more_body") or size > LARGEST_BODY:
            return found


def replayed(body: Iterable[Message], receive: Receive) -> Receive:
    """Messages that were read already, and then what comes."""
    waiting = list(body)

    async def again() -> Any:
        return waiting.pop(0) if waiting else await receive()

    return again


async def nothing() -> Any:
    """What is said to a process by the first one has no body."""
    return {"type": "http.disconnect"}


async def unheard(_message: Message) -> None:
    """And no answer."""


async def unavailable(send: Send) -> None:
    """The process that plays the table does not answer."""
    body = msgspec.json.encode(Problem(503, "unavailable", say("refused-storage"), ""))
    headers = [(b"content-type", b"application/problem+json"), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": 503, "headers": headers})
    await send({"type": "http.response.body", "body": body})
