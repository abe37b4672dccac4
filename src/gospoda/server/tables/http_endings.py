"""HTTP: people end a running game, by resigning or because all agree."""

from __future__ import annotations

from litestar import Router, post

from gospoda.server.base.bodies import Done
from gospoda.server.base.http_errors import BY_TOKEN, GUEST
from gospoda.server.base.requester import Requester
from gospoda.server.tables import endings
from gospoda.server.tables.bodies import EndWish, Leave
from gospoda.server.tables.http_tables import seen
from gospoda.server.web.server import Server


@post("/api/tables/{table:str}/resign", status_code=200, responses=GUEST)
async def resign(table: str, data: Leave, requester: Requester, server: Server) -> Done:
    """Give the game up in one of the requester's seats, for good: it counts as lost."""
    server.limits.check("seat", requester.id)
    return Done(await endings.resign(await seen(table, requester, server), requester, data.seat))


@post("/api/tables/{table:str}/end", status_code=200, responses=GUEST)
async def end(table: str, data: EndWish, requester: Requester, server: Server) -> Done:
    """Propose to end the game, agree to it, or say that one wants to play on."""
    server.limits.check("seat", requester.id)
    return Done(await endings.propose(await seen(table, requester, server), requester, data.yes))


ROUTES = Router("/", security=BY_TOKEN, route_handlers=[resign, end])
