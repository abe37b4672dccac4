"""Maps each field of a view to its parts of an observation; tests check the table field by field.

A field names the parts that change with it. `FOLLOWS` marks a field that the rules derive from other fields, so it
needs no part of its own. Fields in `UNORDERED` are heaps: the order in which a view lists them means nothing.
"""

from __future__ import annotations

from collections.abc import Container
from functools import cache
from typing import Any

import msgspec

FOLLOWS = ("*",)

STONESPINE: dict[str, tuple[str, ...]] = {
    "seat": ("seat",),
    "year": ("year",),
    "turn": ("turn",),
    "chapter": ("chapter",),
    "over": ("chapter",),
    "waiting": ("asked",),
    "pass_left": FOLLOWS,
    "players.seat": FOLLOWS,
    "players.gold": ("gold",),
    "players.income": ("income",),
    "players.passed": ("passed",),
    "players.place": ("priority", "passing"),
    "players.blueprint": ("blueprint",),
    "players.hand": ("hand", "hand-size"),
    "players.committed": ("ready",),
    "players.choice": ("choice",),
    "players.challenges": ("held-challenges",),
    "players.dungeon.cells.cell": FOLLOWS,
    "players.dungeon.cells.card": ("chambers",),
    "players.dungeon.cells.tokens": ("tokens",),
    "players.dungeon.cells.required": ("blueprint",),
    "players.dungeon.cells.met": FOLLOWS,
    "players.dungeon.cells.entrance": FOLLOWS,
    "players.dungeon.cells.exit": FOLLOWS,
    "players.dungeon.passages": ("passages",),
    "players.dungeon.links": FOLLOWS,
    "players.dungeon.entrance": ("blueprint",),
    "players.dungeon.exit": ("blueprint",),
    "goal.card": ("goal",),
    "goal.values": FOLLOWS,
    "goal.order": FOLLOWS,
    "challenges.card": ("challenges",),
    "challenges.points": FOLLOWS,
    "stalls.card": ("market",),
    "stalls.top.cost": ("market",),
    "stalls.top.tokens": ("sets", "market"),
    "stalls.bottom.cost": ("market",),
    "stalls.bottom.tokens": ("sets", "market"),
    "bought": ("bought",),
    "priority": ("priority",),
    "passing": ("passing",),
    "deck": ("piles",),
    "discards": ("discards", "piles"),
    "stacks": ("stacks",),
    "jael.cards": ("jael-cards",),
    "jael.gold": ("jael-card",),
    "jael.chambers": ("jael-chambers",),
    "jael.tokens": ("jael-tokens",),
    "jael.acted": ("jael-acted",),
    "jael.goal": FOLLOWS,
    "jael.points": FOLLOWS,
}

CARD_FIELDS = ("kind", "cost", "price", "arrow", "house", "ready", "brings")  # of a card that is already named

ROLLPLAYER: dict[str, tuple[str, ...]] = {
    "seat": ("seat",),
    "chapter": ("chapter",),
    "phase": ("phase",),
    "round": ("round",),
    "rounds": ("round",),
    "start": ("start-player",),
    "active": ("active-player",),
    "over": ("chapter",),
    "to_act": ("asked",),
    "initiative.number": FOLLOWS,
    "initiative.die": ("pool",),
    "initiative.coin": ("coins",),
    "initiative.holder": ("initiative",),
    "shopping": ("initiative",),
    "market.card": ("market",),
    **dict.fromkeys([f"market.{field}" for field in CARD_FIELDS], FOLLOWS),
    "deck": ("deck", "backstory"),  # the view hides the deck size during setup
    "discards.card": ("discards",),
    **dict.fromkeys([f"discards.{field}" for field in CARD_FIELDS], FOLLOWS),
    "trash.card": ("trash",),
    **dict.fromkeys([f"trash.{field}" for field in CARD_FIELDS], FOLLOWS),
    "bag": ("bag",),
    "players.seat": FOLLOWS,
    "players.race": ("race",),
    "players.picture": ("picture",),
    "players.hero": ("class",),
    "players.colour": ("class",),
    "players.ability": ("class",),
    "players.house_ability": ("class",),
    "players.gold": ("gold",),
    "players.tokens": ("charisma-tokens",),
    "players.hand": ("hand",),
    "players.rows.row": FOLLOWS,
    "players.rows.spaces.die": ("sheet", "backstory"),
    "players.rows.spaces.wanted": ("backstory",),
    "players.rows.spaces.match": FOLLOWS,
    "players.rows.modifier": ("race", "backstory"),
    "players.rows.score": FOLLOWS,
    "players.rows.goal": ("class", "backstory"),
    "players.rows.stars": ("class", "backstory"),
    "players.rows.full": ("sheet", "backstory"),
    "players.rows.met": FOLLOWS,
    "players.rows.needed": FOLLOWS,
    "players.alignment.card": ("alignment",),
    "players.alignment.grid": ("alignment",),
    "players.alignment.token": ("alignment-token", "alignment"),
    "players.backstory": ("backstory",),
    "players.cards": ("owned", "exhausted"),
    "players.hands": ("class",),
    "players.full_hands": FOLLOWS,
    "players.hold": ("hold",),
    "players.initiative": ("initiative",),
    "players.points": FOLLOWS,
    "players.rank": FOLLOWS,
}

SIMURGH: dict[str, tuple[str, ...]] = {
    "seat": ("seat",),
    "mode": ("options",),
    "length": ("options",),
    "chapter": ("chapter",),
    "over": ("chapter",),
    "waiting": ("asked",),
    "first": ("first-player",),
    "active": ("active-player",),
    "turns": ("turns",),
    "turns_left": ("turns-left",),
    "main_done": ("main-done",),
    "acting": ("acting",),
    "laid": ("laid",),
    "full": FOLLOWS,
    "hand_limit": FOLLOWS,
    "city.space": FOLLOWS,
    "city.vassals": ("spaces",),
    "wilds.area": FOLLOWS,
    "wilds.closed": ("closed",),
    "wilds.tile": ("wilds",),
    "wilds.spaces": ("spaces", "wilds"),
    "display": ("display",),
    "stack": ("tile-pile-sizes",),
    "monument.objective": ("monument",),
    "monument.counts": FOLLOWS,
    "monument.points": FOLLOWS,
    "objective_stack": ("objective-pile-sizes",),
    "objective_limit": ("options",),
    "dragon_stack": ("dragon-pile-sizes",),
    "chronicle": ("chronicle",),
    "chronicle_limit": ("options",),
    "removed": ("removed",),
    "offer": ("tile-piles", "tile-pile-sizes"),
    "drawn": ("dragon-piles", "dragon-pile-sizes"),
    "looked": ("objective-piles", "objective-pile-sizes"),
    "prospects": FOLLOWS,
    "supply": FOLLOWS,
    "players.seat": FOLLOWS,
    "players.points": ("points",),
    "players.resources": ("resources",),
    "players.limit": ("options",),
    "players.unplaced": ("figures",),
    "players.returned": ("figures",),
    "players.reserve": ("figures",),
    "players.dragons": ("dragons", "dragon-tokens"),
    "players.hand": ("hand", "hand-size"),
    "players.backs": FOLLOWS,
    "players.choices": ("dragon-choices", "choice-size"),
    "players.committed": ("ready",),
    "players.choice": ("choice",),
}

ANNOUNCED_FIELDS = ("character", "other", "owner", "zone", "against", "answers")  # the target of an ability

GUILDS: dict[str, tuple[str, ...]] = {
    "seat": ("seat",),
    "round": ("round",),
    "rounds": FOLLOWS,
    "chapter": ("chapter",),
    "phase": ("chapter", "below"),
    "over": ("chapter",),
    "waiting": ("asked",),
    "first": ("first-player",),
    "passes": ("passes",),
    "zones.zone": FOLLOWS,
    "zones.places": FOLLOWS,
    "zones.characters": ("zones", "chapter"),
    "zones.tents": ("tents", "chapter"),  # there are no zones at the end
    "zones.leader": FOLLOWS,
    "zones.need": FOLLOWS,
    "offer.room": ("offer",),
    "offer.cost": ("offer",),
    "offer.prices": FOLLOWS,
    "offer.kept": ("kept", "offer"),
    "objectives.objective": ("objectives",),
    "objectives.first": ("objectives",),
    "objectives.second": ("objectives",),
    "objectives.amounts": FOLLOWS,
    "objectives.points": FOLLOWS,
    "players.seat": FOLLOWS,
    "players.florins": ("florins",),
    "players.gold": ("gold",),
    "players.card_income": FOLLOWS,
    "players.income_florins": FOLLOWS,
    "players.income_gold": FOLLOWS,
    "players.rate": FOLLOWS,
    "players.characters": ("guild",),
    "players.used": ("used", "guild"),
    "players.members": FOLLOWS,
    "players.out": ("out",),
    "players.plot.rows": FOLLOWS,
    "players.plot.columns": FOLLOWS,
    "players.plot.tiles.room": ("tiles",),
    "players.plot.tiles.cell": ("tiles",),
    "players.plot.tiles.turn": ("turned", "tiles"),
    "players.plot.tiles.cells": FOLLOWS,
    "players.plot.tiles.active": FOLLOWS,
    "players.plot.tiles.asleep": FOLLOWS,
    "players.plot.cells": FOLLOWS,
    "players.plot.area": FOLLOWS,
    "players.points": FOLLOWS,
    "stack.seat": ("announced-by",),
    "stack.card": ("announced",),
    "stack.prevented": ("prevented", "announced"),
    **dict.fromkeys([f"stack.{field}" for field in ANNOUNCED_FIELDS], ("targets", "announced", "announced-by")),
    "passed": ("passes", "out", "chapter", "below"),
    "seals": FOLLOWS,
    "buying": ("buying",),
    "deck": ("piles",),
    "known": ("known",),
    "small_rooms": ("piles",),
    "large_rooms": ("piles",),
    "discards": ("discards",),
    "room_discards": ("room-discards",),
}

FIELDS = {"stonespine": STONESPINE, "rollplayer": ROLLPLAYER, "simurgh": SIMURGH, "guilds": GUILDS}

UNORDERED = {
    "stonespine": {
        "challenges", "players.hand", "players.challenges", "players.choice", "players.dungeon.cells.tokens",
        "players.dungeon.passages", "stalls.top.tokens", "stalls.bottom.tokens", "bought", "discards", "jael.cards",
        "jael.chambers", "jael.tokens",
    },
    "rollplayer": {"players.hand", "discards", "trash"},
    "simurgh": {
        "players.hand", "players.choices", "players.dragons", "players.choice", "chronicle", "removed", "offer",
        "drawn", "looked",
    },
    "guilds": {"players.plot.tiles", "known", "objectives"},
}  # fmt: skip


def tidy(title: str, view: Any) -> Any:
    """Returns a view as plain data, with its heaps sorted."""
    data = msgspec.to_builtins(view)
    sort_heaps(data, ways_to_heaps(title))
    return data


class Way:
    """A field on the path to a heap, and the fields below it; everything else can be skipped."""

    def __init__(self) -> None:
        self.heap = False
        self.within: dict[str, Way] = {}


@cache
def ways_to_heaps(title: str) -> Way:
    """Returns the paths from the whole view to all of its heaps."""
    start = Way()
    for heap in UNORDERED.get(title, ()):
        way = start
        for step in heap.split("."):
            way = way.within.setdefault(step, Way())
        way.heap = True
    return start


def sort_heaps(data: Any, way: Way) -> None:
    """Sorts the lists whose order means nothing."""
    if isinstance(data, dict):
        for key, within in way.within.items():
            if key in data:
                sort_heaps(data[key], within)
    elif isinstance(data, list):
        for item in data:
            sort_heaps(item, way)
        if way.heap:
            data.sort(key=str)


@cache
def joined(path: str, key: str) -> str:
    return f"{path}.{key}" if path else key


def collect(data: Any, path: str, fields: Container[str], found: dict[str, list[Any]]) -> None:
    """Records every field of a tidy view with all its values, without going deeper into the fields in `fields`."""
    if isinstance(data, dict):
        for key, value in data.items():
            inner = joined(path, key)
            if inner in fields or not isinstance(value, dict | list):
                found.setdefault(inner, []).append(value)
            else:
                collect(value, inner, fields, found)
    elif isinstance(data, list):
        for item in data:
            collect(item, path, fields, found)
    else:
        found.setdefault(path, []).append(data)


def by_field(title: str, view: Any) -> dict[str, list[Any]]:
    """Returns the values of each field of a view, in order."""
    found: dict[str, list[Any]] = {}
    collect(tidy(title, view), "", FIELDS[title], found)
    return found
