"""HTTP handlers for members' accounts. Only the members themselves ever see anything of them."""

from __future__ import annotations

from typing import Annotated

from litestar import Response, Router, delete, get, post, put
from litestar.params import Parameter

from gospoda.server.base.bodies import Done
from gospoda.server.base.http_errors import BY_TOKEN, GUEST, AnyRequest
from gospoda.server.base.refusals import refused
from gospoda.server.base.requester import Requester
from gospoda.server.base.security import Limits
from gospoda.server.members.bodies import (
    Account,
    Codes,
    DeviceLink,
    NewMember,
    NewPasskey,
    PasskeyOptions,
    SavedSettings,
)
from gospoda.server.members.identity import no_cookies, token_of
from gospoda.server.members.names import clean
from gospoda.server.members.passkeys import site_of
from gospoda.server.members.wiring import MembersWiring

Id = Annotated[str, Parameter(max_length=1400)]  # the ids of some keys are long


def check_member(requester: Requester, limits: Limits, what: str = "account") -> None:
    """Refuses guests, and members who ask too often."""
    limits.check(what, requester.id)
    if not requester.device:
        raise refused("refused-no-member", 403)


async def told(request: AnyRequest, members: MembersWiring) -> Account:
    """Returns the current account, also for somebody who was a guest a moment ago."""
    requester = await members.guests.by_token(token_of(request))
    if requester is None or not requester.device:
        raise refused("refused-no-member", 403)
    return await members.accounts.overview(requester)


# ---- keeping the name


@post("/api/account", responses=GUEST)
async def keep_name(data: NewMember, request: AnyRequest, requester: Requester, members: MembersWiring) -> Account:
    """Keeps the name without a passkey, where browsers offer none; recovery codes are then the way back."""
    members.limits.check("account", requester.id)
    await members.accounts.keep_name(requester, token_of(request), clean(data.device))
    return await told(request, members)


@post("/api/account/passkeys/options", status_code=200, responses=GUEST)
async def passkey_options(request: AnyRequest, requester: Requester, members: MembersWiring) -> PasskeyOptions:
    """Returns the options with which the browser creates a passkey."""
    members.limits.check("account", requester.id)
    handle = await members.accounts.handle(requester)
    site = site_of(request, members.settings)
    return await members.passkeys.offer(requester.id, requester.name, handle, site)


@post("/api/account/passkeys", responses=GUEST)
async def add_passkey(data: NewPasskey, request: AnyRequest, requester: Requester, members: MembersWiring) -> Account:
    """Stores a passkey; the first one makes a guest a member."""
    members.limits.check("account", requester.id)
    site = site_of(request, members.settings)
    key = await members.passkeys.verified(requester.id, data.ticket, data.credential, site)
    label = clean(data.label)
    await members.accounts.keep_name(requester, token_of(request), label, {**key, "label": label})
    return await told(request, members)


@delete("/api/account/passkeys/{key:str}", status_code=200, responses=GUEST)
async def remove_passkey(key: Id, request: AnyRequest, requester: Requester, members: MembersWiring) -> Account:
    """Removes a passkey; the last way to sign in can't be removed."""
    check_member(requester, members.limits)
    await members.accounts.drop_passkey(requester, key)
    return await told(request, members)


# ---- the account


@get("/api/account", responses=GUEST)
async def account(requester: Requester, members: MembersWiring) -> Account:
    """Returns everything about the requester's account."""
    check_member(requester, members.limits)
    return await members.accounts.overview(requester)


@put("/api/account/settings", responses=GUEST)
async def save_settings(data: SavedSettings, requester: Requester, members: MembersWiring) -> Done:
    """Saves the member's preferences for all devices."""
    check_member(requester, members.limits)
    await members.accounts.save(requester, data.settings)
    return Done(0)


@post("/api/account/new-name", status_code=200, responses=GUEST)
async def read_new_name(requester: Requester, members: MembersWiring) -> Done:
    """Acknowledges the name that an upgrade had to change."""
    check_member(requester, members.limits)
    await members.accounts.read_new_name(requester)
    return Done(0)


# ---- devices


@post("/api/account/links", responses=GUEST)
async def link(request: AnyRequest, requester: Requester, members: MembersWiring) -> DeviceLink:
    """Returns a link that signs in another device: valid once, for ten minutes."""
    check_member(requester, members.limits)
    return await members.accounts.link(requester, site_of(request, members.settings).origins[0])


@post("/api/account/codes", responses=GUEST)
async def codes(requester: Requester, members: MembersWiring) -> Codes:
    """Returns new recovery codes, shown only this once; the old ones stop working."""
    check_member(requester, members.limits)
    return await members.accounts.codes(requester)


@delete("/api/account/devices/{device:str}", status_code=200, responses=GUEST)
async def remove_device(device: Id, requester: Requester, members: MembersWiring) -> Account:
    """Signs another device out."""
    check_member(requester, members.limits)
    if device == requester.device:
        raise refused("refused-this-device")
    if not await members.devices.sign_out(requester.id, device):
        raise refused("refused-not-found", 404)
    return await members.accounts.overview(requester)


@post("/api/account/sign-out", status_code=200, responses=GUEST)
async def sign_out(requester: Requester, members: MembersWiring) -> Response[Done]:
    """Signs this device out."""
    check_member(requester, members.limits)
    await members.devices.sign_out(requester.id, requester.device)
    return gone()


def gone() -> Response[Done]:
    """Returns the answer that deletes the cookies of somebody who has signed out."""
    return Response(Done(0), cookies=no_cookies())


ROUTES = Router(
    "/",
    security=BY_TOKEN,
    route_handlers=[
        *[keep_name, passkey_options, add_passkey, remove_passkey, account, save_settings, read_new_name],
        *[link, codes, remove_device, sign_out],
    ],
)
