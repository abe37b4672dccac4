"""The fields of the state, each declared once: view, text and observation are derived from them."""

from __future__ import annotations

from gospoda.core.fields import Record, amounts, by_seat, cards, families, number, rows_of_things, things
from gospoda.example.packaged.lookups import GOOD

MOST_COINS = 99
MOST_TURNS = 32

FAMILIES = families(GOODS=GOOD)
(GOODS,) = FAMILIES
TABLE = Record(
    "Fair",
    "The fair: what is for sale, and what the players have.",
    cards("deck", GOODS),
    things("market", GOOD, "open to all"),
    amounts("coins", 0, MOST_COINS),
    by_seat(rows_of_things("bought", GOOD)),
    number("turns", 0, MOST_TURNS, "that were taken, of all players"),
)
