"""What a preview says: what is certain, between which bounds the rest lies, and on what it depends."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct

from gospoda.core.messages import Prompt, Ref

Cause = Literal["chance", "cards", "players"]
"""On what a result depends: dice and shuffles; cards that the seat does not know; choices that are still secret."""


class Change(Struct, frozen=True):
    """By how much something changes. Not certain: in the futures that were tried it lay within these bounds."""

    least: int
    most: int
    certain: bool


class Next(Struct, frozen=True):
    """What the seat is asked afterwards, with all moves it may then make."""

    prompt: Prompt
    moves: list[int]


class PreviewResult(Struct, frozen=True):
    """What some moves, made one after the other by the rules, bring to the seat that makes them."""

    points: Change
    gains: dict[str, Change]
    """The points by category; what changed in no future that was tried is left out."""
    amounts: dict[str, Change]
    """What the seat has in numbers (gold, resources); what changed in no future is left out."""
    gained: list[Ref]
    """Cards, dice and the like that the seat certainly has afterwards and not now."""
    lost: list[Ref]
    depends: list[Cause]
    certain: bool
    """Whether all that the seat will see is certain."""
    view: Any
    """The table afterwards; what is not certain is as it is now."""
    next: Next | None
    """None: the seat is not asked, or it is not certain what."""


class Worth(Struct, frozen=True):
    """What one of several moves brings, in numbers alone."""

    move: int
    points: Change
    amounts: dict[str, Change]
    depends: list[Cause]
