"""How far a game has got, in a few words for lists of tables."""

from __future__ import annotations

from gospoda.core.messages import Message, say
from gospoda.games.stonespine.state import StonespineState

MARKET = ("market", "placing", "challenge")


def progress(state: StonespineState) -> Message:
    """5: the year, and the turn in it or the market."""
    if state.chapter().name in MARKET:
        return say("progress-stonespine-market", year=state.year)
    return say("progress-stonespine-turn", year=state.year, turn=state.turn)
