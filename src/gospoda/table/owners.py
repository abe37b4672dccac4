"""Whoever runs the inn puts printed values right: they are written to the first content pack that it knows."""

from __future__ import annotations

import asyncio
from hmac import compare_digest
from pathlib import Path

from gospoda.core.content import ContentError, pack_name
from gospoda.core.game import Game
from gospoda.core.house import HouseValue, house_values
from gospoda.core.packs import parsed, put_right
from gospoda.core.registry import games
from gospoda.core.shelf import stamp
from gospoda.table.bodies import PrintedValue
from gospoda.table.refusals import refused
from gospoda.table.settings import Settings


class Owner:
    """Takes what the owner has read on printed components, one value at a time, into the inn's first pack."""

    def __init__(self, settings: Settings, packs: list[Path]) -> None:
        self.key = settings.owner_key
        self.pack = packs[0] if packs else None
        for title in games():
            pack_name(title.id)  # before anything is written
        self.turn = asyncio.Lock()

    def ours(self, title: Game) -> list[HouseValue]:
        """The values of a title that are ours, as the pack is now."""
        try:
            return house_values(title, self.pack)
        except ContentError as problem:  # somebody has written to it by hand
            raise refused("refused-content", 409, problem=str(problem)) from None

    def stamp(self, title: Game) -> str:
        """Changes whenever something was written to the pack."""
        return "" if self.pack is None else stamp(self.pack / title.id)

    async def put_right(self, title: Game, asked: PrintedValue) -> None:
        """Check one value and write it to the pack; tables that are set up from now on have it."""
        if not self.key or not compare_digest(asked.key.encode(), self.key.encode()):
            raise refused("refused-owner", 403)
        if self.pack is None:
            raise refused("refused-no-pack", 409)
        async with self.turn:
            try:
                await asyncio.to_thread(put_right, title, self.pack, asked.entry, asked.field, parsed(asked.value))
            except (ContentError, OSError) as problem:
                raise refused("refused-content", 400, problem=str(problem)) from None
