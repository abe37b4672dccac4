"""What handlers ask for: their package's wiring and the requester; and what is refused before any handler."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
from litestar.datastructures import State
from litestar.di import Provide

from gospoda.server.base.http_errors import AnyRequest
from gospoda.server.base.refusals import refused
from gospoda.server.base.requester import Requester
from gospoda.server.base.security import SAFE_METHODS, address, same_origin
from gospoda.server.members.bringing import Bringing
from gospoda.server.members.identity import token_of
from gospoda.server.web.server import PACKAGES, Server

# POST requests that change nothing, and are allowed while the inn is read-only
ASKING = {"/api/sign-in/options", "/api/sign-in/link/owner"}


def dependencies() -> dict[str, Provide]:
    """Returns what handlers may ask for by name: packages, the requester, and what gives tables to a member."""
    packages = {name: Provide(package(name)) for name in PACKAGES}
    return {**packages, "requester": Provide(requester), "bringing": Provide(bringing)}


def package(name: str) -> Callable[[State], Awaitable[Any]]:
    """Returns a provider of a package's wiring."""

    async def wiring(state: State) -> Any:
        return getattr(state.server, name)

    return wiring


async def bringing(state: State) -> Bringing:
    """Provides what gives a guest's tables to a member."""
    server: Server = state.server
    return server.operate.erasure


async def requester(request: AnyRequest, state: State) -> Requester:
    """Provides the requesting guest; raises if there is none."""
    server: Server = state.server
    found = await server.members.guests.by_token(token_of(request))
    if found is None:
        raise refused("refused-no-guest", 401)
    server.decisions.state.check_guest(found.id)
    return msgspec.structs.replace(found, address=address(request))


async def before(request: AnyRequest) -> None:
    """Raises for requests from other sites, too frequent ones, and changes while the inn is read-only."""
    open_server: Server = request.app.state.server
    if request.method not in SAFE_METHODS and not same_origin(request, open_server.base.settings):
        raise refused("refused-origin", 403)
    path = request.scope["path"].partition("?")[0]
    if request.method not in SAFE_METHODS and path not in ASKING and not path.endswith("/door"):
        open_server.decisions.state.check_writable()
    open_server.base.limits.check("http", address(request))
