# gospoda: compiled
"""The kinds of move (section 11, decisions D1 to D7) and of event."""

from __future__ import annotations

from typing import Final

from gospoda.core.moves import Domain, Kind, MoveTable, Param, numbers
from gospoda.games.stonespine.dungeon import N_EDGES, UPRIGHT
from gospoda.games.stonespine.lookups import CHALLENGE, CHAMBER, FACE, JAEL_CARD


def cell_name(cell: int) -> str:
    """Names a cell by row and column, such as `r1c3`."""
    return f"r{cell // 4 + 1}c{cell % 4 + 1}"


def edge_name(edge: int) -> str:
    """Names an edge after its chamber to the south or east; at the rim after the one to the north or west."""
    if edge < UPRIGHT:
        return f"{cell_name(edge)}-n" if edge < 16 else f"{cell_name(edge - 4)}-s"
    row, column = divmod(edge - UPRIGHT, 5)
    return f"{cell_name(4 * row + column)}-w" if column < 4 else f"{cell_name(4 * row + 3)}-e"


COLUMN: Final = numbers("column", 1, 4)
CELL: Final = Domain("cell", [cell_name(cell) for cell in range(16)], fixed=True)
EDGE: Final = Domain("edge", [edge_name(edge) for edge in range(N_EDGES)], fixed=True)
STALL: Final = numbers("stall", 1, 4)
HALF: Final = Domain("half", ["top", "bottom"], fixed=True)
GOLD_AMOUNT: Final = numbers("gold", 0, 99)
YEAR: Final = numbers("year", 1, 9)
PLACE: Final = numbers("place", 1, 5)

MOVES: Final = MoveTable(
    Kind("place", Param("card", CHAMBER), Param("column", COLUMN)),
    Kind("discard", Param("card", CHAMBER)),
    Kind("keep", Param("card", CHAMBER)),
    Kind("buy", Param("stall", STALL), Param("half", HALF)),
    Kind("pass"),
    Kind("put", Param("token", FACE), Param("cell", CELL)),
    Kind("passage", Param("edge", EDGE)),
    Kind("challenge", Param("card", CHALLENGE)),
)

EVENTS: Final[list[Kind]] = [
    Kind("year", Param("year", YEAR)),
    Kind("place", Param("card", CHAMBER), Param("cell", CELL)),
    Kind("discard", Param("card", CHAMBER, secret=True)),
    Kind("hands-pass-left"),
    Kind("hands-pass-right"),
    Kind("draw", Param("card", CHAMBER, secret=True)),
    Kind("income", Param("gold", GOLD_AMOUNT)),
    Kind("buy", Param("stall", STALL), Param("half", HALF), Param("gold", GOLD_AMOUNT)),
    Kind("bought", Param("token", FACE)),
    Kind("put", Param("token", FACE), Param("cell", CELL)),
    Kind("passage", Param("edge", EDGE)),
    Kind("no-room", Param("token", FACE)),
    Kind("pass", Param("gold", GOLD_AMOUNT), Param("place", PLACE)),
    Kind("solo-pass", Param("gold", GOLD_AMOUNT)),
    Kind("challenge", Param("card", CHALLENGE)),
    Kind("jael-card", Param("card", JAEL_CARD)),
    Kind("jael-collects", Param("card", CHAMBER)),
    Kind("jael-token", Param("token", FACE)),
    Kind("jael-discards", Param("card", CHALLENGE)),
    Kind("end"),
]
