"""`gospoda help`: the rules help of a title, the same as at the table in the browser."""

from __future__ import annotations

import re
from pathlib import Path

import click
from rich.markdown import Markdown

from gospoda.cli.common import as_json, console, language, print_json
from gospoda.cli.errors import Refusal
from gospoda.core import registry
from gospoda.core.game import Game

PICTURE = re.compile(r"!\[[^\]]*\]\([^)]*\) *")


def help_text(title: Game, lang: str) -> str:
    """Returns the help page of a title in a language or in English, without its pictures; empty if it has none."""
    for name in (lang, "en"):
        path = Path(title.folder()) / "help" / f"{name}.md"
        if path.is_file():
            return PICTURE.sub("", path.read_text("utf-8"))
    return ""


@click.command("help")
@click.argument("title")
@as_json
@language
def help_verb(title: str, as_json: bool, lang: str) -> None:
    """Print how TITLE is played: set-up, a round, the end, solo and variants."""
    game = registry.game(title)
    text = help_text(game, lang)
    if not text:
        raise Refusal(f"{game.id} has no help page")
    if as_json:
        print_json({"game": game.id, "language": lang, "text": text})
    else:
        console().print(Markdown(text))
