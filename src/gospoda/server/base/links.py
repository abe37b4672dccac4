"""Links with a secret. The database holds locks, from which nobody can make the key.

A secret is made from the token of the guest who hosts the table, a salt and the place it leads to. So the host, who
brings the token along with every request, can be shown the same link again, though it is written down nowhere.
"""

from __future__ import annotations

import base64
import hashlib
import hmac
import secrets
from functools import lru_cache

LENGTH = 22  # signs of a secret: 132 bits
REMEMBERED = 4096  # secrets of hosts, who are told them with every snapshot


def guest_key(token: str) -> bytes:
    """What the secrets of a guest's links are made of; it is in memory only."""
    return hmac.digest(token.encode(), b"gospoda links", "sha256")


def hashed(secret: str) -> str:
    """What is stored of a secret. It is long and random, so that one round is enough."""
    return hashlib.sha256(secret.encode()).hexdigest()


def made(key: bytes, table: str, place: str, salt: str) -> str:
    """The secret of a place at a table."""
    digest = hmac.digest(key, f"{table}/{place}/{salt}".encode(), "sha256")
    return base64.urlsafe_b64encode(digest).decode()[:LENGTH]


def new_lock(key: bytes, table: str, place: str) -> str:
    """A lock for a new link: its salt, and the hash of its secret."""
    salt = secrets.token_urlsafe(12)
    return f"{salt}${hashed(made(key or secrets.token_bytes(32), table, place, salt))}"


def old_lock(secret: str) -> str:
    """A lock for a secret that was made in another way: it goes on to open, but cannot be shown again."""
    return f"${hashed(secret)}"


def opens(lock: str, secret: str) -> bool:
    """Whether a secret fits."""
    return hmac.compare_digest(lock.partition("$")[2], hashed(secret))


@lru_cache(REMEMBERED)
def known_secret(key: bytes, table: str, place: str, lock: str) -> str:
    """The secret for the guest who has made the lock; empty for others, and where it was made in another way."""
    secret = made(key, table, place, lock.partition("$")[0]) if key else ""
    return secret if secret and opens(lock, secret) else ""
