"""What keeps strangers out: headers, origins, limits on speed and size."""

from __future__ import annotations

import time
from typing import Any
from urllib.parse import urlsplit

from limits import RateLimitItem, parse
from limits.storage import MemoryStorage
from limits.strategies import FixedWindowRateLimiter
from litestar.connection import ASGIConnection
from litestar.datastructures import MutableScopeHeaders
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from gospoda.table.refusals import too_fast
from gospoda.table.settings import Settings

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
SAFE_METHODS = {"GET", "HEAD", "OPTIONS"}
AnyConnection = ASGIConnection[Any, Any, Any, Any]


class SecurityHeaders:
    """Adds the headers to every answer."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass the request on and mark the answer."""
        if scope["type"] != ScopeType.HTTP:
            await self.app(scope, receive, send)
            return

        async def marked(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableScopeHeaders.from_message(message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
                if scope["path"].startswith("/api/"):
                    headers.setdefault("cache-control", "no-store")
            await send(message)

        await self.app(scope, receive, marked)


def same_origin(connection: AnyConnection, settings: Settings) -> bool:
    """Whether a browser sends this from one of our own pages; programs send neither header."""
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
    """Whether a socket may be opened: browsers do not keep other sites from trying."""
    origin = connection.headers.get("origin")
    return origin is None or allowed_origin(connection, origin, settings)


class Limits:
    """How much of everything a guest or an address may ask for."""

    RATES = {  # noqa: RUF012 -- a constant
        "guest": "60/minute",
        "table": "30/minute",
        "join": "60/minute",
        "seat": "60/minute",
        "rename": "10/minute",
        "sign-in": "20/minute",
        "account": "60/minute",
        "own-data": "6/minute",
        "notice-mail": "5/hour",
        "notice-trial": "6/minute",
        "renew": "20/minute",
        "people": "60/minute",
        "list": "120/minute",
        "import": "10/minute",
        "owner": "60/minute",
        "chat": "40/minute",
        "act": "40/second",
        "ask": "60/second",
        "hint": "20/minute",
        "analysis": "10/minute",
        "http": "80/second",
        "socket": "60/minute",
    }

    def __init__(self, settings: Settings) -> None:
        self.limited = settings.limited
        self.storage = MemoryStorage()
        self.limiter = FixedWindowRateLimiter(self.storage)
        self.items: dict[str, RateLimitItem] = {name: parse(rate) for name, rate in self.RATES.items()}

    def check(self, what: str, who: str) -> None:
        """Count one more, or refuse."""
        if self.limited and not self.limiter.hit(self.items[what], what, who):
            raise too_fast(self.limiter.get_window_stats(self.items[what], what, who).reset_time - time.time())


def address(connection: AnyConnection) -> str:
    """Where a request comes from."""
    return connection.client.host if connection.client is not None else "?"
