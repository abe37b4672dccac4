"""A running game's progress in a few words, for lists of tables."""

from __future__ import annotations

from gospoda.core.messages import Message, say
from gospoda.games.guilds.lookups import ROUNDS
from gospoda.games.guilds.phases import phase_of
from gospoda.games.guilds.state import GuildsState


def progress(state: GuildsState) -> Message:
    """4: the round and its phase."""
    phase = state.game.chapters[phase_of(state)].name
    return say("progress-guilds", round=state.round, rounds=ROUNDS[state.seats - 2], phase=phase)
