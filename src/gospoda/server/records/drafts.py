"""A change of a table before it is written."""

from __future__ import annotations

from msgspec import Struct

from gospoda.core.state import State
from gospoda.server.base.field_types import Status
from gospoda.server.records.records import Entry, Sitter
from gospoda.server.records.timeline import Timeline, Tried


class Draft(Struct, frozen=True):
    """A change ready to be written: the entry, and the table's state after it (for a move, the tried position)."""

    entry: Entry
    status: Status
    timeline: Timeline | None = None
    roster: list[Sitter] | None = None
    member: str = ""
    tried: Tried | None = None

    def running(self, now: Timeline | None) -> State | None:
        """Returns the position afterwards, while the game runs; `now` is the timeline before."""
        timeline = self.timeline or now
        if self.status != "running" or timeline is None:
            return None
        return (timeline if self.tried is None else self.tried).state

    def waiting(self, now: Timeline | None) -> int:
        """Returns the mask of the seats that owe a decision afterwards."""
        state = self.running(now)
        return 0 if state is None else int(state.waiting)


class Repeated(Exception):
    """The same request was already carried out, as this entry."""

    def __init__(self, seq: int) -> None:
        super().__init__(seq)
        self.seq = seq
