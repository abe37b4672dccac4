# gospoda: compiled
"""7: the exact counting of the challenge cards. Each kind of counting is a class that knows how many, and where.

A card names its kind in `content/challenges.toml`; a kind is worded by the message `challenge-<kind>`.
"""

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
from gospoda.games.stonespine.lookups import (
    CHALLENGE_KIND,
    CHALLENGE_KINDS_COUNTED,
    CHALLENGE_PARTS,
    CHALLENGE_POINTS,
    CHALLENGE_THRESHOLD,
    EXIT,
    N_KINDS,
)
from gospoda.games.stonespine.paths import best_path, best_walk


class Rulings:
    """The house rulings that affect scoring, as chosen for a game."""

    def __init__(self, edges_twice: bool = False, lone_paths: bool = False) -> None:
        self.edges_twice = edges_twice  # H7 the other way: a door and a passage on the same edge count as two
        self.lone_paths = lone_paths  # H8 the other way: an unconnected chamber is a path of one


STANDARD: Final = Rulings()


# ---- kinds of counting


class Counting:
    """A kind of challenge; `cells` shows where its points come from."""

    kind: str = ""

    def count(self, dungeon: Dungeon, blueprint: i64, card: i64, rulings: Rulings) -> i64:
        """Counts the items of a card."""
        raise NotImplementedError

    def cells(self, dungeon: Dungeon, blueprint: i64, card: i64, rulings: Rulings) -> Cells:
        """The cells of these items; by default those with any of the elements."""
        return chambers_with(dungeon, union(CHALLENGE_PARTS[card]), 1)


class InRegion(Counting):
    """The elements in a part of the dungeon."""

    def region(self, dungeon: Dungeon, blueprint: i64, kinds: i64) -> Cells:
        """The part of the dungeon where they count."""
        raise NotImplementedError

    def count(self, dungeon: Dungeon, blueprint: i64, card: i64, rulings: Rulings) -> i64:
        """Counts the elements there."""
        kinds: i64 = CHALLENGE_KINDS_COUNTED[card]
        return dungeon.count(kinds, self.region(dungeon, blueprint, kinds))

    def cells(self, dungeon: Dungeon, blueprint: i64, card: i64, rulings: Rulings) -> Cells:
        """The cells there with any of them."""
        kinds: i64 = CHALLENGE_KINDS_COUNTED[card]
        return chambers_with(dungeon, kinds, 1) & self.region(dungeon, blueprint, kinds)


class CentralCount(InRegion):
    """The elements in the four central chambers."""

    kind = "central_count"

    def region(self, dungeon: Dungeon, blueprint: i64, kinds: i64) -> Cells:
        """The four cells in the middle."""
        return CENTRAL


class OuterCount(InRegion):
    """The elements in columns 1 and 4."""

    kind = "outer_column_count"

    def region(self, dungeon: Dungeon, blueprint: i64, kinds: i64) -> Cells:
        """Both outer columns."""
        return OUTER


class ExitCount(InRegion):
    """The elements in chambers connected to the exit."""

    kind = "exit_connected_count"

    def region(self, dungeon: Dungeon, blueprint: i64, kinds: i64) -> Cells:
        """Everything reachable from the exit."""
        return dungeon.from_exit(EXIT[blueprint])


class BestColumn(InRegion):
    """Challenges 5 to 7: the elements in the best single column."""

    kind = "best_column_count"

    def region(self, dungeon: Dungeon, blueprint: i64, kinds: i64) -> Cells:
        """The column with the most of them."""
        best: Cells = LEFT_COLUMN
        most = dungeon.count(kinds, LEFT_COLUMN)
        for column in range(1, 4):
            n = dungeon.count(kinds, LEFT_COLUMN << column)
            if n > most:
                most = n
                best = LEFT_COLUMN << column
        return best


class BestCluster(InRegion):
    """Challenges 10 and 11: the elements in the best single cluster."""

    kind = "best_cluster_count"

    def region(self, dungeon: Dungeon, blueprint: i64, kinds: i64) -> Cells:
        """The cluster with the most of them."""
        best: Cells = 0
        most: i64 = -1
        for cells in dungeon.clusters():
            n = dungeon.count(kinds, cells)
            if n > most:
                most = n
                best = cells
        return best


class Total(Counting):
    """The elements in the whole dungeon."""

    kind = "total_count"

    def count(self, dungeon: Dungeon, blueprint: i64, card: i64, rulings: Rulings) -> i64:
        """Counts all of them."""
        return dungeon.total(CHALLENGE_KINDS_COUNTED[card])


class SinglePath(Counting):
    """The elements on the best single path; H8: whether a lone chamber is a path."""

    kind = "best_single_path_count"

    def count(self, dungeon: Dungeon, blueprint: i64, card: i64, rulings: Rulings) -> i64:
        """Counts the elements on it."""
        return best_path(dungeon, CHALLENGE_KINDS_COUNTED[card], rulings.lone_paths)

    def cells(self, dungeon: Dungeon, blueprint: i64, card: i64, rulings: Rulings) -> Cells:
        """The path itself."""
        return best_walk(dungeon, CHALLENGE_KINDS_COUNTED[card], rulings.lone_paths).best_cells


class Sets(Counting):
    """Challenges 21, 23, 25 to 27: complete sets; a part listed twice is needed twice."""

    kind = "sets"

    def count(self, dungeon: Dungeon, blueprint: i64, card: i64, rulings: Rulings) -> i64:
        """The number of sets that the scarcest part allows."""
        parts = CHALLENGE_PARTS[card]
        best: i64 = 64
        for kinds in parts:
            n = dungeon.total(kinds) // parts.count(kinds)
            if n < best:
                best = n
        return best


class MarketFaces(Counting):
    """Different faces among the market tokens, including the secret passage."""

    kind = "distinct_market_tokens"

    def count(self, dungeon: Dungeon, blueprint: i64, card: i64, rulings: Rulings) -> i64:
        """Counts the faces of all tokens placed."""
        return cells_in(dungeon.faces)


class ClusterCount(Counting):
    """Clusters of chambers of one type."""

    kind = "cluster_count"

    def count(self, dungeon: Dungeon, blueprint: i64, card: i64, rulings: Rulings) -> i64:
        """Counts all clusters, including single chambers."""
        return len(dungeon.clusters())


class LargestCluster(Counting):
    """Challenge 8: the chambers of the largest cluster."""

    kind = "largest_cluster_size"

    def count(self, dungeon: Dungeon, blueprint: i64, card: i64, rulings: Rulings) -> i64:
        """Counts its chambers."""
        return cells_in(self.cells(dungeon, blueprint, card, rulings))

    def cells(self, dungeon: Dungeon, blueprint: i64, card: i64, rulings: Rulings) -> Cells:
        """The cluster itself."""
        best: Cells = 0
        for cells in dungeon.clusters():
            if cells_in(cells) > cells_in(best):
                best = cells
        return best


class ClusterSizes(Counting):
    """Challenge 29: different cluster sizes; clusters of equal size count once."""

    kind = "distinct_cluster_sizes"

    def count(self, dungeon: Dungeon, blueprint: i64, card: i64, rulings: Rulings) -> i64:
        """Counts the distinct sizes."""
        sizes: Cells = 0
        for cells in dungeon.clusters():
            sizes |= in_cell(cells_in(cells))
        return cells_in(sizes)


class OuterOpenings(Counting):
    """H7: open outer edges; an edge with both a door and a passage counts once."""

    kind = "outer_side_openings"

    def count(self, dungeon: Dungeon, blueprint: i64, card: i64, rulings: Rulings) -> i64:
        """Counts edges west of column 1 and east of column 4."""
        if rulings.edges_twice:
            doors = cells_in(dungeon.west & LEFT_COLUMN) + cells_in(dungeon.east & RIGHT_COLUMN)
            return doors + cells_in(dungeon.passage_w & LEFT_COLUMN) + cells_in(dungeon.passage_e & RIGHT_COLUMN)
        left = (dungeon.west | dungeon.passage_w) & dungeon.filled & LEFT_COLUMN
        right = (dungeon.east | dungeon.passage_e) & dungeon.filled & RIGHT_COLUMN
        return cells_in(left) + cells_in(right)


class OfChambers(Counting):
    """Chambers that meet a condition: counts the cells themselves."""

    def count(self, dungeon: Dungeon, blueprint: i64, card: i64, rulings: Rulings) -> i64:
        """Counts these chambers."""
        return cells_in(self.cells(dungeon, blueprint, card, rulings))


class FullChambers(OfChambers):
    """Challenge 16: chambers with four elements."""

    kind = "full_chambers"

    def cells(self, dungeon: Dungeon, blueprint: i64, card: i64, rulings: Rulings) -> Cells:
        """The full chambers."""
        return dungeon.full


class AtLeast(OfChambers):
    """Challenge 17: chambers with enough of the elements, in any mix."""

    kind = "chambers_with_at_least"

    def cells(self, dungeon: Dungeon, blueprint: i64, card: i64, rulings: Rulings) -> Cells:
        """The chambers that reach the card's threshold."""
        return chambers_with(dungeon, CHALLENGE_KINDS_COUNTED[card], CHALLENGE_THRESHOLD[card])


class WithEach(OfChambers):
    """Challenge 18: chambers with at least one of each of the elements."""

    kind = "chambers_with_each"

    def cells(self, dungeon: Dungeon, blueprint: i64, card: i64, rulings: Rulings) -> Cells:
        """The chambers with all of them."""
        found = dungeon.filled
        for kinds in CHALLENGE_PARTS[card]:
            found &= chambers_with(dungeon, kinds, 1)
        return found


class DistinctElements(Counting):
    """Challenge 19: how many of the listed kinds occur."""

    kind = "distinct_elements"

    def count(self, dungeon: Dungeon, blueprint: i64, card: i64, rulings: Rulings) -> i64:
        """Counts the kinds that occur at all."""
        kinds: i64 = CHALLENGE_KINDS_COUNTED[card]
        n: i64 = 0
        for count, kind in zip(dungeon.totals(), range(N_KINDS), strict=True):
            if kinds >> kind & 1 and count > 0:
                n += 1
        return n


class UniformLines(Counting):
    """Challenge 22: rows and columns whose four chambers are of one type."""

    kind = "uniform_lines"

    def count(self, dungeon: Dungeon, blueprint: i64, card: i64, rulings: Rulings) -> i64:
        """Counts these among the four rows and four columns."""
        n: i64 = 0
        for i in range(4):
            for line in (ROW << 4 * i, LEFT_COLUMN << i):
                if dungeon.filled & line == line and (dungeon.cave & line == line or dungeon.cave & line == 0):
                    n += 1
        return n


class Flat(Counting):
    """King's Favor: counts once, unconditionally."""

    kind = "flat"

    def count(self, dungeon: Dungeon, blueprint: i64, card: i64, rulings: Rulings) -> i64:
        """Counts the card itself."""
        return 1


def in_order(*kinds: Counting) -> list[Counting]:
    """The kinds of counting in the order in which `cards` lists them, each once."""
    by_name = {counting.kind: counting for counting in kinds}
    return [by_name[name] for name in CHALLENGE_KINDS]


COUNTINGS: Final[list[Counting]] = in_order(
    CentralCount(), OuterCount(), ExitCount(), BestColumn(), BestCluster(), Total(), SinglePath(), Sets(),
    MarketFaces(), ClusterCount(), LargestCluster(), ClusterSizes(), OuterOpenings(), FullChambers(), AtLeast(),
    WithEach(), DistinctElements(), UniformLines(), Flat(),
)  # fmt: skip


# ---- values of a card


def challenge_points(dungeon: Dungeon, blueprint: i64, card: i64, rulings: Rulings) -> i64:
    """6.3: the reputation of one challenge card."""
    points: i64 = CHALLENGE_POINTS[card]
    return points * counted(dungeon, blueprint, card, rulings)


def counted(dungeon: Dungeon, blueprint: i64, card: i64, rulings: Rulings) -> i64:
    """7: how many items a challenge card counts."""
    return COUNTINGS[CHALLENGE_KIND[card]].count(dungeon, blueprint, card, rulings)


def challenge_cells(dungeon: Dungeon, blueprint: i64, card: i64, rulings: Rulings) -> Cells:
    """The cells where a challenge's points come from."""
    return COUNTINGS[CHALLENGE_KIND[card]].cells(dungeon, blueprint, card, rulings)


def union(parts: list[int]) -> i64:
    """All kinds of element listed in any part."""
    kinds: i64 = 0
    for part in parts:
        kinds |= part
    return kinds


def chambers_with(dungeon: Dungeon, kinds: i64, at_least: i64) -> Cells:
    """The chambers with at least this many of these elements, in any mix."""
    found: Cells = 0
    for cell in range(16):
        if dungeon.count(kinds, in_cell(cell)) >= at_least:
            found |= in_cell(cell)
    return found
