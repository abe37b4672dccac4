"""Limits the CPU time that a guest, and everybody at one address together, may use."""

from __future__ import annotations

from gospoda.server.base.metrics import COST_SECONDS
from gospoda.server.base.rates import Counts, per_minute
from gospoda.server.base.refusals import too_fast
from gospoda.server.base.requester import Requester
from gospoda.server.base.settings import Settings

GUEST = per_minute(4_000)  # milliseconds of CPU time
ADDRESS = per_minute(12_000)


class Allowance:
    """Checks the remaining budget before the work and charges the actual cost after it."""

    def __init__(self, settings: Settings) -> None:
        self.limited = settings.limited
        self.counts = Counts()

    def check(self, requester: Requester) -> None:
        """Raises `too_fast` if the guest or their address has no budget left this minute."""
        if not self.limited:
            return
        for share, whose in ((GUEST, ("guest", requester.id)), (ADDRESS, ("address", requester.address))):
            if not self.counts.has_room(whose, share):
                raise too_fast(self.counts.room_in(whose))

    def spend(self, requester: Requester, seconds: float, what: str, dear: int = 1) -> None:
        """Charges `seconds` of CPU; `dear` multiplies the cost of work on the event loop, which delays everybody."""
        COST_SECONDS.labels(what).inc(seconds)
        if self.limited:
            cost = max(1, round(1000 * seconds * dear))
            self.counts.add(("guest", requester.id), GUEST, cost)
            self.counts.add(("address", requester.address), ADDRESS, cost)
