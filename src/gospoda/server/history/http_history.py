"""HTTP: games played, statistics and ladders."""

from __future__ import annotations

from typing import Annotated

from litestar import Router, get
from litestar.params import Parameter

from gospoda.server.base.http_errors import GUEST, PUBLIC, AnyRequest
from gospoda.server.base.requester import Requester
from gospoda.server.base.security import address
from gospoda.server.history import statistics
from gospoda.server.history.bodies import HistoryPage, InnStatistics, Ladder, Statistics
from gospoda.server.history.history import Wanted, page
from gospoda.server.history.wiring import HistoryWiring
from gospoda.server.members.identity import token_of
from gospoda.server.tables.http_lists import After, Limit
from gospoda.server.tables.lists import place_of
from gospoda.server.tables.seats import title_of

Filter = Annotated[str, Parameter(max_length=40)]


@get("/api/history", responses=GUEST)
async def played(
    requester: Requester,
    history: HistoryWiring,
    game: Filter = "",
    seats: Annotated[int, Parameter(ge=0, le=7)] = 0,
    opponent: Filter = "",
    won: bool | None = None,
    after: After = "",
    limit: Limit = 25,
) -> HistoryPage:
    """Lists the requester's finished games, latest first; `opponent` is a part of a name."""
    history.limits.check("list", requester.id)
    wanted = Wanted(title_of(game).id if game else "", seats, opponent.replace("\0", ""), won)
    place = place_of(after)
    return await history.storage.read(lambda read: page(read, requester.id, wanted, place, limit))


@get("/api/statistics/{game_id:str}", responses=GUEST)
async def own_statistics(game_id: str, requester: Requester, history: HistoryWiring) -> Statistics:
    """Returns how the requester has done in a title."""
    history.limits.check("list", requester.id)
    title = title_of(game_id)
    return await history.storage.read(lambda read: statistics.own(read, requester.id, title.id))


@get("/api/statistics/{game_id:str}/inn", responses=PUBLIC)
async def inn_statistics(game_id: str, request: AnyRequest, history: HistoryWiring) -> InnStatistics:
    """Returns how the components of a title do at this inn, for people and for bots separately."""
    history.limits.check("list", address(request))
    return await history.inn_figures.of(title_of(game_id).id)


@get("/api/ladder/{game_id:str}", responses=PUBLIC)
async def ladder(game_id: str, request: AnyRequest, history: HistoryWiring) -> Ladder:
    """Returns the ladder of a title, with members and bots."""
    requester = await history.guests.by_token(token_of(request))
    history.limits.check("list", requester.id if requester else address(request))
    title, guest = title_of(game_id), requester.id if requester else ""
    return await history.storage.read(lambda read: statistics.ladder(read, title.id, guest))


ROUTES = Router("/", route_handlers=[played, own_statistics, inn_statistics, ladder])
