"""The fields of the state, each declared once."""

from __future__ import annotations

from gospoda.core.agenda import MOST_SEATS
from gospoda.core.fields import (
    Record,
    Table,
    cards,
    coded,
    families,
    fixed,
    flag,
    number,
    numbers,
    rows_of_cards,
    rows_of_things,
    thing,
    things,
)
from gospoda.games.stonespine.codecs import DungeonPlan
from gospoda.games.stonespine.lookups import (
    BLUEPRINT,
    CHALLENGE,
    CHAMBER,
    FACE,
    GOAL,
    JAEL_CARD,
    MARKET_CARD,
    TURNS,
    YEARS,
)

MOST_GOLD = 9999
LAST_SEAT = MOST_SEATS - 1

FAMILIES = families(CHAMBERS=CHAMBER, TOKENS=FACE, CHALLENGES=CHALLENGE, MARKET=MARKET_CARD, JAEL=JAEL_CARD)
CHAMBERS, TOKENS, CHALLENGES, MARKET, JAEL = FAMILIES

DUNGEON = coded(
    "dungeon", "Dungeon", "empty_dungeon()", DungeonPlan(), "written as it was built, built again on reading"
)

PLAYER = Record(
    "Player",
    "What lies in front of one player.",
    cards("hand", CHAMBERS),
    DUNGEON.holds(CHAMBER, lambda dungeon: [card for card in dungeon.chambers() if card >= 0]).holds(
        FACE, lambda dungeon: dungeon.placed_faces()
    ),
    thing("blueprint", BLUEPRINT),
    number("gold", 0, MOST_GOLD),
    number("income", 0, MOST_GOLD, "the gold printed on the cards of this year's row"),
    flag("passed"),
    things("challenges", CHALLENGE),
)

TABLE = Table(
    "StonespineTable",
    "The table: players, decks, the market, the tracks, and in the solo game Jael.",
    FAMILIES,
    PLAYER,
    number("year", 1, YEARS, start=1),
    number("turn", 1, TURNS, "of the construction phase", start=1),
    thing("goal", GOAL),
    cards("deck", CHAMBERS),
    cards("discards", CHAMBERS),
    cards("challenge_deck", CHALLENGES),
    things("challenges", CHALLENGE, "face up"),
    things("challenge_discards", CHALLENGE),
    cards("market_deck", MARKET),
    things("market", MARKET_CARD, "face up, in the order of revealing"),
    things("market_discards", MARKET_CARD),
    rows_of_things("sets", FACE, "the tokens on top and bottom of each market card"),
    rows_of_cards("stacks", TOKENS, "face-down tokens by shape"),
    things("token_discards", FACE),
    things("bought", FACE, "still to be placed by the active player"),
    numbers("priority", 0, LAST_SEAT, "this year's order of seats", fixed_length=True),
    numbers("passing", 0, LAST_SEAT, "the order of passing, next year's priority"),
    # the solo game
    cards("jael_deck", JAEL),
    things("jael_cards", JAEL_CARD, "revealed, the current one last"),
    things("jael_chambers", CHAMBER),
    things("jael_tokens", FACE),
    flag("jael_acted"),
    # options, resolved once
    fixed(flag("open_placement")),
    fixed(flag("open_discards")),
    uses={"gospoda.games.stonespine.dungeon": ["Dungeon", "empty_dungeon"]},
)
