"""How much work a guest, and everybody at one address together, may ask for, by its cost."""

from __future__ import annotations

from limits import RateLimitItemPerMinute
from limits.storage import MemoryStorage
from limits.strategies import FixedWindowRateLimiter

from gospoda.table.metrics import COST_SECONDS
from gospoda.table.refusals import refused
from gospoda.table.settings import Settings
from gospoda.table.verbs import Asker

GUEST = RateLimitItemPerMinute(4_000)  # milliseconds of a processor in a minute
ADDRESS = RateLimitItemPerMinute(12_000)


class Allowance:
    """What each may still ask for. It is looked whether something is left, and then counted what it took."""

    def __init__(self, settings: Settings) -> None:
        self.limited = settings.limited
        self.limiter = FixedWindowRateLimiter(MemoryStorage())

    def check(self, asker: Asker) -> None:
        """Refuse who has used up what there is for this minute."""
        if self.limited and not (
            self.limiter.test(GUEST, "guest", asker.id) and self.limiter.test(ADDRESS, "address", asker.address)
        ):
            raise refused("refused-too-fast", 429)

    def spend(self, asker: Asker, seconds: float, what: str) -> None:
        """Count what something has cost."""
        COST_SECONDS.labels(what).inc(seconds)
        if self.limited:
            cost = max(1, round(1000 * seconds))
            self.limiter.hit(GUEST, "guest", asker.id, cost=cost)
            self.limiter.hit(ADDRESS, "address", asker.address, cost=cost)
