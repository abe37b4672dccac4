"""Guests: a name and an opaque secret. The database knows only the hash of the secret."""

from __future__ import annotations

import secrets
import time
from collections import OrderedDict
from typing import Any

import msgspec
import sqlalchemy as sa
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

from gospoda.table.bodies import GuestToken
from gospoda.table.database import GUEST
from gospoda.table.devices import Devices, hashed
from gospoda.table.links import guest_key
from gospoda.table.names import checked_name
from gospoda.table.storage import Storage
from gospoda.table.verbs import Asker

COOKIE = "gospoda-guest"
SAFE_COOKIE = "__Host-gospoda-guest"  # over https
YEAR = 365 * 24 * 3600
REMEMBERED = 20_000


class Guests:
    """Who is who."""

    def __init__(self, storage: Storage, devices: Devices) -> None:
        self.storage = storage
        self.devices = devices
        self.known: OrderedDict[str, Asker] = OrderedDict()

    async def welcome(self, name: str) -> GuestToken:
        """A new guest."""
        tidy, token, guest = checked_name(name), secrets.token_urlsafe(24), secrets.token_urlsafe(9)
        row = {"id": guest, "name": tidy, "token": hashed(token), "created": time.time(), "seen": time.time()}
        await self.storage.writer.run(lambda connection: connection.execute(sa.insert(GUEST), row) and None)
        return GuestToken(guest, tidy, token)

    async def rename(self, asker: Asker, name: str) -> Asker:
        """The same guest with another name."""
        tidy = checked_name(name)
        change = sa.update(GUEST).where(GUEST.c.id == asker.id).values(name=tidy)
        await self.storage.writer.run(lambda connection: connection.execute(change) and None)
        renamed = msgspec.structs.replace(asker, name=tidy)
        self.devices.forget(asker.id)
        for key, known in list(self.known.items()):
            if known.id == asker.id:
                self.known[key] = renamed
        return renamed

    def forget(self, token: str) -> None:
        """Look up again who has this (hashed) token."""
        self.known.pop(token, None)

    def drop(self, guest: str) -> None:
        """A guest is nobody any more."""
        for key, known in list(self.known.items()):
            if known.id == guest:
                del self.known[key]

    async def by_token(self, token: str) -> Asker | None:
        """The guest with this token."""
        if not token or len(token) > 64:
            return None
        key = hashed(token)
        asker = self.known.get(key) or self.devices.remembered(key)
        if asker is None:
            found = await self.storage.guest_by_token(key)
            if found is None:
                return await self.devices.by_token(key)
            asker = self.known[key] = Asker(*found, guest_key(token))
            if len(self.known) > REMEMBERED:
                self.known.popitem(last=False)
        return asker


def token_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """The token that a request brings: a bearer token or the cookie."""
    header = connection.headers.get("authorization", "")
    if header.lower().startswith("bearer "):
        return header[7:].strip()
    return connection.cookies.get(SAFE_COOKIE) or connection.cookies.get(COOKIE) or ""


def no_cookies() -> list[Cookie]:
    """What takes the cookies back, on http and https."""
    names = [(SAFE_COOKIE, True), (COOKIE, False)]
    return [Cookie(key=name, value="", max_age=0, httponly=True, samesite="lax", secure=safe) for name, safe in names]


def cookie_of(token: str, secure: bool) -> str:
    """The header that sets the cookie."""
    name, flag = (SAFE_COOKIE, "; Secure") if secure else (COOKIE, "")
    return f"{name}={token}; Path=/; Max-Age={YEAR}; HttpOnly; SameSite=Lax{flag}"
