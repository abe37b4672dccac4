"""Checks the `Host` header, so that a foreign site can't point its own name at this server (DNS rebinding)."""

from __future__ import annotations

import ipaddress
import socket
from urllib.parse import urlsplit

import msgspec
from litestar.enums import ScopeType
from litestar.types import ASGIApp, HTTPScope, Receive, Scope, Send

from gospoda.core.messages import say
from gospoda.server.base.bodies import Problem
from gospoda.server.base.settings import Settings

MISDIRECTED = 421
WRONG_HOST = 4421


def own_names(settings: Settings) -> frozenset[str]:
    """Returns the host names of this server."""
    machine = socket.gethostname().lower()
    public = [urlsplit(origin).hostname or "" for origin in settings.origins]
    names = ["localhost", machine, f"{machine}.local", *public, *settings.hosts]
    return frozenset(name.lower() for name in names if name)


def bare_name(header: str) -> str:
    """Returns the name or address in a `Host` header, without the port."""
    try:
        return (urlsplit(f"//{header}").hostname or "").rstrip(".")
    except ValueError:
        return ""


def is_address(name: str) -> bool:
    """Whether a host is an IP address, which nobody can point elsewhere."""
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


class HostCheck:
    """Middleware that answers only requests for one of the server's own names."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        self.names = own_names(settings)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Passes the request on or refuses it."""
        if scope["type"] in (ScopeType.HTTP, ScopeType.WEBSOCKET) and not self.fits(scope):
            if scope["type"] == ScopeType.WEBSOCKET:
                await send({"type": "websocket.close", "code": WRONG_HOST, "reason": ""})
            else:
                await refuse(send)
            return
        await self.app(scope, receive, send)

    def fits(self, scope: HTTPScope | Scope) -> bool:
        """Whether the request names this server."""
        named = [value.decode("latin-1") for name, value in scope["headers"] if name == b"host"]  # type: ignore[typeddict-item,unused-ignore]
        name = bare_name(named[0]) if len(named) == 1 else ""
        return name in self.names or is_address(name)


async def refuse(send: Send) -> None:
    """Answers with an error in the form of RFC 9457."""
    body = msgspec.json.encode(Problem(MISDIRECTED, "misdirected request", say("refused-host-name")))
    headers = [(b"content-type", b"application/problem+json"), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": MISDIRECTED, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
