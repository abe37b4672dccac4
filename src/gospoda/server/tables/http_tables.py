"""HTTP: tables. The same verbs as over the socket, and those needed before and after a game."""

from __future__ import annotations

import hashlib
import io
from functools import partial
from typing import Annotated, Any

import segno
from litestar import Response, Router, get, post
from litestar.params import Parameter
from msgspec.json import encode

from gospoda.server.base.bodies import Done
from gospoda.server.base.field_types import MOST
from gospoda.server.base.http_errors import BY_TOKEN, GUEST, PUBLIC, AnyRequest
from gospoda.server.base.links import opens
from gospoda.server.base.refusals import not_here, refused
from gospoda.server.base.requester import Requester
from gospoda.server.base.security import address
from gospoda.server.members.naming import guest_name
from gospoda.server.tables import bodies, commands, http_lists, outgoing, protocol, seats
from gospoda.server.tables.bodies import (
    DoorSecret,
    DoorSign,
    Join,
    Leave,
    NewTable,
    SeatChange,
    TableMade,
)
from gospoda.server.tables.room import Room
from gospoda.server.tables.rooms import Rooms
from gospoda.server.tables.wiring import TablesWiring

SeatNumber = Annotated[int, Parameter(ge=0, le=6)]
Number = Annotated[int, Parameter(ge=0, le=MOST)]
SVG = "image/svg+xml"


async def seen(table: str, requester: Requester, rooms: Rooms) -> Room:
    """Returns a table that the requester may see."""
    room = await rooms.get(table)
    await commands.admit(room, requester, rooms.storage)
    if room.storage.writer.announces and not room.audience.watchers:
        async with room.lock:
            await room.catch_up()
    return room


def tagged(request: AnyRequest, body: bytes) -> Response[Any]:
    """Returns an answer with its ETag, or 304 without a body if the requester already has it."""
    etag = f'"{hashlib.blake2b(body, digest_size=12).hexdigest()}"'
    known = [tag.strip().removeprefix("W/") for tag in request.headers.get("if-none-match", "").split(",")]
    if etag in known:
        return Response(b"", status_code=304, headers={"etag": etag})
    return Response(body, headers={"etag": etag}, media_type="application/json")


# ---- setting up


@post("/api/tables", responses=GUEST)
async def create(data: NewTable, requester: Requester, tables: TablesWiring) -> TableMade:
    """Sets up a table."""
    tables.limits.check("table", requester.id)
    return TableMade(await seats.create(data, requester, tables.storage))


# ---- looking


@get("/api/tables/{table:str}", responses=GUEST)
async def look(
    table: str,
    requester: Requester,
    tables: TablesWiring,
    request: AnyRequest,
    since: Number = 0,
    look: Annotated[int | None, Parameter(ge=-1, le=6)] = None,
) -> Response[protocol.Snapshot]:
    """Returns the table as the requester sees it (`look=-1`: a spectator); 304 if `If-None-Match` names its `ETag`."""
    room = await seen(table, requester, tables.rooms)
    seat = commands.look_from(room, requester, None if look == -1 else look, look is not None)

    def shown() -> bytes:
        return encode(outgoing.snapshot(room, requester.id, requester.name, seat, since, key=requester.key, told=False))

    return tagged(request, await tables.scheduler.take(requester, "look", shown))


@post("/api/tables/{table:str}/door", status_code=200, responses=PUBLIC, security=[{}])
async def door(table: str, data: DoorSecret, request: AnyRequest, tables: TablesWiring) -> DoorSign:
    """Returns which table an invitation leads to, also for people who haven't come in yet."""
    tables.limits.check("list", address(request))
    room = await tables.rooms.get(table)
    locks = [*room.setup.invites, room.setup.watch]
    if room.setup.access != "open" and not any(opens(lock, data.secret) for lock in locks):
        raise not_here()
    taken = sum(sitter.kind != "open" for sitter in room.roster)
    host = await tables.storage.read(partial(guest_name, guest=room.setup.host))
    return DoorSign(room.setup.game, room.setup.title, host, room.status, taken, len(room.roster))


@get("/api/tables/{table:str}/log", responses=GUEST)
async def log(
    table: str,
    requester: Requester,
    tables: TablesWiring,
    before: Number = MOST,
    limit: Annotated[int, Parameter(ge=1, le=500)] = 100,
    look: Annotated[int | None, Parameter(ge=-1, le=6)] = None,
) -> bodies.LogPage:
    """Returns older lines of the log."""
    room = await seen(table, requester, tables.rooms)
    seat = commands.look_from(room, requester, None if look == -1 else look, look is not None)
    found = await tables.storage.page(room.id, before, limit + 1)
    told, _ = await tables.scheduler.take(requester, "log", lambda: outgoing.lines(room, reversed(found[:limit]), seat))
    return bodies.LogPage(told, len(found) > limit)


@get("/api/tables/{table:str}/qr/{place:str}", responses=GUEST, media_type=SVG)
async def qr(
    table: str, place: str, requester: Requester, tables: TablesWiring, request: AnyRequest
) -> Response[bytes]:
    """Returns the link of a seat, or of `watch`, as a QR code for phones."""
    room = await seen(table, requester, tables.rooms)
    links = outgoing.you(room, requester.id, requester.name, None, requester.key).links
    link = links.watch if place == "watch" else ""
    if place.isdecimal() and len(place) == 1 and int(place) < len(links.seats):
        link = links.seats[int(place)]
    if not link:
        raise refused("refused-no-invitation", 404)
    base = tables.settings.origins[0] if tables.settings.origins else str(request.base_url).rstrip("/")
    return Response(await tables.job_cache.ask(requester, room.id, link, picture, base + link), media_type=SVG)


def picture(link: str) -> bytes:
    """In a worker: draws a link as a QR code."""
    drawn = io.BytesIO()
    segno.make(link, error="m").save(drawn, kind="svg", scale=4, border=2, xmldecl=False, light="#fff")
    return drawn.getvalue()


# ---- coming and going


@post("/api/tables/{table:str}/join", status_code=200, responses=GUEST)
async def join(table: str, data: Join, requester: Requester, tables: TablesWiring) -> Done:
    """Takes a seat."""
    tables.limits.check("join", requester.id)
    return Done(await seats.join(await tables.rooms.get(table), requester, data))


@post("/api/tables/{table:str}/leave", status_code=200, responses=GUEST)
async def leave(table: str, data: Leave, requester: Requester, tables: TablesWiring) -> Done:
    """Gives up a seat."""
    tables.limits.check("seat", requester.id)
    return Done(await seats.leave(await seen(table, requester, tables.rooms), requester, data.seat))


@post("/api/tables/{table:str}/seats/{seat:int}", status_code=200, responses=GUEST)
async def reseat(table: str, seat: SeatNumber, data: SeatChange, requester: Requester, tables: TablesWiring) -> Done:
    """Hands a seat to a bot, takes it back, or opens it."""
    tables.limits.check("seat", requester.id)
    return Done(await seats.reseat(await seen(table, requester, tables.rooms), requester, seat, data))


@post("/api/tables/{table:str}/start", status_code=200, responses=GUEST)
async def start(table: str, requester: Requester, tables: TablesWiring) -> Done:
    """Begins the game if all seats are taken. It also begins by itself when the last seat is taken."""
    room = await seen(table, requester, tables.rooms)
    if requester.id != room.setup.host:
        raise refused("refused-not-host", 403)
    return Done(await seats.begin(room))


@post("/api/tables/{table:str}/rematch", responses=GUEST)
async def rematch(table: str, requester: Requester, tables: TablesWiring) -> TableMade:
    """Sets up the same seats at a new table and invites the others; anyone invited accepts with the same request."""
    tables.limits.check("table", requester.id)
    made = await seats.rematch(await seen(table, requester, tables.rooms), requester, tables.storage)
    await seats.accept(await tables.rooms.get(made), requester)
    return TableMade(made)


# ---- playing


@post("/api/tables/{table:str}/act", status_code=200, responses=GUEST)
async def act(table: str, data: protocol.Act, requester: Requester, tables: TablesWiring) -> protocol.Ack:
    """Makes a move; answers once it is on disk."""
    tables.limits.check("act", requester.id)
    return await commands.act(await seen(table, requester, tables.rooms), requester, data)


@post("/api/tables/{table:str}/undo", status_code=200, responses=GUEST)
async def undo(table: str, data: protocol.TakeBack, requester: Requester, tables: TablesWiring) -> protocol.Ack:
    """Takes moves back."""
    tables.limits.check("act", requester.id)
    return protocol.Ack(data.id, await commands.undo(await seen(table, requester, tables.rooms), requester, data))


@post("/api/tables/{table:str}/why", status_code=200, responses=GUEST)
async def why(table: str, data: protocol.Why, requester: Requester, tables: TablesWiring) -> protocol.Reason:
    """Explains why a move isn't possible."""
    tables.limits.check("ask", requester.id)
    return commands.why(await seen(table, requester, tables.rooms), requester, data)


@post("/api/tables/{table:str}/chat", status_code=200, responses=GUEST)
async def chat(table: str, data: protocol.Say, requester: Requester, tables: TablesWiring) -> protocol.Ack:
    """Says something at the table."""
    tables.limits.check("chat", requester.id)
    return protocol.Ack(data.id, await commands.chat(await seen(table, requester, tables.rooms), requester, data))


ROUTES = Router(
    "/",
    security=BY_TOKEN,
    route_handlers=[
        *http_lists.HANDLERS,
        *[create, look, door, log, qr, join, leave, reseat],
        *[start, rematch, act, undo, why, chat],
    ],
)
