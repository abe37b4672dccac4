"""The result of a preview: what is certain, the bounds of the rest, and its causes."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct

from gospoda.core.messages import Prompt, Ref

Cause = Literal["chance", "cards", "players"]
"""What a result depends on: dice and shuffles; cards that the seat does not know; choices that are still secret."""


class Change(Struct, frozen=True):
    """The amount by which something changes. If not certain, these are the bounds over the futures tried."""

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
    """The points by category; categories that changed in no future are left out."""
    amounts: dict[str, Change]
    """The seat's amounts (gold, resources); those that changed in no future are left out."""
    gained: list[Ref]
    """Cards, dice and the like that the seat does not have now but certainly has afterwards."""
    lost: list[Ref]
    depends: list[Cause]
    certain: bool
    """Whether everything that the seat will see is certain."""
    view: Any
    """The table afterwards; anything uncertain keeps its current value."""
    next: Next | None
    """None: the seat is not asked anything, or the question is not certain."""


class Worth(Struct, frozen=True):
    """The result of one of several moves, in numbers alone."""

    move: int
    points: Change
    amounts: dict[str, Change]
    depends: list[Cause]
