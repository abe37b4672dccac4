"""Positions of Simurgh with moves that hardly ever come up in random games, for the conformance suite."""

from __future__ import annotations

from collections.abc import Callable

from gospoda.core.state import State


def nobody_to_place() -> State:
    """Simurgh, H15: the only vassal comes back before the main action, which is skipped."""
    from tests.games.simurgh.language import Table

    table = Table(3).purse(0, wisdom=1, weapon=1).vassals(0, 0, 1)
    return table.tile("area-1", "exploration-40").stand("area-1-c", "0 rider").do("explore area-1").state.clone()


def oracle_at_the_monument() -> State:
    """Simurgh, 12: the Oracle lets its owner exchange a placed objective."""
    from tests.games.simurgh.language import Table

    table = Table(3).purse(0, wisdom=2, stone=2).dragon(0, "oracle-1", "3").objective(1, 73)
    table.top("objective_stack", "objective-80", "objective-81", "objective-82")
    return table.do("place rider monument").state.clone()


THREE_PLAYERS: list[Callable[[], State]] = [nobody_to_place, oracle_at_the_monument]
