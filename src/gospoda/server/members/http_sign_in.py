"""HTTP handlers for signing in by passkey, by a link from another device, or by a recovery code."""

from __future__ import annotations

from functools import partial

from litestar import Response, Router, get, post

from gospoda.server.base.http_errors import PUBLIC, AnyRequest, documented
from gospoda.server.base.refusals import refused
from gospoda.server.base.security import address
from gospoda.server.members.bodies import (
    CodeSignIn,
    Guest,
    LinkSecret,
    LinkSignIn,
    PasskeyOptions,
    PasskeySignIn,
    SignedIn,
    SignInWays,
)
from gospoda.server.members.bringing import Bringing
from gospoda.server.members.identity import cookie_of, token_of
from gospoda.server.members.names import clean
from gospoda.server.members.naming import guest_name
from gospoda.server.members.passkeys import site_of
from gospoda.server.members.wiring import MembersWiring

SIGNING_IN = {**PUBLIC, **documented(409, 503)}


@get("/api/sign-in", responses=PUBLIC)
async def ways(request: AnyRequest, members: MembersWiring) -> SignInWays:
    """Returns the ways to sign in here."""
    settings = members.settings
    provider = (settings.openid_name or settings.openid_issuer) if settings.openid_issuer else ""
    return SignInWays(site_of(request, settings).usable, provider)


@post("/api/sign-in/options", status_code=200, responses=SIGNING_IN)
async def options(request: AnyRequest, members: MembersWiring) -> PasskeyOptions:
    """Returns the options with which the browser signs in by passkey."""
    members.limits.check("sign-in", address(request))
    return await members.passkeys.ask(site_of(request, members.settings))


@post("/api/sign-in/passkey", status_code=200, responses=SIGNING_IN)
async def by_passkey(
    data: PasskeySignIn, request: AnyRequest, members: MembersWiring, bringing: Bringing
) -> Response[SignedIn]:
    """Signs in with a passkey."""
    members.limits.check("sign-in", address(request))
    site = site_of(request, members.settings)
    guest = await members.passkeys.recognise(data.ticket, data.credential, site)
    return await signed_in(request, members, bringing, guest, data.device, data.bring)


@post("/api/sign-in/code", status_code=200, responses=SIGNING_IN)
async def by_code(
    data: CodeSignIn, request: AnyRequest, members: MembersWiring, bringing: Bringing
) -> Response[SignedIn]:
    """Signs in with a recovery code and uses it up."""
    members.limits.check("sign-in", address(request))
    guest = await members.accounts.recovery.redeem(data.code)
    if guest is None:
        raise refused("refused-code", 400)
    return await signed_in(request, members, bringing, guest, data.device, data.bring)


@post("/api/sign-in/link", status_code=200, responses=SIGNING_IN)
async def by_link(
    data: LinkSignIn, request: AnyRequest, members: MembersWiring, bringing: Bringing
) -> Response[SignedIn]:
    """Signs in with a link from another device and uses it up."""
    members.limits.check("sign-in", address(request))
    ticket = await members.tickets.redeem("device", data.secret)
    if ticket is None:
        raise refused("refused-link", 400)
    return await signed_in(request, members, bringing, ticket.guest, data.device, data.bring)


@post("/api/sign-in/link/owner", status_code=200, responses=SIGNING_IN)
async def link_owner(data: LinkSecret, request: AnyRequest, members: MembersWiring) -> Guest:
    """Returns the owner of a link, so that nobody signs in as somebody else without noticing."""
    members.limits.check("sign-in", address(request))
    ticket = await members.tickets.look("device", data.secret)
    name = await members.reader.read(partial(guest_name, guest=ticket.guest)) if ticket is not None else ""
    if ticket is None or not name:
        raise refused("refused-link", 400)
    return Guest(ticket.guest, name, True)


async def signed_in(
    request: AnyRequest, members: MembersWiring, bringing: Bringing, guest: str, device: str, bring: bool
) -> Response[SignedIn]:
    """Returns the answer to a member on a new device, and moves the former guest's tables if wanted."""
    before = await members.guests.by_token(token_of(request))
    name = await members.reader.read(partial(guest_name, guest=guest))
    token = await members.devices.sign_in(guest, clean(device))
    tables = 0
    if bring and before is not None and not before.device and before.id != guest:
        tables = await bringing.bring(before.id, guest)
        members.guests.drop(before.id)
    body = SignedIn(Guest(guest, name, True), token, tables)
    return Response(body, headers={"set-cookie": cookie_of(token, request.url.scheme == "https")})


ROUTES = Router("/", route_handlers=[ways, options, by_passkey, by_code, by_link, link_owner])
