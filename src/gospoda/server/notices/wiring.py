"""Notifies members that it is their turn."""

from __future__ import annotations

from gospoda.server.base.wiring import BaseWiring
from gospoda.server.decisions.wiring import DecisionsWiring
from gospoda.server.members.wiring import MembersWiring
from gospoda.server.notices.notices import Notices
from gospoda.server.tables.wiring import TablesWiring


class NoticesWiring:
    """Creates and holds the objects of this package."""

    def __init__(
        self, base: BaseWiring, decisions: DecisionsWiring, members: MembersWiring, tables: TablesWiring
    ) -> None:
        self.settings = base.settings
        self.limits = base.limits
        self.tasks = base.tasks
        self.seal = members.seal
        self.storage = tables.storage
        beside = bool(base.settings.beside)
        self.notices = Notices(base.settings, tables.storage, tables.rooms, decisions.state, members.seal, beside)

    def start(self) -> None:
        """Starts the task that checks whose turn it is."""
        self.tasks.spawn(self.notices.run())

    async def close(self) -> None:
        """Lets notices being sent finish."""
        await self.notices.close()
