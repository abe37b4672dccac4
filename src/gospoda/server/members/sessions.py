"""All open sockets of this process, so that signing out a device closes its sockets."""

from __future__ import annotations

from typing import Protocol

from msgspec.structs import replace

from gospoda.server.base.requester import Requester
from gospoda.server.base.tasks import Spawn

SIGNED_OUT = 4401


class Socket(Protocol):
    """A socket and its owner."""

    requester: Requester | None

    async def close(self, code: int, reason: str, again: bool) -> None:
        """Closes the socket with a code and a reason."""


class Sessions:
    """The connected guests and devices."""

    def __init__(self, spawn: Spawn) -> None:
        self.spawn = spawn
        self.sockets: set[Socket] = set()

    def enter(self, socket: Socket) -> None:
        """Registers an opened socket."""
        self.sockets.add(socket)

    def leave(self, socket: Socket) -> None:
        """Removes a closed socket."""
        self.sockets.discard(socket)

    def devices(self) -> set[str]:
        """Returns the connected devices of members."""
        return {socket.requester.device for socket in self.sockets if socket.requester is not None} - {""}

    def rename(self, names: dict[str, str]) -> None:
        """Gives connected guests new names, by id."""
        for socket in self.sockets:
            if socket.requester is not None and socket.requester.id in names:
                socket.requester = replace(socket.requester, name=names[socket.requester.id])

    def guests(self) -> set[str]:
        """Returns the guests with open sockets."""
        return {socket.requester.id for socket in self.sockets if socket.requester is not None}

    def sign_out(self, devices: set[str]) -> None:
        """Closes the sockets of these devices."""
        for socket in list(self.sockets):
            if socket.requester is not None and socket.requester.device in devices:
                self.spawn(socket.close(SIGNED_OUT, "refused-signed-out", False))
