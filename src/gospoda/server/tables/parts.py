"""What has changed of a position as clients read it; `core.json_delta` finds and writes the parts."""

from __future__ import annotations

from typing import Any

from msgspec import Struct


class Delta(Struct, frozen=True):
    """A part that has changed: its path, by names of fields and numbers of items, and its new value."""

    path: list[str | int]
    value: Any
