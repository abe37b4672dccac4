"""Decides when to check which table next. The queue holds about one entry per table, however often it is postponed."""

from __future__ import annotations

import heapq
import math


class Deadlines:
    """Knows at which table somebody runs out of time first.

    Most moves postpone their table's deadline. The old entry then stays in the queue until it comes due, and the new
    deadline is queued then. An entry for each move would stay in memory for as long as a turn may last.
    """

    def __init__(self) -> None:
        self.due: dict[str, float] = {}  # by table
        self.queue: list[tuple[float, str]] = []  # not later than the tables are due
        self.queued: dict[str, float] = {}  # by table, the entry that counts; an earlier one replaces others

    def put(self, table: str, when: float) -> bool:
        """Sets when a table is due. Returns whether it is now the first of all."""
        alone = not self.due
        self.due[table] = when
        if when < self.queued.get(table, math.inf):
            self._queue(table, when)
        return alone or self.queue[0] == (when, table)

    def drop(self, table: str) -> None:
        """Removes a table where no clock runs any more."""
        self.due.pop(table, None)

    def first(self) -> float | None:
        """Returns when the first table is due."""
        while self.queue:
            when, table = self.queue[0]
            due, counts = self.due.get(table), self.queued.get(table) == when
            if counts and due == when:
                return when
            heapq.heappop(self.queue)
            if counts:
                del self.queued[table]
                if due is not None:
                    self._queue(table, due)
        return None

    def take(self, now: float) -> list[str]:
        """Removes and returns the tables that are due; the caller puts them back."""
        found = []
        while (when := self.first()) is not None and when <= now:
            table = heapq.heappop(self.queue)[1]
            del self.queued[table]
            found.append(table)
        return found

    def _queue(self, table: str, when: float) -> None:
        self.queued[table] = when
        heapq.heappush(self.queue, (when, table))
