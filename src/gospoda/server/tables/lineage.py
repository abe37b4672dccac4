"""Where a table's position comes from: what a running game forbids is also forbidden at tables derived from it."""

from __future__ import annotations

from gospoda.server.base.refusals import refused
from gospoda.server.records.records import TableSetup
from gospoda.server.records.storage import Storage
from gospoda.server.tables.room import Room

FARTHEST = 200  # generations of tables; longer lineages count as forbidden


async def without_hints(room: Room, storage: Storage) -> bool:
    """Returns whether this table, or one that its position comes from, is still running without hints."""
    return (room.status == "running" and not room.setup.hints) or await made_from_secret(room.setup, storage)


async def made_from_secret(of: TableSetup, storage: Storage) -> bool:
    """Returns whether a table descends, at any remove, from a running table without hints."""
    setup: TableSetup | None = of
    for _ in range(FARTHEST):
        if setup is None or setup.start is None or not setup.origin:
            return False
        setup, status = await storage.setup_now(setup.origin)
        if setup is not None and status == "running" and not setup.hints:
            return True
    return True


async def check_derived(room: Room, storage: Storage) -> None:
    """Raises if the request would tell the players of a running game more than their table allows."""
    if await without_hints(room, storage):
        raise refused("refused-derived", 403)


async def check_bot(room: Room, storage: Storage) -> None:
    """Raises if a bot would show what it does in a position of a running game without hints."""
    if await made_from_secret(room.setup, storage):
        raise refused("refused-derived", 403)
