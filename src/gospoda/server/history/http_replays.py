"""HTTP: whole games for people to read (positions, texts, files, analyses), and new tables made from them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Any

from litestar import Response, Router, get, post
from litestar.openapi.spec import OpenAPIMediaType, OpenAPIType, Operation, RequestBody, Schema
from litestar.params import Parameter

from gospoda.render.text_layout import NARROWEST, WIDEST
from gospoda.server.base.field_types import MOST, Language
from gospoda.server.base.http_errors import BY_TOKEN, GUEST, AnyRequest
from gospoda.server.base.refusals import offered
from gospoda.server.base.requester import Requester
from gospoda.server.history.bodies import Analysis, Curve, MoveEffects, PlayOn, Replay
from gospoda.server.history.wiring import HistoryWiring
from gospoda.server.tables import commands, protocol
from gospoda.server.tables.bodies import TableMade
from gospoda.server.tables.http_tables import Number, seen

LARGEST_FILE = 2_000_000  # bytes


# ---- looking


@get("/api/tables/{table:str}/text", responses=GUEST)
async def text(
    table: str,
    requester: Requester,
    history: HistoryWiring,
    lang: Language = "en",
    width: Annotated[int, Parameter(ge=NARROWEST, le=WIDEST)] = 100,
    look: Annotated[int | None, Parameter(ge=-1, le=6)] = None,
    move: Annotated[int | None, Parameter(ge=0, le=MOST)] = None,
) -> protocol.Text:
    """Returns the table as plain text, now or after `move` moves."""
    room = await seen(table, requester, history.rooms)
    seat = commands.look_from(room, requester, None if look == -1 else look, look is not None)
    return protocol.Text("", room.v, await history.replays.text(room, requester, seat, move, lang, width))


@get("/api/tables/{table:str}/effects", responses=GUEST)
async def effects(
    table: str,
    requester: Requester,
    history: HistoryWiring,
    lang: Language = "en",
    look: Annotated[int | None, Parameter(ge=0, le=6)] = None,
) -> MoveEffects:
    """Returns what each of the requester's possible moves does beyond its own description, in a language."""
    room = await seen(table, requester, history.rooms)
    seat = commands.look_from(room, requester, look, look is not None)
    return MoveEffects(room.v, await history.replays.effects(room, requester, seat, lang))


@get("/api/tables/{table:str}/replay/{move:int}", responses=GUEST)
async def replay(
    table: str,
    move: Number,
    requester: Requester,
    history: HistoryWiring,
    look: Annotated[int | None, Parameter(ge=-1, le=6)] = None,
) -> Response[Replay]:
    """Returns the position after `move` moves."""
    room = await seen(table, requester, history.rooms)
    seat = commands.look_from(room, requester, None if look == -1 else look, look is not None)
    body: Any = await history.replays.position(room, requester, seat, move)
    return Response(body, media_type="application/json")


# ---- files and new tables


@dataclass
class OfAFile(Operation):
    """Describes in the OpenAPI document a request body that the handler doesn't parse itself."""

    def __post_init__(self) -> None:
        """Declares the file of a game as a JSON object."""
        content = {"application/json": OpenAPIMediaType(Schema(type=OpenAPIType.OBJECT))}
        self.request_body = RequestBody(content, required=True)


@post("/api/tables/import", responses=GUEST, request_max_body_size=LARGEST_FILE, operation_class=OfAFile)
async def bring(request: AnyRequest, requester: Requester, history: HistoryWiring) -> TableMade:
    """Sets up a table with the game of a file, which only a separate process reads."""
    offered(history.settings.imports)
    history.limits.check("import", requester.id)
    return TableMade(await history.imports.bring(await request.body(), requester))


@post("/api/tables/{table:str}/play-on", responses=GUEST)
async def play_on(table: str, data: PlayOn, requester: Requester, history: HistoryWiring) -> TableMade:
    """Plays on from a position, at a new table."""
    offered(history.settings.play_on)
    history.limits.check("table", requester.id)
    return TableMade(await history.replays.play_on(await seen(table, requester, history.rooms), requester, data))


@get("/api/tables/{table:str}/export", responses=GUEST, media_type="application/json")
async def export(table: str, requester: Requester, history: HistoryWiring) -> Response[bytes]:
    """Returns the game as a file."""
    room = await seen(table, requester, history.rooms)
    headers = {"content-disposition": f'attachment; filename="{room.setup.game}-{room.id}.json"'}
    return Response(await history.replays.export(room, requester), media_type="application/json", headers=headers)


# ---- finished games


@post("/api/tables/{table:str}/analysis", status_code=200, responses=GUEST)
async def analyse(table: str, requester: Requester, history: HistoryWiring) -> Analysis:
    """Starts the analysis of a finished game, or returns its progress."""
    offered(history.settings.analysis)
    history.limits.check("analysis", requester.id)
    return await history.analyst.begin(await seen(table, requester, history.rooms), requester)


@get("/api/tables/{table:str}/analysis", responses=GUEST)
async def analysis(table: str, requester: Requester, history: HistoryWiring) -> Analysis:
    """Returns the analysis of a finished game as far as it has come."""
    return await history.analyst.found(await seen(table, requester, history.rooms))


@get("/api/tables/{table:str}/curve", responses=GUEST)
async def curve(table: str, requester: Requester, history: HistoryWiring) -> Response[Curve]:
    """Returns the points after each move of a finished game."""
    body: Any = await history.replays.curve(await seen(table, requester, history.rooms), requester)
    return Response(body, media_type="application/json")


ROUTES = Router(
    "/",
    security=BY_TOKEN,
    route_handlers=[text, effects, replay, bring, play_on, export, analyse, analysis, curve],
)
