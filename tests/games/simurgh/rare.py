"""A position of Simurgh that is very rare in random games; `games/simurgh/rare` keeps it for conformance."""

from __future__ import annotations

from gospoda.core.state import State
from tests.games.simurgh.language import Table


def nobody_to_place() -> State:
    """Simurgh, H15: the only vassal returns before the main action, which is skipped."""
    table = Table(3).purse(0, wisdom=1, weapon=1).vassals(0, 0, 1)
    return table.tile("area-1", "exploration-40").stand("area-1-c", "0 rider").do("explore area-1").state.clone()
