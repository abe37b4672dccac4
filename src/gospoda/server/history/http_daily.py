"""HTTP: daily deals and challenges."""

from __future__ import annotations

from litestar import Router, get, post

from gospoda.server.base.http_errors import BY_TOKEN, GUEST, PUBLIC, AnyRequest
from gospoda.server.base.requester import Requester
from gospoda.server.base.security import address
from gospoda.server.history.bodies_daily import ChallengeFrom, ChallengeMade, Day, Deal
from gospoda.server.history.wiring import HistoryWiring
from gospoda.server.members.identity import token_of
from gospoda.server.records.deals import checked_day
from gospoda.server.tables.bodies import TableMade
from gospoda.server.tables.http_tables import seen


async def guest_of(request: AnyRequest, history: HistoryWiring) -> str:
    """Returns the requesting guest, or an empty id for a person who hasn't come in."""
    requester = await history.guests.by_token(token_of(request))
    history.limits.check("list", requester.id if requester else address(request))
    return requester.id if requester else ""


@get("/api/daily", responses=PUBLIC)
async def today(request: AnyRequest, history: HistoryWiring) -> Day:
    """Returns today's deals (UTC)."""
    return await history.deals.day("", await guest_of(request, history))


@get("/api/daily/{day:str}", responses=PUBLIC)
async def one_day(day: str, request: AnyRequest, history: HistoryWiring) -> Day:
    """Returns the deals of a day, given as in 2026-11-16."""
    return await history.deals.day(checked_day(day), await guest_of(request, history))


@get("/api/deals/{deal:str}", responses=PUBLIC)
async def one_deal(deal: str, request: AnyRequest, history: HistoryWiring) -> Deal:
    """Returns a daily deal or a challenge, with the results that the requester may see."""
    return await history.deals.deal(deal, await guest_of(request, history))


@post("/api/deals/{deal:str}/try", responses=GUEST, security=BY_TOKEN)
async def try_deal(deal: str, requester: Requester, history: HistoryWiring) -> TableMade:
    """Returns a table with this deal: the counted try until that is finished, then one for practice."""
    history.limits.check("table", requester.id)
    return TableMade(await history.deals.begin(deal, requester))


@post("/api/tables/{table:str}/challenge", responses=GUEST, security=BY_TOKEN)
async def challenge(table: str, data: ChallengeFrom, requester: Requester, history: HistoryWiring) -> ChallengeMade:
    """Challenges others to beat the requester's result in a finished game, from the same start."""
    history.limits.check("table", requester.id)
    return ChallengeMade(
        await history.deals.challenge(await seen(table, requester, history.rooms), requester, data.seat)
    )


ROUTES = Router("/", route_handlers=[today, one_day, one_deal, try_deal, challenge])
