"""A scripted client using the official MCP package plays a whole game over standard input and output."""

from __future__ import annotations

import os
import sys
from typing import Any

import anyio
import pytest

from gospoda.games.stonespine.lookups import CHAMBER
from gospoda.research.llm_tables import LlmTables, Mistake

TOOLS = {"list_games", "rules", "start_game", "join", "look", "moves", "act", "why_not", "scores"}


async def said(client: Any, tool: str, **arguments: Any) -> str:
    """Returns a tool's answer; mistakes get an answer too."""
    result = await client.call_tool(tool, arguments)
    return str(result.content[0].text)


async def whole_game() -> str:
    """Starts, joins, looks and plays the first legal move until the game is over."""
    from mcp import StdioServerParameters
    from mcp.client.client import Client

    args = ["-m", "gospoda", "mcp", "--lang", "en"]
    place = StdioServerParameters(command=sys.executable, args=args, env={**os.environ})
    async with Client(place) as client:
        assert {tool.name for tool in (await client.list_tools()).tools} == TOOLS
        assert "stonespine" in await said(client, "list_games")
        started = await said(client, "start_game", title="stonespine", seats=2, opponents=["random"], seed="7")
        assert "table-1 is set" in started
        assert "You sit at seat 0" in await said(client, "join", table="table-1", seat=0)
        assert "not yours" in await said(client, "look", table="table-1", seat=1)
        assert "is no kind of move" in await said(client, "why_not", table="table-1", seat=0, move="fly home")
        for _ in range(500):
            moves = await said(client, "moves", table="table-1", seat=0)
            if moves == "none":
                break
            await said(client, "act", table="table-1", seat=0, move=moves.splitlines()[0])
        return await said(client, "scores", table="table-1")


def test_a_scripted_client_plays_a_whole_game() -> None:
    with anyio.from_thread.start_blocking_portal() as portal:
        assert "The game is over" in portal.call(whole_game)


def test_what_the_room_says_of_mistakes() -> None:
    room = LlmTables()
    for wrong, sentence in (
        (lambda: room.start("chess", None, [], None, {}), "there is no game 'chess'"),
        (lambda: room.start("guilds", 2, ["random", "random"], None, {}), "room for 1 opponents"),
        (lambda: room.start("guilds", 9, [], None, {}), "guilds is for 2 to 4 players"),
        (lambda: room.start("guilds", 2, ["nobody"], None, {}), "there is no bot 'nobody'"),
        (lambda: room.look("table-1", 0), "none yet"),
    ):
        with pytest.raises(Mistake, match=sentence):
            wrong()


def test_a_bot_of_ones_own_is_not_for_strangers() -> None:
    """Models name bots over the wire: no name makes the program load code."""
    with pytest.raises(Mistake, match="there is no bot 'os'"):
        LlmTables().start("guilds", 2, ["os:system"], None, {})


def test_refused_moves_are_explained_and_nothing_is_told_of_others() -> None:
    room = LlmTables()
    room.start("stonespine", 3, ["random"], "3", {})
    assert "nothing" not in room.asked("table-1", 0).lower()
    with pytest.raises(Mistake, match="Lay a chamber first"):
        room.act("table-1", 0, f"keep {CHAMBER.ids[0]}")
    first = room.moves("table-1", 0).splitlines()[0]
    assert room.why_not("table-1", 0, first) == f"{first} is legal."
    assert room.moves("table-1", 0, "discard") == "none"
    before = room.look("table-1", 1)
    room.act("table-1", 0, first)
    assert first not in room.look("table-1", 1)
    assert before


def test_rules_and_titles() -> None:
    room = LlmTables("pl")
    assert "guilds" in room.titles()
    assert len(room.rules("guilds")) > 500
