"""Makes structs known to msgspec before several threads read them.

msgspec learns the fields of a struct when it first decodes one. If two threads do so at the same moment, the process
crashes (it reads address 0): that sometimes happened to a server that started while many came back to their tables.
"""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
from msgspec import Struct


def prepare_structs() -> int:
    """Lets msgspec learn all loaded structs; returns how many there are."""
    count = 0
    for kind in kinds_of(Struct):
        try:
            msgspec.json.Decoder(kind)
        except (TypeError, NameError):  # it has a field that nobody decodes
            continue
        count += 1
    return count


def kinds_of(kind: type[Struct]) -> Iterator[type[Struct]]:
    """Returns all classes below one."""
    for one in kind.__subclasses__():
        yield one
        yield from kinds_of(one)
