"""Guests, members, and how they sign in."""

from __future__ import annotations

import asyncio
from contextlib import suppress

from gospoda.server.base.refusals import StorageFailure
from gospoda.server.base.sealing import open_seal
from gospoda.server.base.wiring import BaseWiring
from gospoda.server.members.accounts import Accounts
from gospoda.server.members.devices import Devices
from gospoda.server.members.identity import Guests
from gospoda.server.members.membership import Members
from gospoda.server.members.names import reserved_looks
from gospoda.server.members.openid import OpenId
from gospoda.server.members.passkeys import Passkeys
from gospoda.server.members.sessions import Sessions
from gospoda.server.members.tickets import Tickets
from gospoda.server.store.wiring import StoreWiring


class MembersWiring:
    """The objects of this package."""

    def __init__(self, base: BaseWiring, store: StoreWiring) -> None:
        self.settings = base.settings
        self.limits = base.limits
        self.tasks = base.tasks
        self.reader = store.reader
        self.seal = open_seal(base.settings)
        self.sessions = Sessions(base.tasks.spawn)
        self.known = Members()
        self.devices = Devices(store.reader, base.settings, self.seal, self.sessions)
        self.guests = Guests(store.reader, self.devices)
        self.tickets = Tickets(store.reader, self.seal)
        self.passkeys = Passkeys(store.reader, self.tickets)
        self.accounts = Accounts(self.guests, self.known, self.tickets, self.seal, base.settings)
        self.openid = OpenId(base.settings, store.reader, self.tickets)

    async def open(self, ready: bool) -> None:
        """Reads what the first requests need, if the database is `ready`."""
        if ready:
            with suppress(StorageFailure):  # it is tried again
                await self.known.look(self.reader)
        await asyncio.to_thread(reserved_looks)  # so that the first name doesn't have to wait

    def start(self) -> None:
        """Starts noticing what other processes change and recording who is here."""
        self.tasks.spawn(self.devices.watch())
        self.tasks.spawn(self.known.watch(self.reader))
        self.tasks.spawn(self.guests.watch(self.sessions.guests))

    async def close(self) -> None:
        """Records who was here at the end."""
        await self.guests.note_seen(self.sessions.guests())
