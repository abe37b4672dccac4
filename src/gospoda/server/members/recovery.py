"""Recovery codes, meant for printing; each signs in once."""

from __future__ import annotations

import secrets

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from gospoda.server.base.sealing import Seal
from gospoda.server.members.schema import RECOVERY_CODE
from gospoda.server.store.reader import Reader

LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"  # none that looks like another on paper
GROUPS, LENGTH = 4, 4  # 79 bits
CODES = 10


def new_code() -> str:
    """Returns a new code as it is printed."""
    return "-".join("".join(secrets.choice(LETTERS) for _ in range(LENGTH)) for _ in range(GROUPS))


def plain(code: str) -> str:
    """Returns a code in the form used for comparison, however it was typed."""
    return "".join(sign for sign in code.lower() if sign.isalnum())


class Recovery:
    """The codes of all members, as hashes."""

    def __init__(self, storage: Reader, seal: Seal) -> None:
        self.storage = storage
        self.seal = seal

    async def renew(self, guest: str) -> list[str]:
        """Replaces a member's codes; the old ones stop working."""
        codes = [new_code() for _ in range(CODES)]
        rows = [{"code": self.seal.hashed(plain(code)), "guest": guest} for code in codes]

        def work(connection: Connection) -> None:
            connection.execute(sa.delete(RECOVERY_CODE).where(RECOVERY_CODE.c.guest == guest))
            connection.execute(sa.insert(RECOVERY_CODE), rows)

        await self.storage.writer.run(work)
        return codes

    async def redeem(self, code: str) -> str | None:
        """Returns the member a code belongs to, and uses the code up."""
        used = sa.delete(RECOVERY_CODE).where(RECOVERY_CODE.c.code == self.seal.hashed(plain(code)))
        query = used.returning(RECOVERY_CODE.c.guest)
        found = await self.storage.writer.run(lambda connection: connection.execute(query).scalar_one_or_none())
        return None if found is None else str(found)
