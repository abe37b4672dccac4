"""The lines of a table's log and chat, as clients read them."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from gospoda.core.messages import Message


class LogLine(Struct, frozen=True):
    """One entry of the table's record, without the secrets of others."""

    v: int
    kind: Literal["move", "undo", "seat", "start", "rematch", "clock", "offer", "end"]
    seat: int | None
    move: int
    """For a move its number, from 1 on; for `undo` how many moves remained; otherwise the moves so far."""
    time: float
    messages: list[Message]
    taken: list[int] = []
    """For `undo`: the versions of the lines that were taken back."""


class ChatLine(Struct, frozen=True):
    """A chat message; `seat` is null for a spectator."""

    v: int
    seat: int | None
    name: str
    text: str
    time: float
    guest: bool = False  # whether the author isn't a member
