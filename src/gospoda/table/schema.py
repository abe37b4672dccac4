"""`python -m gospoda.table.schema` prints the JSON schema of all messages, from which client types are made."""

from __future__ import annotations

import inspect
import sys
from importlib import import_module
from typing import Any, get_type_hints

import msgspec
from msgspec import Struct

from gospoda.core.registry import games
from gospoda.table import bodies, protocol


def views() -> list[Any]:
    """The view structs of all installed titles, where a title's `view` module says what it returns."""
    found = []
    for title in games():
        package = type(title).__module__.rpartition(".")[0]
        try:
            module = import_module(f"{package}.view")
        except ModuleNotFoundError:
            continue
        view = getattr(module, "view", None)
        kind = get_type_hints(view).get("return") if view is not None else None
        if isinstance(kind, type) and issubclass(kind, Struct):
            found.append(msgspec.defstruct(f"View_{title.id}", [("view", kind)]))
    return found


def structs() -> list[Any]:
    """Every struct of the protocol and of the HTTP bodies."""
    return [
        kind
        for module in (protocol, bodies)
        for _, kind in inspect.getmembers(module, inspect.isclass)
        if issubclass(kind, Struct) and kind.__module__ == module.__name__
    ]


def schema() -> dict[str, Any]:
    """The schema; `Views` leads from a game's id to its view."""
    shown = views()
    everything = [protocol.ClientMessage, protocol.ServerMessage, *structs(), *shown]
    _, components = msgspec.json.schema_components(everything, ref_template="#/$defs/{name}")
    view_fields = {}
    for kind in shown:
        name = kind.__name__
        view_fields[name.removeprefix("View_")] = components.pop(name)["properties"]["view"]
    (client, server), _ = msgspec.json.schema_components(
        [protocol.ClientMessage, protocol.ServerMessage], ref_template="#/$defs/{name}"
    )
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Gospoda",
        "$defs": {
            **components,
            "ClientMessage": client,
            "ServerMessage": server,
            "Views": {"title": "Views", "type": "object", "properties": view_fields, "required": sorted(view_fields)},
        },
    }


if __name__ == "__main__":
    sys.stdout.buffer.write(msgspec.json.format(msgspec.json.encode(schema()), indent=2) + b"\n")
