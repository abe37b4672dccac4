"""HTTP: the status of the inn, for people."""

from __future__ import annotations

import asyncio
from importlib.metadata import version

from litestar import Router, get

from gospoda.server.base import alarms
from gospoda.server.base.http_errors import PUBLIC, AnyRequest, head_of
from gospoda.server.base.security import address
from gospoda.server.operate.bodies import InnStatus
from gospoda.server.operate.wiring import OperateWiring


@get("/api/status", responses=PUBLIC)
async def status(request: AnyRequest, operate: OperateWiring) -> InnStatus:
    """Returns the status of the inn, and the operator's announcements."""
    operate.limits.check("list", address(request))
    database, disk = await operate.pulse.feel()
    now = operate.decisions.now
    return InnStatus(
        version=version("gospoda"),
        since=operate.decisions.since,
        database=database,
        disk=disk,
        read_only=now.read_only,
        people=len({socket.requester.id for socket in operate.sessions.sockets if socket.requester is not None}),
        tables=sum(1 for room in operate.rooms.rooms.values() if room.audience.watchers),
        announcements=now.announcements,
        alarms=await asyncio.to_thread(alarms.recent),
    )


ROUTES = Router("/", route_handlers=[status, head_of(status)])
