"""`gospoda new-game`: a folder with a small complete game, to be turned into another one step by step."""

from __future__ import annotations

import keyword
import re
from importlib.resources import files
from pathlib import Path

import click

from gospoda.cli.common import as_json, language, print_json
from gospoda.cli.errors import Refusal
from gospoda.core import registry
from gospoda.core.words import LANGUAGES, Words

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

    pip install -e .                          # registers the title
    gospoda play {name}                       # a game in the terminal
    pytest tests/conformance -k {name}        # in a checkout of Gospoda: what every game must keep

`docs/writing-a-game.md` in Gospoda explains each line of `{name}/game.py`.
"""


def checked_name(name: str) -> str:
    """A name that a package, an entry point and a folder can have, and that no title has yet."""
    if not re.fullmatch(r"[a-z][a-z0-9]{1,30}", name) or keyword.iskeyword(name):
        raise Refusal(f"{name!r} cannot be the id of a game: take 2 to 31 small letters and digits, a letter first")
    if name in registry.game_ids():
        raise Refusal(f"there is a game {name!r} already: take another name")
    return name


def written(name: str, title: str) -> dict[str, str]:
    """The files of a new game: path inside its folder, text."""
    code = EXAMPLE.joinpath("game.py").read_text("utf-8")
    code = code.replace('"magpies", "Magpies"', f'"{name}", "{title}"').replace("Magpies", class_name(title))
    locale = {
        f"{name}/locale/{code}.ftl": EXAMPLE.joinpath("locale", f"{code}.ftl").read_text("utf-8") for code in LANGUAGES
    }
    return {
        "pyproject.toml": PROJECT.format(name=name),
        "README.md": READ_ME.format(name=name, title=title),
        f"{name}/__init__.py": f'"""{title}, a game for Gospoda."""\n',
        f"{name}/game.py": code,
        **locale,
    }


def class_name(title: str) -> str:
    """The title as the name of a class."""
    return "".join(word.capitalize() for word in re.findall(r"[A-Za-z0-9]+", title))


@click.command("new-game")
@click.argument("name")
@click.option("--into", type=click.Path(path_type=Path), default=Path(), metavar="DIR", help="Where; default: here.")
@as_json
@language
def new_game(name: str, into: Path, as_json: bool, lang: str) -> None:
    """Write a folder NAME with a small complete game that passes the conformance tests.

    It is an installable package with an entry point. Change it step by step into a game of your own.
    """
    folder = into / checked_name(name)
    if folder.exists():
        raise Refusal(f"{folder} exists already: nothing was written")
    for path, text in written(name, name.capitalize()).items():
        place = folder / path
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_text(text, "utf-8")
    if as_json:
        print_json({"game": name, "folder": str(folder)})
    else:
        click.echo(Words(None, lang).text("new-game-ready", folder=str(folder)))
