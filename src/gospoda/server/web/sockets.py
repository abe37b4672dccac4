"""The socket of one tab: it carries out messages in order, and sends changes as fast as the client can read."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from msgspec import UNSET, UnsetType
from uvicorn.protocols.utils import ClientDisconnected

from gospoda.core.messages import say
from gospoda.server.base import alarms
from gospoda.server.base.metrics import REFUSALS, SOCKETS
from gospoda.server.base.refusals import HELD, Refused, not_here, refused
from gospoda.server.base.requester import Requester
from gospoda.server.base.security import address, check_socket
from gospoda.server.clocks.hours import Hours
from gospoda.server.jobs import previews
from gospoda.server.members.identity import token_of
from gospoda.server.records.records import Sitter
from gospoda.server.tables import commands, outgoing, positions, protocol
from gospoda.server.tables.room import Room
from gospoda.server.tables.viewer_cache import ViewerCache
from gospoda.server.web.http_protocol import TEXTS
from gospoda.server.web.server import Server

decoder: msgspec.json.Decoder[protocol.ClientMessage] = msgspec.json.Decoder(protocol.ClientMessage)
encoder = msgspec.json.Encoder()
WRONG_ORIGIN, NO_HELLO, PUT_OUT, TOO_FAST = 4403, 4408, 4410, 4429
PATIENCE = 20  # broken or too frequent messages before the socket is closed
LIMITS = {protocol.Act: "act", protocol.TakeBack: "act", protocol.Say: "chat", protocol.AskHint: "hint"}

CHANGES = (protocol.Act, protocol.TakeBack, protocol.Say)
ASIDE = (protocol.AskHint, protocol.AskText, protocol.Preview, protocol.AskWorth)  # others compute these; moves go on


def here(requester: Requester | None, socket: WebSocket[Any, Any, Any]) -> Requester | None:
    """Returns the requester with the address they come from."""
    return None if requester is None else msgspec.structs.replace(requester, address=address(socket))


class Texts:
    """How texts are sent and received: as they are and without waiting, where the protocol offers that."""

    def __init__(self, socket: WebSocket[Any, Any, Any]) -> None:
        extensions: dict[str, Any] = socket.scope.get("extensions") or {}
        offered: dict[str, Any] = extensions.get(TEXTS) or {}
        self.receive: Callable[[], Awaitable[str]] = offered.get("receive") or partial(socket.receive_data, "text")
        self.send: Callable[[bytes], Awaitable[None]] = offered.get("send") or partial(socket.send_data, mode="text")
        self.send_now: Callable[[bytes], None] = offered.get("send_now") or never
        self.ready: Callable[[], bool] = offered.get("ready") or (lambda: False)


def never(text: bytes) -> None:
    """Stands in where nothing can be sent without waiting."""
    raise NotImplementedError


class Session:
    """One socket that looks at a table."""

    def __init__(self, socket: WebSocket[Any, Any, Any], server: Server, requester: Requester | None) -> None:
        self.socket = socket
        self.texts = Texts(socket)
        self.server = server
        self.requester = requester
        self.room: Room | None = None
        self.look: int | None = None
        self.sent = 0  # the version that the client has
        self.info = b""  # the table as the client knows it
        self.me: protocol.You | None = None
        self.hours: dict[str, Hours] = {}  # the working hours behind the clocks that the client has
        self.roster: list[Sitter] = []  # the seats when `me` was sent
        self.status = ""
        self.news = asyncio.Event()
        self.telling = False  # an event is being sent to a slow reader: later ones wait
        self.asked = False  # waits in the broadcast for a question
        self.queued = False  # or for news
        self.told = 0.0  # when it last got news
        self.lean = False
        self.in_parts = False
        self.held: ViewerCache | None = None  # the position that the client has, if it wants only changes
        self.promised: ViewerCache | None = None  # that of the next snapshot
        self.patience = PATIENCE
        self.too_fast = False  # it has asked for too much, and isn't read for a while
        self.aside: set[asyncio.Task[None]] = set()  # answers that take long

    @property
    def guest(self) -> str:
        """The id of the guest whose socket it is; empty if there is none."""
        return self.requester.id if self.requester is not None else ""

    def wake(self, urgent: bool) -> None:
        """Queues news after a change at the table; those who owe a decision come first."""
        if urgent:
            if not self.asked:
                self.server.web.broadcast.ask(self)
        elif not self.queued:
            self.server.web.broadcast.put(self)

    # ---- sending

    def encoded(self, message: protocol.ServerMessage) -> bytes:
        """Returns an encoded message for sending now; a snapshot counts as known once it's sent, not when it's made."""
        if isinstance(message, protocol.Snapshot):
            self.held = self.promised
        return encoder.encode(message)

    async def send(self, message: protocol.ServerMessage) -> None:
        """Sends one message."""
        with contextlib.suppress(OSError):  # a lost connection shows up when the socket is read
            await self.texts.send(self.encoded(message))

    def tell_now(self) -> None:
        """Sends changes without waiting; for a slow reader or a removed person a task of its own does it."""
        room = self.room
        if self.telling or not self.texts.ready() or room is None or not room.admits(self.guest):
            self.news.set()
            return
        self.asked = False
        changes = self.changes(UNSET)
        if changes is not None:
            with contextlib.suppress(OSError):
                self.texts.send_now(self.encoded(changes))

    async def tell_news(self) -> None:
        """Sends changes whenever there are some; a slow reader gets several in one event."""
        while True:
            await self.news.wait()
            if self.news.is_set():  # otherwise an answer already contained it
                self.telling = True
                await self.tell()
                self.telling = False

    async def tell(self, answer: protocol.ServerMessage | None = None) -> None:
        """Sends what has changed, together with an answer."""
        self.news.clear()
        self.asked = False
        if self.room is not None and not self.room.admits(self.guest):
            await self.close(PUT_OUT, "refused-put-out", False)
            return
        ack = answer if isinstance(answer, protocol.Ack) else UNSET
        changes = self.changes(ack)
        if answer is not None and (ack is UNSET or not isinstance(changes, protocol.Event)):
            await self.send(answer)
        if changes is not None:
            await self.send(changes)

    def changes(self, ack: protocol.Ack | UnsetType) -> protocol.Event | protocol.Snapshot | None:
        """Returns what has changed since the last message: a whole snapshot if the client is too far behind."""
        room = self.room
        if room is None or self.requester is None or not self.sent:
            return None
        if room.recent and self.sent < room.recent[0].seq - 1:
            return self.snapshot(room, 0, "")
        changed = self.changed_me(room, self.requester)
        info = self.info if self.lean else outgoing.table_info(room)
        hours = self.hours if room.clock is None else room.clock.hours
        if self.sent == room.v and changed is None and info == self.info and hours is self.hours:
            return None
        told = None if info == self.info else info
        held = self.held if changed is None else None  # with another role the client may look from another seat
        event = outgoing.event(room, self.look, self.sent, told, changed, self.lean, ack, held)
        if event.position is not UNSET or event.parts is not UNSET:
            self.held = self.sight(room)
        self.told = self.server.web.broadcast.loop.time()
        self.sent, self.info, self.me, self.hours = room.v, info, changed or self.me, hours
        return event

    def sight(self, room: Room) -> ViewerCache | None:
        """Returns the present position as the client gets it, if it wants only changes."""
        return positions.sight(room, room.state, self.look) if self.in_parts and room.state is not None else None

    def changed_me(self, room: Room, requester: Requester) -> protocol.You | None:
        """Returns the requester's role at this table, if it has changed."""
        if self.roster is room.roster and self.status == room.status:
            return None
        self.roster, self.status = room.roster, room.status
        self.check_look(room)
        me = outgoing.you(room, requester.id, requester.name, self.look, requester.key)
        return None if me == self.me else me

    def check_look(self, room: Room) -> None:
        """Updates the view: giving up a seat ends the view of its cards; getting one's only seat begins it."""
        mine = room.controls(self.guest)
        if self.look is not None and self.look not in mine and room.status != "finished":
            self.look = None
        had = self.me.seats if self.me is not None else []
        if self.look is None and not had and len(mine) == 1:
            self.look = mine[0]

    def snapshot(self, room: Room, since: int, ask: str) -> protocol.Snapshot:
        """Returns the whole table as this connection may see it, for a start or after a gap."""
        assert self.requester is not None
        requester = self.requester
        snapshot = outgoing.snapshot(
            room, requester.id, requester.name, self.look, since, ask, self.lean, requester.key
        )
        self.sent, self.info, self.me = room.v, outgoing.table_info(room), snapshot.you
        self.roster, self.status = room.roster, room.status
        self.hours = self.hours if room.clock is None else room.clock.hours
        self.held, self.promised = None, self.sight(room)
        return snapshot

    # ---- carrying out

    async def obey(self, said: protocol.ClientMessage) -> None:
        """Carries out a message, or answers with a refusal."""
        ask = "" if isinstance(said, protocol.Hello) else said.id
        try:
            answer = await self.answer(said)
        except Refused as refusal:
            REFUSALS.labels(refusal.reason.id).inc()
            answer = protocol.Refuse(ask, refusal.reason, self.room.v if self.room is not None else 0)
            if refusal.status == 429:
                self.patience -= 1
                self.too_fast = True
        except Exception as problem:
            alarms.sound("request", problem, f"a fault in {type(said).__name__}")
            answer = protocol.Refuse(ask, say("refused-fault"), 0)
        if self.asked and not self.telling:
            await self.tell(answer)
        elif answer is not None:
            await self.send(answer)

    async def answer(self, said: protocol.ClientMessage) -> protocol.ServerMessage | None:
        """Returns the answer to one message; a hello answers itself."""
        if isinstance(said, protocol.Hello):
            await self.hello(said)
            return None
        requester, room = self.requester, self.room
        if requester is None or room is None:
            raise refused("refused-no-hello", 400)
        if not room.admits(requester.id):
            raise not_here()
        self.server.base.limits.check(LIMITS.get(type(said), "ask"), requester.id)
        if isinstance(said, CHANGES):
            self.server.decisions.state.check_writable()
        match said:
            case protocol.Act():
                return await commands.act(room, requester, said)
            case protocol.TakeBack():
                return protocol.Ack(said.id, await commands.undo(room, requester, said))
            case protocol.Say():
                return protocol.Ack(said.id, await commands.chat(room, requester, said))
            case protocol.Look():
                self.look = commands.look_from(room, requester, said.seat, True)
                return await self.server.workers.scheduler.take(
                    requester, "look", lambda: self.snapshot(room, self.sent, said.id)
                )
            case protocol.Preview():
                return await previews.preview(room, requester, said, self.server.workers.job_cache)
            case protocol.AskWorth():
                return await previews.worth(room, requester, said, self.server.workers.job_cache)
            case protocol.Why():
                return commands.why(room, requester, said)
            case protocol.AskHint():
                return await self.server.jobs.hints.hint(room, requester, said)
            case protocol.AskText():
                v, replays, look = room.v, self.server.history.replays, self.look
                return protocol.Text(said.id, v, await replays.text(room, requester, look, None, said.lang, said.width))
            case protocol.Ping():
                return protocol.Ack(said.id, room.v)

    async def hello(self, said: protocol.Hello) -> None:
        """Makes the socket look at a table."""
        if said.token:
            self.requester = here(await self.server.members.guests.by_token(said.token), self.socket)
        if self.requester is None:
            raise refused("refused-no-guest", 401)
        self.server.base.limits.check("ask", self.requester.id)
        self.server.decisions.state.check_guest(self.requester.id)
        room = await self.server.tables.rooms.get(said.table)
        await commands.admit(room, self.requester, self.server.tables.storage)
        look = commands.look_from(room, self.requester, said.look, said.look is not None)
        self.server.workers.allowance.check(self.requester)
        self.turn_away()
        self.room, self.look, self.lean = room, look, said.lean
        self.in_parts, self.held = said.parts and not said.lean, None
        scheduler = self.server.workers.scheduler
        await self.send(await scheduler.take(self.requester, "hello", lambda: self.snapshot(room, said.since, "")))
        room.audience.watchers.add(self)
        room.presence_changed()

    def turn_away(self) -> None:
        """Makes the socket look at no table."""
        room = self.room
        self.room, self.sent = None, 0
        if room is not None:
            room.audience.watchers.discard(self)
            room.presence_changed()

    # ---- the life of a socket

    async def run(self) -> None:
        """Reads messages and carries them out until the socket closes."""
        teller = asyncio.create_task(self.tell_news())
        waiter = asyncio.create_task(self.wait_for_hello())
        try:
            while self.patience > 0:
                await self.read(await self.texts.receive())
                if self.too_fast:
                    self.too_fast = False
                    await asyncio.sleep(HELD)
            await self.close(TOO_FAST, "refused-too-fast", False)
        except (WebSocketDisconnect, ClientDisconnected):
            pass
        finally:
            for task in (waiter, teller, *self.aside):
                task.cancel()
            self.turn_away()
            with contextlib.suppress(asyncio.CancelledError, Exception):
                await teller

    async def wait_for_hello(self) -> None:
        """Closes the socket if no hello arrives in time."""
        await asyncio.sleep(self.server.base.settings.hello_within)
        if self.room is None:
            await self.close(NO_HELLO, "refused-no-hello", True)

    async def read(self, text: str | bytes) -> None:
        """Reads one message, which may contain anything."""
        try:
            said = decoder.decode(text)
        except (msgspec.MsgspecError, UnicodeError, RecursionError):
            self.patience -= 1
            await self.send(protocol.Refuse("", say("refused-broken"), 0))
            return
        if isinstance(said, ASIDE):
            task = asyncio.create_task(self.obey(said))
            self.aside.add(task)
            task.add_done_callback(self.aside.discard)
        else:
            await self.obey(said)

    async def close(self, code: int, reason: str, again: bool) -> None:
        """Says goodbye and closes the socket."""
        with contextlib.suppress(Exception):
            await self.send(protocol.Bye(say(reason), again))
            await self.socket.close(code)


@websocket("/api/socket")
async def socket_handler(socket: WebSocket[Any, Any, Any]) -> None:
    """Serves one socket for each tab."""
    server: Server = socket.app.state.server
    if not check_socket(socket, server.base.settings):
        await socket.close(WRONG_ORIGIN)
        return
    try:
        server.base.limits.check("socket", address(socket))
    except Refused:
        await socket.close(TOO_FAST)
        return
    await socket.accept()
    session = Session(socket, server, here(await server.members.guests.by_token(token_of(socket)), socket))
    SOCKETS.inc()
    server.members.sessions.enter(session)
    try:
        await session.run()
    finally:
        server.members.sessions.leave(session)
        SOCKETS.dec()
