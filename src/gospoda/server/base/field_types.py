"""Field types for socket and HTTP messages: kinds of text and number, with their bounds."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

Id = Annotated[str, Meta(min_length=1, max_length=64, pattern=r"^[A-Za-z0-9_-]+$")]
Name = Annotated[str, Meta(min_length=1, max_length=24)]
Title = Annotated[str, Meta(max_length=60)]
Secret = Annotated[str, Meta(max_length=64)]
Seat = Annotated[int, Meta(ge=0, le=6)]
MOST = 1_000_000  # more moves, entries or rows than any table will ever have
Count = Annotated[int, Meta(ge=0, le=MOST)]
Notation = Annotated[str, Meta(min_length=1, max_length=200)]
Chain = Annotated[list[Count], Meta(max_length=12)]  # numbers of moves, each made after the ones before it
Language = Literal["en", "pl", "cs"]
Status = Literal["lobby", "running", "finished", "frozen"]
SeatKind = Literal["person", "bot", "open"]
Mode = Literal["online", "hotseat"]
Access = Literal["open", "invite"]
