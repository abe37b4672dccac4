"""Friends, searches for players, and the windows that hear of changes."""

from __future__ import annotations

from gospoda.server.base.wiring import BaseWiring
from gospoda.server.members.wiring import MembersWiring
from gospoda.server.social.bell import Bell
from gospoda.server.social.matchmaking import Companions
from gospoda.server.store.wiring import StoreWiring
from gospoda.server.tables.wiring import TablesWiring


class SocialWiring:
    """Creates and holds the objects of this package."""

    def __init__(self, base: BaseWiring, store: StoreWiring, members: MembersWiring, tables: TablesWiring) -> None:
        self.settings = base.settings
        self.limits = base.limits
        self.tasks = base.tasks
        self.storage = tables.storage
        self.rooms = tables.rooms
        self.bell = Bell(tables.storage, base.tasks.spawn)
        self.companions = Companions(tables.storage, tables.rooms, members.tickets)
        store.heard.subscribe(lambda table, seq: self.bell.ring(table))
        store.missed.subscribe(self.bell.ring_all)

    def start(self) -> None:
        """Starts the task that lets bots take seats that have stayed free."""
        if not self.settings.beside:
            self.tasks.spawn(self.companions.run())
