"""Web push: encrypted for the subscribed browser (RFC 8291), delivered by the service that the browser uses."""

from __future__ import annotations

import base64
import binascii

import msgspec
from cryptography.hazmat.primitives.asymmetric import ec

from gospoda.server.base.safe_requests import Outgoing, Unreachable
from gospoda.server.notices.bodies import Notice, PushKeys
from gospoda.server.notices.vapid import CURVE, Vapid

KEPT = 24 * 3600  # seconds that a service keeps a push for a browser that is offline
GONE = (404, 410)
POINT = 65  # bytes of a public key
AUTH = 16  # bytes


class SubscriptionGone(Exception):
    """Raised when the browser has ended its subscription."""


class PushTarget(msgspec.Struct, frozen=True):
    """A browser's subscription."""

    endpoint: str
    p256dh: str
    auth: str
    label: str


class Push(msgspec.Struct, frozen=True):
    """What the service worker gets; with the same `tag`, a newer notice replaces the older one."""

    body: str
    url: str
    tag: str
    count: int


def unpacked(text: str) -> bytes:
    """Decodes base64url."""
    try:
        return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
    except (binascii.Error, ValueError):
        return b""


def are_keys(keys: PushKeys) -> bool:
    """Returns whether these are a browser's public key and secret."""
    point = unpacked(keys.p256dh)
    if len(point) != POINT or len(unpacked(keys.auth)) != AUTH:
        return False
    try:
        ec.EllipticCurvePublicKey.from_encoded_point(CURVE, point)
    except ValueError:
        return False
    return True


def push_of(notice: Notice) -> Push:
    """Returns a notice as a push."""
    tag = notice.tables[0].table if len(notice.tables) == 1 else notice.event
    return Push(notice.text, notice.url, f"gospoda-{tag}", len(notice.tables))


async def send_push(outgoing: Outgoing, vapid: Vapid, target: PushTarget, notice: Notice, contact: str) -> None:
    """Sends a notice to a browser."""
    from pywebpush import WebPusher

    subscription = {"endpoint": target.endpoint, "keys": {"p256dh": target.p256dh, "auth": target.auth}}
    sealed = WebPusher(subscription).encode(msgspec.json.encode(push_of(notice)), "aes128gcm")
    headers = {"content-type": "application/octet-stream", "content-encoding": "aes128gcm", "ttl": str(KEPT)}
    headers |= {"urgency": "normal", **vapid.headers(target.endpoint, contact)}
    status = await outgoing.post(target.endpoint, headers, sealed["body"])
    if status in GONE:
        raise SubscriptionGone
    if not 200 <= status < 300:
        raise Unreachable(f"status {status}")
