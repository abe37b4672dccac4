"""Tickets for things that are begun and finished once, within minutes (a challenge, a link for a device)."""

from __future__ import annotations

import secrets
import time
from typing import Any, Literal

import msgspec
import sqlalchemy as sa
from msgspec import Struct
from sqlalchemy.engine import Connection

from gospoda.server.base.sealing import Seal
from gospoda.server.members.schema import TICKET
from gospoda.server.store.reader import Reader

Kind = Literal["new-passkey", "passkey", "device", "openid", "friend"]
MOST = 20  # of one member at a time; the oldest are dropped


class Ticket(Struct, frozen=True):
    """What a ticket was issued for."""

    guest: str
    data: dict[str, Any]


class Tickets:
    """All tickets. They are in the database, so that every process knows them."""

    def __init__(self, storage: Reader, seal: Seal) -> None:
        self.storage = storage
        self.seal = seal

    async def issue(self, kind: Kind, seconds: float, guest: str = "", data: dict[str, Any] | None = None) -> str:
        """Issues a ticket and returns its secret, of which only a hash is stored."""
        secret = secrets.token_urlsafe(24)
        row = {
            "secret": self.seal.hashed(secret),
            "kind": kind,
            "guest": guest,
            "data": self.seal.close(msgspec.json.encode(data or {})),
            "expires": time.time() + seconds,
        }

        def work(connection: Connection) -> None:
            if guest:
                mine = sa.select(TICKET.c.secret).where(TICKET.c.guest == guest, TICKET.c.kind == kind)
                old = list(connection.execute(mine.order_by(TICKET.c.expires.desc()).offset(MOST - 1)).scalars())
                connection.execute(sa.delete(TICKET).where(TICKET.c.secret.in_(old)))
            connection.execute(sa.insert(TICKET), row)

        await self.storage.writer.run(work)
        return secret

    async def look(self, kind: Kind, secret: str) -> Ticket | None:
        """Returns what a ticket is for, without using it."""
        query = sa.select(TICKET).where(TICKET.c.secret == self.seal.hashed(secret), TICKET.c.kind == kind)
        return self._read(await self.storage.read(lambda connection: connection.execute(query).first()))

    async def redeem(self, kind: Kind, secret: str) -> Ticket | None:
        """Uses a ticket up; if several try, only one succeeds."""
        used = sa.delete(TICKET).where(TICKET.c.secret == self.seal.hashed(secret), TICKET.c.kind == kind)
        query = used.returning(*TICKET.c)
        return self._read(await self.storage.writer.run(lambda connection: connection.execute(query).first()))

    def _read(self, row: Any) -> Ticket | None:
        if row is None or row.expires < time.time():
            return None
        opened = self.seal.open(row.data)
        return Ticket(row.guest, msgspec.json.decode(opened)) if opened else None
