"""The worker processes of this server, and the work guests may ask of them."""

from __future__ import annotations

from gospoda.server.base.wiring import BaseWiring
from gospoda.server.workers.allowance import Allowance
from gospoda.server.workers.job_cache import JobCache
from gospoda.server.workers.loop_scheduler import LoopScheduler
from gospoda.server.workers.workers import Workers


class WorkersWiring:
    """The objects of this package."""

    def __init__(self, base: BaseWiring) -> None:
        self.settings = base.settings
        self.tasks = base.tasks
        self.workers = Workers(base.settings.bot_workers, base.settings.searches_per_guest)
        self.allowance = Allowance(base.settings)
        self.scheduler = LoopScheduler(self.allowance)
        self.job_cache = JobCache(self.workers, self.allowance)

    def start(self) -> None:
        """Starts processes before anybody waits for them."""
        if not self.settings.beside:
            self.tasks.spawn(self.workers.warm())

    def close(self) -> None:
        """Ends the processes."""
        self.scheduler.close()
        self.workers.close()
