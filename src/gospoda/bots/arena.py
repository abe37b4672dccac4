# gospoda: compiled
"""Games between bots, as fast as the engine allows: no history, and listed moves are not checked again."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gospoda.bots.base import Bot, seat_move
from gospoda.core.chance import Chance
from gospoda.core.state import State

LONGEST: Final = 20_000  # in decisions; a hundred times what any title needs
NO_END: Final = "these bots do not come to an end with these options: 20,000 decisions, and the game is not over"


class Endless(Exception):
    """Raised if a game between bots never ends."""


def play_out(state: State, bots: list[Bot], chance: Chance) -> i64:
    """Plays to the end, changing the state; `chance` deals what bots cannot know. Returns the number of decisions."""
    decisions: i64 = 0
    seat = state.next_seat()
    while seat >= 0:
        seat = state.advance(seat, seat_move(bots[seat], state, seat, chance))
        decisions += 1
        if decisions == LONGEST:
            raise Endless(NO_END)
    return decisions


def play_recorded(state: State, bots: list[Bot], chance: Chance) -> list[tuple[int, int]]:
    """Plays the same game as `play_out`; returns its moves as pairs of seat and move."""
    record: list[tuple[int, int]] = []
    seat = state.next_seat()
    while seat >= 0:
        move = seat_move(bots[seat], state, seat, chance)
        record.append((int(seat), int(move)))
        seat = state.advance(seat, move)
        if len(record) == LONGEST:
            raise Endless(NO_END)
    return record
