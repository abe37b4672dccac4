"""`gospoda new-game`: writes a small complete game to turn into another one step by step."""

from __future__ import annotations

import keyword
import re
from collections.abc import Iterator
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path

import click

from gospoda.cli.common import as_json, language, print_json
from gospoda.cli.errors import Refusal
from gospoda.core import registry
from gospoda.core.words import Words

EXAMPLE = files("gospoda.example")
PROJECT = """\
[build-system]
requires = ["hatchling"]
build-backend = "hatchling.build"

[project]
name = "{name}"
version = "0.1.0"
requires-python = ">=3.11"
dependencies = ["gospoda"]

[project.entry-points."gospoda.games"]
{name} = "{name}.game:GAME"

[tool.hatch.build.targets.wheel]
packages = ["{name}"]
"""
READ_ME = """\
# {title}

A game for Gospoda. It begins as a copy of the example game: rename things, add chapters, keep the tests green.

    pip install -e . 'gospoda[check]'         # registers the title
    gospoda play {name}                       # a game in the terminal
    gospoda check {name}                      # what every game must keep
    gospoda check {name} --write-golden       # the golden games anew, after a change of the rules

`docs/writing-a-game.md` in Gospoda explains how a game is written.
"""
READ_ME_BOARD = """
The board lies in `web`; until it is built, browsers show the generic table:

    cd web && npm install && npm run build    # writes {name}/board
"""
SKIPPED = ("__pycache__", "board", "packaged")


def checked_name(name: str) -> str:
    """Returns a name that works as a package, an entry point and a folder, and that no title has yet."""
    if not re.fullmatch(r"[a-z][a-z0-9]{1,30}", name) or keyword.iskeyword(name):
        raise Refusal(f"{name!r} cannot be the id of a game: take 2 to 31 small letters and digits, a letter first")
    if name in registry.game_ids():
        raise Refusal(f"there is a game {name!r} already: take another name")
    return name


def copied(source: Traversable, below: str = "") -> Iterator[tuple[str, str]]:
    """Returns the files of an example: path inside its folder, text."""
    for entry in sorted(source.iterdir(), key=lambda entry: entry.name):
        if entry.is_file() and not entry.name.endswith((".pyc", ".so", ".pyd")):
            yield below + entry.name, entry.read_text("utf-8")
        elif entry.is_dir() and entry.name not in SKIPPED:
            yield from copied(entry, f"{below}{entry.name}/")


def renamed(text: str, package: str, old: str, name: str) -> str:
    """Returns a text of an example, renamed for the new game."""
    text = text.replace(package, name).replace(old.capitalize(), name.capitalize())
    return re.sub(rf"\b{old}\b", name, text)


def written(name: str, packaged: bool, board: bool) -> dict[str, str]:
    """Returns the files of a new game: path inside its folder, text."""
    old = "pedlars" if packaged else "magpies"
    package = "gospoda.example.packaged" if packaged else "gospoda.example"
    source = EXAMPLE.joinpath("packaged") if packaged else EXAMPLE
    title = name.capitalize()
    found = {
        "pyproject.toml": PROJECT.format(name=name),
        "README.md": READ_ME.format(name=name, title=title) + (READ_ME_BOARD.format(name=name) if board else ""),
    }
    for path, text in copied(source):
        found[f"{name}/{renamed(path, package, old, name)}"] = renamed(text, package, old, name)
    found[f"{name}/__init__.py"] = f'"""{title}, a game for Gospoda."""\n'
    if board:
        for path, text in copied(EXAMPLE.joinpath("board")):
            found[f"web/{path}"] = renamed(text, package, old, name)
    return found


@click.command("new-game")
@click.argument("name")
@click.option("--into", type=click.Path(path_type=Path), default=Path(), metavar="DIR", help="Where; default: here.")
@click.option("--packaged", is_flag=True, help="One module for each part, and the components in content files.")
@click.option("--board", is_flag=True, help="With --packaged: also a first board for the browser, in Svelte.")
@as_json
@language
def new_game(name: str, into: Path, packaged: bool, board: bool, as_json: bool, lang: str) -> None:
    """Write a folder NAME with a small complete game that passes `gospoda check`.

    It is an installable package with an entry point. Change it step by step into a game of your own.
    """
    if board and not packaged:
        raise Refusal("--board needs --packaged: the board draws the components of the content files")
    folder = into / checked_name(name)
    if folder.exists():
        raise Refusal(f"{folder} exists already: nothing was written")
    for path, text in written(name, packaged, board).items():
        place = folder / path
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_text(text, "utf-8")
    if as_json:
        print_json({"game": name, "folder": str(folder)})
    else:
        click.echo(Words(None, lang).text("new-game-ready", folder=str(folder)))
