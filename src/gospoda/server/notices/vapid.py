"""The key by which push services know this server, derived from the server's own key and stored nowhere else."""

from __future__ import annotations

import base64
import time
from urllib.parse import urlsplit

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from gospoda.server.base.sealing import Seal

CURVE = ec.SECP256R1()
ORDER = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551
VALID = 12 * 3600  # seconds; services accept up to a day


class Vapid:
    """Signs requests for this server (RFC 8292)."""

    def __init__(self, seal: Seal) -> None:
        number = int.from_bytes(seal.derived(b"gospoda vapid", 48)) % (ORDER - 1) + 1
        self.key = ec.derive_private_key(number, CURVE)

    def public(self) -> str:
        """Returns the public key that browsers need to subscribe."""
        point = self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return base64.urlsafe_b64encode(point).rstrip(b"=").decode()

    def headers(self, endpoint: str, contact: str) -> dict[str, str]:
        """Returns the headers that prove to an endpoint's service that this server has sent the push."""
        from py_vapid import Vapid02

        service = urlsplit(endpoint)
        claims = {"aud": f"{service.scheme}://{service.netloc}", "exp": int(time.time()) + VALID, "sub": contact}
        signed: dict[str, str] = Vapid02(self.key).sign(claims)
        return signed
