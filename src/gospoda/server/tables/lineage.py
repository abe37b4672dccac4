"""Where a table's position comes from: what a running game forbids, nothing that was made of it may be asked for."""

from __future__ import annotations

from gospoda.server.base.refusals import refused
from gospoda.server.records.records import TableSetup
from gospoda.server.records.storage import Storage
from gospoda.server.tables.room import Room

FARTHEST = 200  # tables back: longer lines of descent are treated as forbidden


async def without_hints(room: Room, storage: Storage) -> bool:
    """Whether the table, or one of those from whose positions it was made, still runs and has no hints."""
    return (room.status == "running" and not room.setup.hints) or await made_from_secret(room.setup, storage)


async def made_from_secret(of: TableSetup, storage: Storage) -> bool:
    """Whether a table was made from a position of one that still runs and has no hints, at however many removes."""
    setup: TableSetup | None = of
    for _ in range(FARTHEST):
        if setup is None or setup.start is None or not setup.origin:
            return False
        setup, status = await storage.setup_now(setup.origin)
        if setup is not None and status == "running" and not setup.hints:
            return True
    return True


async def check_derived(room: Room, storage: Storage) -> None:
    """Refuse what would tell the players of a running game more than its table allows."""
    if await without_hints(room, storage):
        raise refused("refused-derived", 403)


async def check_bot(room: Room, storage: Storage) -> None:
    """Refuse to let a bot show what it would do in a position of a running game without hints."""
    if await made_from_secret(room.setup, storage):
        raise refused("refused-derived", 403)
