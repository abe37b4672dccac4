"""All open sockets of this process, so that those of a device that is signed out are closed."""

from __future__ import annotations

from typing import Protocol

from msgspec.structs import replace

from gospoda.server.base.requester import Requester
from gospoda.server.base.tasks import Spawn

SIGNED_OUT = 4401


class Socket(Protocol):
    """A socket, and whose it is."""

    requester: Requester | None

    async def close(self, code: int, reason: str, again: bool) -> None:
        """Say good-bye."""


class Sessions:
    """Who is connected."""

    def __init__(self, spawn: Spawn) -> None:
        self.spawn = spawn
        self.sockets: set[Socket] = set()

    def enter(self, socket: Socket) -> None:
        """A socket was opened."""
        self.sockets.add(socket)

    def leave(self, socket: Socket) -> None:
        """A socket was closed."""
        self.sockets.discard(socket)

    def devices(self) -> set[str]:
        """The devices of members that are connected."""
        return {socket.requester.device for socket in self.sockets if socket.requester is not None} - {""}

    def rename(self, names: dict[str, str]) -> None:
        """Let guests who are connected go on under other names, by id."""
        for socket in self.sockets:
            if socket.requester is not None and socket.requester.id in names:
                socket.requester = replace(socket.requester, name=names[socket.requester.id])

    def guests(self) -> set[str]:
        """Whose sockets are open."""
        return {socket.requester.id for socket in self.sockets if socket.requester is not None}

    def sign_out(self, devices: set[str]) -> None:
        """Close the sockets of these devices."""
        for socket in list(self.sockets):
            if socket.requester is not None and socket.requester.device in devices:
                self.spawn(socket.close(SIGNED_OUT, "refused-signed-out", False))
