"""H2: tables where a strictly counted supply has run low, and what is left in it."""

from __future__ import annotations

from gospoda.games.simurgh.game import GAME
from gospoda.games.simurgh.lookups import DRAGON_IDS, IN_SUPPLY
from tests.games.simurgh.language import Table

COUNTS = {"veg": 20, "meat": 20, "wood": 20, "stone": 20, "wisdom": 22, "weapon": 22, "token": 50}


def strict(seats: int = 3, **left: int) -> Table:
    """A table with strict counts; seat 1 holds all but this much of each named kind. Others are poor."""
    table = Table(seats, supply="strict")
    for seat in range(seats):
        table.purse(seat)
    return table.purse(1, **{kind: COUNTS[kind] - count for kind, count in left.items()})


def tokens_with_seat_1(table: Table, count: int) -> Table:
    """Puts this many tokens on dragons of seat 1, which gets the last dragons of the list."""
    for dragon in reversed(DRAGON_IDS):
        if count == 0:
            break
        here = min(count, 3)
        table.dragon(1, dragon, "123"[:here])
        count -= here
    return table


def left(table: Table) -> dict[str, int]:
    """Returns the supply that the view shows."""
    supply: dict[str, int] = GAME.display.view(table.state, 0).supply
    return supply


def short(table: Table) -> list[tuple[str, int]]:
    """Returns what the supply lacked in the latest moves."""
    return [(IN_SUPPLY.ids[thing], count) for thing, count in table.told("short")]
