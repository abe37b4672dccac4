"""How errors of HTTP requests are answered: in one form, and never with a stack trace."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import HttpMethod, Request, Response, route
from litestar.datastructures import State
from litestar.exceptions import HTTPException
from litestar.handlers import HTTPRouteHandler
from litestar.openapi.datastructures import ResponseSpec

from gospoda.core.messages import Message, say
from gospoda.server.base import alarms
from gospoda.server.base.bodies import Problem
from gospoda.server.base.metrics import REFUSALS
from gospoda.server.base.refusals import Refused, StorageFailure
from gospoda.server.base.security import SAFE_METHODS

PROBLEM = "application/problem+json"
TITLES = {400: "bad request", 401: "no guest", 403: "forbidden", 404: "not found", 405: "method not allowed"}
TITLES |= {409: "refused", 413: "too large", 415: "unsupported type", 429: "too many requests", 503: "unavailable"}
REASONS = {401: "refused-no-guest", 404: "refused-not-found", 413: "refused-too-large", 429: "refused-too-fast"}
AnyRequest = Request[Any, Any, State]
LOOKED_AT = [HttpMethod.GET, HttpMethod.HEAD]  # link previews and monitors request only the head of a page


def documented(*codes: int) -> dict[int, ResponseSpec]:
    """Returns the errors a handler may answer with, for the OpenAPI document."""
    return {
        code: ResponseSpec(Problem, generate_examples=False, description=TITLES[code], media_type=PROBLEM)
        for code in codes
    }


def head_of(handler: HTTPRouteHandler) -> HTTPRouteHandler:
    """Returns the same handler for HEAD requests. It is left out of the OpenAPI document, which describes the body."""
    return route(list(handler.paths), http_method=HttpMethod.HEAD, include_in_schema=False)(handler.fn)


BY_TOKEN: list[dict[str, list[str]]] = [{"guest": []}]
PUBLIC = documented(400, 404, 429)
GUEST = documented(400, 401, 403, 404, 409, 429, 503)


def problem(status: int, reason: Message, detail: str = "") -> Response[bytes]:
    """Returns an error response in the form of RFC 9457."""
    REFUSALS.labels(reason.id).inc()
    body = Problem(status, TITLES.get(status, "error"), reason, detail)
    return Response(msgspec.json.encode(body), status_code=status, media_type=PROBLEM)


def on_refused(_request: AnyRequest, refusal: Refused) -> Response[bytes]:
    """Answers a refusal of our own."""
    answer = problem(refusal.status, refusal.reason)
    if refusal.after:
        answer.headers["retry-after"] = str(refusal.after)
    return answer


def on_http(_request: AnyRequest, error: HTTPException) -> Response[bytes]:
    """Answers an error of the framework, such as a malformed body; its text names the field."""
    detail = error.detail if error.status_code == 400 else ""
    extra = error.extra if isinstance(error.extra, list) else []
    texts = [f"{item.get('key', '')}: {item.get('message', '')}" for item in extra if isinstance(item, dict)]
    text = "; ".join([detail.split(" for ")[0], *texts]) if detail else ""
    answer = problem(error.status_code, say(REASONS.get(error.status_code, "refused-broken")), text[:300])
    if error.headers:
        answer.headers.update(error.headers)
    return answer


def on_storage(_request: AnyRequest, _error: StorageFailure) -> Response[bytes]:
    """Answers a failure of the database."""
    return problem(503, say("refused-storage"))


def on_unreadable(request: AnyRequest, error: RecursionError | UnicodeError) -> Response[bytes]:
    """Answers a body that is nested too deeply or isn't text. Without a body, the fault is our own."""
    if request.method in SAFE_METHODS:
        return on_fault(request, error)
    return problem(400, say("refused-broken"))


def on_fault(request: AnyRequest, error: Exception) -> Response[bytes]:
    """Answers a fault of the program. The log has the details; the client doesn't get them."""
    alarms.sound("request", error, f"a fault in {request.method} {request.scope.get('path_template', '?')}")
    return problem(500, say("refused-fault"))


HANDLERS: dict[int | type[Exception], Any] = {
    Refused: on_refused,
    HTTPException: on_http,
    StorageFailure: on_storage,
    RecursionError: on_unreadable,
    UnicodeError: on_unreadable,
    Exception: on_fault,
}
