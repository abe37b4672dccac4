"""Signs in with an OpenID Connect provider of the operator's choice. Only the identity there is stored.

The provider library is loaded on first use: few servers have a provider, and starting should be quick.
"""

from __future__ import annotations

import secrets
import time
from typing import TYPE_CHECKING, Any

import httpx
import sqlalchemy as sa
from msgspec import Struct
from sqlalchemy.engine import Connection

from gospoda.server.base.refusals import Refused, refused
from gospoda.server.base.settings import Settings
from gospoda.server.members.schema import OPENID
from gospoda.server.members.tickets import Tickets
from gospoda.server.store.reader import Reader

if TYPE_CHECKING:
    from authlib.integrations.httpx_client import AsyncOAuth2Client

PATIENCE = 600.0  # seconds for what the provider asks the user
WITHIN = 15.0  # seconds in which the provider has to answer
KEEP = 3600.0  # seconds for which the provider's endpoints are cached
LEEWAY = 60  # seconds by which clocks may differ
ALGORITHMS = ["RS256", "RS384", "RS512", "PS256", "PS384", "PS512", "ES256", "ES384", "ES512", "EdDSA"]
SCOPE = "openid profile"
NAMES = ("preferred_username", "nickname", "given_name", "name")


class Identity(Struct, frozen=True):
    """An identity as the provider describes it."""

    issuer: str
    subject: str
    names: list[str]
    bring: bool


def failed() -> Refused:
    """Returns the refusal for a provider that doesn't answer properly; the log has the details."""
    return refused("refused-openid")


class OpenId:
    """The OpenID Connect provider."""

    def __init__(self, settings: Settings, storage: Reader, tickets: Tickets) -> None:
        self.settings = settings
        self.storage = storage
        self.tickets = tickets
        self.known: dict[str, Any] = {}
        self.until = 0.0

    def client(self, address: str) -> AsyncOAuth2Client:
        """Returns a client for the provider, for somebody who came to this address of ours."""
        from authlib.integrations.httpx_client import AsyncOAuth2Client

        return AsyncOAuth2Client(
            self.settings.openid_client,
            self.settings.openid_secret or None,
            scope=SCOPE,
            redirect_uri=f"{address}/api/openid/return",
            code_challenge_method="S256",
            token_endpoint_auth_method="client_secret_basic" if self.settings.openid_secret else "none",
            timeout=WITHIN,
        )

    async def metadata(self, client: AsyncOAuth2Client) -> dict[str, Any]:
        """Returns the provider's metadata, including its endpoints."""
        if time.monotonic() >= self.until:
            issuer = self.settings.openid_issuer.rstrip("/")
            answer = await client.request("GET", f"{issuer}/.well-known/openid-configuration", withhold_token=True)
            found = answer.raise_for_status().json()
            if str(found["issuer"]).rstrip("/") != issuer:
                raise ValueError("the provider calls itself something else")
            self.known, self.until = found, time.monotonic() + KEEP
        return self.known

    async def begin(self, address: str, bring: bool) -> tuple[str, str]:
        """Returns the URL to sign in at, and the secret to come back with."""
        nonce, verifier = secrets.token_urlsafe(24), secrets.token_urlsafe(48)
        async with self.client(address) as client:
            try:
                door = (await self.metadata(client))["authorization_endpoint"]
            except (httpx.HTTPError, ValueError, KeyError, TypeError):
                raise failed() from None
            data = {"nonce": nonce, "verifier": verifier, "bring": bring}
            state = await self.tickets.issue("openid", PATIENCE, "", data)
            url, _ = client.create_authorization_url(door, state=state, nonce=nonce, code_verifier=verifier)
        return str(url), state

    async def finish(self, address: str, code: str, state: str) -> Identity:
        """Returns the identity of somebody who has come back from the provider."""
        ticket = await self.tickets.redeem("openid", state)
        if ticket is None:
            raise refused("refused-too-late", 400)
        async with self.client(address) as client:
            try:
                doors = await self.metadata(client)
                token = await client.fetch_token(
                    doors["token_endpoint"], code=code, code_verifier=ticket.data["verifier"]
                )
                keys = (await client.request("GET", doors["jwks_uri"], withhold_token=True)).raise_for_status().json()
                claims = self.checked(str(token["id_token"]), keys, doors["issuer"], ticket.data["nonce"])
            except Exception as problem:  # whatever a provider answers, or fails to
                raise failed() from problem
        names = [str(claims[name]) for name in NAMES if isinstance(claims.get(name), str)]
        return Identity(str(claims["iss"]), str(claims["sub"]), names, bool(ticket.data.get("bring")))

    def checked(self, token: str, keys: dict[str, Any], issuer: str, nonce: str) -> dict[str, Any]:
        """Returns the claims that the provider has signed for us and for this sign-in."""
        from joserfc import jwt
        from joserfc.errors import JoseError
        from joserfc.jwk import KeySet

        client = self.settings.openid_client
        rules = jwt.JWTClaimsRegistry(
            leeway=LEEWAY,
            iss={"essential": True, "value": issuer},
            aud={"essential": True, "value": client},
            nonce={"essential": True, "value": nonce},
            sub={"essential": True},
            exp={"essential": True},
        )
        claims = jwt.decode(token, KeySet.import_key_set(keys), algorithms=ALGORITHMS).claims  # type: ignore[arg-type]
        rules.validate(claims)
        if claims.get("azp", client) != client:
            raise JoseError("made for another client")
        return claims

    # ---- identities

    async def member(self, who: Identity) -> str | None:
        """Returns the member who has signed in with this identity before."""
        query = sa.select(OPENID.c.guest).where(OPENID.c.issuer == who.issuer, OPENID.c.subject == who.subject)
        return await self.storage.read(lambda connection: connection.execute(query).scalar_one_or_none())

    async def attach(self, who: Identity, guest: str) -> None:
        """Lets a member sign in with this identity."""
        row = {"issuer": who.issuer, "subject": who.subject, "guest": guest, "created": time.time()}

        def work(connection: Connection) -> None:
            same = sa.and_(OPENID.c.issuer == who.issuer, OPENID.c.subject == who.subject)
            if connection.execute(sa.select(OPENID.c.guest).where(same)).first() is None:
                connection.execute(sa.insert(OPENID), row)

        await self.storage.writer.run(work)
