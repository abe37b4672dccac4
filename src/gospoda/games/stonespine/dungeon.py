# gospoda: compiled
"""3: a dungeon of sixteen chambers: its doors, passages, types and elements, and their connections.

Cells are numbered row by row from the top left, 0 to 15; a set of cells is a 16-bit mask. The chambers of a row are
packed into one number, fifteen bits each. A dungeon never changes: building returns a new one.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gospoda.core.bits import BITS, WORD, WORD_MASK, each_bit
from gospoda.core.piles import bit
from gospoda.games.stonespine.constants import CHEST
from gospoda.games.stonespine.lookups import (
    CHAMBER_ELEMENTS,
    CHAMBER_REPUTATION,
    EAST,
    ELEMENT_BITS,
    ELEMENT_MASK,
    FACE_ELEMENT,
    FACE_KIND,
    IS_CAVE,
    N_ELEMENTS,
    N_KINDS,
    NORTH,
    PASSAGE_FACE,
    PRINTED_CHESTS,
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
CHAMBER_BITS: Final = 15  # of a chamber in its row's number: the card plus one
CHAMBER_MASK: Final = 0x7FFF
USED_BITS: Final = 3  # of a cell in the number that counts the elements of all cells
USED_MASK: Final = 7

# Each edge has one number: 0 to 19 are above row 1 ... below row 4, 20 to 39 left of column 1 ... right of column 4.
N_EDGES: Final = 40
UPRIGHT: Final = 20


def in_cell(cell: i64) -> Cells:
    """The set with just this cell."""
    return bit(cell)


# Sets are searched eight members at a time.
NTH: Final[bytes] = bytes(  # [8 * set + n]: its n-th member
    [([i for i in range(8) if part >> i & 1] + [0] * 8)[n] for part in range(256) for n in range(8)]
)


def cells_in(cells: Cells) -> i64:
    """How many cells (or edges) a set has."""
    n: i64 = 0
    while cells:
        n += BITS[cells & WORD_MASK]
        cells >>= WORD
    return n


def nth_of(places: i64, n: i64) -> i64:
    """The n-th member of a set of cells or edges, counted from 0."""
    at: i64 = 0
    here: i64 = BITS[places & 0xFF]
    while n >= here:
        n -= here
        places >>= 8
        at += 8
        here = BITS[places & 0xFF]
    return at + NTH[8 * (places & 0xFF) + n]


def neighbours(cells: Cells) -> Cells:
    """The cells that share an edge with one of these."""
    return (cells << 4 | cells >> 4 | (cells & HAS_EAST) << 1 | (cells & HAS_WEST) >> 1) & ALL_CELLS


def elements_in(elements: i64, kinds: i64) -> i64:
    """Counts the elements of a cell that are of these kinds."""
    n: i64 = 0
    wanted = kinds << 1
    while elements:
        n += wanted >> (elements & ELEMENT_MASK) & 1
        elements >>= ELEMENT_BITS
    return n


class Dungeon:
    """A player's chambers with everything in them."""

    __slots__ = (
        "cave", "chests", "east", "faces", "filled", "full", "north", "passage_e", "passage_n", "passage_s",
        "passage_w", "reputation", "row_1", "row_2", "row_3", "row_4", "south", "tokens", "used", "west",
    )  # fmt: skip

    def __init__(self, tokens: list[int]) -> None:
        self.tokens = tokens  # placed element tokens in order, as 16 * face + cell
        self.row_1: i64 = 0  # the chambers of each row
        self.row_2: i64 = 0
        self.row_3: i64 = 0
        self.row_4: i64 = 0
        self.used: i64 = 0  # the number of elements in each cell
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
        self.chests: i64 = 0

    def copied(self) -> Dungeon:
        """A copy to build on; lists are replaced, never changed in place."""
        twin = Dungeon(self.tokens)
        twin.row_1 = self.row_1
        twin.row_2 = self.row_2
        twin.row_3 = self.row_3
        twin.row_4 = self.row_4
        twin.used = self.used
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
        twin.chests = self.chests
        return twin

    # ---- building

    def with_chamber(self, cell: i64, chamber: i64) -> Dungeon:
        """5.1: lays a chamber card, which is never turned or moved again."""
        new = self.copied()
        here = in_cell(cell)
        new.put_chamber(cell, chamber)
        new.filled |= here
        new.reputation += CHAMBER_REPUTATION[chamber]
        new.chests += PRINTED_CHESTS[chamber]
        new.use(cell, N_ELEMENTS[chamber])
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

    def put_chamber(self, cell: i64, chamber: i64) -> None:
        """Enters a card into the number of its row."""
        entry = chamber + 1 << CHAMBER_BITS * (cell & 3)
        if cell < 4:
            self.row_1 |= entry
        elif cell < 8:
            self.row_2 |= entry
        elif cell < 12:
            self.row_3 |= entry
        else:
            self.row_4 |= entry

    def use(self, cell: i64, elements: i64) -> None:
        """Counts more elements in a cell; once all quarters are taken, it is full."""
        self.used += elements << USED_BITS * cell
        if self.used >> USED_BITS * cell & USED_MASK >= ROOM:
            self.full |= in_cell(cell)

    def with_token(self, face: i64, cell: i64) -> Dungeon:
        """5.3: puts an element token into a free quarter; which quarter doesn't matter."""
        new = self.copied()
        new.use(cell, 1)
        new.reputation += STAR_VALUE[FACE_ELEMENT[face]]
        if FACE_KIND[face] == CHEST:
            new.chests += 1
        new.faces |= in_cell(face)
        new.tokens = [*self.tokens, 16 * face + cell]
        return new

    def with_passage(self, edge: i64) -> Dungeon:
        """5.3: puts a secret passage on an edge; two chambers share their common edge."""
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

    # ---- queries

    def chamber(self, cell: i64) -> i64:
        """The card in a cell, or -1."""
        row = self.row_1
        if cell >= 12:
            row = self.row_4
        elif cell >= 8:
            row = self.row_3
        elif cell >= 4:
            row = self.row_2
        return (row >> CHAMBER_BITS * (cell & 3) & CHAMBER_MASK) - 1

    def chambers(self) -> list[int]:
        """The cards of all cells."""
        return [self.chamber(cell) for cell in range(16)]

    def elements(self, cell: i64) -> i64:
        """The elements in a cell, packed four bits each: the kind plus one."""
        chamber = self.chamber(cell)
        if chamber < 0:
            return 0
        elements: i64 = CHAMBER_ELEMENTS[chamber]
        for token in self.tokens:
            if token & 15 == cell:
                elements = elements << ELEMENT_BITS | FACE_KIND[token >> 4] + 1
        return elements

    def with_room(self) -> Cells:
        """The built chambers with a free quarter."""
        return self.filled & ~self.full

    def has_passage(self, edge: i64) -> bool:
        """Whether an edge has a passage token."""
        if edge < UPRIGHT:
            return (self.passage_n >> edge if edge < 16 else self.passage_s >> edge - 4) & 1 != 0
        row: i64 = (edge - UPRIGHT) // 5
        column: i64 = (edge - UPRIGHT) % 5
        return (self.passage_w >> 4 * row + column if column < 4 else self.passage_e >> 4 * row + 3) & 1 != 0

    def passage_edges(self) -> i64:
        """The set of all edges with a passage token."""
        level = self.passage_n | self.passage_s >> 12 << 16
        upright: i64 = 0
        for row in range(4):
            west = self.passage_w >> 4 * row & 15
            east = self.passage_e >> 4 * row + 3 & 1
            upright |= (west | east << 4) << 5 * row
        return level | upright << UPRIGHT

    def touches(self, edge: i64) -> bool:
        """Whether an edge belongs to a placed chamber."""
        if edge < UPRIGHT:
            above: i64 = self.filled >> edge - 4 & 1 if edge >= 4 else 0
            return above != 0 or (edge < 16 and self.filled >> edge & 1 != 0)
        row: i64 = (edge - UPRIGHT) // 5
        column: i64 = (edge - UPRIGHT) % 5
        right = column < 4 and self.filled >> 4 * row + column & 1 != 0
        return right or (column > 0 and self.filled >> 4 * row + column - 1 & 1 != 0)

    def free_edges(self) -> i64:
        """5.3, H5: the edges of placed chambers without a passage, as a set."""
        filled, west, east = self.filled, self.passage_w, self.passage_e
        edges = (filled | filled << 4) & ~(self.passage_n | self.passage_s << 4)
        for row in range(4):
            line = filled >> 4 * row & ROW
            taken = (west >> 4 * row & ROW) | (east >> 4 * row & ROW) << 1
            edges |= ((line | line << 1) & ~taken) << UPRIGHT + 5 * row
        return edges

    def passages(self) -> list[int]:
        """The edges with a secret passage."""
        return each_bit(self.passage_edges())

    def placed_faces(self) -> list[int]:
        """The faces of all market tokens in the dungeon, including passages."""
        faces = [token >> 4 for token in self.tokens]
        passage: int = PASSAGE_FACE
        return faces + [passage] * len(self.passages())

    def count(self, kinds: i64, cells: Cells) -> i64:
        """Counts the elements of these kinds in these cells."""
        n: i64 = 0
        for token in self.tokens:
            if cells >> (token & 15) & 1:
                n += kinds >> FACE_KIND[token >> 4] & 1
        cell: i64 = 0
        cells &= self.filled
        while cells:
            if cells & 1:
                n += elements_in(CHAMBER_ELEMENTS[self.chamber(cell)], kinds)
            cells >>= 1
            cell += 1
        return n

    def total(self, kinds: i64) -> i64:
        """Counts the elements of these kinds in the whole dungeon."""
        return self.count(kinds, self.filled)

    def totals(self) -> list[int]:
        """Counts the elements of each kind in the whole dungeon."""
        totals = [0] * N_KINDS
        for cell in range(16):
            elements = self.elements(cell)
            while elements:
                totals[(elements & ELEMENT_MASK) - 1] += 1
                elements >>= ELEMENT_BITS
        return totals

    # ---- connections

    def links_east(self) -> Cells:
        """3: cells connected to their eastern neighbour by two facing doors or a secret passage."""
        pairs = self.filled & self.filled >> 1 & HAS_EAST
        return (self.east & self.west >> 1 | self.passage_e) & pairs

    def links_south(self) -> Cells:
        """3: cells connected to their southern neighbour."""
        pairs = self.filled & self.filled >> 4
        return (self.south & self.north >> 4 | self.passage_s) & pairs

    def network(self, start: Cells) -> Cells:
        """3: everything reachable from these cells through connections, including all branches."""
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
        """3: the cluster of a cell: chambers of its type joined edge to edge, regardless of doors."""
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
    return Dungeon([])
