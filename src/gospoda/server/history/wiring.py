"""Finished games: replays, analysis, statistics, daily deals, imported files."""

from __future__ import annotations

from pathlib import Path

from gospoda.server.base.wiring import BaseWiring
from gospoda.server.history.analyst import Analyst
from gospoda.server.history.daily import Deals
from gospoda.server.history.imports import Imports
from gospoda.server.history.replays import Replays
from gospoda.server.history.result_backfill import ResultBackfill
from gospoda.server.history.statistics import InnFigures
from gospoda.server.members.wiring import MembersWiring
from gospoda.server.tables.wiring import TablesWiring


class HistoryWiring:
    """Creates and holds the objects of this package; `fonts` is the folder with the client's fonts, for pictures."""

    def __init__(self, base: BaseWiring, members: MembersWiring, tables: TablesWiring, fonts: Path) -> None:
        self.settings = base.settings
        self.limits = base.limits
        self.tasks = base.tasks
        self.fonts = fonts
        self.guests = members.guests
        self.seal = members.seal
        self.storage = tables.storage
        self.rooms = tables.rooms
        self.job_cache = tables.job_cache
        self.replays = Replays(tables.storage, tables.job_cache)
        self.imports = Imports(tables.storage)
        self.analyst = Analyst(tables.storage, self.replays)
        self.inn_figures = InnFigures(tables.storage)
        self.deals = Deals(tables.storage, tables.rooms, base.settings.yardsticks, members.seal)

    def start(self) -> None:
        """Starts the tasks that let yardsticks play and fill in missing results."""
        self.tasks.spawn(self.deals.run())
        self.tasks.spawn(ResultBackfill(self.rooms).run())

    async def close(self) -> None:
        """Stops analysing."""
        await self.analyst.close()
