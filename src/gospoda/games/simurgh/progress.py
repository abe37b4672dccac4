"""How far a game has got, in a few words for lists of tables."""

from __future__ import annotations

from gospoda.core.messages import Message, say
from gospoda.games.simurgh.state import SimurghState

SET_UP = ("power-draft", "tile-draft", "dragon-choice")


def progress(state: SimurghState) -> Message:
    """5, 15: the number of the active player's turn, and whether the end has been triggered."""
    if state.chapter().name in SET_UP and not state.turns:
        return say("progress-simurgh-set-up")
    turn = state.turns // state.seats + 1
    return say("progress-simurgh-turn" if state.turns_left < 0 else "progress-simurgh-last", turn=turn)
