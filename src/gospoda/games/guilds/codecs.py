"""Plots as data: for JSON, set-up positions and the score pad."""

from __future__ import annotations

from gospoda.core.codec import BadState, Json
from gospoda.core.moves import NotAMove
from gospoda.games.guilds.headquarters import (
    FIRST_DOORS,
    OTHER_DOORS,
    TURNS,
    Headquarters,
    empty_plot,
    tile_cell,
    tile_room,
    tile_turn,
)
from gospoda.games.guilds.lookups import IS_LARGE, ROOM
from gospoda.games.guilds.moves import CELL, TURN


def same_picture(room: int, turn: int) -> int:
    """8.2.1: turns with the same picture count as one, represented by the first."""
    for other in TURNS[room]:
        alike = FIRST_DOORS[4 * room + other] == FIRST_DOORS[4 * room + turn]
        alike = alike and OTHER_DOORS[4 * room + other] == OTHER_DOORS[4 * room + turn]
        if alike and not (IS_LARGE[room] and (turn - other) % 2):
            return other
    return turn


def lay(plot: Headquarters, text: str) -> Headquarters:
    """Places a tile written as `room cell turn`; it must be legal."""
    words = text.split()
    if len(words) != 3:
        raise ValueError(f"{text!r} does not have the form 'room cell turn'")
    room, cell, turn = ROOM.number(words[0]), CELL.number(words[1]), TURN.number(words[2])
    if plot.built >> room & 1:
        raise ValueError(f"{words[0]} is on the plot twice")
    if not plot.places(room, turn) >> cell & 1:
        raise ValueError(f"{text!r} is no legal placement")
    return plot.with_room(room, cell, same_picture(room, turn))


class PlotPlan:
    """The codec of a plot: the tiles in the order of building, each as `room cell turn`."""

    def encode(self, value: Headquarters) -> Json:
        """Returns the tiles."""
        return [
            f"{ROOM.ids[tile_room(tile)]} {CELL.ids[tile_cell(tile)]} {TURN.ids[tile_turn(tile)]}"
            for tile in value.tiles
        ]

    def decode(self, data: Json, where: str) -> Headquarters:
        """Builds the plot again, tile by tile."""
        if not isinstance(data, list):
            raise BadState(f"{where}: a list is needed, not {data!r}")
        plot = empty_plot()
        for text in data:
            try:
                plot = lay(plot, str(text))
            except (NotAMove, ValueError) as problem:
                raise BadState(f"{where}: {problem}") from None
        return plot
