"""HTTP: what a host may do with links and people."""

from __future__ import annotations

from typing import Annotated

from litestar import Router, get, post
from litestar.params import Parameter

from gospoda.server.base.bodies import Done
from gospoda.server.base.http_errors import BY_TOKEN, GUEST
from gospoda.server.base.requester import Requester
from gospoda.server.tables import hosting
from gospoda.server.tables.bodies import Person, PersonChange
from gospoda.server.tables.http_tables import seen
from gospoda.server.tables.wiring import TablesWiring

GuestId = Annotated[str, Parameter(max_length=40)]


@post("/api/tables/{table:str}/links/{place:str}", status_code=200, responses=GUEST)
async def renew(table: str, place: str, requester: Requester, tables: TablesWiring) -> Done:
    """Renews the link for a seat or for those who `watch`; the old one stops working and its spectators are out."""
    tables.limits.check("renew", requester.id)
    return Done(await hosting.renew(await seen(table, requester, tables.rooms), requester, place))


@get("/api/tables/{table:str}/people", responses=GUEST)
async def people(table: str, requester: Requester, tables: TablesWiring) -> list[Person]:
    """Lists everybody who belongs to the table, watches it or has spoken; for the host."""
    tables.limits.check("people", requester.id)
    return await hosting.people(await seen(table, requester, tables.rooms), requester, tables.storage)


@post("/api/tables/{table:str}/people/{guest:str}", status_code=200, responses=GUEST)
async def judge(table: str, guest: GuestId, data: PersonChange, requester: Requester, tables: TablesWiring) -> Done:
    """Removes a person and keeps them out, mutes them, or lifts either."""
    tables.limits.check("people", requester.id)
    return Done(await hosting.judge(await seen(table, requester, tables.rooms), requester, guest, data, tables.storage))


ROUTES = Router("/", security=BY_TOKEN, route_handlers=[renew, people, judge])
