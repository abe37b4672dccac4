"""Lists of tables show each game's progress, as stored with its last entry."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from gospoda.core.messages import Message
from gospoda.server.store.database import open_engine, upgrade
from gospoda.server.tables import commands, protocol
from tests.server.operate.test_operator import url as url  # on both databases
from tests.server.store.older_schema import set_back
from tests.server.store.test_database import ANIA, Opened

FIRST = {
    "stonespine": Message("progress-stonespine-turn", {"year": 1, "turn": 1}),
    "rollplayer": Message("progress-rollplayer-set-up"),
    "simurgh": Message("progress-simurgh-turn", {"turn": 1}),
    "guilds": Message("progress-guilds", {"round": 1, "rounds": 8, "phase": "auction"}),
}


async def listed(opened: Opened) -> dict[str, Message | None]:
    return {table.setup.id: table.progress for table in await opened.mine(ANIA.id)}


def at(url: str, work: Callable[[Opened], Awaitable[None]]) -> None:
    async def run() -> None:
        opened = Opened(url)
        await work(opened)
        await opened.close()

    asyncio.run(run())


@pytest.mark.parametrize("title", FIRST)
def test_it_goes_on_and_back_with_the_game(url: str, title: str) -> None:
    async def play(opened: Opened) -> None:
        table = await opened.table(title, 2)
        assert await listed(opened) == {table: FIRST[title]}
        await opened.play(table, 30)
        later = (await listed(opened))[table]
        assert later not in (None, FIRST[title])
        opened.rooms.rooms.clear()  # the list is made without loading a game
        assert await listed(opened) == {table: later}
        assert not opened.rooms.rooms
        await commands.undo(await opened.rooms.get(table), ANIA, protocol.TakeBack("far", 0, 0, True))
        assert await listed(opened) == {table: FIRST[title]}

    at(url, play)


def test_a_game_that_is_over_says_nothing(url: str) -> None:
    async def play(opened: Opened) -> None:
        table = await opened.table("stonespine", 1)
        room = await opened.rooms.get(table)
        while room.status == "running":
            await opened.play(table, 1)
        assert await listed(opened) == {table: None}

    at(url, play)


def test_games_that_were_running_before_tell_it_from_their_next_move_on(url: str) -> None:
    """Simulates the old database: the column and its data are gone until the upgrade restores them."""

    async def begin(opened: Opened) -> None:
        await opened.play(await opened.table("stonespine", 2), 3)

    async def go_on(opened: Opened) -> None:
        [(table, before)] = (await listed(opened)).items()
        assert before is None
        await opened.play(table, 1)
        assert (await listed(opened))[table] == Message("progress-stonespine-turn", {"year": 1, "turn": 2})

    at(url, begin)
    engine = open_engine(url)
    set_back(engine, "0012")
    upgrade(engine)
    engine.dispose()
    at(url, go_on)
