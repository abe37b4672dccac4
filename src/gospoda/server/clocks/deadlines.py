"""When to look at which table next: a queue in which each table waits about once, however often it is put off."""

from __future__ import annotations

import heapq
import math


class Deadlines:
    """Knows at which table somebody runs out of time first.

    Most moves put the time of their table off. Then its old place in the queue stays, and the new time is looked up
    when that comes: a place for each move would be kept for as long as a turn may last.
    """

    def __init__(self) -> None:
        self.due: dict[str, float] = {}  # by table
        self.queue: list[tuple[float, str]] = []  # not later than the tables are due
        self.queued: dict[str, float] = {}  # by table the place that counts; an earlier one has replaced others

    def put(self, table: str, when: float) -> bool:
        """From now on a table is due then; whether that is sooner than all others, or the only one."""
        alone = not self.due
        self.due[table] = when
        if when < self.queued.get(table, math.inf):
            self._queue(table, when)
        return alone or self.queue[0] == (when, table)

    def drop(self, table: str) -> None:
        """No clock runs at a table any more."""
        self.due.pop(table, None)

    def first(self) -> float | None:
        """When the first table is due."""
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
        """The tables that are due; who takes them puts them again."""
        found = []
        while (when := self.first()) is not None and when <= now:
            table = heapq.heappop(self.queue)[1]
            del self.queued[table]
            found.append(table)
        return found

    def _queue(self, table: str, when: float) -> None:
        self.queued[table] = when
        heapq.heappush(self.queue, (when, table))
