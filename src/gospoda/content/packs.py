"""Owners' content packs: printed values are checked and written to a pack; packs are shared as files."""

from __future__ import annotations

import json
import secrets
import shutil
import tomllib
from copy import deepcopy
from pathlib import Path
from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from gospoda.content.house_values import OURS, entries_of, our_fields, parts_of
from gospoda.core.content import Content, ContentError, read_toml
from gospoda.core.game import Game

EARLIER = ".earlier"  # where a pack keeps files that another pack has replaced


class SharedPack(Struct, frozen=True, forbid_unknown_fields=True):
    """The part of a pack that changes one title, as a file for sharing."""

    format: Literal["gospoda-pack"]
    version: Literal[1]
    game: str
    name: Annotated[str, Meta(max_length=100)]
    content: Annotated[str, Meta(pattern="^[0-9a-f]{12}$")]
    """The digest of all values of the title with this pack: two inns with the same digest play alike."""
    files: dict[
        Annotated[str, Meta(pattern="^[a-z_]{1,40}[.]toml$")],
        Annotated[str, Meta(max_length=200_000)],
    ]


def parsed(text: str) -> Any:
    """Parses a value written as TOML or JSON; anything else is plain text, so quotes are optional."""
    try:
        return tomllib.loads(f"value = {text}")["value"]
    except tomllib.TOMLDecodeError:
        pass
    try:
        return json.loads(text)
    except (ValueError, RecursionError):
        return text


def toml_text(value: Any) -> str:
    """Returns a value as TOML."""
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
    """Returns the text of a pack's content file."""
    lines: list[str] = []
    for key, rows in tables.items():
        for row in rows if isinstance(rows, list) else [rows]:
            lines.append(f"[[{key}]]" if isinstance(rows, list) else f"[{key}]")
            lines += [f"{name} = {toml_text(value)}" for name, value in row.items()]
            lines.append("")
    return "\n".join(lines)


def place_of(files: dict[str, dict[str, Any]], wanted: str) -> tuple[str, str, dict[str, Any]]:
    """Returns the file, the table and the row of an entry; if an id is used twice, `table:id` disambiguates."""
    table, _, entry = wanted.rpartition(":")
    found = [(file, key, row) for file, key, name, row in entries_of(files) if name == entry and table in ("", key)]
    if not found:
        raise ContentError(f"there is no entry {wanted!r}; `gospoda house-values` lists those with values of ours")
    if len(found) > 1:
        kinds = ", ".join(f"{key}:{entry}" for _, key, _ in found)
        raise ContentError(f"there are several entries {entry!r}: say which one of {kinds} is meant")
    return found[0]


def changed_part(row: dict[str, Any], way: list[str], change: dict[str, Any]) -> dict[str, Any]:
    """Returns the entry's field that holds a part, with a change made to that part.

    The path is the one that `house-values` prints: `spaces 2`, `abilities 3`.
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
    """Returns an entry, or the part of it at the path."""
    return next((part for name, part in parts_of(row) if name == " ".join(way)), {}) if way else row


def put_right(title: Game, pack: Path, entry: str, values: dict[str, Any]) -> Path:
    """Writes a component's printed values into a pack, where they are no longer marked as ours; returns the file.

    The field of a part includes its path: `spaces 2 who` or `spaces.2.who`. All values are checked together,
    because some only fit together (the size of a room and its doors). If the title refuses them, the pack
    does not change.
    """
    folder = pack / title.id
    files = Content(Path(title.folder()) / "content", folder).files
    file, key, row = place_of(files, entry)
    path = folder / file
    tables = read_toml(path) if path.is_file() else {}
    before = path.read_text("utf-8") if path.is_file() else None
    mine = row_to_write(tables, key, row, is_list=isinstance(files[file][key], list))
    for field, value in values.items():
        change = printed_change(row, field, value, f"{file}, entry {entry.rpartition(':')[2]!r}")
        mine.update(change)
        row.update(change)
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


def row_to_write(tables: dict[str, Any], key: str, row: dict[str, Any], is_list: bool) -> dict[str, Any]:
    """Returns the pack's own row for an entry; a new one if the pack has none yet."""
    if not is_list:
        table: dict[str, Any] = tables.setdefault(key, {})
        return table
    rows: list[dict[str, Any]] = tables.setdefault(key, [])
    mine = next((one for one in rows if one["id"] == row["id"]), None)
    if mine is None:
        mine = {"id": row["id"]}
        rows.append(mine)
    return mine


def printed_change(row: dict[str, Any], field: str, value: Any, where: str) -> dict[str, Any]:
    """Returns the fields of an entry that change when one printed value replaces ours."""
    *way, name = field.replace(".", " ").split() or [""]
    part = part_at(row, way)
    if name not in part:
        fields = ", ".join(known for known in part or row if known not in ("id", *OURS))
        raise ContentError(f"{where}: there is no field {field!r}; there are {fields}")
    left = [other for other in our_fields(part) if other != name]
    change = {name: value, "provenance": "printed"}
    if left or any(mark in part for mark in OURS):
        change["proposal" if "proposal" in part else "house"] = left
    return changed_part(row, way, change) if way else change


# ---- sharing packs


def shared(title: Game, pack: Path) -> SharedPack:
    """Returns a pack's changes to a title as a file for sharing."""
    folder = pack / title.id
    files = {path.name: path.read_text("utf-8") for path in sorted(folder.glob("*.toml"))}
    if not files:
        raise ContentError(f"the pack {pack.name!r} changes nothing in {title.title}")
    return SharedPack("gospoda-pack", 1, title.id, pack.name, title.digest_with(str(folder)), files)


def take_over(title: Game, pack: Path, given: SharedPack) -> None:
    """Replaces a pack's changes to a title by those of a shared pack; the old files stay in the pack's folder.

    The files are checked in a separate folder first and must give the digest that the shared pack names: a
    pack that was changed on its way, or that belongs to another version of the title, is refused.
    """
    if given.game != title.id:
        raise ContentError(f"this pack is for {given.game}, not for {title.id}")
    pack.mkdir(parents=True, exist_ok=True)
    aside = pack / f".{secrets.token_hex(6)}"
    aside.mkdir()
    try:
        for name, text in given.files.items():
            (aside / name).write_text(text, "utf-8")
        problems = title.check_content(str(aside))
        if problems:
            raise ContentError(problems[0])
        found = title.digest_with(str(aside))
        if found != given.content:
            raise ContentError(f"the pack names the digest {given.content}, but its values give {found}")
        replace(aside, pack, title)
    finally:
        shutil.rmtree(aside, ignore_errors=True)


def replace(aside: Path, pack: Path, title: Game) -> None:
    """Replaces a pack's files by the checked ones."""
    place = pack / title.id
    if place.is_dir():
        kept = pack / EARLIER / f"{title.id}-{secrets.token_hex(4)}"
        kept.parent.mkdir(exist_ok=True)
        place.rename(kept)
    aside.rename(place)
