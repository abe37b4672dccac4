"""HTTP: hints, and what there is to say about finished games."""

from __future__ import annotations

from typing import Any

from litestar import Response, Router, get, post

from gospoda.server.base.http_errors import BY_TOKEN, GUEST
from gospoda.server.base.refusals import offered
from gospoda.server.base.requester import Requester
from gospoda.server.tables import protocol
from gospoda.server.tables.bodies import Analysis, Curve
from gospoda.server.tables.http_tables import seen
from gospoda.server.web.server import Server


@post("/api/tables/{table:str}/hint", status_code=200, responses=GUEST)
async def hint(table: str, data: protocol.AskHint, requester: Requester, server: Server) -> protocol.Hints:
    """The best moves of a seat, where the table allows hints."""
    server.limits.check("hint", requester.id)
    return await server.hints.hint(await seen(table, requester, server), requester, data)


@post("/api/tables/{table:str}/analysis", status_code=200, responses=GUEST)
async def analyse(table: str, requester: Requester, server: Server) -> Analysis:
    """Begin the analysis of a finished game, or say how far it is."""
    offered(server.settings.analysis)
    server.limits.check("analysis", requester.id)
    return await server.analyst.begin(await seen(table, requester, server), requester)


@get("/api/tables/{table:str}/analysis", responses=GUEST)
async def analysis(table: str, requester: Requester, server: Server) -> Analysis:
    """The analysis of a finished game as far as it is."""
    return await server.analyst.found(await seen(table, requester, server))


@get("/api/tables/{table:str}/curve", responses=GUEST)
async def curve(table: str, requester: Requester, server: Server) -> Response[Curve]:
    """The points after each move of a finished game."""
    body: Any = await server.replays.curve(await seen(table, requester, server), requester)
    return Response(body, media_type="application/json")


ROUTES = Router("/", security=BY_TOKEN, route_handlers=[hint, analyse, analysis, curve])
