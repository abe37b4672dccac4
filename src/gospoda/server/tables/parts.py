"""What has changed of a position as clients read it; `core.json_delta` finds and writes the parts."""

from __future__ import annotations

from typing import Any

from msgspec import Struct


class Part(Struct, frozen=True):
    """A part that has changed: the way to it, by names of fields and numbers of items, and what it is now."""

    way: list[str | int]
    now: Any
