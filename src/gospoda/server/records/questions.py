"""What a seat is asked, and whether a change at the table has changed that."""

from __future__ import annotations

from gospoda.core.piles import bit
from gospoda.core.state import State


def same_question(old: State, new: State, seat: int) -> bool:
    """Whether a seat is asked the same in two positions that follow each other, with the same answers possible."""
    both = old.waiting & new.waiting & bit(seat)
    if not both or old.top is None or old.top is not new.top or not new.chapter().simultaneous:
        return False
    return old.committed[seat] == new.committed[seat]


def is_aside(old: State, new: State, mover: int) -> bool:
    """Whether nothing has happened but that one seat has laid a secret choice aside: only that seat sees it."""
    if old.top is None or old.top is not new.top or not new.chapter().simultaneous or old.reveals != new.reveals:
        return False
    before, after = old.committed.copy(), new.committed.copy()
    before[mover] = after[mover]
    return before == after
