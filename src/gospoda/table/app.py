"""The application: what `uvicorn` runs."""

from __future__ import annotations

import signal
import sys
from importlib.metadata import version

from litestar import Litestar, Router
from litestar.datastructures import State
from litestar.di import Provide
from litestar.middleware import DefineMiddleware
from litestar.openapi import OpenAPIConfig
from litestar.openapi.spec import Components, SecurityScheme

from gospoda.bots.orphans import end_with_parent
from gospoda.core.registry import games
from gospoda.table import (
    http_account,
    http_box,
    http_clocks,
    http_company,
    http_daily,
    http_endings,
    http_hints,
    http_history,
    http_hosting,
    http_inn,
    http_notices,
    http_openid,
    http_sharing,
    http_sign_in,
    http_status,
    http_stop_mail,
    http_tables,
    pages,
)
from gospoda.table.gc_tuning import look_briefly
from gospoda.table.hosts import HostCheck
from gospoda.table.http_errors import HANDLERS, AnyRequest, asker, before, server
from gospoda.table.logs import set_up_logs
from gospoda.table.news_socket import news_handler
from gospoda.table.placing import Placing
from gospoda.table.refusals import refused
from gospoda.table.security import SecurityHeaders
from gospoda.table.server import lifespan
from gospoda.table.settings import Settings, from_environment
from gospoda.table.siblings import Siblings
from gospoda.table.sockets import socket_handler
from gospoda.table.switch import Switch

CLOSING = 10.0  # seconds that an orderly end may take when nobody waits for it any more
MODULES = (
    *(http_inn, http_box, http_account, http_sign_in, http_openid, http_status, http_hosting, http_tables, http_hints),
    *(http_history, http_clocks, http_endings, http_company, http_daily, http_notices, http_sharing, http_stop_mail),
    pages,
)
SCHEMA = "/api/openapi.json"
LARGEST_BODY = 50_000  # bytes: to read them keeps the event loop from others; only the file of a game may have more


def make_app(settings: Settings) -> Litestar:
    """The application with these settings."""
    bearer = SecurityScheme(type="http", scheme="bearer", description="The token of `POST /api/guests`.")
    return Litestar(
        route_handlers=[*[module.ROUTES for module in MODULES], socket_handler, news_handler],
        dependencies={"server": Provide(server), "asker": Provide(asker)},
        before_request=before,
        exception_handlers=HANDLERS,
        lifespan=[lifespan],
        middleware=[SecurityHeaders, DefineMiddleware(HostCheck, settings=settings)],
        state=State({"settings": settings}),
        request_max_body_size=LARGEST_BODY,
        openapi_config=OpenAPIConfig(
            title="Gospoda",
            version=version("gospoda"),
            description="Tables for modern board games: the verbs of the socket over HTTP.",
            openapi_router=Router("/api", route_handlers=[], include_in_schema=False, before_request=before_schema),
            components=Components(security_schemes={"guest": bearer}),
            render_plugins=[],
            use_handler_docstrings=True,
        ),
        logging_config=None,
        debug=False,
    )


async def before_schema(request: AnyRequest) -> None:
    """Refuses every other address below `/api` that no handler knows: Litestar would answer with a page of its own."""
    await before(request)
    if request.scope["path"] != SCHEMA:
        raise refused("refused-not-found", 404)


GIVE_WAY = 0.0005  # seconds after which a thread at the database lets the event loop go on; else ten times as long


def app() -> Litestar | Switch:
    """The application as `gospoda serve` has set it up in the environment."""
    end_with_parent(signal.SIGTERM, CLOSING)  # as one of several processes; then the port is free again
    settings = from_environment()
    set_up_logs(settings.json_logs)
    made = make_app(settings)
    games()  # to load them takes a second in which nobody could move, and is never looked at again
    look_briefly()
    sys.setswitchinterval(GIVE_WAY)
    return Switch(made, Siblings(settings)) if Placing(settings).needed() else made
