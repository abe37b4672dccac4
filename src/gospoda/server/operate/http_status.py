"""HTTP: how the inn is, for people."""

from __future__ import annotations

import asyncio
from importlib.metadata import version

from litestar import Router, get

from gospoda.server.base import alarms
from gospoda.server.base.http_errors import PUBLIC, AnyRequest, head_of
from gospoda.server.base.security import address
from gospoda.server.operate.bodies import InnStatus
from gospoda.server.web.server import Server


@get("/api/status", responses=PUBLIC)
async def status(request: AnyRequest, server: Server) -> InnStatus:
    """How the inn is, and what the operator has to say."""
    server.limits.check("list", address(request))
    database, disk = await server.pulse.feel()
    now = server.operator_state.now
    return InnStatus(
        version=version("gospoda"),
        since=server.operator_state.since,
        database=database,
        disk=disk,
        read_only=now.read_only,
        people=len({socket.requester.id for socket in server.sessions.sockets if socket.requester is not None}),
        tables=sum(1 for room in server.rooms.rooms.values() if room.audience.watchers),
        announcements=now.announcements,
        alarms=await asyncio.to_thread(alarms.recent),
    )


ROUTES = Router("/", route_handlers=[status, head_of(status)])
