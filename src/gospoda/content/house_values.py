"""House values: if we do not know the printed value of a component, we use one of our own and mark it.

A content entry, or a part of one, has `provenance = "house"` if all its values are ours; a list `house` (or
`proposal`) names the fields if only some are.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

from msgspec import Struct

from gospoda.core.content import Content, pack_folder
from gospoda.core.game import Game

SIGN = "⌂"
OURS = ("house", "proposal")
# fields that describe an entry and are not values of the component; names we made up change no rule
DESCRIBING = ("id", "number", "numbers", "names", "alias", "kind", "provenance", "note", "printed", *OURS)


class HouseValue(Struct, frozen=True):
    """One house value: its place, the value, and what is known about it."""

    file: str
    table: str  # of the file, such as `chamber`; ids are unique within it
    entry: str
    part: str  # within the entry, such as `spaces 2`; empty for the entry itself
    field: str
    value: Any
    note: str = ""


def content_of(title: Game) -> Content:
    """Returns the content files of a title, with the pack in use."""
    return Content(Path(title.folder()) / "content", pack_folder(title.id))


def our_fields(row: dict[str, Any]) -> list[str]:
    """Returns the fields of an entry that are ours."""
    named = [name for key in OURS for name in row.get(key, []) if name not in DESCRIBING]
    if named or row.get("provenance") not in OURS:
        return list(dict.fromkeys(named))
    known = (*DESCRIBING, *row.get("printed", []))
    return [name for name, value in row.items() if name not in known and not has_parts(value)]


def has_parts(value: Any) -> bool:
    """Returns whether a value consists of parts that state their own provenance."""
    parts = value if isinstance(value, list) else [value]
    return any(isinstance(part, dict) and "provenance" in part for part in parts)


def parts_of(row: dict[str, Any], part: str = "") -> Iterator[tuple[str, dict[str, Any]]]:
    """Returns an entry and all its parts, each with its path."""
    yield part, row
    for name, value in row.items():
        if has_parts(value):
            for number, inner in enumerate(value if isinstance(value, list) else [value], 1):
                step = f"{name} {number}" if isinstance(value, list) else name
                yield from parts_of(inner, f"{part} {step}".strip())


def entries_of(files: dict[str, dict[str, Any]]) -> Iterator[tuple[str, str, str, dict[str, Any]]]:
    """Returns every entry with its file, its table and its id; in a table without ids, the key serves as id."""
    for file, tables in files.items():
        for key, value in tables.items():
            for row in value if isinstance(value, list) else [value]:
                if isinstance(row, dict):
                    yield file, key, str(row.get("id", key)), row


def entry_names(title: Game) -> dict[tuple[str, str], str]:
    """Returns each entry's name by table and id: its id, or `table:id` if two tables use it."""
    found = {(table, entry) for _, table, entry, _ in entries_of(content_of(title).files)}
    ids = [entry for _, entry in found]
    return {(table, entry): entry if ids.count(entry) == 1 else f"{table}:{entry}" for table, entry in found}


def house_values(title: Game, pack: Path | None = None) -> list[HouseValue]:
    """Returns all house values of a title in the order of the content files, with the pack in use or another one."""
    content = content_of(title) if pack is None else Content(Path(title.folder()) / "content", pack / title.id)
    found = []
    for file, table, entry, row in entries_of(content.files):
        for part, inner in parts_of(row):
            note = str(inner.get("note", ""))
            found += [HouseValue(file, table, entry, part, name, inner.get(name), note) for name in our_fields(inner)]
    return found


@cache
def marked(title: Game) -> frozenset[tuple[str, str]]:
    """Returns the things with a house value, by domain and id; copies of a tile are numbered."""
    entries = {value.entry for value in house_values(title)}
    return frozenset(
        (domain, key)
        for domain, things in title.display.names().items()
        for key in things
        if key in entries or (key.rpartition("-")[2].isdigit() and key.rpartition("-")[0] in entries)
    )


def house_names(title: Game) -> dict[str, list[str]]:
    """Returns, by domain, the ids of all things with a house value."""
    found: dict[str, list[str]] = {}
    for domain, key in sorted(marked(title)):
        found.setdefault(domain, []).append(key)
    return found
