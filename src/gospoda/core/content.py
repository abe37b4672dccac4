"""Component data from TOML files, checked on load; a user's pack may replace or extend it.

A pack is a folder with a subfolder for each title, `<pack>/<game id>/chambers.toml`. An entry with a known id
replaces the fields it names; an entry with a new id is added. The environment variable below names the pack.
"""

from __future__ import annotations

import os
import tomllib
from collections.abc import Callable, Iterable
from functools import cache
from hashlib import blake2b
from pathlib import Path
from typing import Any, TypeVar

import msgspec
from msgspec import Struct

PACK_VARIABLE = "GOSPODA_CONTENT"

KINDS = {"str": "a text", "int": "a whole number", "float": "a number", "bool": "true or false", "null": "nothing"}
KINDS |= {"array": "a list such as [1, 2]", "object": 'names with values such as {"a": 1}'}
SHAPES: dict[str, str] = {}

T = TypeVar("T")


class ContentError(ValueError):
    """Raised for an unusable content file; the message names file, entry and field."""


def read_toml(path: Path) -> dict[str, Any]:
    """Reads a TOML file."""
    try:
        return tomllib.loads(path.read_text("utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as problem:
        raise ContentError(f"{path.name}: {problem}") from None
    except OSError as problem:
        raise ContentError(f"{path.name} cannot be read: {problem.strerror}") from None


class Content:
    """The files of one title, with the user's pack merged over them."""

    def __init__(self, folder: Path, pack: Path | None) -> None:
        self.files = {path.name: read_toml(path) for path in sorted(folder.glob("*.toml"))}
        self.kinds: dict[str, type[Any]] = {}  # the struct of each table read
        self.tables: dict[str, list[Any]] = {}  # all entries of each table
        self.names: dict[str, dict[str, dict[str, str]]] = {}  # names of entries, if they have any: table, id, language
        if pack is not None and pack.is_dir():
            for path in sorted(pack.glob("*.toml")):
                if path.name not in self.files:
                    known = ", ".join(self.files)
                    raise ContentError(f"{path.name}: there is no content file of this name; there are {known}")
                merge(self.files[path.name], read_toml(path), path.name)

    def entries(self, file: str, key: str, kind: type[T]) -> list[T]:
        """Returns all entries of one array of tables, as typed structs."""
        rows = self.files.get(file, {}).get(key)
        if not isinstance(rows, list) or not rows:
            raise ContentError(f"{file}: there must be entries [[{key}]]")
        self.kinds[key] = kind
        entries = [convert(row, kind, f"{file}, {label(row, i)}") for i, row in enumerate(rows, 1)]
        self.tables[key] = list(entries)
        if all(isinstance(getattr(entry, "names", None), Names) for entry in entries):
            self.names[key] = names_by_id(entries)
        return entries

    def table(self, file: str, key: str, kind: type[T]) -> T:
        """Returns one table, as a typed struct."""
        self.kinds[key] = kind
        return convert(self.files.get(file, {}).get(key, {}), kind, f"{file}, [{key}]")

    def digest(self) -> str:
        """Returns a short text that changes with every value."""
        return blake2b(msgspec.json.encode(self.files, order="sorted"), digest_size=6).hexdigest()


def merge(base: dict[str, Any], extra: dict[str, Any], file: str) -> None:
    """Merges the tables of a pack over those of the game."""
    for key, value in extra.items():
        if key not in base:
            raise ContentError(f"{file}: unknown table {key!r}; there are {', '.join(base)}")
        if isinstance(value, list):
            merge_rows(base[key], value, f"{file}, [[{key}]]")
        elif isinstance(value, dict):
            base[key].update(value)
        else:
            base[key] = value


def merge_rows(base: list[dict[str, Any]], extra: list[dict[str, Any]], where: str) -> None:
    """Replaces or adds entries by their ids."""
    by_id = {row["id"]: row for row in base}
    for row in extra:
        if "id" not in row:
            raise ContentError(f"{where}: an entry needs an id")
        if row["id"] in by_id:
            by_id[row["id"]].update(row)
        else:
            base.append(row)


def convert(row: Any, kind: type[T], where: str) -> T:
    """Converts to a checked struct, or raises an error that names the place."""
    try:
        return msgspec.convert(row, kind)
    except msgspec.ValidationError as problem:
        raise ContentError(f"{where}: {in_words(str(problem))}") from None


def shaped(pattern: str, words: str) -> msgspec.Meta:
    """A text type with this pattern; `words` explain it to people, with an example."""
    SHAPES[pattern] = words
    return msgspec.Meta(pattern=pattern)


def in_words(problem: str) -> str:
    """Rewords msgspec's complaint for someone who typed a value and doesn't know about types."""
    for pattern, words in SHAPES.items():
        problem = problem.replace(f"`str` matching regex '{pattern}'", words)
    for kind, words in KINDS.items():
        problem = problem.replace(f"`{kind}`", words)
    said, _, where = problem.partition(" - at `$.")
    said = said[0].lower() + said[1:]
    return f"{where.rstrip('`')}: {said}" if where else said


def label(row: Any, number: int) -> str:
    """Returns the label of an entry for error messages."""
    return f"entry {row['id']!r}" if isinstance(row, dict) and "id" in row else f"entry number {number}"


def check(condition: object, where: str, problem: str) -> None:
    """Raises `ContentError` for content that types alone can't reject."""
    if not condition:
        raise ContentError(f"{where}: {problem}")


class Names(Struct, frozen=True, forbid_unknown_fields=True):
    """The name of a component in three languages."""

    en: str
    pl: str
    cs: str

    def by_language(self) -> dict[str, str]:
        """Returns the names as a table by language."""
        return {"en": self.en, "pl": self.pl, "cs": self.cs}


def names_by_id(entries: Iterable[Any]) -> dict[str, dict[str, str]]:
    """Returns the names of components by id and language."""
    return {entry.id: entry.names.by_language() for entry in entries}


def folder_problems(folder: str, own: Path, load: Callable[[Path, Path], object]) -> list[str]:
    """Returns the problems of a content folder: a complete one, or a pack merged over the game's own."""
    try:
        path = Path(folder)
        if not path.is_dir():
            raise ContentError(f"{folder} is no folder")
        if not list(path.glob("*.toml")):
            raise ContentError(f"{folder} has no content files (*.toml)")
        load(own, path)
    except ContentError as problem:
        return [str(problem)]
    return []


def pack_folder(game_id: str) -> Path | None:
    """Returns the folder of the user's pack for a title, if a pack is in use."""
    pack = os.environ.get(PACK_VARIABLE)
    if not pack:
        return None
    if not Path(pack).is_dir():
        raise ContentError(f"{PACK_VARIABLE} names {pack}, which is no folder")
    return Path(pack) / game_id


@cache
def pack_name(game_id: str) -> str:
    """Returns the name of the pack's folder if the pack changes this title, otherwise an empty text.

    Read once, like the components: later changes to the pack take effect at the next start.
    """
    folder = pack_folder(game_id)
    return folder.parent.name if folder is not None and any(folder.glob("*.toml")) else ""
