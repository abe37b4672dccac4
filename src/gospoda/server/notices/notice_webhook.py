"""Webhooks: a notice as JSON by POST to a member's address, signed so that the receiver can tell who sent it."""

from __future__ import annotations

import hmac

import msgspec

from gospoda.server.base.safe_requests import Outgoing, Unreachable
from gospoda.server.notices.bodies import Notice


class WebhookTarget(msgspec.Struct, frozen=True):
    """A webhook's address, and the secret that signs what it gets."""

    url: str
    secret: str


def signature(secret: str, body: bytes) -> str:
    """Returns the signature that the receiver compares with its own."""
    return "sha256=" + hmac.new(secret.encode(), body, "sha256").hexdigest()


async def send_webhook(outgoing: Outgoing, target: WebhookTarget, notice: Notice) -> None:
    """Sends a notice to a webhook; any answer but a success is a failure, redirects included."""
    body = msgspec.json.encode(notice)
    headers = {"content-type": "application/json", "user-agent": "Gospoda"}
    status = await outgoing.post(target.url, headers | {"x-gospoda-signature": signature(target.secret, body)}, body)
    if not 200 <= status < 300:
        raise Unreachable(f"status {status}")
