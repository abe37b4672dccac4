"""The fields of the state, each declared once."""

from __future__ import annotations

from gospoda.core.bits import each_bit
from gospoda.core.codec import SEAT, Many, Number
from gospoda.core.fields import (
    Record,
    Table,
    cards,
    coded,
    families,
    fixed,
    flag,
    marked,
    number,
    rows_of_sets,
    set_of,
    thing,
    things,
)
from gospoda.games.guilds.codecs import PlotPlan
from gospoda.games.guilds.lookups import CHARACTER, OBJECTIVE, ROOM

MOST_MONEY = 9999
MOST_ON_A_TENT = 999
MOST_ROUNDS = 99
EVERY_SEAT = 127  # as a mask

FAMILIES = families(CHARACTERS=CHARACTER, SMALL_TILES=ROOM, LARGE_TILES=ROOM, OBJECTIVES=OBJECTIVE)
CHARACTERS, SMALL_TILES, LARGE_TILES, OBJECTIVES = FAMILIES

PLAYER = Record(
    "Player",
    "A guild: its characters, its headquarters, its money.",
    number("florins", 0, MOST_MONEY, "in stock; those on tents are the market's"),
    number("gold", 0, MOST_MONEY),
    set_of("guild", CHARACTER, "the characters, as a set"),
    coded("plot", "Headquarters", "empty_plot()", PlotPlan()).holds(ROOM, lambda plot: each_bit(plot.built)),
    number("bought_small", 0, MOST_ROUNDS, "in this round"),
    number("bought_large", 0, MOST_ROUNDS),
    things("shifts", OBJECTIVE, "objectives chosen in final scoring", lies_here=False),
)

TABLE = Table(
    "GuildsTable",
    "The table: guilds, market square, rooms on offer, and piles.",
    FAMILIES,
    PLAYER,
    number("round", 1, MOST_ROUNDS, start=1),
    coded("first", "i64", "0", SEAT, "holds the first-player marker"),
    rows_of_sets("market", CHARACTER, "the characters of each zone, as a set"),
    coded("tents", "list[list[int]]", "[]", Many(Many(Number(0, MOST_ON_A_TENT))), "florins by zone and seat"),
    number("passes", 0, MOST_ROUNDS, "in a row"),
    number("out", 0, EVERY_SEAT, "seats that have passed in the building phase"),
    set_of("offer", ROOM, "rooms on offer, as a set"),
    marked("kept", ROOM, "those with a florin on them"),
    thing("buying", ROOM, "a bought room that waits to be placed", optional=True, lies_here=True),
    marked("used", CHARACTER, "characters whose once-per-round ability is used up"),
    set_of("discards", CHARACTER, "characters out of the game"),
    set_of("room_discards", ROOM),
    things("objectives", OBJECTIVE),
    # what is face down
    cards("deck", CHARACTERS),
    cards("small_rooms", SMALL_TILES),
    cards("large_rooms", LARGE_TILES),
    cards("objectives_left", OBJECTIVES),
    # options, resolved once
    fixed(flag("self_raise")),
    fixed(flag("release")),
    fixed(flag("full_refill")),
    fixed(flag("tiles_count")),
    fixed(flag("pass_final", start=True)),
    uses={
        "gospoda.games.guilds.headquarters": ["Headquarters", "empty_plot"],
    },
)
