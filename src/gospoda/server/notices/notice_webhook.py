"""Webhooks: a notice as JSON by POST to an address of the member, signed so that the receiver knows who speaks."""

from __future__ import annotations

import hmac

import msgspec

from gospoda.server.base.safe_requests import Outgoing, Unreachable
from gospoda.server.notices.bodies import Notice


class WebhookTarget(msgspec.Struct, frozen=True):
    """Where to, and with which secret it is signed."""

    url: str
    secret: str


def signature(secret: str, body: bytes) -> str:
    """What the receiver compares with its own."""
    return "sha256=" + hmac.new(secret.encode(), body, "sha256").hexdigest()


async def send_webhook(outgoing: Outgoing, target: WebhookTarget, notice: Notice) -> None:
    """Tell a webhook; every answer but a good one is a failure, also one that sends us elsewhere."""
    body = msgspec.json.encode(notice)
    headers = {"content-type": "application/json", "user-agent": "Gospoda"}
    status = await outgoing.post(target.url, headers | {"x-gospoda-signature": signature(target.secret, body)}, body)
    if not 200 <= status < 300:
        raise Unreachable(f"status {status}")
