"""The server's own key, in a file outside of the database: with a copy of the database alone nobody opens anything."""

from __future__ import annotations

import base64
import hmac
import os
import secrets
from pathlib import Path

import platformdirs
from cryptography.fernet import Fernet, InvalidToken
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from sqlalchemy.engine import make_url

from gospoda.server.base.settings import Settings

LENGTH = 32  # bytes


class BadKey(Exception):
    """The file of the key holds something else, or cannot be read."""


def key_path(settings: Settings) -> Path:
    """Where the key is: where the operator says, else beside SQLite's file, else in the user's data folder."""
    if settings.key_file:
        return Path(settings.key_file)
    url = make_url(settings.database_url())
    if url.get_backend_name() == "sqlite" and url.database and url.database != ":memory:":
        return Path(url.database + ".key")
    return Path(platformdirs.user_data_dir("gospoda", appauthor=False)) / "gospoda.key"


def read_key(path: Path) -> bytes:
    """The key, made when it is first asked for; of several processes that do so at once, one makes it."""
    try:
        if not path.exists():
            make_key(path)
        key = base64.urlsafe_b64decode(path.read_text("ascii").strip())
    except (OSError, ValueError) as problem:
        raise BadKey(f"the key file {path} cannot be read: {problem}") from None
    if len(key) != LENGTH:
        raise BadKey(f"the key file {path} holds no key of Gospoda")
    return key


def make_key(path: Path) -> None:
    """Write a new key: first aside, then whole in its place, which fails if there is one."""
    path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    aside = path.with_name(f"{path.name}.{secrets.token_hex(4)}")
    with os.fdopen(os.open(aside, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w") as file:
        file.write(base64.urlsafe_b64encode(secrets.token_bytes(LENGTH)).decode() + "\n")
    try:
        os.link(aside, path)
    except FileExistsError:
        pass
    finally:
        aside.unlink()


class Seal:
    """Closes and opens what the database keeps, and makes hashes that nobody can try out without the key."""

    def __init__(self, key: bytes) -> None:
        self.fernet = Fernet(base64.urlsafe_b64encode(hmac.digest(key, b"gospoda seal", "sha256")))
        self.key = hmac.digest(key, b"gospoda hash", "sha256")
        self.root = hmac.digest(key, b"gospoda further keys", "sha256")

    def close(self, content: bytes) -> str:
        """Sealed, as text."""
        return self.fernet.encrypt(content).decode()

    def open(self, sealed: str) -> bytes:
        """What was sealed; nothing if it was sealed with another key."""
        try:
            return self.fernet.decrypt(sealed)
        except InvalidToken:
            return b""

    def hashed(self, secret: str) -> str:
        """A hash of a secret."""
        return hmac.new(self.key, secret.encode(), "sha256").hexdigest()

    def derived(self, purpose: bytes, length: int) -> bytes:
        """A further key that follows from the server's: the same for ever, and kept nowhere (HKDF)."""
        return HKDF(SHA256(), length, salt=None, info=purpose).derive(self.root)


def open_seal(settings: Settings) -> Seal:
    """The seal of this server."""
    return Seal(read_key(key_path(settings)))
