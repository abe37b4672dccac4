"""Identifies who makes a request."""

from __future__ import annotations

from msgspec import Struct


class Requester(Struct, frozen=True):
    """The guest behind a request or a connection."""

    id: str
    name: str
    key: bytes = b""
    """Key from which the secrets of the guest's links are derived."""
    address: str = ""
    """The address the request comes from."""
    device: str = ""
    """The member's device; empty for a guest."""
