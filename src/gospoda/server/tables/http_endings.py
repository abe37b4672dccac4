"""HTTP: resign, agree to end a game, or vote that a bot plays on for a player who has left."""

from __future__ import annotations

from litestar import Router, post

from gospoda.server.base.bodies import Done
from gospoda.server.base.http_errors import BY_TOKEN, GUEST
from gospoda.server.base.requester import Requester
from gospoda.server.clocks.bodies import AskVote
from gospoda.server.tables import endings, votes
from gospoda.server.tables.bodies import EndWish, Leave
from gospoda.server.tables.http_tables import seen
from gospoda.server.tables.wiring import TablesWiring


@post("/api/tables/{table:str}/resign", status_code=200, responses=GUEST)
async def resign(table: str, data: Leave, requester: Requester, tables: TablesWiring) -> Done:
    """Resigns the game in one of the requester's seats for good; it counts as lost."""
    tables.limits.check("seat", requester.id)
    return Done(await endings.resign(await seen(table, requester, tables.rooms), requester, data.seat))


@post("/api/tables/{table:str}/end", status_code=200, responses=GUEST)
async def end(table: str, data: EndWish, requester: Requester, tables: TablesWiring) -> Done:
    """Proposes to end the game, agrees to it, or declines."""
    tables.limits.check("seat", requester.id)
    return Done(await endings.propose(await seen(table, requester, tables.rooms), requester, data.yes))


@post("/api/tables/{table:str}/vote", status_code=200, responses=GUEST)
async def vote(table: str, data: AskVote, requester: Requester, tables: TablesWiring) -> Done:
    """Votes that a bot plays on for a player who has left, or withdraws that vote."""
    tables.limits.check("seat", requester.id)
    return Done(await votes.vote(await seen(table, requester, tables.rooms), requester, data))


ROUTES = Router("/", security=BY_TOKEN, route_handlers=[resign, end, vote])
