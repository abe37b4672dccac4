"""4: the score sheets, every line with its reason."""

from __future__ import annotations

from gospoda.core.messages import Ref, ScoreLine, ScoreSheet, say
from gospoda.example.packaged.lookups import GOOD, WORTH
from gospoda.example.packaged.state import Fair

COINS_A_POINT = 3


def sheets(state: Fair) -> list[ScoreSheet]:
    """4.1: what each good is worth; 4.2: a point for every three coins."""
    found = []
    for seat in range(state.seats):
        goods = state.bought[seat]
        lines = [
            ScoreLine("goods", WORTH[good], say("score-good", good=Ref("good", GOOD.ids[good])), [GOOD.ids[good]])
            for good in goods
        ]
        coins = state.coins[seat]
        lines.append(ScoreLine("coins", coins // COINS_A_POINT, say("score-coins", coins=coins)))
        found.append(ScoreSheet(seat, lines))
    return found
