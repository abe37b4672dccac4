# gospoda: compiled
"""The kinds of move (section 17) and of event."""

from __future__ import annotations

from typing import Final

from gospoda.core.moves import Kind, MoveTable, Param, numbers
from gospoda.games.simurgh.lookups import (
    AREA,
    BUNDLE,
    DRAGON,
    IN_SUPPLY,
    MONUMENT_SLOTS,
    OBJECTIVE,
    RESOURCE,
    SPACE,
    SPOT,
    TILE,
    VASSAL,
)

ABILITY_SLOT: Final = numbers("ability", 1, 3)
SCOUT_SLOT: Final = numbers("slot", 1, 4)
MONUMENT_SLOT: Final = numbers("slot", 1, MONUMENT_SLOTS)
COUNT: Final = numbers("count", 0, 99)
LEVEL: Final = numbers("level", 1, 4)

TILE_PARAM: Final = Param("tile", TILE)
DRAGON_PARAM: Final = Param("dragon", DRAGON)
OBJECTIVE_PARAM: Final = Param("objective", OBJECTIVE)
ABILITY_PARAM: Final = Param("ability", ABILITY_SLOT)
VASSAL_PARAM: Final = Param("vassal", VASSAL)
SPACE_PARAM: Final = Param("space", SPACE)

MOVES: Final = MoveTable(
    # S1 to S3: setup
    Kind("keep-power", TILE_PARAM),
    Kind("draft", TILE_PARAM),
    Kind("choose-dragon", DRAGON_PARAM),
    # M1 to M4: the main action
    Kind("place", VASSAL_PARAM, SPACE_PARAM),
    Kind("lay", TILE_PARAM, Param("area", AREA)),
    Kind("replace", TILE_PARAM, Param("area", AREA)),
    Kind("recall", VASSAL_PARAM, SPACE_PARAM),
    Kind("recall-all"),
    Kind("recalled"),
    Kind("skip"),
    # A1 to A8: inside an effect
    Kind("pay", Param("bundle", BUNDLE)),
    Kind("gain", Param("bundle", BUNDLE)),
    Kind("spend", VASSAL_PARAM, SPACE_PARAM),
    Kind("pay-token", DRAGON_PARAM, ABILITY_PARAM),
    Kind("token", DRAGON_PARAM),
    Kind("keep-dragon", DRAGON_PARAM),
    Kind("dragon-top", DRAGON_PARAM),
    Kind("dragon-bottom", DRAGON_PARAM),
    Kind("buy", Param("slot", SCOUT_SLOT)),
    Kind("buy-blind"),
    Kind("take", Param("slot", SCOUT_SLOT)),
    Kind("objective", OBJECTIVE_PARAM, Param("slot", MONUMENT_SLOT)),
    Kind("exchange-objective", OBJECTIVE_PARAM, Param("slot", MONUMENT_SLOT)),
    Kind("no-objective"),
    Kind("objective-top", OBJECTIVE_PARAM),
    Kind("objective-bottom", OBJECTIVE_PARAM),
    # F1 to F3: free actions
    Kind("explore", Param("area", AREA)),
    Kind("ability", DRAGON_PARAM, ABILITY_PARAM),
    Kind("boost", DRAGON_PARAM, ABILITY_PARAM),
    Kind("no-boost"),
    # E1 to E3: the end of the turn
    Kind("tile-top", TILE_PARAM),
    Kind("tile-bottom", TILE_PARAM),
    Kind("discard", Param("thing", RESOURCE)),
    Kind("end-turn"),
)

SPOT_PARAM: Final = Param("spot", SPOT)
SECRET_TILE: Final = Param("tile", TILE, secret=True)
SECRET_DRAGON: Final = Param("dragon", DRAGON, secret=True)
SECRET_OBJECTIVE: Final = Param("objective", OBJECTIVE, secret=True)

EVENTS: Final[list[Kind]] = [
    Kind("turn"),
    Kind("keep-power", SECRET_TILE),
    Kind("draft", TILE_PARAM),
    Kind("dragon", DRAGON_PARAM, Param("count", COUNT)),
    Kind("place", VASSAL_PARAM, SPACE_PARAM, SPOT_PARAM),
    Kind("lay", TILE_PARAM, Param("area", AREA)),
    Kind("remove", TILE_PARAM, Param("area", AREA)),
    Kind("recall", VASSAL_PARAM, SPACE_PARAM, SPOT_PARAM),
    Kind("skip"),
    Kind("pay", Param("bundle", BUNDLE)),
    Kind("gain", Param("bundle", BUNDLE)),
    Kind("short", Param("thing", IN_SUPPLY), Param("count", COUNT)),
    Kind("spend", VASSAL_PARAM, SPACE_PARAM, SPOT_PARAM),
    Kind("pay-token", DRAGON_PARAM, ABILITY_PARAM),
    Kind("token", DRAGON_PARAM, ABILITY_PARAM),
    Kind("tokens-lost", Param("count", COUNT)),
    Kind("dragons-drawn", Param("count", COUNT)),
    Kind("dragon-seen", SECRET_DRAGON, whispered=True),
    Kind("dragon-top", SECRET_DRAGON),
    Kind("dragon-bottom", SECRET_DRAGON),
    Kind("buy", TILE_PARAM),
    Kind("blind", SECRET_TILE),
    Kind("look", Param("count", COUNT)),
    Kind("objective-seen", SECRET_OBJECTIVE, whispered=True),
    Kind("objective", OBJECTIVE_PARAM, Param("slot", MONUMENT_SLOT)),
    Kind("objective-gone", OBJECTIVE_PARAM),
    Kind("no-objective"),
    Kind("objective-top", SECRET_OBJECTIVE),
    Kind("objective-bottom", SECRET_OBJECTIVE),
    Kind("explore", Param("area", AREA), Param("level", LEVEL), TILE_PARAM),
    Kind("ability", DRAGON_PARAM, ABILITY_PARAM),
    Kind("tile-top", SECRET_TILE),
    Kind("tile-bottom", SECRET_TILE),
    Kind("discard", Param("thing", RESOURCE)),
    Kind("display", TILE_PARAM, Param("slot", SCOUT_SLOT)),
    Kind("ending"),
    Kind("end"),
]
