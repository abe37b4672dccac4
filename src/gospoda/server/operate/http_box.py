"""HTTP: checking a printed box against our values, and sharing content packs."""

from __future__ import annotations

import asyncio

from litestar import Response, Router, get, put

from gospoda.content.box import Box
from gospoda.content.packs import SharedPack, shared
from gospoda.core.content import ContentError
from gospoda.core.game import Game
from gospoda.server.base.cached import answer
from gospoda.server.base.http_errors import PUBLIC, AnyRequest
from gospoda.server.base.refusals import refused
from gospoda.server.base.security import address
from gospoda.server.operate.bodies import ImportedPack, PackOffer, PrintedCard
from gospoda.server.operate.http_inn import alike, packed
from gospoda.server.operate.owners import Owner
from gospoda.server.operate.wiring import OperateWiring
from gospoda.server.tables.seats import title_of


def box_now(title: Game, owner: Owner, _stamp: str) -> Box:
    """Returns the box of a title; the stamp changes with the pack."""
    return owner.box(title)


@get("/api/games/{game_id:str}/box", responses=alike(Box))
async def box(request: AnyRequest, game_id: str, operate: OperateWiring) -> Response[bytes]:
    """Lists every component with a house value (the printed one isn't known to us), and how to find it in the box."""
    title = title_of(game_id)
    return answer(request, packed(box_now, title, operate.owner, operate.owner.stamp(title)))


@put("/api/games/{game_id:str}/box", status_code=204, responses=PUBLIC)
async def put_card_right(game_id: str, data: PrintedCard, request: AnyRequest, operate: OperateWiring) -> None:
    """Writes what is printed on one component to the inn's content pack; for the owner of the inn."""
    operate.limits.check("owner", address(request))
    await operate.owner.put_right(title_of(game_id), data)


@get("/api/games/{game_id:str}/packs", responses=PUBLIC)
async def packs(game_id: str, operate: OperateWiring) -> list[PackOffer]:
    """Lists the versions of the components that a new table can use, the usual one first; an empty list: no choice."""
    offers = await asyncio.to_thread(operate.placing.offers, title_of(game_id))
    return [PackOffer(offer.name, offer.content) for offer in offers]


@get("/api/games/{game_id:str}/packs/{content:str}", responses=PUBLIC)
async def shared_pack(game_id: str, content: str, operate: OperateWiring) -> Response[SharedPack]:
    """Returns a content pack by its digest, as a file to pass on; also one that only older tables still use."""
    title = title_of(game_id)
    version = await asyncio.to_thread(operate.placing.version, title.id, content)
    if version is None or version.pack is None:
        raise refused("refused-not-found", 404)
    try:
        found = await asyncio.to_thread(shared, title, version.pack)
    except ContentError as problem:
        raise refused("refused-content", 409, problem=str(problem)) from None
    name = f"{title.id}-{found.content}.json"
    return Response(found, headers={"content-disposition": f'attachment; filename="{name}"'})


@put("/api/games/{game_id:str}/pack", status_code=204, responses=PUBLIC)
async def take_over_pack(game_id: str, data: ImportedPack, request: AnyRequest, operate: OperateWiring) -> None:
    """Replaces what the inn's pack changes in a title by a shared pack; for the owner of the inn."""
    operate.limits.check("owner", address(request))
    await operate.owner.take_over(title_of(game_id), data.pack, data.key)


ROUTES = Router("/", route_handlers=[box, put_card_right, packs, shared_pack, take_over_pack])
