"""HTTP handlers for guests: coming in and changing the name."""

from __future__ import annotations

import msgspec
from litestar import Response, Router, get, patch, post

from gospoda.server.base.http_errors import BY_TOKEN, GUEST, PUBLIC, AnyRequest
from gospoda.server.base.requester import Requester
from gospoda.server.base.security import address
from gospoda.server.members.bodies import Guest, GuestToken, NewGuest
from gospoda.server.members.identity import cookie_of, token_of
from gospoda.server.members.wiring import MembersWiring


@post("/api/guests", responses=PUBLIC)
async def welcome(data: NewGuest, request: AnyRequest, members: MembersWiring) -> Response[GuestToken]:
    """Creates a guest with a name; sets the cookie and returns the token for scripts."""
    members.limits.check("guest", address(request))
    guest = await members.guests.welcome(data.name)
    secure = request.url.scheme == "https"
    return Response(guest, status_code=201, headers={"set-cookie": cookie_of(guest.token, secure)})


def guest_of(requester: Requester) -> Guest:
    """Returns the requester as the client sees them."""
    return Guest(requester.id, requester.name, bool(requester.device))


@get("/api/me", responses=GUEST, security=BY_TOKEN)
async def me(request: AnyRequest, members: MembersWiring) -> Guest | None:
    """Returns the requester, or null for somebody who hasn't come in yet, which is no error."""
    found = await members.guests.by_token(token_of(request))
    if found is None:
        return None
    return msgspec.structs.replace(guest_of(found), formerly=await members.accounts.formerly(found))


@patch("/api/me", responses=GUEST, security=BY_TOKEN)
async def rename(data: NewGuest, requester: Requester, members: MembersWiring) -> Guest:
    """Changes the name."""
    members.limits.check("rename", requester.id)
    renamed = await members.guests.rename(requester, data.name)
    return guest_of(renamed)


ROUTES = Router("/", route_handlers=[welcome, me, rename])
