"""Passkeys (WebAuthn): the browser creates and keeps the key; the server knows its public half."""

from __future__ import annotations

import time
from typing import Any
from urllib.parse import urlsplit

import msgspec
import sqlalchemy as sa
from litestar.connection import ASGIConnection
from msgspec import Struct
from sqlalchemy.engine import Connection

from gospoda.server.base.hosts import bare_name, is_address
from gospoda.server.base.refusals import Refused, refused
from gospoda.server.base.settings import Settings
from gospoda.server.members.bodies import PasskeyInfo, PasskeyOptions
from gospoda.server.members.schema import ACCOUNT, PASSKEY
from gospoda.server.members.tickets import Ticket, Tickets
from gospoda.server.store.reader import Reader

PATIENCE = 300.0  # seconds for the browser's dialog
MOST = 20  # of one member
INN = "Gospoda"


class Site(Struct, frozen=True):
    """The site that passkeys are made for; they are valid for no other."""

    name: str
    origins: list[str]

    @property
    def usable(self) -> bool:
        """Whether browsers offer passkeys there: the address has a host name and the connection is secure."""
        secure = all(origin.startswith("https://") for origin in self.origins)
        return bool(self.name) and not is_address(self.name) and (secure or self.name == "localhost")


def site_of(connection: ASGIConnection[Any, Any, Any, Any], settings: Settings) -> Site:
    """Returns the site that a request was sent to."""
    host = connection.headers.get("host", "")
    name = bare_name(host).lower()
    public = [origin for origin in settings.origins if (urlsplit(origin).hostname or "") == name]
    return Site(name, public or [f"{connection.url.scheme}://{host}"])


def not_valid() -> Refused:
    """Returns the refusal of an invalid credential; it doesn't say why."""
    return refused("refused-passkey", 400)


class Passkeys:
    """The passkeys of all members."""

    def __init__(self, storage: Reader, tickets: Tickets) -> None:
        self.storage = storage
        self.tickets = tickets

    # ---- creating a passkey

    async def offer(self, guest: str, name: str, handle: str, site: Site) -> PasskeyOptions:
        """Returns the options with which the browser creates a passkey."""
        from webauthn import base64url_to_bytes, generate_registration_options, options_to_json
        from webauthn.helpers.structs import (
            AuthenticatorSelectionCriteria,
            PublicKeyCredentialDescriptor,
            ResidentKeyRequirement,
            UserVerificationRequirement,
        )

        check_site(site)
        mine = await self.of(guest)
        if len(mine) >= MOST:
            raise refused("refused-too-many-passkeys")
        options = generate_registration_options(
            rp_id=site.name,
            rp_name=INN,
            user_name=name,
            user_id=base64url_to_bytes(handle),
            user_display_name=name,
            authenticator_selection=AuthenticatorSelectionCriteria(
                resident_key=ResidentKeyRequirement.REQUIRED,  # so that nobody has to type a name to sign in
                user_verification=UserVerificationRequirement.PREFERRED,
            ),
            exclude_credentials=[PublicKeyCredentialDescriptor(id=base64url_to_bytes(key.id)) for key in mine],
        )
        data = {"challenge": options.challenge.hex(), "site": site.name, "handle": handle}
        ticket = await self.tickets.issue("new-passkey", PATIENCE, guest, data)
        return PasskeyOptions(ticket, msgspec.json.decode(options_to_json(options)))

    async def verified(self, guest: str, ticket: str, credential: dict[str, Any], site: Site) -> dict[str, Any]:
        """Returns the row of a passkey that the browser has created, once verified."""
        from webauthn import verify_registration_response
        from webauthn.helpers import bytes_to_base64url

        found = await self._redeemed(self.tickets.redeem("new-passkey", ticket), site)
        if found.guest != guest:
            raise not_valid()
        try:
            made = verify_registration_response(
                credential=credential,
                expected_challenge=bytes.fromhex(found.data["challenge"]),
                expected_rp_id=site.name,
                expected_origin=site.origins,
            )
        except Exception:  # the package parses whatever a stranger sends
            raise not_valid() from None
        now = time.time()
        transports = credential.get("response", {}).get("transports") or []
        told = [text for text in transports if isinstance(text, str) and len(text) < 20][:8]
        return {
            "id": bytes_to_base64url(made.credential_id),
            "handle": found.data["handle"],
            "guest": guest,
            "public_key": made.credential_public_key,
            "signatures": made.sign_count,
            "transports": msgspec.json.encode(told).decode(),
            "created": now,
            "used": now,
        }

    # ---- signing in

    async def ask(self, site: Site) -> PasskeyOptions:
        """Returns the options with which the browser signs in; it lists the passkeys it has for this site."""
        from webauthn import generate_authentication_options, options_to_json

        check_site(site)
        options = generate_authentication_options(rp_id=site.name)
        data = {"challenge": options.challenge.hex(), "site": site.name}
        ticket = await self.tickets.issue("passkey", PATIENCE, "", data)
        return PasskeyOptions(ticket, msgspec.json.decode(options_to_json(options)))

    async def recognise(self, ticket: str, credential: dict[str, Any], site: Site) -> str:
        """Returns the member who has signed."""
        from webauthn import verify_authentication_response

        found = await self._redeemed(self.tickets.redeem("passkey", ticket), site)
        key = credential.get("id")
        query = sa.select(PASSKEY).where(PASSKEY.c.id == (key if isinstance(key, str) else ""))
        row = await self.storage.read(lambda connection: connection.execute(query).first())
        if row is None:
            raise refused("refused-unknown-passkey", 400)
        try:
            signed = verify_authentication_response(
                credential=credential,
                expected_challenge=bytes.fromhex(found.data["challenge"]),
                expected_rp_id=site.name,
                expected_origin=site.origins,
                credential_public_key=bytes(row.public_key),
                credential_current_sign_count=row.signatures,
            )
        except Exception:  # as above
            raise not_valid() from None
        values = {"signatures": signed.new_sign_count, "used": time.time()}
        change = sa.update(PASSKEY).where(PASSKEY.c.id == row.id).values(values)
        await self.storage.writer.run(lambda connection: connection.execute(change) and None)
        return str(row.guest)

    async def _redeemed(self, redeeming: Any, site: Site) -> Ticket:
        found: Ticket | None = await redeeming
        if found is None or found.data.get("site") != site.name:
            raise refused("refused-too-late", 400)
        return found

    # ---- storing

    async def of(self, guest: str) -> list[PasskeyInfo]:
        """Returns the passkeys of a member, oldest first."""
        query = sa.select(PASSKEY).where(PASSKEY.c.guest == guest).order_by(PASSKEY.c.created)
        rows = await self.storage.read(lambda connection: list(connection.execute(query)))
        return [PasskeyInfo(row.id, row.label, row.created, row.used) for row in rows]


def check_site(site: Site) -> None:
    """Refuses a site where browsers don't offer passkeys."""
    if not site.usable:
        raise refused("refused-no-passkeys-here")


def put_passkey(connection: Connection, row: dict[str, Any]) -> bool:
    """Stores a passkey. Returns False if it already exists."""
    if connection.execute(sa.select(PASSKEY.c.id).where(PASSKEY.c.id == row["id"])).first() is not None:
        return False
    connection.execute(sa.insert(PASSKEY), row)
    return True


def drop_passkey(connection: Connection, guest: str, key: str) -> bool:
    """Removes a passkey; the account stays."""
    return bool(connection.execute(sa.delete(PASSKEY).where(PASSKEY.c.guest == guest, PASSKEY.c.id == key)).rowcount)


def handle_of(connection: Connection, guest: str) -> str | None:
    """Returns the handle that a member's passkeys know them by."""
    return connection.execute(sa.select(ACCOUNT.c.handle).where(ACCOUNT.c.guest == guest)).scalar_one_or_none()
