"""Protection against attacks: headers, origins, and limits on speed and size."""

from __future__ import annotations

import asyncio
import ipaddress
from http import HTTPStatus
from typing import Any, ClassVar
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection
from litestar.datastructures import MutableScopeHeaders
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from gospoda.server.base.rates import Counts, Rate, per_hour, per_minute, per_second
from gospoda.server.base.refusals import HELD, too_fast
from gospoda.server.base.settings import Settings

POLICY = (
    "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'; form-action 'self'; "
    "require-trusted-types-for 'script'"
)
HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=()",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
}
# Parts of a page follow the rules of that page; the full headers would be larger than most of these files.
PARTS = (".js", ".css", ".woff2")
PART_HEADERS = {name: HEADERS[name] for name in ("x-content-type-options", "cross-origin-resource-policy")}
SAFE_METHODS = {"GET", "HEAD", "OPTIONS"}
AnyConnection = ASGIConnection[Any, Any, Any, Any]


class SecurityHeaders:
    """Middleware that adds the headers to every answer and delays those that say "too fast"."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Passes the request on and adds the headers to the answer."""
        if scope["type"] != ScopeType.HTTP:
            await self.app(scope, receive, send)
            return

        path = scope["path"]
        is_part = path.startswith("/assets/") and path.endswith(PARTS)

        async def marked(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableScopeHeaders.from_message(message)
                found = message["status"] in (HTTPStatus.OK, HTTPStatus.NOT_MODIFIED)
                for name, value in (PART_HEADERS if is_part and found else HEADERS).items():
                    headers.setdefault(name, value)
                if path.startswith("/api/"):
                    headers.setdefault("cache-control", "no-store")
                if message["status"] == HTTPStatus.TOO_MANY_REQUESTS:
                    await asyncio.sleep(HELD)
            await send(message)

        await self.app(scope, receive, marked)


def same_origin(connection: AnyConnection, settings: Settings) -> bool:
    """Whether a request comes from one of our own pages or from a program; programs send neither header."""
    site = connection.headers.get("sec-fetch-site")
    if site is not None:
        return site in ("same-origin", "none")
    origin = connection.headers.get("origin")
    return origin is None or allowed_origin(connection, origin, settings)


def allowed_origin(connection: AnyConnection, origin: str, settings: Settings) -> bool:
    """Whether an origin is ours."""
    if settings.origins:
        return origin in settings.origins
    return urlsplit(origin).netloc == connection.headers.get("host", "") and origin != "null"


def check_socket(connection: AnyConnection, settings: Settings) -> bool:
    """Whether a socket may be opened. Browsers let other sites try, so the server checks."""
    origin = connection.headers.get("origin")
    return origin is None or allowed_origin(connection, origin, settings)


class Limits:
    """Limits on what a guest or an address may ask for."""

    RATES: ClassVar[dict[str, Rate]] = {
        "guest": per_minute(60),
        "table": per_minute(30),
        "join": per_minute(60),
        "seat": per_minute(60),
        "rename": per_minute(10),
        "sign-in": per_minute(20),
        "account": per_minute(60),
        "own-data": per_minute(6),
        "notice-mail": per_hour(5),
        "notice-trial": per_minute(6),
        "renew": per_minute(20),
        "people": per_minute(60),
        "list": per_minute(120),
        "import": per_minute(10),
        "owner": per_minute(60),
        "chat": per_minute(40),
        "act": per_second(40),
        "ask": per_second(60),
        "hint": per_minute(20),
        "analysis": per_minute(10),
        "http": per_second(80),
        "socket": per_minute(60),
    }

    def __init__(self, settings: Settings) -> None:
        self.limited = settings.limited
        self.counts = Counts()

    def check(self, what: str, who: str) -> None:
        """Counts one more request, or raises a refusal if that is too many."""
        if self.limited and not self.counts.add((what, who), self.RATES[what]):
            raise too_fast(self.counts.room_in((what, who)))


def address(connection: AnyConnection) -> str:
    """Returns the address a request comes from."""
    return connection.client.host if connection.client is not None else "?"


def household(text: str) -> str:
    """Returns the network of an address: an IPv6 household has a whole network and can change its address at will."""
    found = ipaddress.ip_address(text.partition("%")[0])
    return str(ipaddress.ip_network((found, 64), strict=False)) if found.version == 6 else str(found)
