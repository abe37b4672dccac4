# gospoda: compiled
"""3: a dungeon of sixteen chambers: its doors, passages, types and elements, and what is connected to what.

Cells are numbered row by row from the top left, 0 to 15; a set of cells is a 16-bit mask. What a cell holds is one
number: the chamber in its low bits, and above them the count of each kind of element in a field of three bits.
A dungeon never changes: building gives a new one.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gospoda.core.piles import bit
from gospoda.games.stonespine.tables import (
    CHAMBER_BITS,
    CHAMBER_CELL,
    CHAMBER_MASK,
    CHAMBER_REPUTATION,
    EAST,
    IS_CAVE,
    IS_FULL,
    KIND,
    N_KINDS,
    NORTH,
    PASSAGE_FACE,
    ROOM,
    SOUTH,
    STAR_VALUE,
    WEST,
)

Cells = i64  # a set of cells

ALL_CELLS: Final = 0xFFFF
HAS_EAST: Final = 0x7777  # cells with an eastern neighbour
HAS_WEST: Final = 0xEEEE
HAS_SOUTH: Final = 0x0FFF
CENTRAL: Final = 0x0660  # rows and columns 2 and 3
LEFT_COLUMN: Final = 0x1111
RIGHT_COLUMN: Final = 0x8888
OUTER: Final = LEFT_COLUMN | RIGHT_COLUMN
ROW: Final = 0x000F

# An edge is numbered once: 0 to 19 lie above row 1 ... below row 4, 20 to 39 left of column 1 ... right of column 4.
N_EDGES: Final = 40
UPRIGHT: Final = 20


def in_cell(cell: i64) -> Cells:
    """The set of one cell."""
    return bit(cell)


def cells_in(cells: Cells) -> i64:
    """How many cells a set has."""
    n: i64 = 0
    while cells:
        cells &= cells - 1
        n += 1
    return n


def neighbours(cells: Cells) -> Cells:
    """The cells that share an edge with one of these."""
    return (cells << 4 | cells >> 4 | (cells & HAS_EAST) << 1 | (cells & HAS_WEST) >> 1) & ALL_CELLS


def sum_of(fields: i64) -> i64:
    """How many elements the fields of a cell hold."""
    n: i64 = 0
    while fields:
        n += fields & 7
        fields >>= 3
    return n


def fields_of(kinds: i64) -> i64:
    """The fields of a cell in which these kinds are counted."""
    mask: i64 = 0
    field: i64 = 7
    while kinds:
        if kinds & 1:
            mask |= field
        kinds >>= 1
        field <<= 3
    return mask


class Dungeon:
    """The chambers of one player with everything in them."""

    __slots__ = (
        "cave", "cells", "east", "faces", "filled", "full", "north", "passage_e", "passage_n", "passage_s", "passage_w",
        "reputation", "south", "tokens", "west",
    )  # fmt: skip

    def __init__(self, cells: list[int], tokens: list[int]) -> None:
        self.cells = cells  # chamber and elements of each cell
        self.tokens = tokens  # placed element tokens in order, as 16 * face + cell
        self.filled: Cells = 0
        self.full: Cells = 0  # chambers without a free quarter
        self.cave: Cells = 0
        self.north: Cells = 0  # chambers with a door to the north, ...
        self.east: Cells = 0
        self.south: Cells = 0
        self.west: Cells = 0
        self.passage_n: Cells = 0  # cells with a secret passage on the northern edge, ...
        self.passage_e: Cells = 0
        self.passage_s: Cells = 0
        self.passage_w: Cells = 0
        self.faces: i64 = 0  # the set of token faces present
        self.reputation: i64 = 0  # the sum of the star values

    def copied(self) -> Dungeon:
        """A copy to be built on; only the lists that will change are replaced."""
        twin = Dungeon(self.cells, self.tokens)
        twin.filled = self.filled
        twin.full = self.full
        twin.cave = self.cave
        twin.north = self.north
        twin.east = self.east
        twin.south = self.south
        twin.west = self.west
        twin.passage_n = self.passage_n
        twin.passage_e = self.passage_e
        twin.passage_s = self.passage_s
        twin.passage_w = self.passage_w
        twin.faces = self.faces
        twin.reputation = self.reputation
        return twin

    # ---- building

    def with_chamber(self, cell: i64, chamber: i64) -> Dungeon:
        """5.1: lay a chamber card; it is never turned and never moves again."""
        new = self.copied()
        here = in_cell(cell)
        new.cells = self.cells.copy()
        new.cells[cell] = CHAMBER_CELL[chamber]
        new.filled |= here
        new.reputation += CHAMBER_REPUTATION[chamber]
        if IS_FULL[chamber]:
            new.full |= here
        if IS_CAVE[chamber]:
            new.cave |= here
        if NORTH[chamber]:
            new.north |= here
        if EAST[chamber]:
            new.east |= here
        if SOUTH[chamber]:
            new.south |= here
        if WEST[chamber]:
            new.west |= here
        return new

    def with_token(self, face: i64, element: i64, cell: i64) -> Dungeon:
        """5.3: put an element token into a free quarter; which one has no meaning."""
        new = self.copied()
        new.cells = self.cells.copy()
        new.cells[cell] = self.cells[cell] + (in_cell(3 * KIND[element]) << CHAMBER_BITS)
        new.reputation += STAR_VALUE[element]
        if sum_of(self.elements(cell)) + 1 >= ROOM:
            new.full |= in_cell(cell)
        new.faces |= in_cell(face)
        new.tokens = [*self.tokens, 16 * face + cell]
        return new

    def with_passage(self, edge: i64) -> Dungeon:
        """5.3: put a secret passage on an edge; the common edge of two chambers is one edge."""
        new = self.copied()
        new.faces |= in_cell(PASSAGE_FACE)
        if edge < UPRIGHT:
            if edge < 16:
                new.passage_n |= in_cell(edge)
            if edge >= 4:
                new.passage_s |= in_cell(edge - 4)
        else:
            row: i64 = (edge - UPRIGHT) // 5
            column: i64 = (edge - UPRIGHT) % 5
            if column < 4:
                new.passage_w |= in_cell(4 * row + column)
            if column > 0:
                new.passage_e |= in_cell(4 * row + column - 1)
        return new

    # ---- looking

    def chamber(self, cell: i64) -> i64:
        """The card in a cell, -1 if there is none."""
        entry: i64 = self.cells[cell]
        return (entry & CHAMBER_MASK) - 1

    def chambers(self) -> list[int]:
        """The cards of all cells."""
        return [self.chamber(cell) for cell in range(16)]

    def elements(self, cell: i64) -> i64:
        """The elements in a cell, a field of three bits for each kind."""
        entry: i64 = self.cells[cell]
        return entry >> CHAMBER_BITS

    def with_room(self) -> Cells:
        """The built chambers with a free quarter."""
        return self.filled & ~self.full

    def has_passage(self, edge: i64) -> bool:
        """Whether a passage token lies on an edge."""
        if edge < UPRIGHT:
            return (self.passage_n >> edge if edge < 16 else self.passage_s >> edge - 4) & 1 != 0
        row: i64 = (edge - UPRIGHT) // 5
        column: i64 = (edge - UPRIGHT) % 5
        return (self.passage_w >> 4 * row + column if column < 4 else self.passage_e >> 4 * row + 3) & 1 != 0

    def touches(self, edge: i64) -> bool:
        """Whether a placed chamber lies at an edge."""
        if edge < UPRIGHT:
            above: i64 = self.filled >> edge - 4 & 1 if edge >= 4 else 0
            return above != 0 or (edge < 16 and self.filled >> edge & 1 != 0)
        row: i64 = (edge - UPRIGHT) // 5
        column: i64 = (edge - UPRIGHT) % 5
        right = column < 4 and self.filled >> 4 * row + column & 1 != 0
        return right or (column > 0 and self.filled >> 4 * row + column - 1 & 1 != 0)

    def passages(self) -> list[int]:
        """The edges with a secret passage."""
        return [edge for edge in range(N_EDGES) if self.has_passage(edge)]

    def placed_faces(self) -> list[int]:
        """The faces of all market tokens in the dungeon, passages included."""
        faces = [token // 16 for token in self.tokens]
        passage: int = PASSAGE_FACE
        return faces + [passage] * len(self.passages())

    def count(self, kinds: i64, cells: Cells) -> i64:
        """How many elements of these kinds lie in these cells."""
        fields = fields_of(kinds)
        n: i64 = 0
        cell: i64 = 0
        while cells:
            if cells & 1:
                n += sum_of(self.elements(cell) & fields)
            cells >>= 1
            cell += 1
        return n

    def total(self, kinds: i64) -> i64:
        """How many elements of these kinds the whole dungeon has."""
        return self.count(kinds, self.filled)

    def totals(self) -> list[int]:
        """How many elements of each kind the whole dungeon has."""
        totals = [0] * N_KINDS
        for cell in range(16):
            fields = self.elements(cell)
            kind: i64 = 0
            while fields:
                totals[kind] += fields & 7
                fields >>= 3
                kind += 1
        return totals

    # ---- connections

    def links_east(self) -> Cells:
        """3: cells connected with their eastern neighbour: two facing doors, or a secret passage."""
        pairs = self.filled & self.filled >> 1 & HAS_EAST
        return (self.east & self.west >> 1 | self.passage_e) & pairs

    def links_south(self) -> Cells:
        """3: cells connected with their southern neighbour."""
        pairs = self.filled & self.filled >> 4
        return (self.south & self.north >> 4 | self.passage_s) & pairs

    def network(self, start: Cells) -> Cells:
        """3: everything reachable from these cells through connections, with all branches."""
        east = self.links_east()
        south = self.links_south()
        reached = start
        while True:
            more: Cells = (
                reached
                | (reached & east) << 1
                | (reached & south) << 4
                | (reached >> 1 & east)
                | (reached >> 4 & south)
            )
            if more == reached:
                return reached
            reached = more

    def from_entrance(self, column: i64) -> Cells:
        """3, connected to the entrance: the chamber under the marker must be open to the north."""
        return self.network(in_cell(column) & self.filled & (self.north | self.passage_n))

    def from_exit(self, column: i64) -> Cells:
        """3, connected to the exit: the chamber above the marker must be open to the south."""
        return self.network(in_cell(12 + column) & self.filled & (self.south | self.passage_s))

    def cluster(self, start: Cells) -> Cells:
        """3: the cluster of a cell: chambers of its type joined edge to edge; doors are irrelevant."""
        same = self.cave if start & self.cave else self.filled & ~self.cave
        group = start
        while True:
            more: Cells = (group | neighbours(group)) & same
            if more == group:
                return group
            group = more

    def clusters(self) -> list[int]:
        """3: all clusters, each as a set of cells."""
        found: list[int] = []
        left = self.filled
        while left:
            group = self.cluster(left & -left)
            found.append(group)
            left &= ~group
        return found


def empty_dungeon() -> Dungeon:
    """A dungeon before the first year."""
    return Dungeon([0] * 16, [])
