"""HTTP: the day's deals, and challenges."""

from __future__ import annotations

from litestar import Router, get, post

from gospoda.server.base.http_errors import BY_TOKEN, GUEST, PUBLIC, AnyRequest
from gospoda.server.base.requester import Requester
from gospoda.server.base.security import address
from gospoda.server.history.bodies_daily import ChallengeFrom, ChallengeMade, Day, Deal
from gospoda.server.members.identity import token_of
from gospoda.server.records.deals import checked_day
from gospoda.server.tables.bodies import TableMade
from gospoda.server.tables.http_tables import seen
from gospoda.server.web.server import Server


async def guest_of(request: AnyRequest, server: Server) -> str:
    """Who asks, if anybody who has come in."""
    requester = await server.guests.by_token(token_of(request))
    server.limits.check("list", requester.id if requester else address(request))
    return requester.id if requester else ""


@get("/api/daily", responses=PUBLIC)
async def today(request: AnyRequest, server: Server) -> Day:
    """The deals of today (UTC)."""
    return await server.deals.day("", await guest_of(request, server))


@get("/api/daily/{day:str}", responses=PUBLIC)
async def one_day(day: str, request: AnyRequest, server: Server) -> Day:
    """The deals of a day, as in 2026-11-16."""
    return await server.deals.day(checked_day(day), await guest_of(request, server))


@get("/api/deals/{deal:str}", responses=PUBLIC)
async def one_deal(deal: str, request: AnyRequest, server: Server) -> Deal:
    """One of a day's deals, or a challenge, with the results that the requester may see."""
    return await server.deals.deal(deal, await guest_of(request, server))


@post("/api/deals/{deal:str}/try", responses=GUEST, security=BY_TOKEN)
async def try_deal(deal: str, requester: Requester, server: Server) -> TableMade:
    """A table with this deal: the counted try until it is finished, then one for practice."""
    server.limits.check("table", requester.id)
    return TableMade(await server.deals.begin(deal, requester))


@post("/api/tables/{table:str}/challenge", responses=GUEST, security=BY_TOKEN)
async def challenge(table: str, data: ChallengeFrom, requester: Requester, server: Server) -> ChallengeMade:
    """Let others try to beat the requester's result in a finished game, from the same start."""
    server.limits.check("table", requester.id)
    return ChallengeMade(await server.deals.challenge(await seen(table, requester, server), requester, data.seat))


ROUTES = Router("/", route_handlers=[today, one_day, one_deal, try_deal, challenge])
