"""Check your box: every component with a house value, and controls for its owner to pick the printed value.

The choices come from the types of the content files and from the values that the same field has elsewhere, so
a new title or a new field needs no code here.
"""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Any, Literal

from msgspec import Struct, inspect

from gospoda.content.house_values import HouseValue, entries_of, our_fields, parts_of
from gospoda.core.content import Content
from gospoda.core.game import Game

LONGEST = 8  # entries of a list if its type sets no limit
FARTHEST = 127  # nothing printed is beyond this number


class Control(Struct, frozen=True, omit_defaults=True):
    """How a value is picked."""

    kind: Literal["number", "choice", "yes", "list", "parts"]
    least: int = 0
    """Limits of a number, or of the length of a list."""
    most: int = 0
    options: list[str] = []
    free: bool = False
    """Whether texts other than the options may be typed."""
    each: Control | None = None
    parts: dict[str, Control] = {}
    needed: list[str] = []
    """Parts that are mandatory."""


class BoxValue(Struct, frozen=True):
    """One value of a component that is a house value in the game's own files."""

    part: str
    field: str
    value: Any
    ours: bool
    """False once somebody has read the printed value and entered it in the pack."""
    note: str
    control: str
    """Its key in the controls of the box."""


class BoxCard(Struct, frozen=True):
    """A component with at least one house value."""

    table: str
    entry: str
    values: list[BoxValue]


class Box(Struct, frozen=True):
    """All components of a title that can be checked against a printed game."""

    game: str
    pack: str
    """The name of the pack that contains the printed values; empty if the inn has none."""
    content: str
    """The digest of all values with that pack."""
    cards: list[BoxCard]
    controls: dict[str, Control]


def box_of(title: Game, pack: Path | None) -> Box:
    """Returns the box of a title with the current pack."""
    folder = Path(title.folder()) / "content"
    base = Content(folder, None)
    mine = None if pack is None else pack / title.id
    found = Content(folder, mine)
    now = {(table, entry): row for _, table, entry, row in entries_of(found.files)}
    names = {key: sorted(things) for key, things in title.display.names().items()}
    kinds = title.content_kinds()
    cards = []
    controls: dict[str, Control] = {}
    for _, table, entry, row in entries_of(base.files):
        values = []
        for value in base_values(table, entry, row):
            key = " ".join([table, *unnumbered(value.part), value.field])
            if key not in controls:
                controls[key] = control_at(kinds[table], value, Seen(base, table, names))
            values.append(value_now(value, now[table, entry], key))
        if values:
            cards.append(BoxCard(table, entry, values))
    digest = title.digest_with("" if mine is None else str(mine))
    return Box(title.id, "" if pack is None else pack.name, digest, cards, controls)


def base_values(table: str, entry: str, row: dict[str, Any]) -> list[HouseValue]:
    """Returns an entry's house values in the game's own files."""
    return [
        HouseValue("", table, entry, part, name, inner.get(name), str(inner.get("note", "")))
        for part, inner in parts_of(row)
        for name in our_fields(inner)
    ]


def value_now(value: HouseValue, row: dict[str, Any], control: str) -> BoxValue:
    """Returns a value as the pack has it."""
    inner = next((inner for part, inner in parts_of(row) if part == value.part), {})
    ours = value.field in our_fields(inner)
    return BoxValue(value.part, value.field, inner.get(value.field), ours, value.note, control)


class Seen:
    """The values that occur in a table, and the names that a title knows."""

    def __init__(self, content: Content, table: str, names: dict[str, list[str]]) -> None:
        self.rows = [row for _, key, _, row in entries_of(content.files) if key == table]
        self.names = names

    def at(self, part: str, field: str) -> list[Any]:
        """Returns the values of a field; parts that differ only in their number count as the same field."""
        wanted = unnumbered(part)
        return [
            inner[field]
            for row in self.rows
            for way, inner in parts_of(row)
            if unnumbered(way) == wanted and field in inner
        ]

    def ids(self, values: Iterable[str]) -> list[str]:
        """Returns all ids of the kind of thing these values name; the values themselves if they name none."""
        found = {value for value in values if value}
        kinds = [ids for ids in self.names.values() if found and found <= set(ids)]
        return min(kinds, key=len) if kinds else sorted(found)


def unnumbered(part: str) -> list[str]:
    """Returns the path to a part without its numbers."""
    return [step for step in part.split() if not step.isdecimal()]


def control_at(kind: Any, value: HouseValue, seen: Seen) -> Control:
    """Returns the control for the value of a field of a table."""
    info: Any = inspect.type_info(kind)
    for step in [*unnumbered(value.part), value.field]:
        fields = {field.encode_name: field.type for field in struct_in(info).fields}
        info = fields[step]
    return control_of(info, seen.at(value.part, value.field), seen)


def struct_in(info: Any) -> inspect.StructType:
    """Returns the struct that a type is, lists, or may be."""
    if isinstance(info, inspect.StructType):
        return info
    if isinstance(info, inspect.ListType):
        return struct_in(info.item_type)
    return next(struct_in(one) for one in info.types if isinstance(one, inspect.StructType))


def control_of(info: Any, seen: list[Any], all_seen: Seen) -> Control:
    """Returns the control for a value of a type, given the values seen."""
    union = info.types if isinstance(info, inspect.UnionType) else (info,)
    kinds: list[Any] = [one for one in union if not isinstance(one, inspect.NoneType)]
    literals = [one for one in kinds if isinstance(one, inspect.LiteralType)]
    if literals:
        return Control("choice", options=[str(value) for one in literals for value in one.values])
    (kind,) = kinds
    if isinstance(kind, inspect.IntType):
        return number(kind, seen)
    if isinstance(kind, inspect.BoolType):
        return Control("yes")
    if isinstance(kind, inspect.ListType):
        inside = [one for value in seen for one in value]
        most = LONGEST if kind.max_length is None else kind.max_length
        return Control("list", kind.min_length or 0, most, each=control_of(kind.item_type, inside, all_seen))
    if isinstance(kind, inspect.StructType):
        return parts(kind, seen, all_seen)
    texts = sorted({str(value) for value in seen})
    is_phrase = getattr(kind, "pattern", None) is not None or any(" " in text for text in texts)
    return Control("choice", options=texts if is_phrase else all_seen.ids(texts), free=is_phrase)


def number(kind: inspect.IntType, seen: list[int]) -> Control:
    """Returns a control for a number within the limits of its type, or well beyond what was seen."""
    least = min(0, *seen) if kind.ge is None and seen else kind.ge or 0
    most = max([0, *seen]) * 2 + 5 if kind.le is None else kind.le
    return Control("number", max(least, -FARTHEST), min(most, FARTHEST))


def parts(kind: inspect.StructType, seen: list[dict[str, Any]], all_seen: Seen) -> Control:
    """Returns the fields of a part, each with its own control."""
    found = {}
    for field in kind.fields:
        inside = [value[field.encode_name] for value in seen if field.encode_name in value]
        found[field.encode_name] = control_of(field.type, inside, all_seen)
    needed = [field.encode_name for field in kind.fields if field.required]
    return Control("parts", parts=found, needed=needed)
