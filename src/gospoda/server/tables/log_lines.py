"""The lines of a table's log and of its chat, as clients read them."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from gospoda.core.messages import Message


class LogLine(Struct, frozen=True):
    """One entry of the table's record, with the secrets of others taken out."""

    v: int
    kind: Literal["move", "undo", "seat", "start", "rematch", "clock", "offer", "end"]
    seat: int | None
    move: int
    """For a move its number from 1 on; for `undo` how many moves were left standing; else the moves so far."""
    time: float
    messages: list[Message]
    taken: list[int] = []
    """For `undo`: the versions of the lines that were taken back."""


class ChatLine(Struct, frozen=True):
    """Something somebody said at the table; `seat` is none for a spectator."""

    v: int
    seat: int | None
    name: str
    text: str
    time: float
    guest: bool = False  # whether whoever said it is no member
