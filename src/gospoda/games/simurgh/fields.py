"""The fields of the state, each declared once."""

from __future__ import annotations

from gospoda.core.codec import SEAT
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
    things,
    unwritten,
)
from gospoda.games.simurgh.codecs import CrowdCodec, PurseCodec
from gospoda.games.simurgh.enums import DUES, ENDS
from gospoda.games.simurgh.lookups import (
    ALL_ABILITIES,
    DRAGON,
    MAX_RIDERS,
    MAX_SPEARMEN,
    N_AREAS,
    N_SPACES,
    OBJECTIVE,
    TILE,
)

MOST_TURNS = 9999
MOST_VASSALS = MAX_SPEARMEN + MAX_RIDERS
ALL_AREAS = (1 << N_AREAS) - 1

FAMILIES = families(TILES=TILE, DRAGONS=DRAGON, OBJECTIVES=OBJECTIVE)
TILES, DRAGONS, OBJECTIVES = FAMILIES

PLAYER = Record(
    "Player",
    "What lies in front of one player. Vassals are counted by type: owned, free to place, returned this turn.",
    cards("hand", TILES),
    cards("choices", DRAGONS, "dragons to choose from in the set-up of Dragon Lord mode"),
    coded("purse", "i64", "0", PurseCodec(), "resources and power points, packed"),
    number("spearmen", 0, MOST_VASSALS, "all that are in play; the rest is in the reserve"),
    number("riders", 0, MOST_VASSALS),
    number("free_spearmen", 0, MOST_VASSALS, "unplaced"),
    number("free_riders", 0, MOST_VASSALS),
    number("back_spearmen", 0, MOST_VASSALS, "unplaced, but returned this turn by a removed tile (H15)"),
    number("back_riders", 0, MOST_VASSALS),
    things("dragons", DRAGON),
    numbers("tokens", 0, ALL_ABILITIES, "for each dragon the abilities that carry a token, as a mask"),
)

TABLE = Table(
    "SimurghTable",
    "The table: players, city and wilds, stacks, the course of the turn.",
    FAMILIES,
    PLAYER,
    # the board
    coded(
        "spaces", "list[int]", "NO_VASSALS", CrowdCodec(), "who stands on each space: 2 bits for spearmen, 2 for riders"
    ),
    things("areas", TILE, "the tile of each area", gaps=True, fixed_length=True).begins("NO_TILES_LAID"),
    things("display", TILE, "the tile of each slot of the Scouts' Quarters", gaps=True),
    things("monument", OBJECTIVE, "the objective of each slot", gaps=True, fixed_length=True),
    things("chronicle", TILE),
    things("removed", OBJECTIVE, "objectives that have left the game"),
    # face-down piles
    cards("stack", TILES),
    cards("box", TILES, "out of the game: removed in set-up, unused power tiles, blockers"),
    cards("offer", TILES, "power tiles that are handed on in the draft"),
    cards("dragon_stack", DRAGONS),
    cards("drawn", DRAGONS, "dragons that the active player looks at"),
    cards("objective_stack", OBJECTIVES),
    cards("looked", OBJECTIVES, "objectives that the active player looks at"),
    # the course of the game and of the turn
    coded("first", "i64", "0", SEAT, "the start player"),
    coded("active", "i64", "0", SEAT),
    number("turns", 0, MOST_TURNS, "turns that have ended"),
    fixed(number("closed", 0, ALL_AREAS, "areas that are closed for this number of players, as a mask")),
    number("moved", 0, ALL_AREAS, "areas in which a rider was moved down this turn, as a mask"),
    number("entered", -1, N_AREAS - 1, "the area in which a rider entered an exploration tile this turn", start=-1),
    number("acting", -1, 2 * N_SPACES - 1, "the vassal whose space takes effect now: 2 * space + type", start=-1),
    number("laid", -1, N_AREAS - 1, "the area in which a tile was laid this turn and a vassal must follow", start=-1),
    number("due", 0, len(DUES) - 1, "what must still be done in an open window: see `enums`"),
    number("turns_left", -1, 9, "once the end is triggered", start=-1),
    number("trigger", 0, len(ENDS) - 1, "what brought the end about: see `enums`"),
    flag("main_done"),
    # options, resolved once
    fixed(number("mode", 0, 1)),
    fixed(number("length", 0, 2)),
    fixed(number("turn_cap", 0, MOST_TURNS)),
    fixed(flag("refill_at_once")),
    fixed(flag("return_at_once")),
    fixed(flag("every_rider")),
    fixed(flag("chain_moves", start=True)),
    fixed(flag("boosts_boost")),
    fixed(flag("open_hands")),
    fixed(flag("kind_backs")),
    fixed(flag("strict_supply")),
    # H23: whether something stays possible is tried on a clone, where draws are only counted
    unwritten(flag("trial")),
    unwritten(number("undrawn_tiles", 0, MOST_TURNS)),
    unwritten(number("undrawn_dragons", 0, MOST_TURNS, "times that dragons would have been drawn")),
    unwritten(number("undrawn_tokens", 0, MOST_TURNS, "that would have come with them")),
    unwritten(number("undrawn_objectives", 0, MOST_TURNS, "times that objectives would have been looked at")),
    uses={"gospoda.games.simurgh.lookups": ["NO_TILES_LAID", "NO_VASSALS"]},
)
