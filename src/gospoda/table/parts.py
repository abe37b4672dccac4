"""What has changed between two things that are sent: the parts that differ, each with the way to it."""

from __future__ import annotations

from typing import Any

from msgspec import Struct


class Part(Struct, frozen=True):
    """A part that has changed: the way to it, by names of fields and numbers of items, and what it is now."""

    way: list[str | int]
    now: Any


def changed_parts(old: Any, new: Any) -> list[Part]:
    """The smallest parts of structs, dicts and lists of one length that are not as they were; the way names fields."""
    found: list[Part] = []
    compare(old, new, [], found)
    return found


def compare(old: Any, new: Any, way: list[str | int], found: list[Part]) -> None:
    """Go down as far as both are made alike."""
    if old is new or old == new:
        return
    if type(old) is type(new):
        if isinstance(new, Struct):
            for name in new.__struct_fields__:
                compare(getattr(old, name), getattr(new, name), [*way, name], found)
            return
        if isinstance(new, dict) and old.keys() == new.keys() and all(type(key) is str for key in new):
            for key in new:
                compare(old[key], new[key], [*way, key], found)
            return
        if isinstance(new, list | tuple) and len(old) == len(new):
            for number, one in enumerate(new):
                compare(old[number], one, [*way, number], found)
            return
    found.append(Part(way, new))
