"""A running game's progress in a few words, for lists of tables."""

from __future__ import annotations

from gospoda.core.messages import Message, say
from gospoda.games.rollplayer.enums import PHASES
from gospoda.games.rollplayer.state import RollPlayerState


def progress(state: RollPlayerState) -> Message:
    """5: the round and its phase; before the first round, the set-up."""
    if not state.round:
        return say("progress-rollplayer-set-up")
    return say("progress-rollplayer", round=state.round, rounds=state.rounds, phase=PHASES[state.phase])
