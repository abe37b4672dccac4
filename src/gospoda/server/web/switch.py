"""Leads every request and every socket to the process that plays its table."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any
from urllib.parse import parse_qs

import msgspec
from litestar import Litestar
from msgspec import Struct

from gospoda.server.web.http_protocol import TEXTS, text_of
from gospoda.server.web.places import Place, Places, hand_over
from gospoda.server.web.relay import Lost, Message, Receive, Send
from gospoda.server.web.server import Server

TABLES, GAMES, SOCKET = "/api/tables", "/api/games/", "/api/socket"
LISTS = ("mine", "import")
LARGEST_BODY = 2_000_000
COME_AGAIN = 1012
GONE_ON = {"type": "websocket.disconnect", "code": 1000, "reason": ""}  # for the process that played the previous table


class Wanted(Struct, frozen=True):
    """What a new table, a saved game or a hello says about the components."""

    game: str = ""
    content: str = ""
    type: str = ""
    table: str = ""


class Switch:
    """The application, with sibling processes for tables with other components."""

    def __init__(self, app: Litestar) -> None:
        self.app = app

    async def __call__(self, scope: Any, receive: Receive, send: Send) -> None:
        """Answers here, or lets a sibling process answer."""
        if scope["type"] == "websocket" and scope["path"] == SOCKET:
            await SocketSwitch(self, scope, receive, send).run()
        elif scope["type"] == "http":
            await self._request(scope, receive, send)
        else:
            await self.app(scope, receive, send)

    @property
    def places(self) -> Places:
        """Where tables are played, as the running server knows it."""
        server: Server = self.app.state.server
        return server.web.places

    # ---- requests

    async def _request(self, scope: Any, receive: Receive, send: Send) -> None:
        path: str = scope["path"]
        place: Place = None
        if path.startswith(TABLES + "/") and path.split("/")[3] not in LISTS:
            place = await self.places.place_of(path.split("/")[3])
        elif path in (TABLES, TABLES + "/import") and scope["method"] == "POST":
            body = await whole_body(receive)
            asked = wanted(b"".join(part.get("body", b"") for part in body))
            place = self.places.place_for(asked.game, asked.content or self.places.placing.usual(asked.game))
            receive = replayed(body, receive)
        elif path.startswith(GAMES) and scope["method"] == "GET" and b"content=" in scope["query_string"]:
            content = parse_qs(scope["query_string"].decode("latin-1")).get("content", [""])[0]
            place = self.places.place_for(path.split("/")[3], content)
        if place is None:
            await self.app(scope, receive, send)
        else:
            await self.places.ask(place, scope, receive, send)


class SocketSwitch:
    """One socket, which may look at one table after another: each hello leads it to the process of that table.

    The process that plays the table reads from the socket directly; unread messages wait in the browser, not in memory.
    """

    def __init__(self, switch: Switch, scope: Any, receive: Receive, send: Send) -> None:
        self.switch = switch
        self.scope = scope
        self.receive = receive
        self.send = send
        self.place: Place = None
        self.accepted = False
        self.turns = 0  # changes from one process to another
        self.hello: Message | None = None  # the hello that led to the next process

    async def run(self) -> None:
        """Lets the process of the table answer, and after a hello to another table that table's process."""
        await self._answered([])
        while self.hello is not None:
            said, self.hello = self.hello, None
            await self._answered([{"type": "websocket.connect"}, said])

    async def _answered(self, first: list[Message]) -> None:
        """Lets one process read and answer; it reads the messages in `first` before anything else."""
        turn = self.turns

        async def received() -> Any:
            if first:
                return first.pop(0)
            message = GONE_ON if turn != self.turns else await self.receive()
            return GONE_ON if await self._leads_away(message) else message

        async def sent(message: Message) -> None:
            if turn != self.turns:
                return  # the socket looks at another table by now
            if message["type"] == "websocket.accept":
                if self.accepted:
                    return
                self.accepted = True
            await self.send(message)

        if self.place is None:
            await self.switch.app(self._scope_here(received, turn), received, sent)  # type: ignore[arg-type]
            return
        try:
            await hand_over(await self.switch.places.siblings.get(*self.place), self.scope, received, sent)
        except Lost:
            await sent({"type": "websocket.close", "code": COME_AGAIN, "reason": ""})

    async def _leads_away(self, message: Message) -> bool:
        """Returns whether this is a hello to a table played elsewhere; if so the present process reads no more."""
        text = message.get("text") or "" if message["type"] == "websocket.receive" else ""
        if '"hello"' not in text:
            return False
        said = wanted(text.encode())
        place = await self.switch.places.place_of(said.table) if said.type == "hello" and said.table else None
        if place == self.place:
            return False
        self.place, self.hello = place, message
        self.turns += 1
        return True

    def _scope_here(self, received: Receive, turn: int) -> Any:
        """Returns the scope with text functions that respect a hello to another process: nothing is sent after it."""
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
    """Returns what a body says; nothing if it can't be read, in which case the application refuses it."""
    try:
        return msgspec.json.decode(body, type=Wanted)
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        return Wanted()


async def whole_body(receive: Receive) -> list[Message]:
    """Returns the messages with the body of a request, up to the size the application accepts."""
    found: list[Message] = []
    size = 0
    while True:
        message = await receive()
        found.append(message)
        size += len(message.get("body", b""))
        if message["type"] != "http.request" or not message.get("more_body") or size > LARGEST_BODY:
            return found


def replayed(body: Iterable[Message], receive: Receive) -> Receive:
    """Returns a receiver of messages that were read already, followed by new ones."""
    waiting = list(body)

    async def again() -> Any:
        return waiting.pop(0) if waiting else await receive()

    return again
