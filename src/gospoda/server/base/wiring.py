"""What every package needs: settings, limits and background tasks."""

from __future__ import annotations

from gospoda.server.base.security import Limits
from gospoda.server.base.settings import Settings
from gospoda.server.base.tasks import Tasks


class BaseWiring:
    """The objects of this package."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.limits = Limits(settings)
        self.tasks = Tasks()
