"""Secret links. The database holds only locks, from which nobody can derive the key.

A secret is derived from the token of the guest who hosts the table, a salt and the place it leads to. The host sends
the token with every request, so the server can show the same link again without storing it.
"""

from __future__ import annotations

import base64
import hashlib
import hmac
import secrets
from functools import lru_cache

LENGTH = 22  # characters of a secret: 132 bits
REMEMBERED = 4096  # cached secrets of hosts, who get them with every snapshot


def guest_key(token: str) -> bytes:
    """Returns the key from which a guest's link secrets are derived. It exists only in memory."""
    return hmac.digest(token.encode(), b"gospoda links", "sha256")


def hashed(secret: str) -> str:
    """Returns the stored hash of a secret. The secret is long and random, so one round is enough."""
    return hashlib.sha256(secret.encode()).hexdigest()


def made(key: bytes, table: str, place: str, salt: str) -> str:
    """Returns the secret of a place at a table."""
    digest = hmac.digest(key, f"{table}/{place}/{salt}".encode(), "sha256")
    return base64.urlsafe_b64encode(digest).decode()[:LENGTH]


def new_lock(key: bytes, table: str, place: str) -> str:
    """Returns a lock for a new link: its salt and the hash of its secret."""
    salt = secrets.token_urlsafe(12)
    return f"{salt}${hashed(made(key or secrets.token_bytes(32), table, place, salt))}"


def old_lock(secret: str) -> str:
    """Returns a lock for a secret that wasn't derived this way. It still opens but can't be shown again."""
    return f"${hashed(secret)}"


def opens(lock: str, secret: str) -> bool:
    """Whether a secret opens a lock."""
    return hmac.compare_digest(lock.partition("$")[2], hashed(secret))


@lru_cache(REMEMBERED)
def known_secret(key: bytes, table: str, place: str, lock: str) -> str:
    """Returns the secret to the guest who made the lock; empty for others, and for locks from `old_lock`."""
    secret = made(key, table, place, lock.partition("$")[0]) if key else ""
    return secret if secret and opens(lock, secret) else ""
