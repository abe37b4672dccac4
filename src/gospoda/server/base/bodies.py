"""Bodies of HTTP answers that every feature uses."""

from __future__ import annotations

from msgspec import Struct

from gospoda.core.messages import Message


class Problem(Struct, frozen=True):
    """An error (RFC 9457, `application/problem+json`); `reason` is the message for people."""

    status: int
    title: str
    reason: Message
    detail: str = ""


class Done(Struct, frozen=True):
    """The request was carried out and the result is on disk."""

    v: int
