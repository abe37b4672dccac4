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
from gospoda.server.social.wiring import SocialWiring
from gospoda.server.tables import blocks
from gospoda.server.tables.bodies import TableMade
from gospoda.server.tables.http_tables import seen

GuestId = Annotated[str, Parameter(max_length=40)]


@get("/api/friends", responses=GUEST)
async def known(requester: Requester, social: SocialWiring) -> Company:
    """Lists friends, invitations, blocked people and people met."""
    social.limits.check("list", requester.id)
    return await social.companions.known(requester)


@post("/api/friends/link", responses=GUEST)
async def link(requester: Requester, social: SocialWiring) -> FriendLink:
    """Makes a link that turns whoever opens it and agrees into a friend: once, within a week."""
    social.limits.check("people", requester.id)
    return await social.companions.link(requester)


@post("/api/friends/link/owner", status_code=200, responses=GUEST)
async def owner(data: NewFriend, requester: Requester, social: SocialWiring) -> LinkOwner:
    """Returns whose link it is."""
    social.limits.check("people", requester.id)
    return LinkOwner(await social.companions.owner(data.secret))


@post("/api/friends", status_code=204, responses=GUEST)
async def befriend(data: NewFriend, requester: Requester, social: SocialWiring) -> None:
    """Agrees to be friends."""
    social.limits.check("people", requester.id)
    await social.companions.befriend(requester, data.secret)


@delete("/api/friends/{guest:str}", status_code=204, responses=GUEST)
async def unfriend(guest: GuestId, requester: Requester, social: SocialWiring) -> None:
    """Ends a friendship."""
    social.limits.check("people", requester.id)
    await social.storage.writer.run(lambda connection: blocks.unfriend(connection, requester.id, guest))


@post("/api/blocks/{guest:str}", status_code=204, responses=GUEST)
async def block(guest: GuestId, requester: Requester, social: SocialWiring) -> None:
    """Blocks somebody met at a table, who then can't sit down or write at the requester's tables."""
    social.limits.check("people", requester.id)
    await social.storage.read(lambda connection: friends.check_met(connection, requester.id, guest))
    await social.storage.writer.run(lambda connection: blocks.block(connection, requester.id, guest))


@delete("/api/blocks/{guest:str}", status_code=204, responses=GUEST)
async def unblock(guest: GuestId, requester: Requester, social: SocialWiring) -> None:
    """Ends a block."""
    social.limits.check("people", requester.id)
    await social.storage.writer.run(lambda connection: blocks.unblock(connection, requester.id, guest))


@post("/api/reports", status_code=204, responses=GUEST)
async def report(data: NewReport, requester: Requester, social: SocialWiring) -> None:
    """Reports somebody met at a table to the operator."""
    social.limits.check("people", requester.id)

    def check(connection: Connection) -> None:
        friends.check_met(connection, requester.id, data.guest)
        friends.check_reports(connection, requester.id)

    await social.storage.read(check)
    await social.storage.writer.run(lambda connection: friends.report(connection, requester.id, data))


@post("/api/tables/{table:str}/invite", status_code=200, responses=GUEST)
async def invite(table: str, data: Invite, requester: Requester, social: SocialWiring) -> Done:
    """Keeps a free seat for a friend; for the host."""
    social.limits.check("people", requester.id)
    return Done(await social.companions.invite(await seen(table, requester, social.rooms), requester, data.guest))


@get("/api/tables/{table:str}/seek", responses=GUEST)
async def sought(table: str, requester: Requester, social: SocialWiring) -> SoughtNow:
    """Returns which players a table looks for, and in how many seconds bots take the free seats."""
    return await social.companions.sought(await seen(table, requester, social.rooms))


@post("/api/tables/{table:str}/seek", status_code=204, responses=GUEST)
async def seek(table: str, data: Sought, requester: Requester, social: SocialWiring) -> None:
    """Sets which players an open table looks for; for the host."""
    social.limits.check("people", requester.id)
    await social.companions.seek(await seen(table, requester, social.rooms), requester, data)


@post("/api/searches", responses=GUEST)
async def search(data: Search, requester: Requester, social: SocialWiring) -> TableMade:
    """Asks "Anyone for …?": sits down where somebody wants the same thing, or at a new table that others can join."""
    social.limits.check("table", requester.id)
    return TableMade(await social.companions.search(requester, data))


ROUTES = Router(
    "/",
    security=BY_TOKEN,
    route_handlers=[known, link, owner, befriend, unfriend, block, unblock, report, invite, sought, seek, search],
)
