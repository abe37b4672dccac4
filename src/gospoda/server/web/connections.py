"""Connections whose owner isn't known yet: how many from where, and how long a request may take to arrive.

A connection that hasn't sent a request yet is a stranger. When the server is full, or too many come from one address,
the stranger that has waited longest makes room for the next one.
"""

from __future__ import annotations

import ipaddress
from collections import Counter
from functools import cache
from typing import Protocol

from gospoda.server.base.metrics import TURNED_AWAY
from gospoda.server.base.settings import Settings, from_environment

RESERVED = 200  # files that the server itself needs: the database, its processes, the client's pages
MOST = 20_000


class Connection(Protocol):
    """A client's connection."""

    def turn_out(self) -> None:
        """Closes the connection at once."""


def most_connections() -> int:
    """Returns how many connections the system's limit on open files allows, after raising it as far as possible."""
    try:
        import resource
    except ImportError:  # not available on every system
        return MOST
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST + RESERVED if hard == resource.RLIM_INFINITY else min(hard, MOST + RESERVED)
    resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
    return max(wanted - RESERVED, wanted // 2)


class Connections:
    """All connections of this process."""

    def __init__(self, most: int, most_of_one: int) -> None:
        self.most = most
        self.most_of_one = most_of_one  # per address
        self.all: dict[Connection, str] = {}  # with their addresses
        self.strangers: dict[Connection, None] = {}  # in order of arrival
        self.by_address: Counter[str] = Counter()

    def enter(self, connection: Connection, address: str, capped: bool) -> bool:
        """Admits a connection, in place of a stranger if needed; False if full. `capped`: its address has a limit."""
        crowded = capped and self.by_address[address] >= self.most_of_one
        if crowded and not self._make_room(address):
            return False
        if len(self.all) >= self.most and not self._make_room(None):
            return False
        self.all[connection] = address
        self.by_address[address] += 1
        self.strangers[connection] = None
        return True

    def _make_room(self, address: str | None) -> bool:
        """Turns out the stranger that has waited longest, of this address or of all; False if there is none."""
        for stranger in self.strangers:
            if address is None or self.all[stranger] == address:
                self.leave(stranger)
                TURNED_AWAY.labels("crowded").inc()
                stranger.turn_out()
                return True
        return False

    def is_known(self, connection: Connection, known: bool) -> None:
        """Marks a connection as known once it has sent a request, or as a stranger again."""
        if connection not in self.all:
            return
        if known:
            self.strangers.pop(connection, None)
        else:
            self.strangers.setdefault(connection, None)

    def follow(self, connection: Connection, successor: Connection) -> None:
        """Continues a connection under another protocol: a socket."""
        address = self.all.pop(connection, None)
        self.strangers.pop(connection, None)
        if address is not None:
            self.all[successor] = address

    def leave(self, connection: Connection) -> None:
        """Removes a closed connection."""
        address = self.all.pop(connection, None)
        self.strangers.pop(connection, None)
        if address is not None:
            self.by_address[address] -= 1
            if self.by_address[address] <= 0:
                del self.by_address[address]


@cache
def connections() -> Connections:
    """Returns the connections of this process."""
    settings = from_environment()
    return Connections(settings.connections or most_connections(), settings.connections_per_address)


@cache
def is_proxy(address: str, proxies: str) -> bool:
    """Returns whether an address is a proxy, which serves many people; `proxies`: `*`, addresses, networks by comma."""
    for name in [part.strip() for part in proxies.split(",") if part.strip()]:
        if name in ("*", address):
            return True
        try:
            if ipaddress.ip_address(address) in ipaddress.ip_network(name):
                return True
        except ValueError:
            continue
    return False


def is_capped(address: str, proxies: str | list[str] | None, settings: Settings) -> bool:
    """Returns whether an address may have only a limited number of connections."""
    listed = proxies or "" if not isinstance(proxies, list) else ",".join(proxies)
    return settings.limited and not is_proxy(address, str(listed))
