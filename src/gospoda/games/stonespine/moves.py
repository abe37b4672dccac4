# gospoda: compiled
"""The kinds of move (section 11, decisions D1 to D7) and of event."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gospoda.core.moves import Domain, Kind, MoveTable, Param, numbers
from gospoda.games.stonespine.dungeon import N_EDGES, UPRIGHT
from gospoda.games.stonespine.tables import CHALLENGE, CHAMBER, FACE, JAEL_CARD, N_CHAMBERS


def cell_name(cell: int) -> str:
    """A cell by row and column, such as `r1c3`."""
    return f"r{cell // 4 + 1}c{cell % 4 + 1}"


def edge_name(edge: int) -> str:
    """An edge by a chamber beside it: its northern or western one, at the rim also its southern or eastern one."""
    if edge < UPRIGHT:
        return f"{cell_name(edge)}-n" if edge < 16 else f"{cell_name(edge - 4)}-s"
    row, column = divmod(edge - UPRIGHT, 5)
    return f"{cell_name(4 * row + column)}-w" if column < 4 else f"{cell_name(4 * row + 3)}-e"


COLUMN: Final = numbers("column", 1, 4)
CELL: Final = Domain("cell", [cell_name(cell) for cell in range(16)])
EDGE: Final = Domain("edge", [edge_name(edge) for edge in range(N_EDGES)])
STALL: Final = numbers("stall", 1, 4)
HALF: Final = Domain("half", ["top", "bottom"])
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

# A move is the number of its kind plus its parameters: place + 4 * card + column, buy + 2 * stall + half, ...
PLACE_CARD: Final[i64] = MOVES.base("place")
DISCARD: Final[i64] = MOVES.base("discard")
KEEP: Final[i64] = MOVES.base("keep")
BUY: Final[i64] = MOVES.base("buy")
PASS: Final[i64] = MOVES.base("pass")
PUT: Final[i64] = MOVES.base("put")
PASSAGE_ON: Final[i64] = MOVES.base("passage")
TAKE_CHALLENGE: Final[i64] = MOVES.base("challenge")

# Lists of moves that are offered again and again, ready to be joined.
PLACEMENTS: Final[list[list[int]]] = [  # [16 * card + taken columns]
    [int(PLACE_CARD) + 4 * card + column for column in range(4) if not taken >> column & 1]
    for card in range(N_CHAMBERS)
    for taken in range(16)
]
PUTS: Final[list[list[int]]] = [  # [64 * face + 16 * row + columns with room]
    [int(PUT) + 16 * face + 4 * row + column for column in range(4) if room >> column & 1]
    for face in range(len(FACE.ids))
    for row in range(4)
    for room in range(16)
]

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


def placed_card(move: i64) -> i64:
    """The chamber of a place move."""
    return (move - PLACE_CARD) // 4


def placed_column(move: i64) -> i64:
    """The column of a place move, counted from 0."""
    return (move - PLACE_CARD) % 4


def is_place(move: i64) -> bool:
    """Whether a move lays a chamber."""
    return PLACE_CARD <= move < PLACE_CARD + 4 * N_CHAMBERS
