"""`gospoda score`: the score pad for people at a physical table."""

from __future__ import annotations

import json
import sys
import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import click
from rich.text import Text

from gospoda.cli.common import as_json, console, language, print_json
from gospoda.cli.errors import Refusal
from gospoda.cli.keyboard.sheets import Rows, full_report, result_data, winner_sentence
from gospoda.content.house_values import SIGN, marked
from gospoda.core import registry
from gospoda.core.game import Game
from gospoda.core.words import Words
from gospoda.pads.pad import BadSheet


def read_description(path: Path) -> Any:
    """Reads a TOML or JSON file; the ending tells which, or else the brace with which JSON begins.

    `-` is standard input.
    """
    try:
        text = sys.stdin.read() if str(path) == "-" else path.read_text("utf-8")
    except UnicodeDecodeError:
        raise BadSheet("unscored-text") from None
    braced = text.lstrip().startswith("{")
    if path.suffix == ".json" or (path.suffix != ".toml" and braced):
        return parsed(json.loads, text, "JSON", "" if braced else "-toml")
    return parsed(tomllib.loads, text, "TOML", "-json" if braced else "")


def parsed(parse: Callable[[str], Any], text: str, form: str, advice: str) -> Any:
    """Returns the contents of a text; a refusal names the place, with advice if the other form was probably meant."""
    try:
        return parse(text)
    except ValueError as reason:
        raise BadSheet(f"unscored-form{advice}", form=form, detail=str(reason)) from None


def scored(title: Game, path: Path, lang: str) -> tuple[Rows, list[str] | None]:
    """Returns the sheets and winners of a described end position; refuses a bad description with the reason."""
    try:
        rows, winners = title.display.score_pad(read_description(path))
    except NotImplementedError:
        raise Refusal(f"{title.id} has no score pad") from None
    except BadSheet as problem:
        raise Refusal(f"{path}: {problem.told(lang)}") from None
    except ValueError as problem:  # of a title that speaks no other language
        raise Refusal(f"{path}: {problem}") from None
    return rows, winners


def example_of(title: Game) -> str:
    """Returns a described end position of a title, with comments."""
    path = Path(title.folder()) / "pad.toml"
    if not path.is_file():
        raise Refusal(f"{title.id} has no example of a score file")
    return path.read_text("utf-8")


@click.command()
@click.argument("title")
@click.argument("file", type=click.Path(path_type=Path), required=False)
@click.option("--example", is_flag=True, help="Print an example file of the title, with comments, and stop.")
@as_json
@language
def score(title: str, file: Path | None, example: bool, as_json: bool, lang: str) -> None:
    """Score the end position of TITLE that FILE describes (JSON or TOML; `-` is standard input).

    Prints the full breakdown for every player, and the winner.

    Name components in English, Polish or Czech, by their ids or by their printed numbers; if a printed name
    fits several, you are asked which one you mean. House rulings that change a score go under `options`.
    Begin with a copy of the example: `gospoda score TITLE --example > end.toml`. All fields are described in
    docs/score-pad.md.
    """
    game = registry.game(title)
    if example:
        click.echo(example_of(game), nl=False)
        return
    if file is None:
        raise Refusal("name the FILE that describes the end position; --example prints one to begin with")
    rows, winners = scored(game, file, lang)
    words = Words(game, lang, [name for name, sheet in rows if sheet.seat >= 0])
    if as_json:
        print_json(result_data(rows, winners, words))
        return
    out = console()
    out.print(full_report(rows, words))
    if winners is not None:
        out.print(Text(winner_sentence(winners, words), style="bold"))
    if marked(game):
        out.print(Text(f"{SIGN} {words.text('house-table')}", style="dim"))
