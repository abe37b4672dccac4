"""Members: guests who keep their name. The id stays the same, so everything the guest had remains theirs."""

from __future__ import annotations

import io
import secrets
import time
from typing import Any

import msgspec
import segno
import sqlalchemy as sa
from sqlalchemy.engine import Connection

from gospoda.server.base.refusals import refused
from gospoda.server.base.requester import Requester
from gospoda.server.base.sealing import Seal
from gospoda.server.base.settings import Settings
from gospoda.server.members import naming, passkeys
from gospoda.server.members.bodies import Account, Codes, DeviceInfo, DeviceLink, PasskeyInfo
from gospoda.server.members.devices import device_row, hashed
from gospoda.server.members.identity import Guests
from gospoda.server.members.membership import Members
from gospoda.server.members.recovery import Recovery
from gospoda.server.members.schema import ACCOUNT, DEVICE, OPENID, PASSKEY, RECOVERY_CODE
from gospoda.server.members.tickets import Tickets
from gospoda.server.store.database import GUEST

LINK_VALID = 600.0  # seconds for which a link for another device is valid
LARGEST_SETTINGS = 8_000  # bytes
MEMBER_TOKEN = "member:"  # replaces a guest's token hash: whoever keeps the name signs in through a device


class Accounts:
    """Manages accounts: how guests keep a name and how members get back in."""

    def __init__(self, guests: Guests, known: Members, tickets: Tickets, seal: Seal, settings: Settings) -> None:
        self.storage = guests.storage
        self.guests = guests
        self.known = known
        self.tickets = tickets
        self.recovery = Recovery(guests.storage, seal)
        self.seal = seal
        self.settings = settings

    # ---- becoming a member

    async def keep_name(self, requester: Requester, token: str, device: str, key: dict[str, Any] | None = None) -> None:
        """Turns a guest into a member, with this as the first device; gives a member another passkey."""

        row = {name: value for name, value in (key or {}).items() if name != "handle"}

        def work(connection: Connection) -> tuple[str, dict[str, str]]:
            new = passkeys.handle_of(connection, requester.id) is None
            if new and not naming.keep(connection, requester.id, requester.name):
                return "refused-name-member", {}
            if row and not passkeys.put_passkey(connection, row):
                return "refused-passkey", {}
            return "", self._enrol(connection, requester, hashed(token), device, key) if new else {}

        reason, renamed = await self.storage.writer.run(work)
        if reason:
            raise passkeys.not_valid() if reason == "refused-passkey" else refused(reason)
        self.guests.forget(hashed(token))
        self.known.add({requester.id})
        self.guests.give_way(requester.name, renamed)

    def _enrol(
        self, connection: Connection, requester: Requester, token: str, device: str, key: dict[str, Any] | None
    ) -> dict[str, str]:
        """Creates a member. Returns the new names, by id, of guests who had to give way."""
        handle = (key or {}).get("handle") or new_handle()
        row = {"guest": requester.id, "handle": handle, "links": self.seal.close(requester.key), "created": time.time()}
        connection.execute(sa.insert(ACCOUNT), row)
        connection.execute(sa.insert(DEVICE), device_row(requester.id, token, device, self.settings.keep_devices))
        spent = sa.update(GUEST).where(GUEST.c.id == requester.id).values(token=MEMBER_TOKEN + requester.id)
        connection.execute(spent)
        return naming.make_way(connection, requester.id, requester.name)

    async def handle(self, requester: Requester) -> str:
        """Returns the handle that passkeys know the requester by: the existing one, or a new one."""
        known = await self.storage.read(lambda connection: passkeys.handle_of(connection, requester.id))
        return known or new_handle()

    # ---- the account

    async def overview(self, requester: Requester) -> Account:
        """Returns everything about a member."""
        return await self.storage.read(lambda connection: overview(connection, requester))

    async def formerly(self, requester: Requester) -> str:
        """Returns the name that an upgrade had to change, until the member has acknowledged it."""
        if not requester.device:
            return ""
        query = sa.select(ACCOUNT.c.formerly).where(ACCOUNT.c.guest == requester.id)
        return str(await self.storage.read(lambda connection: connection.execute(query).scalar_one_or_none()) or "")

    async def read_new_name(self, requester: Requester) -> None:
        """Records that the member knows about the changed name."""
        change = sa.update(ACCOUNT).where(ACCOUNT.c.guest == requester.id).values(formerly="")
        await self.storage.writer.run(lambda connection: connection.execute(change) and None)

    # ---- other devices

    async def link(self, requester: Requester, address: str) -> DeviceLink:
        """Returns a link that signs in another device, once."""
        secret = await self.tickets.issue("device", LINK_VALID, requester.id)
        drawn = io.BytesIO()
        code = segno.make(f"{address}/sign-in#{secret}", error="m")
        code.save(drawn, kind="svg", scale=4, border=2, xmldecl=False, light="#fff")
        return DeviceLink(secret, time.time() + LINK_VALID, drawn.getvalue().decode())

    async def codes(self, requester: Requester) -> Codes:
        """Returns new recovery codes."""
        return Codes(await self.recovery.renew(requester.id))

    async def drop_passkey(self, requester: Requester, key: str) -> None:
        """Removes a passkey, unless it is the member's last way to sign in."""

        def work(connection: Connection) -> str:
            if ways_back(connection, requester.id) <= 1:
                return "refused-last-way"
            return "" if passkeys.drop_passkey(connection, requester.id, key) else "refused-not-found"

        if reason := await self.storage.writer.run(work):
            raise refused(reason, 404 if reason == "refused-not-found" else 409)

    # ---- settings

    async def save(self, requester: Requester, settings: dict[str, Any]) -> None:
        """Saves the member's preferences for all devices."""
        text = msgspec.json.encode(settings)
        if len(text) > LARGEST_SETTINGS:
            raise refused("refused-too-large", 413)
        change = sa.update(ACCOUNT).where(ACCOUNT.c.guest == requester.id).values(settings=text.decode())
        await self.storage.writer.run(lambda connection: connection.execute(change) and None)


def new_handle() -> str:
    """Returns a handle for a member that only passkeys know."""
    return secrets.token_urlsafe(24)


def ways_back(connection: Connection, guest: str) -> int:
    """Counts the ways a member can sign in: passkeys, recovery codes (together one) and providers."""
    keys = connection.execute(sa.select(sa.func.count()).where(PASSKEY.c.guest == guest)).scalar_one()
    codes = connection.execute(sa.select(sa.func.count()).where(RECOVERY_CODE.c.guest == guest)).scalar_one()
    providers = connection.execute(sa.select(sa.func.count()).where(OPENID.c.guest == guest)).scalar_one()
    return int(keys) + int(codes > 0) + int(providers)


def overview(connection: Connection, requester: Requester) -> Account:
    """Reads what `Accounts.overview` returns."""
    row = connection.execute(sa.select(ACCOUNT).where(ACCOUNT.c.guest == requester.id)).first()
    if row is None:
        raise refused("refused-no-member", 403)
    keys = sa.select(PASSKEY).where(PASSKEY.c.guest == requester.id).order_by(PASSKEY.c.created)
    devices = sa.select(DEVICE).where(DEVICE.c.guest == requester.id, DEVICE.c.expires > time.time())
    codes = sa.select(sa.func.count()).where(RECOVERY_CODE.c.guest == requester.id)
    issuers = sa.select(OPENID.c.issuer).where(OPENID.c.guest == requester.id).order_by(OPENID.c.created)
    return Account(
        id=requester.id,
        name=requester.name,
        created=row.created,
        devices=[
            DeviceInfo(one.id, one.label, one.created, one.seen, one.expires, one.id == requester.device)
            for one in connection.execute(devices.order_by(DEVICE.c.created))
        ],
        passkeys=[PasskeyInfo(key.id, key.label, key.created, key.used) for key in connection.execute(keys)],
        codes=int(connection.execute(codes).scalar_one()),
        providers=list(connection.execute(issuers).scalars()),
        settings=msgspec.json.decode(row.settings),
    )
