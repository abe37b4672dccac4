"""HTTP: members export what is stored about them, or delete their account."""

from __future__ import annotations

from typing import Any

from litestar import Response, Router, get, post

from gospoda.server.base.bodies import Done
from gospoda.server.base.http_errors import BY_TOKEN, GUEST
from gospoda.server.base.refusals import refused
from gospoda.server.base.requester import Requester
from gospoda.server.members.bodies import DeleteAccount
from gospoda.server.members.http_account import check_member, gone
from gospoda.server.notices.wiring import NoticesWiring
from gospoda.server.operate.own_data import own_data
from gospoda.server.operate.wiring import OperateWiring


@get("/api/account/data", responses=GUEST)
async def data(requester: Requester, operate: OperateWiring, notices: NoticesWiring) -> Response[dict[str, Any]]:
    """Returns everything that is stored about the member, as one file."""
    check_member(requester, operate.limits, "own-data")
    sealed = {"notices": notices.notices.channels.exported}
    file: Any = await operate.storage.read(lambda connection: own_data(connection, requester, sealed))
    headers = {"content-disposition": 'attachment; filename="gospoda-my-data.json"'}
    return Response(file, media_type="application/json", headers=headers)


@post("/api/account/leave", status_code=200, responses=GUEST)
async def leave(data: DeleteAccount, requester: Requester, operate: OperateWiring) -> Response[Done]:
    """Deletes the account. Games stay, with "somebody" in its seats; in running ones a bot plays on."""
    check_member(requester, operate.limits)
    if data.name != requester.name:
        raise refused("refused-other-name", 400)
    await operate.erasure.delete(requester)
    return gone()


ROUTES = Router("/", security=BY_TOKEN, route_handlers=[data, leave])
