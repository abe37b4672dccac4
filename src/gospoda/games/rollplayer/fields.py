"""The fields of the state, each declared once."""

from __future__ import annotations

from collections.abc import Iterable

from gospoda.core.fields import (
    Field,
    Record,
    Table,
    cards,
    coded,
    families,
    fixed,
    flag,
    marked,
    number,
    numbers,
    set_of,
    thing,
    things,
)
from gospoda.games.rollplayer.codecs import DiceList
from gospoda.games.rollplayer.dice import EMPTY, colour_of
from gospoda.games.rollplayer.enums import HOLDS, PHASES
from gospoda.games.rollplayer.lookups import ALIGNMENT, BACKSTORY, CARD, CLASS, COLOUR, N_COLOURS, RACE

MOST_GOLD = 999
MOST_DICE = 99
MOST_ROUNDS = 99
LAST_SEAT = 3
GRID_CELLS = 9  # cells of an alignment card
MOST_HAPPENED = 1 << 20
MOST_PASSED = 1 << 22

FAMILIES = families(MARKET=CARD)
(MARKET,) = FAMILIES


def colours(values: Iterable[int]) -> list[int]:
    """The colours of the dice, by place."""
    return [int(colour_of(die)) for die in values if die != EMPTY]


def dice(name: str, start: str, note: str = "") -> Field:
    """A list of dice, each with the face it shows."""
    return coded(name, "list[int]", start, DiceList(), note).holds(COLOUR, colours)


PLAYER = Record(
    "Player",
    "A hero: the character sheet and everything that lies beside it.",
    thing("race", RACE, optional=True),
    number("picture", 0, 1, "the side of the character sheet"),
    thing("hero", CLASS, "the class", optional=True),
    thing("backstory", BACKSTORY, optional=True),
    thing("alignment", ALIGNMENT, optional=True),
    number("token", 0, GRID_CELLS - 1, "the cell of the alignment grid, row by row").begins("CENTRE"),
    number("gold", 0, MOST_GOLD),
    number("tokens", 0, MOST_DICE, "charisma"),
    dice("sheet", "BLANK_SHEET"),
    dice("hand", "NO_DICE", "dice that are still to be placed"),
    set_of("owned", CARD, "Market cards, as a set"),
    marked("exhausted", CARD, "those of them that are turned sideways"),
    number("hold", 0, len(HOLDS) - 1, "when this player is asked about skills"),
    number("passed", -1, MOST_PASSED, "where this player last passed in a window (windows.py)", start=-1),
)

TABLE = Table(
    "RollPlayerTable",
    "The table: heroes, bag, Initiative row, Market, and in the solo game the trash.",
    FAMILIES,
    PLAYER,
    number("phase", 0, len(PHASES) - 1),
    number("round", 0, MOST_ROUNDS),
    fixed(number("rounds", 0, MOST_ROUNDS)),
    number("first", 0, LAST_SEAT, "the Start Player of the first round"),
    number("start", 0, LAST_SEAT, "the Start Player of this round"),
    number("active", 0, LAST_SEAT, "whose turn it is"),
    # dice and Initiative cards
    numbers("bag", 0, MOST_DICE, "dice by colour", fixed_length=True).holds(
        COLOUR, lambda bag: [colour for colour, count in enumerate(bag) for _ in range(count)]
    ),
    numbers("drawn", 0, N_COLOURS - 1, "colours of the dice drawn for classes, until they return to the bag").holds(
        COLOUR, lambda drawn: drawn
    ),
    dice("pool", "NO_DICE", "the die on each Initiative card, 0 if there is none"),
    numbers("holders", -1, LAST_SEAT, "who has taken each Initiative card", fixed_length=True),
    numbers("coins", 0, MOST_GOLD, "gold on each Initiative card", fixed_length=True),
    number("enemy", 0, MOST_DICE, "gold dice beside the bag (solo)").holds(COLOUR, lambda n: [N_COLOURS - 1] * n),
    # the Market
    things("market", CARD, "face up, left to right"),
    cards("deck", MARKET),
    flag("sorted", "whether the deck still is one-dot cards on two-dot cards"),
    things("discards", CARD),
    things("trash", CARD),
    things("removed", CARD),
    number("purchases", 0, MOST_ROUNDS, "that the active player may still make this turn"),
    flag("token_spent", "whether a charisma token was used in this Market turn"),
    number("happened", 0, MOST_HAPPENED, "counts what could matter to who has a skill (windows.py)"),
    # options, resolved once
    fixed(flag("friendly")),
    fixed(flag("race_in_traits", start=True)),
    fixed(flag("weapons_in_goal_traits", start=True)),
    fixed(flag("thief_swaps", start=True)),
    uses={
        "gospoda.games.rollplayer.dice": ["BLANK_SHEET", "NO_DICE"],
        "gospoda.games.rollplayer.lookups": ["CENTRE"],
    },
)
