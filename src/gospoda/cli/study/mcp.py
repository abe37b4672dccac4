"""`gospoda mcp`: a table for language models, over standard input and output."""

from __future__ import annotations

import click

from gospoda.cli.common import language
from gospoda.cli.errors import Refusal
from gospoda.research.extras import MissingExtra


@click.command()
@language
def mcp(lang: str) -> None:
    """Serve the games to a language model as an MCP server on standard input and output."""
    try:
        from gospoda.research.mcp import server
    except MissingExtra as problem:
        raise Refusal(str(problem)) from None
    server(lang).run("stdio")
