# gospoda: compiled
"""JSON in encoded pieces, so that a message only encodes and compares what a move changed.

A part describes one change between two values of the same shape: `{"path": […], "value": …}`, where the path
consists of field names and item numbers. Identical objects count as unchanged without a look inside, so
whoever builds an `Encoded` from the unchanged pieces of an earlier one already marks where the changes are.
"""

from __future__ import annotations

from typing import Any, Final

from msgspec import Raw, Struct
from msgspec.json import encode
from msgspec.structs import astuple

NUMBERS: Final = [b"%d" % number for number in range(1000)]
TRUE: Final = b"true"
FALSE: Final = b"false"
NULL: Final = b"null"
NONE: Final = b"[]"
NO_PARTS: Final[list[bytes]] = []  # shared, never mutated: most pieces are never asked for parts


def number(value: int) -> bytes:
    """Returns a number as JSON."""
    return NUMBERS[value] if 0 <= value < 1000 else b"%d" % value


def truth(value: bool) -> bytes:
    """Returns a truth value as JSON."""
    return TRUE if value else FALSE


def row(items: list[bytes]) -> bytes:
    """Returns encoded items as a JSON list."""
    return b"[" + b",".join(items) + b"]" if items else NONE


class Shape:
    """The field names of an object, encoded both for the text before each value and for paths."""

    def __init__(self, names: tuple[str, ...]) -> None:
        self.steps: list[bytes] = [encode(name) for name in names]
        self.heads: list[bytes] = [b"," + step + b":" for step in self.steps]
        self.heads[0] = b"{" + self.heads[0][1:]


class Encoded:
    """An object (or, without a shape, a list) of encoded items and nested `Encoded` values.

    A `shared` one goes to several recipients, so it caches its text and the parts it was last asked for.
    """

    def __init__(self, shape: Shape | None, items: list[Any], shared: bool = False) -> None:
        self.shape = shape
        self.items = items
        self.shared = shared
        self._text: bytes | None = None
        self._before: Encoded | None = None
        self._path: bytes = b""
        self._parts = NO_PARTS

    def text(self) -> bytes:
        """Returns the whole value as JSON."""
        known = self._text
        if known is None:
            known = self._join()
            if self.shared:
                self._text = known
        return known

    def _join(self) -> bytes:
        texts: list[bytes] = []
        shape = self.shape
        if shape is None:
            for item in self.items:
                texts.append(text_of(item))
            return row(texts)
        for i, item in enumerate(self.items):
            texts.append(shape.heads[i])
            texts.append(text_of(item))
        texts.append(b"}")
        return b"".join(texts)

    def parts_since(self, before: Encoded, path: bytes, found: list[bytes]) -> None:
        """Appends the parts that differ from `before`; the path ends with a comma."""
        if not self.shared:
            self._compare(before, path, found)
            return
        if self._before is not before or self._path != path:
            parts: list[bytes] = []
            self._compare(before, path, parts)
            before._before = None  # nobody asks for the parts of earlier states any more
            self._before, self._path, self._parts = before, path, parts
        found.extend(self._parts)

    def _compare(self, before: Encoded, path: bytes, found: list[bytes]) -> None:
        shape, then = self.shape, before.items
        for i, now in enumerate(self.items):
            was = then[i]
            if was is not now:
                compare(was, now, path, number(i) if shape is None else shape.steps[i], found)


def text_of(value: Any) -> bytes:
    """Returns any value as JSON."""
    if isinstance(value, bytes):
        return value
    if isinstance(value, Encoded):
        return value.text()
    text: bytes = encode(value)
    return text


def changed_parts(before: Any, now: Any) -> list[bytes]:
    """Returns the smallest parts in which two values of the same shape differ."""
    found: list[bytes] = []
    if before is not now:
        compare(before, now, b"", b"", found)
    return found


def compare(was: Any, now: Any, path: bytes, step: bytes, found: list[bytes]) -> None:
    """Appends the parts that changed below one step of the path; an empty step means the values themselves."""
    if isinstance(now, bytes):
        if was != now:
            found.append(part(path, step, now))
    elif isinstance(now, Encoded) and isinstance(was, Encoded):
        if was.shape is not now.shape or len(was.items) != len(now.items):
            found.append(part(path, step, now.text()))
        else:
            now.parts_since(was, further(path, step), found)
    elif was != now:
        compare_plain(was, now, path, step, found)


def compare_plain(was: Any, now: Any, path: bytes, step: bytes, found: list[bytes]) -> None:
    """Descends into structs, dicts and lists that differ, as far as both have the same shape."""
    if type(was) is not type(now):
        found.append(part(path, step, text_of(now)))
    elif isinstance(now, Struct):
        compare_items(steps_of(type(now)), astuple(was), astuple(now), further(path, step), found)
    elif isinstance(now, list | tuple) and len(was) == len(now) and not is_plain(now[0]):
        compare_items([number(i) for i in range(len(now))], was, now, further(path, step), found)
    elif isinstance(now, dict) and was.keys() == now.keys() and all(isinstance(key, str) for key in now):
        steps = [encode(key) for key in now]
        compare_items(steps, [was[key] for key in now], list(now.values()), further(path, step), found)
    else:
        found.append(part(path, step, text_of(now)))


def compare_items(steps: list[bytes], then: Any, now: Any, path: bytes, found: list[bytes]) -> None:
    """Compares the items of two values one by one."""
    for i, item in enumerate(now):
        was = then[i]
        if was is not item:
            compare(was, item, path, steps[i], found)


def is_plain(item: Any) -> bool:
    """Returns whether items like the cards of a hand are so short that paths to them would be longer."""
    return item is None or isinstance(item, str | int | float)


_steps: dict[Any, list[bytes]] = {}


def steps_of(kind: Any) -> list[bytes]:
    """Returns the names of a struct's fields as steps of a path."""
    known = _steps.get(kind)
    if known is None:
        known = _steps[kind] = [encode(name) for name in kind.__struct_encode_fields__]
    return known


def further(path: bytes, step: bytes) -> bytes:
    """Returns the path extended by one step."""
    return path + step + b"," if step else path


def part(path: bytes, step: bytes, now: bytes) -> bytes:
    """Returns a part as JSON."""
    return b"".join([b'{"path":[', path, step, b'],"value":', now, b"}"])


def raw(value: Any) -> Raw:
    """Returns a value as raw JSON, to be embedded in something that is encoded later."""
    return Raw(text_of(value))
