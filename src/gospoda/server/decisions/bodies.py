"""What the operator tells everybody, as HTTP answers it."""

from __future__ import annotations

from msgspec import Struct


class Announcement(Struct, frozen=True):
    """Something that the operator tells everybody, by language; a language that is missing is read in English."""

    id: str
    texts: dict[str, str]
    created: float
    expires: float
