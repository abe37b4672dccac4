"""Who thinks next: of those who wait, the guest who has used least, and of a guest's tables each in its turn.

Two lanes, because somebody who waits for a quick answer must not stand behind those who think: `quick` is what takes
some hundredths of a second, `slow` is a search.
"""

from __future__ import annotations

from collections import OrderedDict, deque
from typing import Generic, Literal, TypeVar

from msgspec import Struct

T = TypeVar("T")
Lane = Literal["quick", "slow"]
GUESS: dict[Lane, float] = {"quick": 0.05, "slow": 1.0}  # seconds that a job is taken to last until it is known

TRIFLE = 0.5  # seconds beyond one's share that are not worth remembering


class Share(Struct, frozen=True):
    """For whom something is worked out: the guest who pays, at which table, and how long it will take."""

    lane: Lane
    guest: str
    table: str


class _Guest(Generic[T]):
    """What one guest has waiting, and has used."""

    def __init__(self, used: float) -> None:
        self.used = used  # seconds
        self.running: dict[Lane, int] = {"quick": 0, "slow": 0}
        self.waiting: dict[Lane, OrderedDict[str, deque[T]]] = {"quick": OrderedDict(), "slow": OrderedDict()}

    def is_idle(self) -> bool:
        """Whether nothing waits and nothing runs."""
        return not any(self.waiting.values()) and not any(self.running.values())


class FairQueue(Generic[T]):
    """Jobs in two lanes; nobody gets ahead of others by bringing more of them."""

    def __init__(self, at_once: int) -> None:
        self.at_once = at_once  # searches of one guest that may run side by side
        self.guests: dict[str, _Guest[T]] = {}
        self.clock = 0.0  # what the guest had used who was served last: who comes anew begins there, without savings

    def put(self, share: Share, job: T) -> None:
        """Let a job wait for its turn."""
        guest = self.guests.get(share.guest)
        if guest is None:
            self._forget_idle()
            guest = self.guests[share.guest] = _Guest(self.clock)
        elif guest.is_idle():
            guest.used = max(guest.used, self.clock)
        guest.waiting[share.lane].setdefault(share.table, deque()).append(job)

    def take(self, lane: Lane) -> tuple[Share, T] | None:
        """The next job of a lane; `done` is to be said when it is."""
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
        """A job has ended that took so long."""
        guest = self.guests[share.guest]
        guest.running[share.lane] -= 1
        guest.used += seconds - GUESS[share.lane]

    def drop(self, share: Share, job: T) -> bool:
        """Nobody waits for this job any more; false if its turn has come already."""
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
        """How many jobs of a guest wait in a lane."""
        found = self.guests.get(guest)
        return 0 if found is None else sum(len(jobs) for jobs in found.waiting[lane].values())

    def _forget_idle(self) -> None:
        """Guests who want nothing and owe next to nothing need not be remembered."""
        for name, guest in list(self.guests.items()):
            if guest.used <= self.clock + TRIFLE and guest.is_idle():
                del self.guests[name]
