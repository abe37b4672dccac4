"""What handlers ask for: the running server and the requester; and what is refused before any handler."""

from __future__ import annotations

import msgspec
from litestar.datastructures import State

from gospoda.server.base.http_errors import AnyRequest
from gospoda.server.base.refusals import refused
from gospoda.server.base.requester import Requester
from gospoda.server.base.security import SAFE_METHODS, address, same_origin
from gospoda.server.members.identity import token_of
from gospoda.server.web.server import Server

# what is only asked, though by POST: it can be asked while nothing may be changed
ASKING = {"/api/sign-in/options", "/api/sign-in/link/owner"}


async def server(state: State) -> Server:
    """The running server."""
    found: Server = state.server
    return found


async def requester(request: AnyRequest, server: Server) -> Requester:
    """The guest who asks, or a refusal."""
    found = await server.guests.by_token(token_of(request))
    if found is None:
        raise refused("refused-no-guest", 401)
    server.operator_state.check_guest(found.id)
    return msgspec.structs.replace(found, address=address(request))


async def before(request: AnyRequest) -> None:
    """Refuse what comes from other sites or too fast."""
    open_server: Server = request.app.state.server
    if request.method not in SAFE_METHODS and not same_origin(request, open_server.settings):
        raise refused("refused-origin", 403)
    path = request.scope["path"].partition("?")[0]
    if request.method not in SAFE_METHODS and path not in ASKING and not path.endswith("/door"):
        open_server.operator_state.check_writable()
    open_server.limits.check("http", address(request))
