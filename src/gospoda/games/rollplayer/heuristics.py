# gospoda: compiled
"""How good a position looks: what the greedy opponent maximises and where a search may stop."""

from __future__ import annotations

from mypy_extensions import i64

from gospoda.games.rollplayer.scoring import points
from gospoda.games.rollplayer.state import RollPlayerState


def value(state: RollPlayerState, seat: i64) -> float:
    """Stars."""
    return float(points(state)[seat])
