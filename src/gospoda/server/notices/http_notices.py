"""HTTP: how a member wants to be notified of their turn. Only the member ever sees any of it."""

from __future__ import annotations

from typing import Annotated

from litestar import Router, delete, get, post, put
from litestar.params import Parameter

from gospoda.server.base.http_errors import BY_TOKEN, GUEST, AnyRequest
from gospoda.server.base.refusals import offered, refused
from gospoda.server.base.requester import Requester
from gospoda.server.base.safe_requests import NotAllowed, Unreachable
from gospoda.server.members.http_account import check_member
from gospoda.server.members.passkeys import site_of
from gospoda.server.notices.bodies import MailCode, NewMail, NewPush, NewWebhook, Notices, TableWaits, Turns, When
from gospoda.server.notices.notice_mail import MailTarget, is_mail_address
from gospoda.server.notices.notice_push import are_keys
from gospoda.server.notices.notice_texts import Reader, code_mail, link_of
from gospoda.server.notices.notice_turns import own_turns
from gospoda.server.notices.wiring import NoticesWiring

Id = Annotated[str, Parameter(max_length=40, pattern=r"^[A-Za-z0-9_-]+$")]


async def told(requester: Requester, notices: NoticesWiring) -> Notices:
    """Returns the channels as they are now."""
    ours = notices.notices
    return Notices(await ours.channels.of(requester), ours.vapid.public(), ours.mailer.offered())


def origin_of(request: AnyRequest, notices: NoticesWiring) -> str:
    """Returns the address at which the member uses the inn; links lead there."""
    return site_of(request, notices.settings).origins[0]


def check_address(url: str, notices: NoticesWiring) -> None:
    """Raises for addresses without https and for those in the server's own network."""
    try:
        notices.notices.outgoing.check(url)
    except NotAllowed:
        raise refused("refused-webhook", 400) from None


@get("/api/notices", responses=GUEST)
async def channels(requester: Requester, notices: NoticesWiring) -> Notices:
    """Lists the member's channels, and what this inn offers."""
    check_member(requester, notices.limits)
    return await told(requester, notices)


@get("/api/turns", responses=GUEST)
async def turns(requester: Requester, notices: NoticesWiring) -> Turns:
    """Lists the tables at which others wait for the requester, longest wait first; also for guests."""
    notices.limits.check("list", requester.id)
    found = await notices.storage.read(lambda connection: own_turns(connection, requester.id))
    return Turns([TableWaits(one.table, one.game, one.title, one.since, link_of([one], "")) for one in found])


@post("/api/notices/push", responses=GUEST)
async def add_push(data: NewPush, request: AnyRequest, requester: Requester, notices: NoticesWiring) -> Notices:
    """Adds this browser's push subscription."""
    check_member(requester, notices.limits)
    check_address(data.endpoint, notices)
    if not are_keys(data.keys):
        raise refused("refused-push", 400)
    await notices.notices.channels.add_push(requester, data, origin_of(request, notices))
    return await told(requester, notices)


@post("/api/notices/webhooks", responses=GUEST)
async def add_webhook(data: NewWebhook, request: AnyRequest, requester: Requester, notices: NoticesWiring) -> Notices:
    """Adds an address that gets notices as JSON by POST."""
    check_member(requester, notices.limits)
    check_address(data.url, notices)
    await notices.notices.channels.add_webhook(requester, data.url, data.when, origin_of(request, notices))
    return await told(requester, notices)


@post("/api/notices/mail", responses=GUEST)
async def add_mail(data: NewMail, request: AnyRequest, requester: Requester, notices: NoticesWiring) -> Notices:
    """Adds a mail address. It gets a code, and nothing else before the member has entered that."""
    check_member(requester, notices.limits)
    offered(notices.notices.mailer.offered())
    if not is_mail_address(data.address):
        raise refused("refused-mail-address", 400)
    notices.limits.check("notice-mail", requester.id)
    notices.limits.check("notice-mail", notices.seal.hashed(data.address.lower()))
    origin = origin_of(request, notices)
    code = await notices.notices.channels.add_mail(requester, data.address, data.when, origin)
    mail = code_mail(code, Reader(data.when.lang, data.when.zone, origin, requester.name))
    try:
        await notices.notices.mailer.send(MailTarget(data.address), mail)
    except Unreachable:
        raise refused("refused-mail-failed") from None
    return await told(requester, notices)


@post("/api/notices/{channel:str}/confirm", status_code=200, responses=GUEST)
async def confirm(channel: Id, data: MailCode, requester: Requester, notices: NoticesWiring) -> Notices:
    """Confirms a mail address with the code that was sent there."""
    check_member(requester, notices.limits)
    await notices.notices.channels.confirm(requester, channel, data.code)
    return await told(requester, notices)


@put("/api/notices/{channel:str}", responses=GUEST)
async def change(channel: Id, data: When, requester: Requester, notices: NoticesWiring) -> Notices:
    """Changes when a channel sends."""
    check_member(requester, notices.limits)
    await notices.notices.channels.change(requester, channel, data)
    return await told(requester, notices)


@post("/api/notices/{channel:str}/trial", status_code=200, responses=GUEST)
async def trial(channel: Id, requester: Requester, notices: NoticesWiring) -> Notices:
    """Sends a test notification."""
    check_member(requester, notices.limits, "notice-trial")
    row = await notices.notices.channels.row(requester, channel)
    if not row.confirmed:
        raise refused("refused-mail-code", 400)
    if not await notices.notices.trial(row):
        raise refused("refused-notice-failed")
    return await told(requester, notices)


@delete("/api/notices/{channel:str}", status_code=200, responses=GUEST)
async def remove(channel: Id, requester: Requester, notices: NoticesWiring) -> Notices:
    """Removes a channel."""
    check_member(requester, notices.limits)
    await notices.notices.channels.remove(requester, channel)
    return await told(requester, notices)


ROUTES = Router(
    "/",
    security=BY_TOKEN,
    route_handlers=[channels, turns, add_push, add_webhook, add_mail, confirm, change, trial, remove],
)
