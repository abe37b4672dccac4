"""Keeps the operator's decisions up to date in this process."""

from __future__ import annotations

from gospoda.server.base.wiring import BaseWiring
from gospoda.server.decisions.operator_state import OperatorState
from gospoda.server.store.wiring import StoreWiring


class DecisionsWiring:
    """The objects of this package."""

    def __init__(self, base: BaseWiring, store: StoreWiring) -> None:
        self.tasks = base.tasks
        self.state = OperatorState(store.reader)

    def start(self) -> None:
        """Starts refreshing the decisions."""
        self.tasks.spawn(self.state.watch())
