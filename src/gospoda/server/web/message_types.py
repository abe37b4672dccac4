"""`python -m gospoda.server.web.message_types` prints the JSON schema of all messages: the client's types.

Every title has its own part under `titles`: the structs of its view and components, and its kinds of moves and events
with their parameters. Names such as `TableView` occur in several titles with different meanings.
"""

from __future__ import annotations

import inspect
import sys
from typing import Any

import msgspec
from msgspec import Struct

from gospoda.content import box, packs
from gospoda.core.game import Game
from gospoda.core.moves import Kind
from gospoda.core.registry import games
from gospoda.server.base import bodies as base_bodies
from gospoda.server.clocks import bodies as clock_bodies
from gospoda.server.decisions import bodies as decision_bodies
from gospoda.server.history import bodies as history_bodies
from gospoda.server.history import bodies_daily
from gospoda.server.members import bodies as member_bodies
from gospoda.server.notices import bodies as notice_bodies
from gospoda.server.operate import bodies as status_bodies
from gospoda.server.social import bodies as social_bodies
from gospoda.server.tables import bodies as table_bodies
from gospoda.server.tables import protocol

REF = "#/$defs/{name}"
MODULES = (
    protocol,
    box,
    packs,
    base_bodies,
    table_bodies,
    member_bodies,
    clock_bodies,
    social_bodies,
    bodies_daily,
    history_bodies,
    notice_bodies,
    decision_bodies,
    status_bodies,
)


def structs() -> list[Any]:
    """Returns every struct of the protocol and of the HTTP bodies."""
    return [
        kind
        for module in MODULES
        for _, kind in inspect.getmembers(module, inspect.isclass)
        if issubclass(kind, Struct) and kind.__module__ == module.__name__
    ]


def protocol_schema() -> dict[str, Any]:
    """Returns the schema of everything sent over the socket and HTTP, whatever the title."""
    said = [protocol.ClientMessage, protocol.ServerMessage]
    (client, server, *_), found = msgspec.json.schema_components([*said, *structs()], ref_template=REF)
    return {**found, "ClientMessage": client, "ServerMessage": server}


def kind_schema(kind: Kind) -> dict[str, Any]:
    """Returns the parameters of a kind of move or event, each with its possible ids."""
    params = {
        param.name: {"title": param.domain.name, "type": "string", "enum": param.domain.ids} for param in kind.params
    }
    return {"type": "object", "properties": params, "required": list(params)}


def title_schema(title: Game) -> dict[str, Any] | None:
    """Returns the part of one title; None if it registers no structs."""
    shown = title.display.shown()
    if shown is None:
        return None
    (view, components), found = msgspec.json.schema_components(shown, ref_template=REF)
    return {
        "view": view,
        "components": components,
        "moves": {kind.name: kind_schema(kind) for kind in title.moves.kinds},
        "events": {name: kind_schema(kind) for name, kind in title.events.items()},
        "$defs": found,
    }


def schema() -> dict[str, Any]:
    """Returns the whole schema."""
    parts = {title.id: title_schema(title) for title in games()}
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Gospoda",
        "$defs": protocol_schema(),
        "titles": {name: part for name, part in parts.items() if part is not None},
    }


if __name__ == "__main__":
    sys.stdout.buffer.write(msgspec.json.format(msgspec.json.encode(schema()), indent=2) + b"\n")
