"""HTTP: hints, and what moves would bring."""

from __future__ import annotations

from litestar import Router, post

from gospoda.server.base.http_errors import BY_TOKEN, GUEST
from gospoda.server.base.requester import Requester
from gospoda.server.jobs import previews
from gospoda.server.jobs.wiring import JobsWiring
from gospoda.server.tables import protocol
from gospoda.server.tables.http_tables import seen


@post("/api/tables/{table:str}/hint", status_code=200, responses=GUEST)
async def hint(table: str, data: protocol.AskHint, requester: Requester, jobs: JobsWiring) -> protocol.Hints:
    """Returns the best moves of a seat, where the table allows hints."""
    jobs.limits.check("hint", requester.id)
    return await jobs.hints.hint(await seen(table, requester, jobs.rooms), requester, data)


@post("/api/tables/{table:str}/preview", status_code=200, responses=GUEST)
async def preview(table: str, data: protocol.Preview, requester: Requester, jobs: JobsWiring) -> protocol.Consequence:
    """Returns what a move would bring."""
    jobs.limits.check("ask", requester.id)
    return await previews.preview(await seen(table, requester, jobs.rooms), requester, data, jobs.job_cache)


@post("/api/tables/{table:str}/worth", status_code=200, responses=GUEST)
async def worth(table: str, data: protocol.AskWorth, requester: Requester, jobs: JobsWiring) -> protocol.Worths:
    """Returns what each legal move would bring."""
    jobs.limits.check("ask", requester.id)
    return await previews.worth(await seen(table, requester, jobs.rooms), requester, data, jobs.job_cache)


ROUTES = Router("/", security=BY_TOKEN, route_handlers=[hint, preview, worth])
