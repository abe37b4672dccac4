"""Positions of Simurgh that reach every kind of move within a few taps, as saved games to import."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any, NamedTuple

from gospoda.core.match import Match
from gospoda.core.saves.saved import SavedSeat, encode, save
from gospoda.core.state import State
from tests.games.simurgh.language import Table
from tests.games.simurgh.rare import nobody_to_place


class Scene(NamedTuple):
    """A position and the first seat's moves to make in it through the board."""

    start: Callable[[], State]
    moves: list[str]


def long_turn() -> State:
    table = Table(3).purse(0, veg=4, meat=4, wood=4, stone=3, wisdom=3, weapon=3, pp=3).dragon(0, "warden-1")
    return table.top("dragon_stack", "scout-1", "hunter-1", "tiller-1").state.clone()


def two_dragons() -> State:
    table = Table(3).purse(0, veg=2, meat=2, wood=4, weapon=2).dragon(0, "sage-1", "3").dragon(0, "hunter-1", "3")
    return table.state.clone()


def gain_and_boost() -> State:
    return Table(3).dragon(0, "sage-1", "3").state.clone()


def spending() -> State:
    table = Table(3).purse(0, weapon=4).vassals(0, 3, 1).tile("area-1", "power-34").stand("armoury", "0 spearman")
    return table.stand("library", "0 spearman").state.clone()


def tile_to_lay() -> State:
    return Table(3).purse(0, veg=3).hand(0, "production-1", "power-29").state.clone()


def tile_to_replace() -> State:
    table = Table(3).purse(0, weapon=1).hand(0, "production-2")
    for n, tile in enumerate(("production-7", "exploration-40", "production-8", "research-13", "research-14"), 1):
        table.tile(f"area-{n}", tile)
    return table.state.clone()


def on_the_board() -> State:
    table = Table(3).vassals(0, 3, 1).stand("armoury", "0 spearman").stand("main-market", "0 spearman", "0 rider")
    return table.state.clone()


def at_the_scouts() -> State:
    table = Table(3).purse(0, wisdom=3, weapon=3).dragon(0, "scout-1", "3")
    return table.display("production-1", "production-2", "production-3", "research-13").state.clone()


def at_the_monument() -> State:
    table = Table(3).purse(0, veg=1, wood=3, stone=3, wisdom=4, weapon=3).dragon(0, "oracle-1", "3").objective(1, 73)
    return table.top("objective_stack", "objective-80", "objective-81", "objective-82").state.clone()


def down_the_stairs() -> State:
    table = Table(3).purse(0, wisdom=2, weapon=2).vassals(0, 1, 2).tile("area-1", "exploration-40")
    return table.stand("area-1-a", "0 rider").state.clone()


def too_much() -> State:
    tiles = ("production-1", "production-2", "production-3", "research-13", "research-14", "research-15", "power-29")
    table = Table(3).purse(0, veg=6, meat=6, wood=4).hand(0, *tiles)
    return table.state.clone()


SCENES = {
    "a long turn": Scene(
        long_turn,
        ["ability warden-1 3", "pay-token warden-1 1", "place rider breeding-grounds", "keep-dragon hunter-1",
         "dragon-top scout-1", "dragon-bottom tiller-1"],
    ),
    "payment and tokens": Scene(
        two_dragons, ["ability hunter-1 3", "pay veg1-meat1-weapon1", "place spearman training-arena", "token sage-1"]
    ),
    "a gain and a boost": Scene(gain_and_boost, ["place spearman main-market", "gain pp1", "boost sage-1 3"]),
    "no boost": Scene(gain_and_boost, ["place spearman main-market", "gain pp1", "no-boost", "end-turn"]),
    "spending a vassal": Scene(spending, ["place spearman area-1-d", "spend spearman library"]),
    "laying": Scene(tile_to_lay, ["lay production-1 area-4"]),
    "replacing": Scene(tile_to_replace, ["replace production-2 area-1"]),
    "recalling": Scene(on_the_board, ["recall rider main-market", "recall spearman armoury", "recalled"]),
    "recalling all": Scene(on_the_board, ["recall-all"]),
    "nobody to place": Scene(nobody_to_place, ["skip"]),
    "an unseen tile": Scene(at_the_scouts, ["place spearman scouts-quarters", "gain wood1", "buy-blind"]),
    "a bought tile": Scene(at_the_scouts, ["place rider scouts-quarters", "gain stone1", "buy 1"]),
    "a taken tile": Scene(at_the_scouts, ["ability scout-1 3", "take 4"]),
    "objectives": Scene(
        at_the_monument,
        ["place rider monument", "objective objective-80 2", "objective-top objective-81",
         "objective-bottom objective-82"],
    ),
    "an exchange": Scene(at_the_monument, ["place rider monument", "exchange-objective objective-81 1"]),
    "no objective": Scene(at_the_monument, ["place rider monument", "no-objective"]),
    "exploring": Scene(down_the_stairs, ["explore area-1"]),
    "too much": Scene(
        too_much,
        ["place spearman library", "end-turn", "tile-top production-1", "tile-bottom research-13", "discard veg",
         "discard wood"],
    ),
}  # fmt: skip


def saved(state: State, bot: str = "random") -> Any:
    """Returns a position as a saved game: the first seat for a person, the others for bots."""
    seats = [SavedSeat("Ania"), *[SavedSeat(f"Bot {n}", bot) for n in range(1, state.seats)]]
    return json.loads(encode(save(Match.from_state(state, "0"), seats)))
