"""HTTP: how a member wants to be told that it is their turn. Nobody but the member is ever told anything of it."""

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
from gospoda.server.web.server import Server

Id = Annotated[str, Parameter(max_length=40, pattern=r"^[A-Za-z0-9_-]+$")]


async def told(requester: Requester, server: Server) -> Notices:
    """The channels as they are now."""
    notices = server.notices
    return Notices(await notices.channels.of(requester), notices.vapid.public(), notices.mailer.offered())


def origin_of(request: AnyRequest, server: Server) -> str:
    """Where the member has found the inn: there links lead."""
    return site_of(request, server.settings).origins[0]


def check_address(url: str, server: Server) -> None:
    """Refuse addresses in the server's own network, and those without https."""
    try:
        server.notices.outgoing.check(url)
    except NotAllowed:
        raise refused("refused-webhook", 400) from None


@get("/api/notices", responses=GUEST)
async def channels(requester: Requester, server: Server) -> Notices:
    """The member's channels, and what this inn offers."""
    check_member(requester, server)
    return await told(requester, server)


@get("/api/turns", responses=GUEST)
async def turns(requester: Requester, server: Server) -> Turns:
    """The tables at which others wait for the requester, also for guests: the longest waiting first."""
    server.limits.check("list", requester.id)
    found = await server.storage.read(lambda connection: own_turns(connection, requester.id))
    return Turns([TableWaits(one.table, one.game, one.title, one.since, link_of([one], "")) for one in found])


@post("/api/notices/push", responses=GUEST)
async def add_push(data: NewPush, request: AnyRequest, requester: Requester, server: Server) -> Notices:
    """This browser has subscribed."""
    check_member(requester, server)
    check_address(data.endpoint, server)
    if not are_keys(data.keys):
        raise refused("refused-push", 400)
    await server.notices.channels.add_push(requester, data, origin_of(request, server))
    return await told(requester, server)


@post("/api/notices/webhooks", responses=GUEST)
async def add_webhook(data: NewWebhook, request: AnyRequest, requester: Requester, server: Server) -> Notices:
    """An address that is told by POST with JSON."""
    check_member(requester, server)
    check_address(data.url, server)
    await server.notices.channels.add_webhook(requester, data.url, data.when, origin_of(request, server))
    return await told(requester, server)


@post("/api/notices/mail", responses=GUEST)
async def add_mail(data: NewMail, request: AnyRequest, requester: Requester, server: Server) -> Notices:
    """A mail address: a code is sent there, and nothing else before it has come back."""
    check_member(requester, server)
    offered(server.notices.mailer.offered())
    if not is_mail_address(data.address):
        raise refused("refused-mail-address", 400)
    server.limits.check("notice-mail", requester.id)
    server.limits.check("notice-mail", server.accounts.seal.hashed(data.address.lower()))
    origin = origin_of(request, server)
    code = await server.notices.channels.add_mail(requester, data.address, data.when, origin)
    mail = code_mail(code, Reader(data.when.lang, data.when.zone, origin, requester.name))
    try:
        await server.notices.mailer.send(MailTarget(data.address), mail)
    except Unreachable:
        raise refused("refused-mail-failed") from None
    return await told(requester, server)


@post("/api/notices/{channel:str}/confirm", status_code=200, responses=GUEST)
async def confirm(channel: Id, data: MailCode, requester: Requester, server: Server) -> Notices:
    """The code of the mail."""
    check_member(requester, server)
    await server.notices.channels.confirm(requester, channel, data.code)
    return await told(requester, server)


@put("/api/notices/{channel:str}", responses=GUEST)
async def change(channel: Id, data: When, requester: Requester, server: Server) -> Notices:
    """Tell at other times."""
    check_member(requester, server)
    await server.notices.channels.change(requester, channel, data)
    return await told(requester, server)


@post("/api/notices/{channel:str}/trial", status_code=200, responses=GUEST)
async def trial(channel: Id, requester: Requester, server: Server) -> Notices:
    """Send a notice for trial."""
    check_member(requester, server, "notice-trial")
    row = await server.notices.channels.row(requester, channel)
    if not row.confirmed:
        raise refused("refused-mail-code", 400)
    if not await server.notices.trial(row):
        raise refused("refused-notice-failed")
    return await told(requester, server)


@delete("/api/notices/{channel:str}", status_code=200, responses=GUEST)
async def remove(channel: Id, requester: Requester, server: Server) -> Notices:
    """Tell by this channel no more."""
    check_member(requester, server)
    await server.notices.channels.remove(requester, channel)
    return await told(requester, server)


ROUTES = Router(
    "/",
    security=BY_TOKEN,
    route_handlers=[channels, turns, add_push, add_webhook, add_mail, confirm, change, trial, remove],
)
