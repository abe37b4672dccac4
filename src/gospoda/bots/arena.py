# gospoda: compiled
"""Games between bots, as fast as the engine allows: no history, no second check of a move from the list."""

from __future__ import annotations

from mypy_extensions import i64

from gospoda.bots.base import Bot, seat_move
from gospoda.core.chance import Chance
from gospoda.core.state import State


def play_out(state: State, bots: list[Bot], chance: Chance) -> i64:
    """Play to the end, changing the state; `chance` deals what bots cannot know. The number of decisions."""
    decisions: i64 = 0
    seat = state.next_seat()
    while seat >= 0:
        seat = state.advance(seat, seat_move(bots[seat], state, seat, chance))
        decisions += 1
    return decisions


def play_recorded(state: State, bots: list[Bot], chance: Chance) -> list[tuple[int, int]]:
    """The same game as `play_out`, and its moves as pairs of seat and move."""
    record: list[tuple[int, int]] = []
    seat = state.next_seat()
    while seat >= 0:
        move = seat_move(bots[seat], state, seat, chance)
        record.append((int(seat), int(move)))
        seat = state.advance(seat, move)
    return record
