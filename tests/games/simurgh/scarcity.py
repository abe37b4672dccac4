"""H2: tables on which a supply with strict counts has run low, and what is left in it."""

from __future__ import annotations

from gospoda.games.simurgh.game import GAME
from gospoda.games.simurgh.lookups import DRAGON_IDS, IN_SUPPLY
from tests.games.simurgh.language import Table

COUNTS = {"veg": 20, "meat": 20, "wood": 20, "stone": 20, "wisdom": 22, "weapon": 22, "token": 50}


def strict(seats: int = 3, **left: int) -> Table:
    """A table with strict counts; of each kind named so much is left, because seat 1 has the rest. Others are poor."""
    table = Table(seats, supply="strict")
    for seat in range(seats):
        table.purse(seat)
    return table.purse(1, **{kind: COUNTS[kind] - count for kind, count in left.items()})


def tokens_with_seat_1(table: Table, count: int) -> Table:
    """So many tokens on dragons of seat 1; the last dragons of the list go there."""
    for dragon in reversed(DRAGON_IDS):
        if count == 0:
            break
        here = min(count, 3)
        table.dragon(1, dragon, "123"[:here])
        count -= here
    return table


def left(table: Table) -> dict[str, int]:
    """What the view says."""
    supply: dict[str, int] = GAME.display.view(table.state, 0).supply
    return supply


def short(table: Table) -> list[tuple[str, int]]:
    """What the supply did not have in the moves played last."""
    return [(IN_SUPPLY.ids[thing], count) for thing, count in table.told("short")]
