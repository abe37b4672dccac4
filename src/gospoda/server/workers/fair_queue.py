"""Decides whose job runs next: the guest who has used least, and that guest's tables in turn.

Two lanes keep quick answers from waiting behind searches: `quick` is for what takes some hundredths of a second,
`slow` is for searches.
"""

from __future__ import annotations

from collections import OrderedDict, deque
from typing import Generic, Literal, TypeVar

from msgspec import Struct

T = TypeVar("T")
Lane = Literal["quick", "slow"]
GUESS: dict[Lane, float] = {"quick": 0.05, "slow": 1.0}  # estimated seconds of a job until its cost is known

TRIFLE = 0.5  # seconds of excess use that aren't worth remembering


class Share(Struct, frozen=True):
    """What a job is accounted to: its lane, the guest who pays and the table."""

    lane: Lane
    guest: str
    table: str


class _Guest(Generic[T]):
    """The waiting jobs and past use of one guest."""

    def __init__(self, used: float) -> None:
        self.used = used  # seconds
        self.running: dict[Lane, int] = {"quick": 0, "slow": 0}
        self.waiting: dict[Lane, OrderedDict[str, deque[T]]] = {"quick": OrderedDict(), "slow": OrderedDict()}

    def is_idle(self) -> bool:
        """Whether nothing is waiting or running."""
        return not any(self.waiting.values()) and not any(self.running.values())


class FairQueue(Generic[T]):
    """A queue of jobs in two lanes; nobody gets ahead of others by bringing more jobs."""

    def __init__(self, at_once: int) -> None:
        self.at_once = at_once  # searches of one guest that may run at once
        self.guests: dict[str, _Guest[T]] = {}
        self.clock = 0.0  # use of the guest served last; newcomers start there, so that nobody saves up credit

    def put(self, share: Share, job: T) -> None:
        """Adds a job to the queue."""
        guest = self.guests.get(share.guest)
        if guest is None:
            self._forget_idle()
            guest = self.guests[share.guest] = _Guest(self.clock)
        elif guest.is_idle():
            guest.used = max(guest.used, self.clock)
        guest.waiting[share.lane].setdefault(share.table, deque()).append(job)

    def take(self, lane: Lane) -> tuple[Share, T] | None:
        """Takes the next job of a lane, if any. The caller reports its end with `done`."""
        able = [(guest.used, name) for name, guest in self.guests.items() if self._may_go_on(guest, lane)]
        if not able:
            return None
        used, name = min(able)
        self.clock = max(self.clock, used)
        guest = self.guests[name]
        table, jobs = next(iter(guest.waiting[lane].items()))
        job = jobs.popleft()
        if jobs:
            guest.waiting[lane].move_to_end(table)
        else:
            del guest.waiting[lane][table]
        guest.running[lane] += 1
        guest.used += GUESS[lane]
        return Share(lane, name, table), job

    def _may_go_on(self, guest: _Guest[T], lane: Lane) -> bool:
        return bool(guest.waiting[lane]) and (lane == "quick" or guest.running[lane] < self.at_once)

    def done(self, share: Share, seconds: float) -> None:
        """Records that a job has ended after `seconds`."""
        guest = self.guests[share.guest]
        guest.running[share.lane] -= 1
        guest.used += seconds - GUESS[share.lane]

    def drop(self, share: Share, job: T) -> bool:
        """Removes a job that nobody waits for. Returns False if it is no longer in the queue."""
        guest = self.guests.get(share.guest)
        jobs = guest.waiting[share.lane].get(share.table) if guest is not None else None
        if guest is None or jobs is None or job not in jobs:
            return False
        jobs.remove(job)
        if not jobs:
            del guest.waiting[share.lane][share.table]
        return True

    def has(self, lane: Lane) -> bool:
        """Whether anything waits in a lane."""
        return any(guest.waiting[lane] for guest in self.guests.values())

    def waiting(self, guest: str, lane: Lane) -> int:
        """Returns how many jobs of a guest wait in a lane."""
        found = self.guests.get(guest)
        return 0 if found is None else sum(len(jobs) for jobs in found.waiting[lane].values())

    def _forget_idle(self) -> None:
        """Forgets guests who have no jobs and next to no excess use."""
        for name, guest in list(self.guests.items()):
            if guest.used <= self.clock + TRIFLE and guest.is_idle():
                del self.guests[name]
