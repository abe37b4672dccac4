# gospoda: compiled
"""8.2, 8.3: a headquarters: a plot with the entrance hall, tiles with doors and walls, what is active.

Cells are bits of a mask, row by row from the top, with column 0 at the street. One mask per side holds the cells
with a door there, so a few operations on whole plots find all legal places of a tile.
Movement between the cells of one tile is free: the line inside a tile counts as a door on both sides.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gospoda.core.bits import bit, how_many
from gospoda.games.guilds.lookups import (
    CARDS,
    IS_LARGE,
)

ROWS: Final[i64] = CARDS.plot.rows
COLUMNS: Final[i64] = CARDS.plot.columns
CELLS: Final[i64] = CARDS.plot.rows * CARDS.plot.columns
PLOT: Final[i64] = (1 << (CARDS.plot.rows * CARDS.plot.columns)) - 1
LAST_COLUMN: Final[i64] = sum(1 << (r * CARDS.plot.columns + CARDS.plot.columns - 1) for r in range(CARDS.plot.rows))
FIRST_COLUMN: Final[i64] = sum(1 << (r * CARDS.plot.columns) for r in range(CARDS.plot.rows))

# the sides of a cell as bits
N: Final = 1
E: Final = 2
S: Final = 4
W: Final = 8
NO_SIDE: Final = 0

# ---- the tiles in their four turns

LEFT_SIDES: Final[dict[str, int]] = {"N1": N, "S1": S, "W": W}
RIGHT_SIDES: Final[dict[str, int]] = {"N2": N, "E": E, "S2": S}
SMALL: Final[dict[str, int]] = {"N": N, "E": E, "S": S, "W": W}


def turned(doors: int, turn: int) -> int:
    """8.2.1: a quarter turn takes N to E, E to S, S to W, W to N."""
    return (doors << turn | doors >> (4 - turn)) & 15


def doors_of(names: list[str], sides: dict[str, int]) -> int:
    """The doors of one cell of an unturned tile."""
    return sum(sides[name] for name in names if name in sides)


def first_doors(room: int, turn: int) -> int:
    """8.2.1: the doors of the top left cell of a turned tile; after a half turn, that is the right cell."""
    names = CARDS.rooms[room].doors
    if CARDS.rooms[room].size == "small":
        return turned(doors_of(names, SMALL), turn)
    return turned(doors_of(names, LEFT_SIDES if turn < 2 else RIGHT_SIDES), turn)


def other_doors(room: int, turn: int) -> int:
    """8.2.1: the doors of the second cell of a turned large tile."""
    if CARDS.rooms[room].size == "small":
        return 0
    return turned(doors_of(CARDS.rooms[room].doors, RIGHT_SIDES if turn < 2 else LEFT_SIDES), turn)


def pictures(room: int) -> list[int]:
    """8.2.1: the turns of a tile; turns with the same picture are offered once."""
    seen: list[tuple[int, int, int]] = []
    turns = []
    for turn in range(4):
        upright = turn % 2 if CARDS.rooms[room].size == "large" else 0
        picture = (first_doors(room, turn), other_doors(room, turn), upright)
        if picture not in seen:
            seen.append(picture)
            turns.append(turn)
    return turns


FIRST_DOORS: Final[bytes] = bytes([first_doors(n // 4, n % 4) for n in range(4 * len(CARDS.rooms))])
OTHER_DOORS: Final[bytes] = bytes([other_doors(n // 4, n % 4) for n in range(4 * len(CARDS.rooms))])
TURNS: Final[list[list[int]]] = [pictures(room) for room in range(len(CARDS.rooms))]

# ---- the entrance hall

HALL_CELL: Final[i64] = CARDS.plot.hall_row * CARDS.plot.columns + CARDS.plot.hall_column
HALL: Final[i64] = bit(HALL_CELL) * (3 + (3 << CARDS.plot.columns))
HALL_SIDE_CELL: Final[dict[str, tuple[int, int]]] = {
    "N1": (0, N),
    "N2": (1, N),
    "E1": (1, E),
    "E2": (CARDS.plot.columns + 1, E),
    "S2": (CARDS.plot.columns + 1, S),
    "S1": (CARDS.plot.columns, S),
}


def hall_doors(side: int) -> int:
    """The cells of the hall with a door on this side; movement inside the hall is free (H-20)."""
    mask = 0
    for name in CARDS.plot.hall_doors:
        offset, at = HALL_SIDE_CELL[name]
        if at == side:
            mask |= bit(HALL_CELL + offset)
    inside = {N: 3 << CARDS.plot.columns, E: 1 + (1 << CARDS.plot.columns), S: 3, W: 2 + (2 << CARDS.plot.columns)}
    return mask | inside[side] << HALL_CELL


class Headquarters:
    """One player's plot; immutable: every placement returns a new one."""

    __slots__ = (
        "active",
        "built",
        "door_e",
        "door_n",
        "door_s",
        "door_w",
        "east",
        "filled",
        "north",
        "rooms",
        "south",
        "tiles",
        "wall_e",
        "wall_n",
        "wall_s",
        "wall_w",
        "west",
    )

    def __init__(self, tiles: list[int], built: i64, filled: i64, north: i64, east: i64, south: i64, west: i64) -> None:
        self.tiles = tiles  # in placement order: 4 * (CELLS * room + cell) + turn
        self.built: i64 = built  # all rooms on the plot
        self.filled: i64 = filled
        self.north: i64 = north
        self.east: i64 = east
        self.south: i64 = south
        self.west: i64 = west
        # the cells that border a door, or a wall, on each of their sides
        self.door_n: i64 = south << COLUMNS & PLOT
        self.door_e: i64 = (west & ~FIRST_COLUMN) >> 1
        self.door_s: i64 = north >> COLUMNS
        self.door_w: i64 = (east & ~LAST_COLUMN) << 1
        self.wall_n: i64 = (filled << COLUMNS & PLOT) & ~self.door_n
        self.wall_e: i64 = (filled & ~FIRST_COLUMN) >> 1 & ~self.door_e
        self.wall_s: i64 = filled >> COLUMNS & ~self.door_s
        self.wall_w: i64 = (filled & ~LAST_COLUMN) << 1 & ~self.door_w
        self.active: i64 = self.reached()
        self.rooms: i64 = self.active_rooms()  # the active rooms

    def reached(self) -> i64:
        """8.3: the cells that a chain of shared doors joins to the entrance hall."""
        up = self.north & self.door_n
        left = self.west & self.door_w
        cells: i64 = HALL
        before: i64 = 0
        while cells != before:
            before = cells
            cells |= (cells & up) >> COLUMNS | (cells << COLUMNS & up)
            cells |= (cells & left) >> 1 | (cells << 1 & left)
        return cells

    def active_rooms(self) -> i64:
        """8.3, H-19: the rooms whose cells are reached."""
        rooms: i64 = 0
        for tile in self.tiles:
            if self.active >> tile_cell(tile) & 1:
                rooms |= bit(tile_room(tile))
        return rooms

    def area(self) -> i64:
        """H-32: the cells of active rooms, without the hall."""
        return how_many(self.active & ~HALL)

    def matching(self, doors: i64, inner: i64) -> i64:
        """8.2.3: the free cells where a cell with these doors meets door with door and wall with wall."""
        cells = PLOT & ~self.filled
        if inner != N:
            cells &= ~self.wall_n if doors & N else ~self.door_n
        if inner != E:
            cells &= ~self.wall_e if doors & E else ~self.door_e
        if inner != S:
            cells &= ~self.wall_s if doors & S else ~self.door_s
        if inner != W:
            cells &= ~self.wall_w if doors & W else ~self.door_w
        return cells

    def touching(self) -> i64:
        """8.2.2, H-16: the cells that share an edge with the hall or a tile."""
        near = self.door_n | self.door_e | self.door_s | self.door_w
        return near | self.wall_n | self.wall_e | self.wall_s | self.wall_w

    def places(self, room: i64, turn: i64) -> i64:
        """8.2, 8.2.4: the possible cells for the top left cell of the turned tile (H-16, H-17)."""
        doors: i64 = FIRST_DOORS[4 * room + turn]
        touching = self.touching()
        if not IS_LARGE[room]:
            return self.matching(doors, NO_SIDE) & touching
        other: i64 = OTHER_DOORS[4 * room + turn]
        if turn % 2 == 0:
            second = (self.matching(other, W) & ~FIRST_COLUMN) >> 1
            return self.matching(doors, E) & second & (touching | (touching & ~FIRST_COLUMN) >> 1)
        return self.matching(doors, S) & self.matching(other, N) >> COLUMNS & (touching | touching >> COLUMNS)

    def fits(self, room: i64) -> bool:
        """H-15: whether the tile can be placed at all."""
        for turn in TURNS[room]:
            if self.places(room, turn):
                return True
        return False

    def with_room(self, room: i64, cell: i64, turn: i64) -> Headquarters:
        """8.2.5, H-18: the plot with one more tile; tiles are never moved or removed."""
        first = bit(cell)
        doors: i64 = FIRST_DOORS[4 * room + turn]
        north = first if doors & N else 0
        east = first if doors & E else 0
        south = first if doors & S else 0
        west = first if doors & W else 0
        covered = first
        if IS_LARGE[room]:
            second = first << (1 if turn % 2 == 0 else COLUMNS)
            doors = OTHER_DOORS[4 * room + turn]
            covered |= second
            if doors & N or turn % 2:
                north |= second
            if doors & E:
                east |= second
            if doors & S:
                south |= second
            if doors & W or turn % 2 == 0:
                west |= second
            if turn % 2:
                south |= first
            else:
                east |= first
        return Headquarters(
            [*self.tiles, 4 * (CELLS * room + cell) + turn],
            self.built | bit(room),
            self.filled | covered,
            self.north | north,
            self.east | east,
            self.south | south,
            self.west | west,
        )

    def open_doors(self) -> i64:
        """Counts the doors of active tiles and of the hall that lead to free cells."""
        free = PLOT & ~self.filled
        doors = how_many(self.north & self.active & free << COLUMNS) + how_many(
            self.south & self.active & free >> COLUMNS
        )
        doors += how_many(self.west & self.active & (free & ~LAST_COLUMN) << 1)
        return doors + how_many(self.east & self.active & (free & ~FIRST_COLUMN) >> 1)


def tile_room(tile: i64) -> i64:
    """Returns the room of a placed tile."""
    return tile // (4 * CELLS)


def tile_cell(tile: i64) -> i64:
    """Returns the cell of its top left corner."""
    return tile // 4 % CELLS


def tile_turn(tile: i64) -> i64:
    """Returns its number of quarter turns."""
    return tile % 4


def covered_cells(room: i64, cell: i64, turn: i64) -> i64:
    """Returns the cells that a tile covers, as a mask."""
    first = bit(cell)
    if not IS_LARGE[room]:
        return first
    return first | first << (1 if turn % 2 == 0 else COLUMNS)


def empty_plot() -> Headquarters:
    """3.2, H-20: the plot with only the entrance hall."""
    return EMPTY


EMPTY: Final = Headquarters([], 0, HALL, hall_doors(N), hall_doors(E), hall_doors(S), hall_doors(W))
