"""Whoever runs the inn puts printed values right: they are written to the content pack it was started with."""

from __future__ import annotations

import asyncio
from hmac import compare_digest
from pathlib import Path

from gospoda.core.content import ContentError, pack_folder, pack_name
from gospoda.core.game import Game
from gospoda.core.packs import parsed, put_right
from gospoda.core.registry import games
from gospoda.table.bodies import PrintedValue
from gospoda.table.refusals import refused
from gospoda.table.settings import Settings


def pack_in_use(title: Game) -> Path:
    """The pack that this inn plays with."""
    folder = pack_folder(title.id)
    if folder is None:
        raise refused("refused-no-pack", 409)
    return folder.parent


def pack_stamp(title: Game) -> str:
    """Changes whenever something was written to the pack."""
    folder = pack_folder(title.id)
    files = sorted(folder.glob("*.toml")) if folder is not None else []
    return " ".join(f"{file.name} {file.stat().st_mtime_ns}" for file in files)


class Owner:
    """Takes what the owner has read on printed components, one value at a time."""

    def __init__(self, settings: Settings) -> None:
        self.key = settings.owner_key
        for title in games():
            pack_name(title.id)  # before anything is written
        self.turn = asyncio.Lock()

    async def put_right(self, title: Game, asked: PrintedValue) -> None:
        """Check one value and write it to the pack; tables that are set up from now on have it."""
        if not self.key or not compare_digest(asked.key.encode(), self.key.encode()):
            raise refused("refused-owner", 403)
        pack = pack_in_use(title)
        async with self.turn:
            try:
                await asyncio.to_thread(put_right, title, pack, asked.entry, asked.field, parsed(asked.value))
            except (ContentError, OSError) as problem:
                raise refused("refused-content", 400, problem=str(problem)) from None
