"""HTTP: friends, invitations, "anyone for …?", blocks and reports."""

from __future__ import annotations

from typing import Annotated

from litestar import Router, delete, get, post
from litestar.params import Parameter
from sqlalchemy.engine import Connection

from gospoda.server.base.bodies import Done
from gospoda.server.base.http_errors import BY_TOKEN, GUEST
from gospoda.server.base.requester import Requester
from gospoda.server.social import friends
from gospoda.server.social.bodies import (
    Company,
    FriendLink,
    Invite,
    LinkOwner,
    NewFriend,
    NewReport,
    Search,
    Sought,
    SoughtNow,
)
from gospoda.server.tables import blocks
from gospoda.server.tables.bodies import TableMade
from gospoda.server.tables.http_tables import seen
from gospoda.server.web.server import Server

GuestId = Annotated[str, Parameter(max_length=40)]


@get("/api/friends", responses=GUEST)
async def known(requester: Requester, server: Server) -> Company:
    """Friends, invitations, who is blocked, and who was met."""
    server.limits.check("list", requester.id)
    return await server.companions.known(requester)


@post("/api/friends/link", responses=GUEST)
async def link(requester: Requester, server: Server) -> FriendLink:
    """A link that makes a friend of whoever opens it and agrees: once, within a week."""
    server.limits.check("people", requester.id)
    return await server.companions.link(requester)


@post("/api/friends/link/owner", status_code=200, responses=GUEST)
async def owner(data: NewFriend, requester: Requester, server: Server) -> LinkOwner:
    """Whose link it is."""
    server.limits.check("people", requester.id)
    return LinkOwner(await server.companions.owner(data.secret))


@post("/api/friends", status_code=204, responses=GUEST)
async def befriend(data: NewFriend, requester: Requester, server: Server) -> None:
    """Agree to be friends."""
    server.limits.check("people", requester.id)
    await server.companions.befriend(requester, data.secret)


@delete("/api/friends/{guest:str}", status_code=204, responses=GUEST)
async def unfriend(guest: GuestId, requester: Requester, server: Server) -> None:
    """Be friends no more."""
    server.limits.check("people", requester.id)
    await server.storage.writer.run(lambda connection: blocks.unfriend(connection, requester.id, guest))


@post("/api/blocks/{guest:str}", status_code=204, responses=GUEST)
async def block(guest: GuestId, requester: Requester, server: Server) -> None:
    """Block somebody one has met: who does not sit down at one's tables any more, nor writes there."""
    server.limits.check("people", requester.id)
    await server.storage.read(lambda connection: friends.check_met(connection, requester.id, guest))
    await server.storage.writer.run(lambda connection: blocks.block(connection, requester.id, guest))


@delete("/api/blocks/{guest:str}", status_code=204, responses=GUEST)
async def unblock(guest: GuestId, requester: Requester, server: Server) -> None:
    """Block somebody no more."""
    server.limits.check("people", requester.id)
    await server.storage.writer.run(lambda connection: blocks.unblock(connection, requester.id, guest))


@post("/api/reports", status_code=204, responses=GUEST)
async def report(data: NewReport, requester: Requester, server: Server) -> None:
    """Tell the operator of somebody one has met."""
    server.limits.check("people", requester.id)

    def check(connection: Connection) -> None:
        friends.check_met(connection, requester.id, data.guest)
        friends.check_reports(connection, requester.id)

    await server.storage.read(check)
    await server.storage.writer.run(lambda connection: friends.report(connection, requester.id, data))


@post("/api/tables/{table:str}/invite", status_code=200, responses=GUEST)
async def invite(table: str, data: Invite, requester: Requester, server: Server) -> Done:
    """Let a free seat wait for a friend; for the host."""
    server.limits.check("people", requester.id)
    return Done(await server.companions.invite(await seen(table, requester, server), requester, data.guest))


@get("/api/tables/{table:str}/seek", responses=GUEST)
async def sought(table: str, requester: Requester, server: Server) -> SoughtNow:
    """Which company a table seeks, and in how many seconds bots take the free seats."""
    return await server.companions.sought(await seen(table, requester, server))


@post("/api/tables/{table:str}/seek", status_code=204, responses=GUEST)
async def seek(table: str, data: Sought, requester: Requester, server: Server) -> None:
    """Say which company an open table seeks; for the host."""
    server.limits.check("people", requester.id)
    await server.companions.seek(await seen(table, requester, server), requester, data)


@post("/api/searches", responses=GUEST)
async def search(data: Search, requester: Requester, server: Server) -> TableMade:
    """Anyone for …? Sit down where somebody asks for the same, or at a new table to which others can come."""
    server.limits.check("table", requester.id)
    return TableMade(await server.companions.search(requester, data))


ROUTES = Router(
    "/",
    security=BY_TOKEN,
    route_handlers=[known, link, owner, befriend, unfriend, block, unblock, report, invite, sought, seek, search],
)
