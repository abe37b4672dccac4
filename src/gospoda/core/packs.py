"""Content packs of owners: one value of a component put right, written to a pack and checked on the spot."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

from gospoda.core.content import Content, ContentError, read_toml
from gospoda.core.game import Game
from gospoda.core.house import OURS, entries_of, our_fields


def parsed(text: str) -> Any:
    """A value as TOML writes it; what is no TOML is a plain text, so that quotes need not be typed."""
    try:
        return tomllib.loads(f"value = {text}")["value"]
    except tomllib.TOMLDecodeError:
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


def put_right(title: Game, pack: Path, entry: str, field: str, value: Any) -> Path:
    """Write one printed value into a pack, which then no longer calls it ours; the file that was written.

    What the title refuses is refused here, and the pack stays as it was.
    """
    folder = pack / title.id
    files = Content(Path(title.folder()) / "content", folder).files
    file, key, row = place_of(files, entry)
    entry = entry.rpartition(":")[2]
    if field not in row:
        fields = ", ".join(name for name in row if name not in ("id", *OURS))
        raise ContentError(f"{file}, entry {entry!r}: there is no field {field!r}; there are {fields}")
    left = [name for name in our_fields(row) if name != field]
    change = {field: value, "provenance": "printed"}
    if left or any(mark in row for mark in OURS):
        change["proposal" if "proposal" in row else "house"] = left
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
