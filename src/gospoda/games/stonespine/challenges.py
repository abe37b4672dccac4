# gospoda: compiled
"""7: the exact counting of the challenge cards. Each kind of card is one short function."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gospoda.games.stonespine.cards import CHALLENGE_KINDS
from gospoda.games.stonespine.dungeon import (
    CENTRAL,
    LEFT_COLUMN,
    OUTER,
    RIGHT_COLUMN,
    ROW,
    Cells,
    Dungeon,
    cells_in,
    in_cell,
)
from gospoda.games.stonespine.paths import best_path
from gospoda.games.stonespine.tables import (
    CHALLENGE_KIND,
    CHALLENGE_KINDS_COUNTED,
    CHALLENGE_PARTS,
    CHALLENGE_POINTS,
    CHALLENGE_THRESHOLD,
    EXIT,
    N_KINDS,
)

CENTRAL_COUNT: Final[i64] = CHALLENGE_KINDS.index("central_count")
MARKET_FACES: Final[i64] = CHALLENGE_KINDS.index("distinct_market_tokens")
CLUSTER_COUNT: Final[i64] = CHALLENGE_KINDS.index("cluster_count")
BEST_COLUMN: Final[i64] = CHALLENGE_KINDS.index("best_column_count")
LARGEST_CLUSTER: Final[i64] = CHALLENGE_KINDS.index("largest_cluster_size")
OUTER_OPENINGS: Final[i64] = CHALLENGE_KINDS.index("outer_side_openings")
BEST_CLUSTER: Final[i64] = CHALLENGE_KINDS.index("best_cluster_count")
TOTAL: Final[i64] = CHALLENGE_KINDS.index("total_count")
SINGLE_PATH: Final[i64] = CHALLENGE_KINDS.index("best_single_path_count")
FULL_CHAMBERS: Final[i64] = CHALLENGE_KINDS.index("full_chambers")
AT_LEAST: Final[i64] = CHALLENGE_KINDS.index("chambers_with_at_least")
WITH_EACH: Final[i64] = CHALLENGE_KINDS.index("chambers_with_each")
DISTINCT: Final[i64] = CHALLENGE_KINDS.index("distinct_elements")
EXIT_COUNT: Final[i64] = CHALLENGE_KINDS.index("exit_connected_count")
SETS: Final[i64] = CHALLENGE_KINDS.index("sets")
UNIFORM_LINES: Final[i64] = CHALLENGE_KINDS.index("uniform_lines")
OUTER_COUNT: Final[i64] = CHALLENGE_KINDS.index("outer_column_count")
CLUSTER_SIZES: Final[i64] = CHALLENGE_KINDS.index("distinct_cluster_sizes")


class Rulings:
    """The house rulings that touch scoring, as chosen for a game."""

    def __init__(self, edges_twice: bool = False, lone_paths: bool = False) -> None:
        self.edges_twice = edges_twice  # H7 the other way: a door and a passage on one edge count as two
        self.lone_paths = lone_paths  # H8 the other way: a chamber without connection is a path of one


STANDARD: Final = Rulings()


def challenge_points(dungeon: Dungeon, blueprint: i64, card: i64, rulings: Rulings) -> i64:
    """6.3: the reputation of one challenge card."""
    kind: i64 = CHALLENGE_KIND[card]
    points: i64 = CHALLENGE_POINTS[card]
    return points * counted(dungeon, blueprint, card, kind, rulings)


def counted(dungeon: Dungeon, blueprint: i64, card: i64, kind: i64, rulings: Rulings) -> i64:
    """7: how many items a challenge card counts."""
    kinds: i64 = CHALLENGE_KINDS_COUNTED[card]
    if kind == CENTRAL_COUNT:
        return dungeon.count(kinds, CENTRAL)
    if kind == TOTAL:
        return dungeon.total(kinds)
    if kind == OUTER_COUNT:
        return dungeon.count(kinds, OUTER)
    if kind == EXIT_COUNT:
        return dungeon.count(kinds, dungeon.from_exit(EXIT[blueprint]))
    if kind == BEST_COLUMN:
        return best_column(dungeon, kinds)
    if kind == BEST_CLUSTER:
        return best_cluster(dungeon, kinds)
    if kind == SINGLE_PATH:
        return best_path(dungeon, kinds, rulings.lone_paths)
    if kind == SETS:
        return sets(dungeon, CHALLENGE_PARTS[card])
    return counted_by_shape(dungeon, card, kind, rulings)


def counted_by_shape(dungeon: Dungeon, card: i64, kind: i64, rulings: Rulings) -> i64:
    """7: the cards that count chambers, clusters, edges or faces."""
    if kind == MARKET_FACES:
        return cells_in(dungeon.faces)
    if kind == CLUSTER_COUNT:
        return len(dungeon.clusters())
    if kind == LARGEST_CLUSTER:
        return largest_cluster(dungeon)
    if kind == CLUSTER_SIZES:
        return different_cluster_sizes(dungeon)
    if kind == OUTER_OPENINGS:
        return outer_openings(dungeon, rulings.edges_twice)
    if kind == FULL_CHAMBERS:
        return cells_in(full_chambers(dungeon))
    if kind == AT_LEAST:
        return cells_in(chambers_with(dungeon, CHALLENGE_KINDS_COUNTED[card], CHALLENGE_THRESHOLD[card]))
    if kind == WITH_EACH:
        return cells_in(chambers_with_each(dungeon, CHALLENGE_PARTS[card]))
    if kind == DISTINCT:
        return different_kinds(dungeon, CHALLENGE_KINDS_COUNTED[card])
    if kind == UNIFORM_LINES:
        return cells_in_lines(dungeon)
    return 1  # King's Favor: once, unconditional


def best_column(dungeon: Dungeon, kinds: i64) -> i64:
    """7, challenges 5 to 7: the best single column."""
    best: i64 = 0
    for column in range(4):
        n = dungeon.count(kinds, LEFT_COLUMN << column)
        if n > best:
            best = n
    return best


def best_cluster(dungeon: Dungeon, kinds: i64) -> i64:
    """7, challenges 10 and 11: the best single cluster."""
    best: i64 = 0
    for cells in dungeon.clusters():
        n = dungeon.count(kinds, cells)
        if n > best:
            best = n
    return best


def largest_cluster(dungeon: Dungeon) -> i64:
    """7, challenge 8: the chambers of the largest cluster."""
    best: i64 = 0
    for cells in dungeon.clusters():
        n = cells_in(cells)
        if n > best:
            best = n
    return best


def different_cluster_sizes(dungeon: Dungeon) -> i64:
    """7, challenge 29: clusters of equal size count once."""
    sizes: Cells = 0
    for cells in dungeon.clusters():
        sizes |= in_cell(cells_in(cells))
    return cells_in(sizes)


def outer_openings(dungeon: Dungeon, edges_twice: bool) -> i64:
    """H7: an outer edge with both a door and a passage counts once."""
    doors = cells_in(dungeon.west & LEFT_COLUMN) + cells_in(dungeon.east & RIGHT_COLUMN)
    if edges_twice:
        return doors + cells_in(dungeon.passage_w & LEFT_COLUMN) + cells_in(dungeon.passage_e & RIGHT_COLUMN)
    left = (dungeon.west | dungeon.passage_w) & dungeon.filled & LEFT_COLUMN
    right = (dungeon.east | dungeon.passage_e) & dungeon.filled & RIGHT_COLUMN
    return cells_in(left) + cells_in(right)


def full_chambers(dungeon: Dungeon) -> Cells:
    """7, challenge 16: chambers with four elements."""
    return dungeon.full


def chambers_with(dungeon: Dungeon, kinds: i64, at_least: i64) -> Cells:
    """7, challenge 17: chambers with enough of the named elements, in any mix."""
    found: Cells = 0
    for cell in range(16):
        if dungeon.count(kinds, in_cell(cell)) >= at_least:
            found |= in_cell(cell)
    return found


def chambers_with_each(dungeon: Dungeon, parts: list[int]) -> Cells:
    """7, challenge 18: chambers with at least one of each."""
    found = dungeon.filled
    for kinds in parts:
        found &= chambers_with(dungeon, kinds, 1)
    return found


def different_kinds(dungeon: Dungeon, kinds: i64) -> i64:
    """7, challenge 19: how many of the named kinds occur."""
    n: i64 = 0
    for count, kind in zip(dungeon.totals(), range(N_KINDS), strict=True):
        if kinds >> kind & 1 and count > 0:
            n += 1
    return n


def sets(dungeon: Dungeon, parts: list[int]) -> i64:
    """7, challenges 21, 23, 25 to 27: complete sets; a part named twice is needed twice."""
    best: i64 = 64
    for kinds in parts:
        n = dungeon.total(kinds) // parts.count(kinds)
        if n < best:
            best = n
    return best


def cells_in_lines(dungeon: Dungeon) -> i64:
    """7, challenge 22: rows and columns whose four chambers are of one type."""
    n: i64 = 0
    for i in range(4):
        for line in (ROW << 4 * i, LEFT_COLUMN << i):
            if dungeon.filled & line == line and (dungeon.cave & line == line or dungeon.cave & line == 0):
                n += 1
    return n


def on_cells(dungeon: Dungeon, kinds: i64) -> Cells:
    """The cells that hold any of these kinds, for showing where points come from."""
    return chambers_with(dungeon, kinds, 1)
