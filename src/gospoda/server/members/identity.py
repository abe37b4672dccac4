"""Guests: a name and an opaque secret. The database stores only the secret's hash."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections import OrderedDict
from collections.abc import Callable
from functools import partial
from typing import Any

import msgspec
import sqlalchemy as sa
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie
from sqlalchemy.engine import Connection

from gospoda.server.base.links import guest_key
from gospoda.server.base.refusals import StorageFailure, refused
from gospoda.server.base.requester import Requester
from gospoda.server.base.signals import Signal
from gospoda.server.members import naming
from gospoda.server.members.bodies import GuestToken
from gospoda.server.members.devices import RECHECK, Devices, Known, hashed
from gospoda.server.members.names import checked_name
from gospoda.server.store.database import GUEST
from gospoda.server.store.reader import Reader

DAY = 86400.0  # seconds
COOKIE = "gospoda-guest"
SAFE_COOKIE = "__Host-gospoda-guest"  # over HTTPS
YEAR = 365 * 24 * 3600
REMEMBERED = 20_000
SEEN_EVERY = 60.0  # seconds
AT_ONCE = 500  # guests per write


class Guests:
    """Identifies guests and members by their tokens."""

    def __init__(self, storage: Reader, devices: Devices) -> None:
        self.storage = storage
        self.devices = devices
        self.known: OrderedDict[str, Known] = OrderedDict()
        self.gave_way: Signal[[str, dict[str, str]]] = Signal()
        """A member now owns this name; these guests, by id, have new names because of it."""
        self.here: set[str] = set()  # guests who made a request since this was last written to the database

    async def welcome(self, name: str) -> GuestToken:
        """Creates a guest, under a numbered name if a member has this one."""
        tidy, token, guest = checked_name(name), secrets.token_urlsafe(24), secrets.token_urlsafe(9)
        row = {"id": guest, "name": tidy, "token": hashed(token), "created": time.time(), "seen": time.time()}
        shown = await self.storage.writer.run(lambda connection: naming.put_guest(connection, row))
        return GuestToken(guest, shown, token)

    async def rename(self, requester: Requester, name: str) -> Requester:
        """Changes a guest's name, unless a member has it."""
        tidy = checked_name(name)
        renamed = await self.storage.writer.run(lambda connection: naming.rename(connection, requester.id, tidy))
        if renamed is None:
            raise refused("refused-name-member")
        self.devices.forget(requester.id)
        self.drop(requester.id)
        if renamed:
            self.give_way(tidy, renamed)
        return msgspec.structs.replace(requester, name=tidy)

    def give_way(self, taken: str, renamed: dict[str, str]) -> None:
        """Applies the new names of guests who give way to a member, here and wherever names are shown."""
        for guest in renamed:
            self.drop(guest)
        self.devices.sessions.rename(renamed)
        self.gave_way.emit(taken, renamed)

    def forget(self, token: str) -> None:
        """Drops a (hashed) token from the cache."""
        self.known.pop(token, None)

    def drop(self, guest: str) -> None:
        """Drops a guest from the cache, because the name has changed or the guest is gone."""
        for key, known in list(self.known.items()):
            if known.requester.id == guest:
                del self.known[key]

    async def by_token(self, token: str) -> Requester | None:
        """Returns the guest with this token."""
        if not token or len(token) > 64:
            return None
        key = hashed(token)
        requester = await self._looked_up(key, token)
        if requester is not None:
            self.here.add(requester.id)
        return requester

    async def _looked_up(self, key: str, token: str) -> Requester | None:
        known = self.known.get(key)
        if known is not None and known.until > time.monotonic():
            return known.requester
        if (member := self.devices.remembered(key)) is not None:
            return member
        found = await self._guest(key)
        if found is None:
            return await self.devices.by_token(key)
        requester = Requester(*found, guest_key(token))
        self.known[key] = Known(requester, time.monotonic() + RECHECK)
        if len(self.known) > REMEMBERED:
            self.known.popitem(last=False)
        return requester

    async def _guest(self, token: str) -> tuple[str, str] | None:
        """Returns the id and name of the guest with this (hashed) token."""
        query = sa.select(GUEST.c.id, GUEST.c.name, GUEST.c.seen).where(GUEST.c.token == token)
        row = await self.storage.read(lambda connection: connection.execute(query).first())
        if row is None:
            return None
        now = time.time()
        if row.seen < now - DAY:  # so that active guests are not cleaned up
            seen = sa.update(GUEST).where(GUEST.c.id == row.id).values(seen=now)
            await self.storage.writer.run(lambda connection: connection.execute(seen) and None)
        return row.id, row.name

    async def watch(self, connected: Callable[[], set[str]]) -> None:
        """Regularly stores who is here; runs as long as the server."""
        while True:
            await asyncio.sleep(SEEN_EVERY)
            await self.note_seen(connected())

    async def note_seen(self, connected: set[str]) -> None:
        """Stores when guests were last seen: those who made a request, and those with an open socket."""
        guests, self.here = sorted(self.here | connected), set()
        try:
            for first in range(0, len(guests), AT_ONCE):
                some = sa.update(GUEST).where(GUEST.c.id.in_(guests[first : first + AT_ONCE])).values(seen=time.time())
                await self.storage.writer.run(partial(run, query=some))
        except StorageFailure:
            self.here.update(guests)


def run(connection: Connection, query: sa.Update) -> None:
    """Executes a query and returns nothing."""
    connection.execute(query)


def token_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """Returns the token of a request: a bearer token or the cookie."""
    header = connection.headers.get("authorization", "")
    if header.lower().startswith("bearer "):
        return header[7:].strip()
    return connection.cookies.get(SAFE_COOKIE) or connection.cookies.get(COOKIE) or ""


def no_cookies() -> list[Cookie]:
    """Returns the cookies that delete ours, over HTTP and HTTPS."""
    names = [(SAFE_COOKIE, True), (COOKIE, False)]
    return [Cookie(key=name, value="", max_age=0, httponly=True, samesite="lax", secure=safe) for name, safe in names]


def cookie_of(token: str, secure: bool) -> str:
    """Returns the header that sets the cookie."""
    name, flag = (SAFE_COOKIE, "; Secure") if secure else (COOKIE, "")
    return f"{name}={token}; Path=/; Max-Age={YEAR}; HttpOnly; SameSite=Lax{flag}"
