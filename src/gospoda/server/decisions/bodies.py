"""Announcements by the operator, as HTTP answers them."""

from __future__ import annotations

from msgspec import Struct


class Announcement(Struct, frozen=True):
    """An announcement by the operator, by language; English stands in for a missing language."""

    id: str
    texts: dict[str, str]
    created: float
    expires: float
