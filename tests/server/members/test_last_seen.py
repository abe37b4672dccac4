"""When guests and members were last seen, as `gospoda admin members` reports it."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

import sqlalchemy as sa
from msgspec.structs import replace

from gospoda.server.base.sealing import open_seal
from gospoda.server.base.settings import Settings
from gospoda.server.base.tasks import Tasks
from gospoda.server.members.devices import Devices
from gospoda.server.members.identity import Guests
from gospoda.server.members.sessions import Sessions
from gospoda.server.operate.operator import people
from gospoda.server.store.database import GUEST, open_engine, upgrade
from gospoda.server.store.reader import Reader
from gospoda.server.store.writer import Writer


def test_whoever_asks_or_is_connected_is_seen(tmp_path: Path) -> None:
    """A member who plays all evening counts as seen later than the sign-up; absent members stay unchanged."""
    settings = replace(Settings(), database=f"sqlite:///{tmp_path}/tables.db", key_file=str(tmp_path / "key"))
    engine = open_engine(settings.database_url())
    upgrade(engine)

    async def evening() -> tuple[str, str, str]:
        storage = Reader(engine, Writer(engine, "test"))
        guests = Guests(storage, Devices(storage, settings, open_seal(settings), Sessions(Tasks().spawn)))
        asks, connected, away = [await guests.welcome(name) for name in ("Ala", "Borek", "Celina")]
        long_ago = sa.update(GUEST).values(seen=1.0)
        await storage.writer.run(lambda connection: connection.execute(long_ago) and None)
        await guests.by_token(asks.token)
        await guests.note_seen({connected.id})
        await storage.writer.close()
        storage.close()
        return asks.id, connected.id, away.id

    asks, connected, away = asyncio.run(evening())
    with engine.connect() as connection:
        seen = {row["id"]: row["seen"] for row in people(connection, "", True, 10)}
    engine.dispose()
    assert min(seen[asks], seen[connected]) > time.time() - 3600
    assert seen[away] == 1.0
