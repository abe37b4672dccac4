"""Positions with moves that hardly ever come up in random games, by title and number of players; tests add theirs."""

from __future__ import annotations

from collections.abc import Callable

from gospoda.core.state import State

RARE: dict[tuple[str, int], list[Callable[[], State]]] = {}
