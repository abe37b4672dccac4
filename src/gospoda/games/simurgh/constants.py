# gospoda: compiled
"""The numbers of the names that the rules number.

Written by `python -m gospoda.core.derive` from `enums.py`; not by hand.
"""

from __future__ import annotations

from typing import Final

PRODUCTION_TILE: Final = 0
RESEARCH_TILE: Final = 1
TRANSFORMATION_TILE: Final = 2
POWER_TILE: Final = 3
EXPLORATION_TILE: Final = 4

SPECIAL_NOTHING: Final = 0
SPECIAL_SCOUTS: Final = 1
SPECIAL_MONUMENT: Final = 2
SPECIAL_TAKE_DISPLAY: Final = 3
SPECIAL_TAKE_STACK: Final = 4
SPECIAL_EXTRA_MOVE: Final = 5
SPECIAL_REPLACE_OBJECTIVE: Final = 6

COMPARE_DEPICTED: Final = 0
COMPARE_TOKENS: Final = 1
COMPARE_FOOD: Final = 2

VEG: Final = 0
MEAT: Final = 1
WOOD: Final = 2
STONE: Final = 3
WISDOM: Final = 4
WEAPON: Final = 5
PP: Final = 6

SPEARMAN: Final = 0
RIDER: Final = 1

PAY_STEP: Final = 0
SPENT_STEP: Final = 1
GAIN_STEP: Final = 2
BOOST_STEP: Final = 3
TOKEN_STEP: Final = 4
DRAGON_STEP: Final = 5
AGAIN_STEP: Final = 6
LAST_STEP: Final = 7

NOTHING_DUE: Final = 0
PLACING_DUE: Final = 1
TILE_DUE: Final = 2

ENDED_BY_NONE: Final = 0
ENDED_BY_OBJECTIVES: Final = 1
ENDED_BY_CHRONICLE: Final = 2
ENDED_BY_TURN_CAP: Final = 3
