"""HTTP: hints, and the analysis of finished games."""

from __future__ import annotations

from litestar import Router, get, post

from gospoda.table import protocol
from gospoda.table.answers import BY_TOKEN, GUEST
from gospoda.table.bodies import Analysis
from gospoda.table.house import House
from gospoda.table.http_tables import seen
from gospoda.table.verbs import Asker


@post("/api/tables/{table:str}/hint", status_code=200, responses=GUEST)
async def hint(table: str, data: protocol.AskHint, asker: Asker, house: House) -> protocol.Hints:
    """The best moves of a seat, where the table allows hints."""
    house.limits.check("hint", asker.id)
    return await house.counsel.hint(await seen(table, asker, house), asker, data)


@post("/api/tables/{table:str}/analysis", status_code=200, responses=GUEST)
async def analyse(table: str, asker: Asker, house: House) -> Analysis:
    """Begin the analysis of a finished game, or say how far it is."""
    house.limits.check("analysis", asker.id)
    return await house.analyst.begin(await seen(table, asker, house))


@get("/api/tables/{table:str}/analysis", responses=GUEST)
async def analysis(table: str, asker: Asker, house: House) -> Analysis:
    """The analysis of a finished game as far as it is."""
    return await house.analyst.found(await seen(table, asker, house))


ROUTES = Router("/", security=BY_TOKEN, route_handlers=[hint, analyse, analysis])
