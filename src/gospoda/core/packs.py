"""Content packs of owners: one value of a component put right, written to a pack and checked on the spot."""

from __future__ import annotations

import json
import tomllib
from copy import deepcopy
from pathlib import Path
from typing import Any

from gospoda.core.content import Content, ContentError, read_toml
from gospoda.core.game import Game
from gospoda.core.house import OURS, entries_of, our_fields, parts_of


def parsed(text: str) -> Any:
    """A value as TOML or JSON writes it; what is neither is a plain text, so that quotes need not be typed."""
    try:
        return tomllib.loads(f"value = {text}")["value"]
    except tomllib.TOMLDecodeError:
        pass
    try:
        return json.loads(text)
    except (ValueError, RecursionError):
        return text


def toml_text(value: Any) -> str:
    """A value as TOML."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int | float):
        return str(value)
    if isinstance(value, list):
        return "[" + ", ".join(toml_text(one) for one in value) + "]"
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{key} = {toml_text(one)}" for key, one in value.items()) + " }"
    escaped = str(value).replace("\\", "\\\\").replace('"', '\\"')
    return f'"{escaped}"'


def written(tables: dict[str, Any]) -> str:
    """A content file of a pack."""
    lines: list[str] = []
    for key, rows in tables.items():
        for row in rows if isinstance(rows, list) else [rows]:
            lines.append(f"[[{key}]]" if isinstance(rows, list) else f"[{key}]")
            lines += [f"{name} = {toml_text(value)}" for name, value in row.items()]
            lines.append("")
    return "\n".join(lines)


def place_of(files: dict[str, dict[str, Any]], wanted: str) -> tuple[str, str, dict[str, Any]]:
    """The file, the table and the row of an entry; where an id is used twice, `table:id` says which one is meant."""
    table, _, entry = wanted.rpartition(":")
    found = [(file, key, row) for file, key, name, row in entries_of(files) if name == entry and table in ("", key)]
    if not found:
        raise ContentError(f"there is no entry {wanted!r}; `gospoda house-values` lists those with values of ours")
    if len(found) > 1:
        kinds = ", ".join(f"{key}:{entry}" for _, key, _ in found)
        raise ContentError(f"there are several entries {entry!r}: say which one of {kinds} is meant")
    return found[0]


def changed_part(row: dict[str, Any], way: list[str], change: dict[str, Any]) -> dict[str, Any]:
    """The field of an entry that holds a part, with something changed in that part.

    The way to it is as `house-values` tells it: `spaces 2`, `abilities 3`.
    """
    whole = {way[0]: deepcopy(row.get(way[0]))}
    part: Any = whole
    for step in way:
        if isinstance(part, list):
            part = part[int(step) - 1] if step.isdecimal() and 0 < int(step) <= len(part) else None
        else:
            part = part.get(step) if isinstance(part, dict) else None
    if not isinstance(part, dict):
        raise ContentError(f"there is no part {' '.join(way)!r} of the entry {row.get('id')!r}")
    part.update(change)
    return whole


def part_at(row: dict[str, Any], way: list[str]) -> dict[str, Any]:
    """An entry, or the part of it to which the way leads."""
    return next((part for name, part in parts_of(row) if name == " ".join(way)), {}) if way else row


def put_right(title: Game, pack: Path, entry: str, field: str, value: Any) -> Path:
    """Write one printed value into a pack, which then no longer calls it ours; the file that was written.

    A field of a part is written with the way to it, `spaces 2 who` or `spaces.2.who`. What the title refuses is
    refused here, and the pack stays as it was.
    """
    folder = pack / title.id
    files = Content(Path(title.folder()) / "content", folder).files
    file, key, row = place_of(files, entry)
    entry = entry.rpartition(":")[2]
    *way, name = field.replace(".", " ").split() or [""]
    part = part_at(row, way)
    if name not in part:
        fields = ", ".join(known for known in part or row if known not in ("id", *OURS))
        raise ContentError(f"{file}, entry {entry!r}: there is no field {field!r}; there are {fields}")
    left = [other for other in our_fields(part) if other != name]
    change = {name: value, "provenance": "printed"}
    if left or any(mark in part for mark in OURS):
        change["proposal" if "proposal" in part else "house"] = left
    if way:
        change = changed_part(row, way, change)
    path = folder / file
    tables = read_toml(path) if path.is_file() else {}
    before = path.read_text("utf-8") if path.is_file() else None
    if isinstance(files[file][key], list):
        rows = tables.setdefault(key, [])
        mine = next((one for one in rows if one["id"] == entry), None)
        if mine is None:
            rows.append({"id": entry, **change})
        else:
            mine.update(change)
    else:
        tables.setdefault(key, {}).update(change)
    folder.mkdir(parents=True, exist_ok=True)
    path.write_text(written(tables), "utf-8")
    problems = title.check_content(str(folder))
    if problems:
        if before is None:
            path.unlink()
        else:
            path.write_text(before, "utf-8")
        raise ContentError(problems[0])
    return path
