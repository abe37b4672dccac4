"""HTTP handlers for the hours when people's time counts."""

from __future__ import annotations

import asyncio
import time
from datetime import UTC, datetime
from typing import Annotated

from litestar import Router, get, put
from litestar.params import Parameter

from gospoda.core.words import LANGUAGES
from gospoda.server.base.http_errors import BY_TOKEN, GUEST
from gospoda.server.base.refusals import refused
from gospoda.server.base.requester import Requester
from gospoda.server.clocks.bodies import OwnHours, PublicHoliday
from gospoda.server.clocks.hours import Hours
from gospoda.server.clocks.member_hours import checked_hours, read_hours, write_hours
from gospoda.server.clocks.public_holidays import coming, countries
from gospoda.server.clocks.wiring import ClocksWiring

Country = Annotated[str, Parameter(max_length=2)]
Lang = Annotated[str, Parameter(max_length=8)]


@get("/api/hours", responses=GUEST)
async def own_hours(requester: Requester, clocks: ClocksWiring) -> OwnHours:
    """Returns when the requester's time counts in turn-by-turn games."""
    found = await clocks.reader.read(lambda connection: read_hours(connection, [requester.id]))
    return OwnHours(found.get(requester.id))


@put("/api/hours", responses=GUEST)
async def set_hours(data: Hours, requester: Requester, clocks: ClocksWiring) -> OwnHours:
    """Sets when the requester's time counts."""
    clocks.limits.check("seat", requester.id)
    known = await clocks.reader.read(lambda connection: read_hours(connection, [requester.id]))
    hours = checked_hours(data, known.get(requester.id), time.time())
    await clocks.reader.writer.run(lambda connection: write_hours(connection, requester.id, hours))
    await clocks.hours_changed.emit(requester.id)
    return OwnHours(hours)


@get("/api/holidays", responses=GUEST)
async def holiday_countries(requester: Requester, clocks: ClocksWiring) -> list[str]:
    """Returns the countries whose public holidays are known, as two-letter codes."""
    clocks.limits.check("list", requester.id)
    return await asyncio.to_thread(countries)


@get("/api/holidays/{country:str}", responses=GUEST)
async def public_holidays(
    country: Country, requester: Requester, clocks: ClocksWiring, lang: Lang = "en"
) -> list[PublicHoliday]:
    """Returns a country's public holidays in the coming year, to choose as days off."""
    clocks.limits.check("list", requester.id)
    if country not in await asyncio.to_thread(countries):
        raise refused("refused-no-such-country", 404)
    today = datetime.fromtimestamp(time.time(), UTC).date()
    return await asyncio.to_thread(coming, country, today, lang if lang in LANGUAGES else "en")


HANDLERS = [own_hours, set_hours, holiday_countries, public_holidays]
ROUTES = Router("/", security=BY_TOKEN, route_handlers=HANDLERS)
