"""The closed sets of names that the rules number; content files, moves and frames use them.

A set is a `Literal` if content files are checked against it. `python -m gospoda.core.derive` writes a constant for
each name's position into `constants`: the compiler knows these numbers, unlike those of an `IntEnum`.
"""

from __future__ import annotations

from typing import Final, Literal, get_args

TileKind = Literal["production", "research", "transformation", "power", "exploration"]
CitySpecial = Literal["", "scouts", "monument"]
AbilitySpecial = Literal["", "take-display", "take-stack", "extra-move", "replace-objective"]
Compared = Literal["depicted", "tokens", "food"]

KINDS: Final[tuple[str, ...]] = get_args(TileKind)
SPECIALS: Final[tuple[str, ...]] = get_args(Literal[CitySpecial, AbilitySpecial])
COMPARED: Final[tuple[str, ...]] = get_args(Compared)
THINGS: Final = ("veg", "meat", "wood", "stone", "wisdom", "weapon", "pp", "token", "spearman", "rider")
RESOURCES: Final = THINGS[:6]
VASSALS: Final = ("spearman", "rider")
STEPS: Final = ("pay", "spent", "gain", "boost", "token", "dragon", "again", "last")  # of an effect
DUES: Final = ("nothing", "placing", "tile")  # H23: in an open window: nothing, placing on a laid tile, a tile to take
ENDS: Final = ("none", "objectives", "chronicle", "turn-cap")  # what triggered the end

CONSTANTS: Final = [
    ("{}_TILE", KINDS),
    ("SPECIAL_{}", SPECIALS),
    ("COMPARE_{}", COMPARED),
    ("{}", THINGS[:7]),
    ("{}", VASSALS),
    ("{}_STEP", STEPS),
    ("{}_DUE", DUES),
    ("ENDED_BY_{}", ENDS),
]
