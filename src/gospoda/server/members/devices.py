"""Members' devices: each has a token of its own, which expires when unused and can be revoked."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import secrets
import time
from collections import OrderedDict

import sqlalchemy as sa
from msgspec import Struct
from sqlalchemy.engine import Connection

from gospoda.server.base.refusals import StorageFailure
from gospoda.server.base.requester import Requester
from gospoda.server.base.sealing import Seal
from gospoda.server.base.settings import Settings
from gospoda.server.members.schema import ACCOUNT, DEVICE
from gospoda.server.members.sessions import Sessions
from gospoda.server.store.database import GUEST
from gospoda.server.store.reader import Reader

DAY = 86400.0  # seconds
REMEMBERED = 20_000
RECHECK = 20.0  # seconds: another process may have signed a device out
MOST = 50  # of one member; the longest unused is dropped


class Known(Struct, frozen=True):
    """A requester found by token. It expires soon, since another process may change it."""

    requester: Requester
    until: float


def hashed(token: str) -> str:
    """Returns the stored hash of a token."""
    return hashlib.sha256(token.encode()).hexdigest()


def device_row(guest: str, token: str, label: str, keep: float) -> dict[str, str | float]:
    """Returns the row of a device; `token` is already hashed."""
    now = time.time()
    name = secrets.token_urlsafe(9)
    times = {"created": now, "seen": now, "expires": now + keep * DAY}
    return {"id": name, "guest": guest, "token": token, "label": label, **times}


class Devices:
    """Knows which device belongs to whom."""

    def __init__(self, storage: Reader, settings: Settings, seal: Seal, sessions: Sessions) -> None:
        self.storage = storage
        self.sessions = sessions
        self.keep = settings.keep_devices
        self.seal = seal
        self.known: OrderedDict[str, Known] = OrderedDict()

    # ---- signing in

    async def sign_in(self, guest: str, label: str) -> str:
        """Returns a token for another device of a member."""
        token = secrets.token_urlsafe(24)
        row = device_row(guest, hashed(token), label, self.keep)

        def work(connection: Connection) -> None:
            mine = sa.select(DEVICE.c.id).where(DEVICE.c.guest == guest)
            old = list(connection.execute(mine.order_by(DEVICE.c.seen.desc()).offset(MOST - 1)).scalars())
            connection.execute(sa.delete(DEVICE).where(DEVICE.c.id.in_(old)))
            connection.execute(sa.insert(DEVICE), row)

        await self.storage.writer.run(work)
        return token

    def remembered(self, token: str) -> Requester | None:
        """Returns the member with this (hashed) token if it was looked up a moment ago."""
        found = self.known.get(token)
        return found.requester if found is not None and found.until > time.monotonic() else None

    async def by_token(self, token: str) -> Requester | None:
        """Returns the member with this (hashed) token."""
        query = sa.select(DEVICE, GUEST.c.name, ACCOUNT.c.links).where(
            DEVICE.c.token == token, GUEST.c.id == DEVICE.c.guest, ACCOUNT.c.guest == DEVICE.c.guest
        )
        row = await self.storage.read(lambda connection: connection.execute(query).first())
        now = time.time()
        if row is None or row.expires < now:
            self.known.pop(token, None)
            return None
        if row.seen < now - DAY:
            await self._seen(row.id, row.guest, now)
        requester = Requester(row.guest, row.name, self.seal.open(row.links), device=row.id)
        self.known[token] = Known(requester, time.monotonic() + RECHECK)
        if len(self.known) > REMEMBERED:
            self.known.popitem(last=False)
        return requester

    async def _seen(self, device: str, guest: str, now: float) -> None:
        def work(connection: Connection) -> None:
            values = {"seen": now, "expires": now + self.keep * DAY}
            connection.execute(sa.update(DEVICE).where(DEVICE.c.id == device).values(values))
            connection.execute(sa.update(GUEST).where(GUEST.c.id == guest).values(seen=now))

        await self.storage.writer.run(work)

    # ---- signing out

    async def sign_out(self, guest: str, device: str) -> bool:
        """Signs a device out. Returns False if the member has no such device."""
        query = sa.delete(DEVICE).where(DEVICE.c.guest == guest, DEVICE.c.id == device)
        gone = bool(await self.storage.writer.run(lambda connection: connection.execute(query).rowcount))
        self.forget(guest)
        self.sessions.sign_out({device})
        return gone

    def forget(self, guest: str) -> None:
        """Drops a member's devices from the cache, because something about them has changed."""
        for token, known in list(self.known.items()):
            if known.requester.id == guest:
                del self.known[token]

    async def watch(self) -> None:
        """Notices devices that expired or were signed out by another process; runs as long as the server."""
        while True:
            await asyncio.sleep(RECHECK)
            with contextlib.suppress(StorageFailure):
                await self._check(self.sessions.devices())

    async def _check(self, here: set[str]) -> None:
        if here:
            query = sa.select(DEVICE.c.id).where(DEVICE.c.id.in_(here), DEVICE.c.expires > time.time())
            alive = await self.storage.read(lambda connection: set(connection.execute(query).scalars()))
            if here - alive:
                self.sessions.sign_out(here - alive)
