"""What has changed between two things that are sent: the parts that differ, each with the way to it."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import count
from typing import Any

from msgspec import Struct
from msgspec.structs import astuple

PLAIN = (str, int, bool, float, type(None))


class Part(Struct, frozen=True):
    """A part that has changed: the way to it, by names of fields and numbers of items, and what it is now."""

    way: list[str | int]
    now: Any


def changed_parts(old: Any, new: Any) -> list[Part]:
    """The smallest parts of structs, dicts and lists that are not as they were; the way names fields."""
    found: list[Part] = []
    if old is not new and old != new:
        compare(old, new, [], found)
    return found


def compare(old: Any, new: Any, way: list[str | int], found: list[Part]) -> None:
    """Go down into two things that differ, as far as both are made alike."""
    pairs = side_by_side(old, new) if type(old) is type(new) else None
    if pairs is None:
        found.append(Part(way, new))
        return
    for step, was, now in pairs:
        if was is not now and was != now:
            compare(was, now, [*way, step], found)


def side_by_side(old: Any, new: Any) -> Iterable[tuple[str | int, Any, Any]] | None:
    """What two things of one type are made of, each with its name or number; none if they are not made alike."""
    if isinstance(new, Struct):
        return zip(new.__struct_fields__, astuple(old), astuple(new), strict=True)
    if isinstance(new, list | tuple):
        # plain items, such as a hand of cards, are shorter than the ways to them would be
        return zip(count(), old, new) if len(old) == len(new) and type(new[0]) not in PLAIN else None
    if isinstance(new, dict) and old.keys() == new.keys() and all(type(key) is str for key in new):
        return [(key, old[key], new[key]) for key in new]
    return None
