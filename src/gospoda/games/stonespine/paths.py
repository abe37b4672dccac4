# gospoda: compiled
"""3, single path: the heaviest walk through connected chambers that visits none of them twice."""

from __future__ import annotations

from mypy_extensions import i64

from gospoda.games.stonespine.dungeon import Cells, Dungeon, in_cell


class Walker:
    """Searches all walks of one dungeon, abandoning any that can't beat the best so far."""

    def __init__(self, dungeon: Dungeon, kinds: i64) -> None:
        self.east: Cells = dungeon.links_east()
        self.south: Cells = dungeon.links_south()
        self.weights = [0] * 16
        for cell in range(16):
            self.weights[cell] = dungeon.count(kinds, in_cell(cell))
        self.best: i64 = 0
        self.best_cells: Cells = 0

    def steps(self, cell: i64) -> Cells:
        """The cells connected to this one."""
        here = in_cell(cell)
        return (here & self.east) << 1 | (here & self.south) << 4 | (here >> 1 & self.east) | (here >> 4 & self.south)

    def within_reach(self, start: Cells, free: Cells) -> i64:
        """An upper bound: the weight of all free cells within reach."""
        reached = start
        while True:
            more: Cells = reached | (reached & self.east) << 1 | (reached & self.south) << 4
            more = (more | (reached >> 1 & self.east) | (reached >> 4 & self.south)) & (free | start)
            if more == reached:
                break
            reached = more
        n: i64 = 0
        for cell in range(16):
            if reached >> cell & 1:
                n += self.weights[cell]
        return n

    def walk(self, cell: i64, visited: Cells, weight: i64) -> None:
        """Continues from a cell in every possible way."""
        steps = self.steps(cell) & ~visited
        if visited & (visited - 1) != 0 and weight > self.best:
            self.best = weight
            self.best_cells = visited
        if steps == 0 or weight + self.within_reach(steps, ~visited) <= self.best:
            return
        to: i64 = 0
        while steps:
            if steps & 1:
                self.walk(to, visited | in_cell(to), weight + self.weights[to])
            steps >>= 1
            to += 1


def best_walk(dungeon: Dungeon, kinds: i64, lone: bool) -> Walker:
    """H8: a chamber without connections is no path; `lone` (the other reading) allows it as one."""
    walker = Walker(dungeon, kinds)
    for cell in range(16):
        if dungeon.filled >> cell & 1:
            if lone and walker.weights[cell] > walker.best:
                walker.best = walker.weights[cell]
                walker.best_cells = in_cell(cell)
            walker.walk(cell, in_cell(cell), walker.weights[cell])
    return walker


def best_path(dungeon: Dungeon, kinds: i64, lone: bool) -> i64:
    """7, challenges 13 to 15: the elements on the most profitable single path."""
    return best_walk(dungeon, kinds, lone).best
