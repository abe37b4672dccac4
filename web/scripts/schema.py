"""Prints the part of the protocol's JSON schema that the browser client is written against.

Views of titles that the client has no board of its own for are left out, so that a new title changes nothing here.
"""

from __future__ import annotations

import hashlib
import json
import sys
from typing import Any
from unittest.mock import patch

from gospoda.core.registry import game
from gospoda.table import schema

BOARDS = ("stonespine",)


def client_schema() -> dict[str, Any]:
    """The schema with the views of the titles that have a board."""
    with patch.object(schema, "games", lambda: [game(title) for title in BOARDS]):
        kept: dict[str, Any] = schema.schema()["$defs"]
    everything = {name: {"$ref": f"#/$defs/{name}"} for name in sorted(kept)}
    return {
        "title": "Everything",
        "type": "object",
        "properties": everything,
        "required": sorted(everything),
        "$defs": {name: kept[name] for name in sorted(kept)},
    }


def digest() -> str:
    """Changes whenever the client's types have to be made anew."""
    return hashlib.sha256(json.dumps(client_schema(), sort_keys=True).encode()).hexdigest()[:32]


if __name__ == "__main__":
    json.dump({"digest": digest(), "schema": client_schema()}, sys.stdout)
