"""HTTP handlers for signing in with an OpenID Connect provider."""

from __future__ import annotations

import logging
import secrets
from hmac import compare_digest
from typing import Annotated

from litestar import Response, Router, get
from litestar.datastructures import Cookie
from litestar.params import Parameter
from litestar.response import Redirect

from gospoda.server.base.http_errors import AnyRequest
from gospoda.server.base.refusals import Refused, offered, refused
from gospoda.server.base.security import address
from gospoda.server.members.bringing import Bringing
from gospoda.server.members.http_sign_in import signed_in
from gospoda.server.members.identity import cookie_of, token_of
from gospoda.server.members.names import checked_name
from gospoda.server.members.openid import PATIENCE, Identity, OpenId
from gospoda.server.members.passkeys import site_of
from gospoda.server.members.wiring import MembersWiring

log = logging.getLogger("gospoda.server")
STATE = "gospoda-openid"
Text = Annotated[str, Parameter(max_length=4000)]
State = Annotated[str, Parameter(max_length=100, query="state")]  # the framework has a `state` of its own


def provider(members: MembersWiring) -> OpenId:
    """Returns the provider; refuses if the operator has configured none."""
    offered(bool(members.settings.openid_issuer))
    return members.openid


def state_cookie(value: str, request: AnyRequest) -> Cookie:
    """Returns the cookie that proves the returning browser is the one that left."""
    secure = request.url.scheme == "https"
    age = int(PATIENCE) if value else 0
    return Cookie(key=STATE, value=value, path="/api/openid", max_age=age, httponly=True, samesite="lax", secure=secure)


@get("/api/openid/start", include_in_schema=False, status_code=302)
async def start(request: AnyRequest, members: MembersWiring, bring: bool = False) -> Redirect:
    """Redirects to the provider. With `bring`, the requesting guest's tables move to the member."""
    members.limits.check("sign-in", address(request))
    here = site_of(request, members.settings).origins[0]
    try:
        url, state = await provider(members).begin(here, bring)
    except Refused as refusal:
        return troubled(refusal, request)
    return Redirect(url, cookies=[state_cookie(state, request)])


@get("/api/openid/return", include_in_schema=False, status_code=302)
async def come_back(
    request: AnyRequest,
    members: MembersWiring,
    bringing: Bringing,
    code: Text = "",
    secret: State = "",
    error: Text = "",
) -> Response[None]:
    """Signs in somebody who returns from the provider."""
    members.limits.check("sign-in", address(request))
    try:
        if error or not code or not compare_digest(secret.encode(), request.cookies.get(STATE, "").encode()):
            raise refused("refused-openid-denied" if error else "refused-too-late", 400)
        who = await provider(members).finish(site_of(request, members.settings).origins[0], code, secret)
        return await received(request, members, bringing, who)
    except Refused as refusal:
        if refusal.__cause__ is not None:
            log.warning("the provider did not do what it should: %s", type(refusal.__cause__).__name__)
        return troubled(refusal, request)


async def received(request: AnyRequest, members: MembersWiring, bringing: Bringing, who: Identity) -> Response[None]:
    """Signs in the member with this identity; if there is none, makes the requester or a new guest one."""
    openid = provider(members)
    member = await openid.member(who)
    if member is not None:
        answer = await signed_in(request, members, bringing, member, "", who.bring)
        return on_to("/account", request, answer.headers["set-cookie"])
    token = token_of(request)
    requester = await members.guests.by_token(token)
    cookie = ""
    if requester is None:
        made = await members.guests.welcome(a_name(who.names))
        token, requester = made.token, await members.guests.by_token(made.token)
        cookie = cookie_of(token, request.url.scheme == "https")
    assert requester is not None
    await members.accounts.keep_name(requester, token, "")
    await openid.attach(who, requester.id)
    return on_to("/account", request, cookie)


def a_name(wanted: list[str]) -> str:
    """Returns the first name from the provider that is valid here, or else a generic one."""
    for name in wanted:
        try:
            return checked_name(name[:24])
        except Refused:
            continue
    return f"Guest {secrets.randbelow(900) + 100}"


def on_to(path: str, request: AnyRequest, cookie: str = "") -> Response[None]:
    """Redirects to a page of the client, with a new cookie if there is one."""
    headers = {"set-cookie": cookie} if cookie else {}
    return Redirect(path, cookies=[state_cookie("", request)], headers=headers)


def troubled(refusal: Refused, request: AnyRequest) -> Redirect:
    """Redirects to the sign-in page with the reason."""
    return Redirect(f"/sign-in?problem={refusal.reason.id}", cookies=[state_cookie("", request)])


ROUTES = Router("/", route_handlers=[start, come_back])
