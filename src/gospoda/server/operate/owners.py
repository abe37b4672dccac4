"""The owner of the inn: corrects values in the inn's first content pack, or takes over a shared pack."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from hmac import compare_digest
from pathlib import Path
from typing import Any

from gospoda.content.box import Box, box_of
from gospoda.content.packs import SharedPack, parsed, put_right, take_over
from gospoda.content.shelf import stamp
from gospoda.core.content import ContentError, pack_name
from gospoda.core.game import Game
from gospoda.core.registry import games
from gospoda.server.base.refusals import refused
from gospoda.server.base.settings import Settings
from gospoda.server.operate.bodies import PrintedCard


class Owner:
    """Writes to the inn's first pack for whoever has the owner's key."""

    def __init__(self, settings: Settings, packs: list[Path]) -> None:
        self.key = settings.owner_key
        self.pack = packs[0] if packs else None
        for title in games():
            pack_name(title.id)  # reads the packs before anything is written
        self.turn = asyncio.Lock()

    def box(self, title: Game) -> Box:
        """Returns the components of a title that can be checked against the printed game, as the pack is now."""
        try:
            return box_of(title, self.pack)
        except ContentError as problem:  # somebody has edited the pack by hand
            raise refused("refused-content", 409, problem=str(problem)) from None

    def stamp(self, title: Game) -> str:
        """Returns a value that changes whenever something is written to the pack."""
        return "" if self.pack is None else stamp(self.pack / title.id)

    async def put_right(self, title: Game, asked: PrintedCard) -> None:
        """Checks the values of one component and writes them; new tables can use them at once."""
        values = {field: parsed(text) for field, text in asked.values.items()}
        await self._write(asked.key, put_right, title, asked.entry, values)

    async def take_over(self, title: Game, pack: SharedPack, key: str) -> None:
        """Replaces what the pack changes in a title by a shared pack."""
        await self._write(key, take_over, title, pack)

    async def _write(self, key: str, work: Callable[..., object], title: Game, *args: Any) -> None:
        if not self.key or not compare_digest(key.encode(), self.key.encode()):
            raise refused("refused-owner", 403)
        if self.pack is None:
            raise refused("refused-no-pack", 409)
        async with self.turn:
            try:
                await asyncio.to_thread(work, title, self.pack, *args)
            except (ContentError, OSError) as problem:
                raise refused("refused-content", 400, problem=str(problem)) from None
