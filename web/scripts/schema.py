"""Prints the contract with the browser: the schema of the protocol, and what the board of each title is written for.

Each part has a digest, which its generated file repeats, so that a stale file is noticed.
"""

from __future__ import annotations

import hashlib
import json
import sys
from typing import Any

from gospoda.server.web import message_types

PROTOCOL = "protocol"


def bundle(defs: dict[str, Any]) -> dict[str, Any]:
    """Definitions as one object, so that every one of them becomes a type."""
    everything = {name: {"$ref": f"#/$defs/{name}"} for name in sorted(defs)}
    return {
        "title": "Everything",
        "type": "object",
        "properties": everything,
        "required": sorted(everything),
        "$defs": {name: defs[name] for name in sorted(defs)},
    }


def parts() -> dict[str, dict[str, Any]]:
    """The protocol and every title by the name of its file."""
    whole = message_types.schema()
    found = {PROTOCOL: {"schema": bundle(whole["$defs"])}}
    shared = set(whole["$defs"])
    for title, told in whole["titles"].items():
        own = {name: one for name, one in told["$defs"].items() if name not in shared}
        borrowed = {name: one for name, one in told["$defs"].items() if name in shared}
        changed = [name for name in borrowed if borrowed[name] != whole["$defs"][name]]
        own |= {name: borrowed[name] for name in changed}
        found[title] = {
            "schema": bundle({**borrowed, **own}),
            "borrowed": sorted(set(borrowed) - set(changed)),
            "moves": told["moves"],
            "events": told["events"],
        }
    return found


def digest(part: dict[str, Any]) -> str:
    """Changes whenever the types of a part have to be made anew."""
    return hashlib.sha256(json.dumps(part, sort_keys=True).encode()).hexdigest()[:32]


if __name__ == "__main__":
    json.dump({name: {"digest": digest(part), **part} for name, part in parts().items()}, sys.stdout)
