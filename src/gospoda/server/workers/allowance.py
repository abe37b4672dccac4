"""How much work a guest, and everybody at one address together, may ask for, by its cost."""

from __future__ import annotations

from gospoda.server.base.metrics import COST_SECONDS
from gospoda.server.base.rates import Counts, per_minute
from gospoda.server.base.refusals import too_fast
from gospoda.server.base.requester import Requester
from gospoda.server.base.settings import Settings

GUEST = per_minute(4_000)  # milliseconds of a processor
ADDRESS = per_minute(12_000)


class Allowance:
    """What each may still ask for. It is looked whether something is left, and then counted what it took."""

    def __init__(self, settings: Settings) -> None:
        self.limited = settings.limited
        self.counts = Counts()

    def check(self, requester: Requester) -> None:
        """Refuse who has used up what there is for this minute."""
        if not self.limited:
            return
        for share, whose in ((GUEST, ("guest", requester.id)), (ADDRESS, ("address", requester.address))):
            if not self.counts.has_room(whose, share):
                raise too_fast(self.counts.room_in(whose))

    def spend(self, requester: Requester, seconds: float, what: str, dear: int = 1) -> None:
        """Count what something has cost, so many times over where it is taken from everybody."""
        COST_SECONDS.labels(what).inc(seconds)
        if self.limited:
            cost = max(1, round(1000 * seconds * dear))
            self.counts.add(("guest", requester.id), GUEST, cost)
            self.counts.add(("address", requester.address), ADDRESS, cost)
