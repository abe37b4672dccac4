"""`gospoda content`: checks a content folder, and corrects printed values in a pack."""

from __future__ import annotations

import os
from pathlib import Path

import click
import msgspec

from gospoda.cli.common import as_json, language, print_json
from gospoda.cli.errors import BAD_INPUT, Refusal, sentence
from gospoda.content.packs import SharedPack, parsed, put_right, shared, take_over
from gospoda.core import registry
from gospoda.core.content import PACK_VARIABLE, pack_folder
from gospoda.core.game import Game
from gospoda.core.words import Words


@click.group()
def content() -> None:
    """Manage the component data of the games."""


def folder_to_check(title: Game, given: Path | None) -> Path:
    """Returns the folder to check: the given one (a pack or a title's part of it), the active pack, or our own."""
    if given is None:
        return pack_folder(title.id) or Path(title.folder()) / "content"
    if not given.is_dir():
        raise Refusal(f"{given} is no folder")
    return given / title.id if (given / title.id).is_dir() else given


def problems_of(title: Game, folder: Path) -> list[str]:
    """Returns the problems of a content folder, a sentence each."""
    if not any(folder.glob("*.toml")):
        return [f"{folder} has no .toml files"]
    return title.check_content(str(folder))


@content.command()
@click.argument("title")
@click.argument("folder", metavar="[DIR]", required=False, type=click.Path(path_type=Path))
@as_json
@language
def check(title: str, folder: Path | None, as_json: bool, lang: str) -> None:
    """Check the content of TITLE in DIR, which may be your own pack; without DIR, the content in use.

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


def pack_to_write(given: Path | None) -> Path:
    """Returns the pack to change: the given one, or the active one."""
    pack = given or (Path(os.environ[PACK_VARIABLE]) if os.environ.get(PACK_VARIABLE) else None)
    if pack is None:
        raise Refusal("name a pack with --pack DIR; it is made if it does not exist")
    return pack


@content.command("set")
@click.argument("title")
@click.argument("entry", metavar="ID")
@click.argument("field")
@click.argument("value")
@click.option("--pack", type=click.Path(path_type=Path), help="The pack to write to; by default the one in use.")
@as_json
@language
def set_value(title: str, entry: str, field: str, value: str, pack: Path | None, as_json: bool, lang: str) -> None:
    """Correct one value of TITLE that you read on the printed component: the FIELD of the entry ID becomes VALUE.

    ID and FIELD are those that `gospoda house-values TITLE` lists; the path to a part of a component is one
    argument, 'spaces 2 gives' or spaces.2.gives. The value is checked at once and written to a content pack;
    use the pack with `gospoda --content DIR ...`.
    """
    game = registry.game(title)
    path = put_right(game, pack_to_write(pack), entry, {field: parsed(value)})
    if as_json:
        print_json({"game": game.id, "file": str(path), "entry": entry, "field": field, "value": parsed(value)})
    else:
        click.echo(Words(None, lang).text("content-set", file=str(path), entry=entry, field=field))


@content.command("export")
@click.argument("title")
@click.option("--pack", type=click.Path(path_type=Path), help="The pack to pass on; by default the one in use.")
def export_pack(title: str, pack: Path | None) -> None:
    """Print a pack's changes to TITLE as one file for sharing; `gospoda content import` imports it.

    The file names the digest of all values: two players with the same digest play with the same components.
    """
    found = shared(registry.game(title), pack_to_write(pack))
    click.echo(msgspec.json.format(msgspec.json.encode(found), indent=2))


@content.command("import")
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--pack", type=click.Path(path_type=Path), help="The pack to write to; by default the one in use.")
@as_json
@language
def import_pack(file: Path, pack: Path | None, as_json: bool, lang: str) -> None:
    """Replace your pack's changes to a title by those of the shared pack in FILE.

    The values are checked before anything is written. Your earlier files stay in the pack's folder
    `.earlier`.
    """
    try:
        given = msgspec.json.decode(file.read_bytes(), type=SharedPack)
    except OSError as problem:
        raise Refusal(f"{file} cannot be read: {problem.strerror}") from None
    except (msgspec.DecodeError, RecursionError) as problem:
        raise Refusal(f"{file} is not a shared content pack: {problem}") from None
    game = registry.game(given.game)
    target = pack_to_write(pack)
    take_over(game, target, given)
    if as_json:
        print_json({"game": game.id, "pack": str(target), "content": given.content})
    else:
        click.echo(Words(None, lang).text("content-imported", pack=str(target), title=game.title, digest=given.content))
