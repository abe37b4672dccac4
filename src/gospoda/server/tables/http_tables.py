"""HTTP: tables. The same verbs as over the socket, and those that are needed before and after a game."""

from __future__ import annotations

import hashlib
import io
from dataclasses import dataclass
from typing import Annotated, Any

import segno
from litestar import Response, Router, get, post
from litestar.openapi.spec import OpenAPIMediaType, OpenAPIType, Operation, RequestBody, Schema
from litestar.params import Parameter
from msgspec.json import encode

from gospoda.render.text_layout import NARROWEST, WIDEST
from gospoda.server.base.bodies import Done
from gospoda.server.base.field_types import MOST, Language
from gospoda.server.base.http_errors import BY_TOKEN, GUEST, PUBLIC, AnyRequest
from gospoda.server.base.links import opens
from gospoda.server.base.refusals import not_here, offered, refused
from gospoda.server.base.requester import Requester
from gospoda.server.base.security import address
from gospoda.server.jobs import previews
from gospoda.server.tables import bodies, commands, http_lists, outgoing, protocol, seats
from gospoda.server.tables.bodies import (
    DoorSecret,
    DoorSign,
    Join,
    Leave,
    MoveEffects,
    NewTable,
    PlayOn,
    SeatChange,
    TableMade,
)
from gospoda.server.tables.room import Room
from gospoda.server.web.server import Server

SeatNumber = Annotated[int, Parameter(ge=0, le=6)]
Number = Annotated[int, Parameter(ge=0, le=MOST)]
LARGEST_FILE = 2_000_000  # bytes
SVG = "image/svg+xml"


async def seen(table: str, requester: Requester, server: Server) -> Room:
    """A table that the requester may see."""
    room = await server.rooms.get(table)
    await commands.admit(room, requester, server.storage)
    if room.storage.writer.announces and not room.audience.watchers:
        async with room.lock:
            await room.catch_up()
    return room


def tagged(request: AnyRequest, body: bytes) -> Response[Any]:
    """An answer that says what it is called, and nothing else if the requester has it."""
    etag = f'"{hashlib.blake2b(body, digest_size=12).hexdigest()}"'
    known = [tag.strip().removeprefix("W/") for tag in request.headers.get("if-none-match", "").split(",")]
    if etag in known:
        return Response(b"", status_code=304, headers={"etag": etag})
    return Response(body, headers={"etag": etag}, media_type="application/json")


# ---- setting up


@post("/api/tables", responses=GUEST)
async def create(data: NewTable, requester: Requester, server: Server) -> TableMade:
    """Set up a table."""
    server.limits.check("table", requester.id)
    return TableMade(await seats.create(data, requester, server.storage))


@dataclass
class OfAFile(Operation):
    """What the document of the interface says of a body that is not read here."""

    def __post_init__(self) -> None:
        """The file of a game is an object."""
        content = {"application/json": OpenAPIMediaType(Schema(type=OpenAPIType.OBJECT))}
        self.request_body = RequestBody(content, required=True)


@post("/api/tables/import", responses=GUEST, request_max_body_size=LARGEST_FILE, operation_class=OfAFile)
async def bring(request: AnyRequest, requester: Requester, server: Server) -> TableMade:
    """Set up a table with the game of a file, which is read by another process alone."""
    offered(server.settings.imports)
    server.limits.check("import", requester.id)
    return TableMade(await server.imports.bring(await request.body(), requester))


# ---- looking


@get("/api/tables/{table:str}", responses=GUEST)
async def look(
    table: str,
    requester: Requester,
    server: Server,
    request: AnyRequest,
    since: Number = 0,
    look: Annotated[int | None, Parameter(ge=-1, le=6)] = None,
) -> Response[protocol.Snapshot]:
    """The table as the requester sees it; `look=-1`: the spectator's view; 304 if `If-None-Match` names its `ETag`."""
    room = await seen(table, requester, server)
    seat = commands.look_from(room, requester, None if look == -1 else look, look is not None)

    def shown() -> bytes:
        return encode(outgoing.snapshot(room, requester.id, requester.name, seat, since, key=requester.key, told=False))

    return tagged(request, await server.scheduler.take(requester, "look", shown))


@post("/api/tables/{table:str}/door", status_code=200, responses=PUBLIC, security=[{}])
async def door(table: str, data: DoorSecret, request: AnyRequest, server: Server) -> DoorSign:
    """Which table an invitation leads to; also for those who have not come in yet."""
    server.limits.check("list", address(request))
    room = await server.rooms.get(table)
    locks = [*room.setup.invites, room.setup.watch]
    if room.setup.access != "open" and not any(opens(lock, data.secret) for lock in locks):
        raise not_here()
    taken = sum(sitter.kind != "open" for sitter in room.roster)
    host = await server.storage.guest_name(room.setup.host)
    return DoorSign(room.setup.game, room.setup.title, host, room.status, taken, len(room.roster))


@get("/api/tables/{table:str}/text", responses=GUEST)
async def text(
    table: str,
    requester: Requester,
    server: Server,
    lang: Language = "en",
    width: Annotated[int, Parameter(ge=NARROWEST, le=WIDEST)] = 100,
    look: Annotated[int | None, Parameter(ge=-1, le=6)] = None,
    move: Annotated[int | None, Parameter(ge=0, le=MOST)] = None,
) -> protocol.Text:
    """The table as plain text, now or after so many moves."""
    room = await seen(table, requester, server)
    seat = commands.look_from(room, requester, None if look == -1 else look, look is not None)
    return protocol.Text("", room.v, await server.replays.text(room, requester, seat, move, lang, width))


@get("/api/tables/{table:str}/effects", responses=GUEST)
async def effects(
    table: str,
    requester: Requester,
    server: Server,
    lang: Language = "en",
    look: Annotated[int | None, Parameter(ge=0, le=6)] = None,
) -> MoveEffects:
    """What each move that the requester can make now does beyond its own words, in a language."""
    room = await seen(table, requester, server)
    seat = commands.look_from(room, requester, look, look is not None)
    return MoveEffects(room.v, await server.replays.effects(room, requester, seat, lang))


@get("/api/tables/{table:str}/log", responses=GUEST)
async def log(
    table: str,
    requester: Requester,
    server: Server,
    before: Number = MOST,
    limit: Annotated[int, Parameter(ge=1, le=500)] = 100,
    look: Annotated[int | None, Parameter(ge=-1, le=6)] = None,
) -> bodies.LogPage:
    """Older lines of the log."""
    room = await seen(table, requester, server)
    seat = commands.look_from(room, requester, None if look == -1 else look, look is not None)
    found = await server.storage.page(room.id, before, limit + 1)
    told, _ = await server.scheduler.take(requester, "log", lambda: outgoing.lines(room, reversed(found[:limit]), seat))
    return bodies.LogPage(told, len(found) > limit)


@get("/api/tables/{table:str}/replay/{move:int}", responses=GUEST)
async def replay(
    table: str,
    move: Number,
    requester: Requester,
    server: Server,
    look: Annotated[int | None, Parameter(ge=-1, le=6)] = None,
) -> Response[bodies.Replay]:
    """The position after so many moves."""
    room = await seen(table, requester, server)
    seat = commands.look_from(room, requester, None if look == -1 else look, look is not None)
    body: Any = await server.replays.position(room, requester, seat, move)
    return Response(body, media_type="application/json")


@get("/api/tables/{table:str}/qr/{place:str}", responses=GUEST, media_type=SVG)
async def qr(table: str, place: str, requester: Requester, server: Server, request: AnyRequest) -> Response[bytes]:
    """The link of a seat, or of `watch`, as a picture for phones."""
    room = await seen(table, requester, server)
    links = outgoing.you(room, requester.id, requester.name, None, requester.key).links
    link = links.watch if place == "watch" else ""
    if place.isdecimal() and len(place) == 1 and int(place) < len(links.seats):
        link = links.seats[int(place)]
    if not link:
        raise refused("refused-no-invitation", 404)
    base = server.settings.origins[0] if server.settings.origins else str(request.base_url).rstrip("/")
    return Response(await server.job_cache.ask(requester, room.id, link, picture, base + link), media_type=SVG)


def picture(link: str) -> bytes:
    """In a worker: a link as a picture."""
    drawn = io.BytesIO()
    segno.make(link, error="m").save(drawn, kind="svg", scale=4, border=2, xmldecl=False, light="#fff")
    return drawn.getvalue()


# ---- coming and going


@post("/api/tables/{table:str}/join", status_code=200, responses=GUEST)
async def join(table: str, data: Join, requester: Requester, server: Server) -> Done:
    """Take a seat."""
    server.limits.check("join", requester.id)
    return Done(await seats.join(await server.rooms.get(table), requester, data))


@post("/api/tables/{table:str}/leave", status_code=200, responses=GUEST)
async def leave(table: str, data: Leave, requester: Requester, server: Server) -> Done:
    """Give up a seat."""
    server.limits.check("seat", requester.id)
    return Done(await seats.leave(await seen(table, requester, server), requester, data.seat))


@post("/api/tables/{table:str}/seats/{seat:int}", status_code=200, responses=GUEST)
async def reseat(table: str, seat: SeatNumber, data: SeatChange, requester: Requester, server: Server) -> Done:
    """Hand a seat to a bot, take it back, or open it."""
    server.limits.check("seat", requester.id)
    return Done(await seats.reseat(await seen(table, requester, server), requester, seat, data))


@post("/api/tables/{table:str}/start", status_code=200, responses=GUEST)
async def start(table: str, requester: Requester, server: Server) -> Done:
    """Begin, if all seats are taken; the last one who joins begins the game without this."""
    room = await seen(table, requester, server)
    if requester.id != room.setup.host:
        raise refused("refused-not-host", 403)
    return Done(await seats.begin(room))


@post("/api/tables/{table:str}/rematch", responses=GUEST)
async def rematch(table: str, requester: Requester, server: Server) -> TableMade:
    """The same seats again, at a new table to which the others are asked; who is asked sits down by asking too."""
    server.limits.check("table", requester.id)
    made = await seats.rematch(await seen(table, requester, server), requester, server.storage)
    await seats.accept(await server.rooms.get(made), requester)
    return TableMade(made)


@post("/api/tables/{table:str}/play-on", responses=GUEST)
async def play_on(table: str, data: PlayOn, requester: Requester, server: Server) -> TableMade:
    """Play on from a position, at a new table."""
    offered(server.settings.play_on)
    server.limits.check("table", requester.id)
    return TableMade(await server.replays.play_on(await seen(table, requester, server), requester, data))


@get("/api/tables/{table:str}/export", responses=GUEST, media_type="application/json")
async def export(table: str, requester: Requester, server: Server) -> Response[bytes]:
    """The game as a file."""
    room = await seen(table, requester, server)
    headers = {"content-disposition": f'attachment; filename="{room.setup.game}-{room.id}.json"'}
    return Response(await server.replays.export(room, requester), media_type="application/json", headers=headers)


# ---- playing


@post("/api/tables/{table:str}/act", status_code=200, responses=GUEST)
async def act(table: str, data: protocol.Act, requester: Requester, server: Server) -> protocol.Ack:
    """Make a move; answered when it is on disk."""
    server.limits.check("act", requester.id)
    return await commands.act(await seen(table, requester, server), requester, data)


@post("/api/tables/{table:str}/undo", status_code=200, responses=GUEST)
async def undo(table: str, data: protocol.TakeBack, requester: Requester, server: Server) -> protocol.Ack:
    """Take moves back."""
    server.limits.check("act", requester.id)
    return protocol.Ack(data.id, await commands.undo(await seen(table, requester, server), requester, data))


@post("/api/tables/{table:str}/preview", status_code=200, responses=GUEST)
async def preview(table: str, data: protocol.Preview, requester: Requester, server: Server) -> protocol.Consequence:
    """What a move would bring."""
    server.limits.check("ask", requester.id)
    return await previews.preview(await seen(table, requester, server), requester, data, server.job_cache)


@post("/api/tables/{table:str}/worth", status_code=200, responses=GUEST)
async def worth(table: str, data: protocol.AskWorth, requester: Requester, server: Server) -> protocol.Worths:
    """What each legal move would bring."""
    server.limits.check("ask", requester.id)
    return await previews.worth(await seen(table, requester, server), requester, data, server.job_cache)


@post("/api/tables/{table:str}/why", status_code=200, responses=GUEST)
async def why(table: str, data: protocol.Why, requester: Requester, server: Server) -> protocol.Reason:
    """Why a move is not possible."""
    server.limits.check("ask", requester.id)
    return commands.why(await seen(table, requester, server), requester, data)


@post("/api/tables/{table:str}/chat", status_code=200, responses=GUEST)
async def chat(table: str, data: protocol.Say, requester: Requester, server: Server) -> protocol.Ack:
    """Say something at the table."""
    server.limits.check("chat", requester.id)
    return protocol.Ack(data.id, await commands.chat(await seen(table, requester, server), requester, data))


ROUTES = Router(
    "/",
    security=BY_TOKEN,
    route_handlers=[
        *http_lists.HANDLERS,
        *[create, bring, look, door, text, effects, log, replay, qr, join, leave, reseat],
        *[start, rematch, play_on, export, act, undo, preview, worth, why, chat],
    ],
)
