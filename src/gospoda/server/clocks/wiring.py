"""The inn's own time, and people's hours."""

from __future__ import annotations

from gospoda.server.base.signals import AwaitedSignal
from gospoda.server.base.wiring import BaseWiring
from gospoda.server.clocks.inn_time import InnTime
from gospoda.server.store.wiring import StoreWiring


class ClocksWiring:
    """The objects of this package."""

    def __init__(self, base: BaseWiring, store: StoreWiring) -> None:
        self.limits = base.limits
        self.reader = store.reader
        self.inn_time = InnTime(store.writer)
        self.hours_changed: AwaitedSignal[[str]] = AwaitedSignal()
        """A guest has changed when their time counts."""
