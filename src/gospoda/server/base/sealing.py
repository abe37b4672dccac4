"""The server's own key, in a file outside the database: a copy of the database alone reveals no secrets."""

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
    """The key file has the wrong contents or can't be read."""


def key_path(settings: Settings) -> Path:
    """Returns the key file: the operator's choice, else beside SQLite's file, else in the user's data folder."""
    if settings.key_file:
        return Path(settings.key_file)
    url = make_url(settings.database_url())
    if url.get_backend_name() == "sqlite" and url.database and url.database != ":memory:":
        return Path(url.database + ".key")
    return Path(platformdirs.user_data_dir("gospoda", appauthor=False)) / "gospoda.key"


def read_key(path: Path) -> bytes:
    """Returns the key and creates it on first use; if several processes do so at once, one of them creates it."""
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
    """Writes a new key to a temporary file, then links it into place unless a key exists."""
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
    """Encrypts and decrypts what the database keeps, and makes hashes that nobody can guess without the key."""

    def __init__(self, key: bytes) -> None:
        self.fernet = Fernet(base64.urlsafe_b64encode(hmac.digest(key, b"gospoda seal", "sha256")))
        self.key = hmac.digest(key, b"gospoda hash", "sha256")
        self.root = hmac.digest(key, b"gospoda further keys", "sha256")

    def close(self, content: bytes) -> str:
        """Returns the content encrypted, as text."""
        return self.fernet.encrypt(content).decode()

    def open(self, sealed: str) -> bytes:
        """Returns the decrypted content, or nothing if it was encrypted with another key."""
        try:
            return self.fernet.decrypt(sealed)
        except InvalidToken:
            return b""

    def hashed(self, secret: str) -> str:
        """Returns a keyed hash of a secret."""
        return hmac.new(self.key, secret.encode(), "sha256").hexdigest()

    def derived(self, purpose: bytes, length: int) -> bytes:
        """Returns a further key derived from the server's (HKDF): always the same, and stored nowhere."""
        return HKDF(SHA256(), length, salt=None, info=purpose).derive(self.root)


def open_seal(settings: Settings) -> Seal:
    """Returns the seal of this server."""
    return Seal(read_key(key_path(settings)))
