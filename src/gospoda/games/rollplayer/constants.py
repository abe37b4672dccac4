# gospoda: compiled
"""The numbers of the names that the rules number.

Written by `python -m gospoda.core.derive` from `enums.py`; not by hand.
"""

from __future__ import annotations

from typing import Final

STR: Final = 0
DEX: Final = 1
CON: Final = 2
INT: Final = 3
WIS: Final = 4
CHA: Final = 5

GREEN_DICE: Final = 0
BLUE_DICE: Final = 1
RED_DICE: Final = 2
PURPLE_DICE: Final = 3
BLACK_DICE: Final = 4
WHITE_DICE: Final = 5
GOLD_DICE: Final = 6

WEAPON: Final = 0
ARMOR: Final = 1
TRAIT: Final = 2
SKILL: Final = 3
MARKET_DISCARD: Final = 4

COUNT_CARDS: Final = 0
COUNT_ROW_AT_MOST: Final = 1
COUNT_ROWS_AT_LEAST: Final = 2
COUNT_EQUAL_ROWS: Final = 3
COUNT_BACKSTORY: Final = 4
COUNT_CLASS_DICE: Final = 5
COUNT_COLUMN: Final = 6
COUNT_LINE: Final = 7
COUNT_GOLD: Final = 8
COUNT_GOALS: Final = 9
COUNT_KINDS: Final = 10

TIMING_ANY: Final = 0
TIMING_DICE_POOL: Final = 1
TIMING_OWN_MARKET_TURN: Final = 2

DO_ACTION: Final = 0
DO_GAIN_GOLD: Final = 1
DO_SWAP_WITH_BAG: Final = 2
DO_SWAP_WITH_POOL: Final = 3
DO_POOL_RAISE: Final = 4
DO_POOL_REROLL: Final = 5
DO_MOVE_DIE: Final = 6
DO_BUY_TOP_OF_DECK: Final = 7
DO_BUY_FROM_DISCARD: Final = 8
DO_COPY_SKILL: Final = 9

PHASE_SET_UP: Final = 0
PHASE_ROLL: Final = 1
PHASE_DICE: Final = 2
PHASE_MARKET: Final = 3
PHASE_CLEANUP: Final = 4

HOLD_ASK: Final = 0
HOLD_DICE: Final = 1
HOLD_NEVER: Final = 2

BEGIN_ROUND: Final = 0
BEGIN_DICE: Final = 1
BEGIN_EXTRA: Final = 2
BEGIN_MARKET: Final = 3
BEGIN_CLEANUP: Final = 4
BEGIN_END: Final = 5

FROM_DIE: Final = 0
FROM_SKILL: Final = 1
FROM_TRIGGER: Final = 2

FROM_MARKET: Final = 0
FROM_DISCARDS: Final = 1
FROM_DECK: Final = 2

UP: Final = 0
DOWN: Final = 1

TOKEN_STEP: Final = 0
TOKEN_STAY: Final = 1
