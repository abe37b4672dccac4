"""The application that `uvicorn` runs."""

from __future__ import annotations

import signal
import sys
from importlib.metadata import version

from litestar import Litestar, Router
from litestar.datastructures import State
from litestar.middleware import DefineMiddleware
from litestar.openapi import OpenAPIConfig
from litestar.openapi.spec import Components, SecurityScheme

from gospoda.core.registry import games
from gospoda.server.base.hosts import HostCheck
from gospoda.server.base.http_errors import HANDLERS, AnyRequest
from gospoda.server.base.logs import set_up_logs
from gospoda.server.base.refusals import refused
from gospoda.server.base.security import SecurityHeaders
from gospoda.server.base.settings import Settings, from_environment
from gospoda.server.clocks import http_hours
from gospoda.server.history import http_daily, http_history, http_replays, http_sharing
from gospoda.server.jobs import http_hints
from gospoda.server.members import http_account, http_guests, http_openid, http_sign_in
from gospoda.server.notices import http_notices, http_stop_mail
from gospoda.server.operate import http_box, http_inn, http_own_data, http_status
from gospoda.server.records.placing import Placing
from gospoda.server.social import http_friends
from gospoda.server.tables import http_endings, http_hosting, http_tables
from gospoda.server.web import pages
from gospoda.server.web.dependencies import before, dependencies
from gospoda.server.web.gc_tuning import look_briefly
from gospoda.server.web.news_socket import news_handler
from gospoda.server.web.server import lifespan
from gospoda.server.web.sockets import socket_handler
from gospoda.server.web.switch import Switch
from gospoda.system.orphans import end_with_parent

CLOSING = 10.0  # seconds that an orderly shutdown may take once the parent is gone
MODULES = (
    *(http_guests, http_account, http_sign_in, http_openid),
    *(http_hours, http_tables, http_hosting, http_endings, http_hints),
    *(http_friends, http_notices, http_stop_mail),
    *(http_replays, http_history, http_daily, http_sharing),
    *(http_inn, http_box, http_status, http_own_data),
    pages,
)
SCHEMA = "/api/openapi.json"
LARGEST_BODY = 50_000  # bytes: reading them blocks the event loop; only the file of a game may have more


def make_app(settings: Settings, switched: bool = False) -> Litestar:
    """Returns the application with these settings; `switched`: sibling processes play tables with other components."""
    bearer = SecurityScheme(type="http", scheme="bearer", description="The token of `POST /api/guests`.")
    return Litestar(
        route_handlers=[*[module.ROUTES for module in MODULES], socket_handler, news_handler],
        dependencies=dependencies(),
        before_request=before,
        exception_handlers=HANDLERS,
        lifespan=[lifespan],
        middleware=[SecurityHeaders, DefineMiddleware(HostCheck, settings=settings)],
        state=State({"settings": settings, "switched": switched}),
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
    """Refuses all other unknown addresses below `/api`, which Litestar would answer with a page of its own."""
    await before(request)
    if request.scope["path"] != SCHEMA:
        raise refused("refused-not-found", 404)


GIVE_WAY = 0.0005  # seconds before a database thread yields to the event loop; Python's default is ten times as long


def app() -> Litestar | Switch:
    """Returns the application as `gospoda serve` has configured it in the environment."""
    end_with_parent(signal.SIGTERM, CLOSING)  # if it is one of several processes; its port is free again afterwards
    settings = from_environment()
    set_up_logs(settings.json_logs)
    switched = Placing(settings).needed()
    made = make_app(settings, switched)
    games()  # loading them takes a second in which nobody could move; the garbage collector skips them from then on
    look_briefly()
    sys.setswitchinterval(GIVE_WAY)
    return Switch(made) if switched else made
