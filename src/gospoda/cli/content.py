"""`gospoda content check`: whether a content folder can be played with."""

from __future__ import annotations

from pathlib import Path

import click

from gospoda.cli.common import as_json, language, print_json
from gospoda.cli.errors import BAD_INPUT, Refusal, sentence
from gospoda.core import registry
from gospoda.core.content import pack_folder
from gospoda.core.game import Game
from gospoda.core.words import Words


@click.group()
def content() -> None:
    """Look after the component data of the games."""


def folder_to_check(title: Game, given: Path | None) -> Path:
    """The folder that is meant: the given one (a pack or a title's part of it), the pack in use, our own."""
    if given is None:
        return pack_folder(title.id) or Path(title.folder()) / "content"
    if not given.is_dir():
        raise Refusal(f"{given} is no folder")
    return given / title.id if (given / title.id).is_dir() else given


def problems_of(title: Game, folder: Path) -> list[str]:
    """What is wrong with a content folder, a sentence each."""
    if not any(folder.glob("*.toml")):
        return [f"{folder} has no .toml files"]
    return title.check_content(str(folder))


@content.command()
@click.argument("title")
@click.argument("folder", metavar="[DIR]", required=False, type=click.Path(path_type=Path))
@as_json
@language
def check(title: str, folder: Path | None, as_json: bool, lang: str) -> None:
    """Check the content of TITLE in DIR, which may be your own pack; without DIR what is in use.

    Every problem is named by file, entry and field; exit code 2 if there is any.
    """
    game = registry.game(title)
    place = folder_to_check(game, folder)
    problems = problems_of(game, place)
    if as_json:
        print_json({"game": game.id, "folder": str(place), "ok": not problems, "problems": problems})
    elif not problems:
        click.echo(Words(None, lang).text("content-good", folder=str(place), title=game.title))
    for problem in problems:
        click.echo(f"gospoda: {sentence(Refusal(problem))}", err=True)
    if problems:
        raise click.exceptions.Exit(BAD_INPUT)
