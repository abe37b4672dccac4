"""What keeps an inn going: cleanup, the owner's content pack, erasing people who leave."""

from __future__ import annotations

from gospoda.server.base.wiring import BaseWiring
from gospoda.server.decisions.wiring import DecisionsWiring
from gospoda.server.members.wiring import MembersWiring
from gospoda.server.operate.account_erasure import AccountErasure, Beside
from gospoda.server.operate.cleanup import Cleaner
from gospoda.server.operate.making_way import make_way
from gospoda.server.operate.owners import Owner
from gospoda.server.records.wiring import RecordsWiring
from gospoda.server.store.wiring import StoreWiring
from gospoda.server.tables.wiring import TablesWiring


class OperateWiring:
    """Creates and holds the objects of this package; `tell_beside` reaches the sibling processes."""

    def __init__(
        self,
        base: BaseWiring,
        store: StoreWiring,
        decisions: DecisionsWiring,
        members: MembersWiring,
        records: RecordsWiring,
        tables: TablesWiring,
        tell_beside: Beside | None,
    ) -> None:
        self.settings = base.settings
        self.limits = base.limits
        self.tasks = base.tasks
        self.pulse = store.pulse
        self.decisions = decisions.state
        self.sessions = members.sessions
        self.placing = records.placing
        self.storage = tables.storage
        self.rooms = tables.rooms
        self.erasure = AccountErasure(tables.storage, tables.rooms, members.devices, tell_beside)
        self.owner = Owner(base.settings, records.placing.packs)
        self.cleaner = Cleaner(tables.storage, tables.rooms, base.settings)
        members.guests.gave_way.subscribe(self._make_way)

    def _make_way(self, taken: str, renamed: dict[str, str]) -> None:
        self.tasks.spawn(make_way(self.storage, self.rooms, taken, renamed))

    def start(self) -> None:
        """Starts cleanup and the pending erasures, in the first process only."""
        if not self.settings.beside:
            self.tasks.spawn(self.cleaner.run())
            self.tasks.spawn(self.erasure.resume())
