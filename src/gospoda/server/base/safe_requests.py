"""Requests to an address that a member has named, but never to the server's own network.

The name is resolved here and the connection goes to the address that was checked, so a name that resolves to
something else a moment later can't redirect it. HTTP redirects are not followed.
"""

from __future__ import annotations

import asyncio
import ipaddress
import socket
from collections.abc import Iterable, Mapping
from typing import Any
from urllib.parse import urlsplit

import httpcore
from httpcore import AnyIOBackend, AsyncNetworkBackend, AsyncNetworkStream

LONGEST_ADDRESS = 1000  # characters
WITHIN = 10.0  # seconds for the whole request
ANSWER_READ = 4096  # bytes: nobody needs more of an answer
NAT64 = ipaddress.ip_network("64:ff9b::/96")
IpAddress = ipaddress.IPv4Address | ipaddress.IPv6Address
FAILURES = (httpcore.TimeoutException, httpcore.NetworkError, httpcore.ProtocolError, TimeoutError, OSError)


class NotAllowed(Exception):
    """The address is in the server's own network, or it isn't an address."""


class Unreachable(Exception):
    """The address can't be reached or doesn't answer properly."""


def embedded(address: ipaddress.IPv6Address) -> ipaddress.IPv4Address | None:
    """Returns the IPv4 address embedded in an IPv6 address, if any."""
    if address.ipv4_mapped is not None:
        return address.ipv4_mapped
    if address.sixtofour is not None:
        return address.sixtofour
    if address.teredo is not None:
        return address.teredo[1]
    return ipaddress.IPv4Address(int(address) & 0xFFFFFFFF) if address in NAT64 else None


def is_public(text: str) -> bool:
    """Whether an address is on the public internet: not private, loopback, link-local, shared or reserved."""
    try:
        address: IpAddress = ipaddress.ip_address(text.partition("%")[0])
    except ValueError:
        return False
    if isinstance(address, ipaddress.IPv6Address) and (inner := embedded(address)) is not None:
        return is_public(str(inner))
    return address.is_global and not address.is_multicast and not address.is_reserved


class Guarded(AsyncNetworkBackend):
    """Opens connections to public addresses only; `private` allows all of them, for tests."""

    def __init__(self, private: bool) -> None:
        self.private = private
        self.below = AnyIOBackend()

    async def connect_tcp(
        self,
        host: str,
        port: int,
        timeout: float | None = None,
        local_address: str | None = None,
        socket_options: Iterable[Any] | None = None,
    ) -> AsyncNetworkStream:
        """Resolves the name, checks all of its addresses, and connects to one that was checked."""
        try:
            found = await asyncio.get_running_loop().getaddrinfo(host, port, type=socket.SOCK_STREAM)
        except (OSError, UnicodeError):
            raise httpcore.ConnectError("no such name") from None
        addresses = [str(one[4][0]) for one in found]
        if not addresses or not (self.private or all(is_public(one) for one in addresses)):
            raise NotAllowed
        return await self.below.connect_tcp(addresses[0], port, timeout, local_address, socket_options)

    async def sleep(self, seconds: float) -> None:
        """Sleeps, as the interface requires."""
        await asyncio.sleep(seconds)


class Outgoing:
    """Sends requests to addresses that members have named."""

    def __init__(self, private: bool) -> None:
        self.private = private

    def check(self, url: str) -> None:
        """Refuses at once an address that can never be used; names are resolved only when something is sent."""
        try:
            parts = urlsplit(url)
            host, port = parts.hostname or "", parts.port
        except ValueError:
            raise NotAllowed from None
        schemes = ("https", "http") if self.private else ("https",)
        if parts.scheme not in schemes or not host or parts.username or parts.password or len(url) > LONGEST_ADDRESS:
            raise NotAllowed
        if not url.isascii() or any(sign.isspace() for sign in url) or port == 0:
            raise NotAllowed
        numeric = host.replace(".", "").isdigit() or ":" in host
        if not self.private and (
            host == "localhost" or host.endswith(".localhost") or (numeric and not is_public(host))
        ):
            raise NotAllowed

    async def post(self, url: str, headers: Mapping[str, str], body: bytes) -> int:
        """Sends a request and returns the status of the answer."""
        self.check(url)
        try:
            async with (
                asyncio.timeout(WITHIN),
                httpcore.AsyncConnectionPool(network_backend=Guarded(self.private)) as pool,
            ):
                return await self._send(pool, url, headers, body)
        except FAILURES as problem:
            raise Unreachable(type(problem).__name__) from None
        except (httpcore.UnsupportedProtocol, ValueError):
            raise NotAllowed from None

    async def _send(self, pool: httpcore.AsyncConnectionPool, url: str, headers: Mapping[str, str], body: bytes) -> int:
        named = [(name.encode("ascii"), value.encode("ascii")) for name, value in headers.items()]
        async with pool.stream("POST", url, headers=named, content=body) as answer:
            read = 0
            async for chunk in answer.aiter_stream():
                read += len(chunk)
                if read > ANSWER_READ:
                    break
            return answer.status
