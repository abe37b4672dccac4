"""Who makes a request."""

from __future__ import annotations

from msgspec import Struct


class Requester(Struct, frozen=True):
    """The guest behind a request or a connection."""

    id: str
    name: str
    key: bytes = b""
    """What the secrets of the guest's links are made of."""
    address: str = ""
    """From where."""
    device: str = ""
    """Which of a member's devices; empty for a guest."""
