"""Compares what a seat is asked before and after a change at the table."""

from __future__ import annotations

from gospoda.core.piles import bit
from gospoda.core.state import State


def same_question(old: State, new: State, seat: int) -> bool:
    """Whether a seat is asked the same, with the same possible answers, in two successive positions."""
    both = old.waiting & new.waiting & bit(seat)
    if not both or old.top is None or old.top is not new.top or not new.chapter().simultaneous:
        return False
    return old.committed[seat] == new.committed[seat]


def is_aside(old: State, new: State, mover: int) -> bool:
    """Whether the only change is that one seat has committed a secret choice, which only that seat sees."""
    if old.top is None or old.top is not new.top or not new.chapter().simultaneous or old.reveals != new.reveals:
        return False
    before, after = old.committed.copy(), new.committed.copy()
    before[mover] = after[mover]
    return before == after
