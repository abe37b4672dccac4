"""The room for language models as an MCP server: `gospoda mcp` speaks over standard input and output."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from importlib.metadata import version
from typing import Any

from gospoda.research.extras import need
from gospoda.research.llm_tables import LlmTables, Mistake

need("mcp", "mcp")

from mcp.server.mcpserver import MCPServer  # noqa: E402
from mcp.server.mcpserver.exceptions import ToolError  # noqa: E402

INSTRUCTIONS = (
    "Board games with full rules. list_games shows the titles, rules explains one. start_game sets a table with bots "
    "in the last seats; join an open seat, then look, moves, act. A move is written in notation, exactly as moves "
    "lists it. why_not explains a refusal. You see what your seat may see, nothing more."
)


def told(action: Callable[..., str]) -> Callable[..., str]:
    """The same action; a mistake becomes the one sentence that the model reads."""

    @wraps(action)
    def careful(*args: Any, **kwargs: Any) -> str:
        try:
            return action(*args, **kwargs)
        except Mistake as problem:
            raise ToolError(str(problem)) from None

    return careful


def server(language: str = "en") -> MCPServer:
    """A server with a room of its own."""
    room = LlmTables(language)
    made = MCPServer("gospoda", version=version("gospoda"), instructions=INSTRUCTIONS)

    @made.tool()
    @told
    def list_games() -> str:
        """The titles that can be played, with their numbers of players and options."""
        return room.titles()

    @made.tool()
    @told
    def rules(title: str) -> str:
        """The rules of a title."""
        return room.rules(title)

    @made.tool()
    @told
    def start_game(
        title: str,
        seats: int | None = None,
        opponents: list[str] | None = None,
        seed: str | None = None,
        options: dict[str, Any] | None = None,
    ) -> str:
        """Set a table. Opponents are bots: random, greedy, novice, journeyman, expert, master; they sit last."""
        return room.start(title, seats, opponents or [], seed, options or {})

    @made.tool()
    @told
    def join(table: str, seat: int) -> str:
        """Sit down at an open seat of a table, counted from 0, and look at it."""
        return room.join(table, seat)

    @made.tool()
    @told
    def look(table: str, seat: int) -> str:
        """The table as the seat sees it, what happened lately, and what is asked."""
        return room.look(table, seat)

    @made.tool()
    @told
    def moves(table: str, seat: int, kind: str = "") -> str:
        """The legal moves of a seat in notation; kind keeps those that begin with this word."""
        return room.moves(table, seat, kind)

    @made.tool()
    @told
    def act(table: str, seat: int, move: str) -> str:
        """Carry out a move in notation; tells what happened until you are asked again."""
        return room.act(table, seat, move)

    @made.tool()
    @told
    def why_not(table: str, seat: int, move: str) -> str:
        """Why a move is not legal now."""
        return room.why_not(table, seat, move)

    @made.tool()
    @told
    def scores(table: str) -> str:
        """The points of every seat, and who has won once the game is over."""
        return room.scores(table)

    return made
