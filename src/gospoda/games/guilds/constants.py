# gospoda: compiled
"""The numbers of the names that the rules number.

Written by `python -m gospoda.core.derive` from `enums.py`; not by hand.
"""

from __future__ import annotations

from typing import Final

POINTS: Final = 0
SHIFT_OBJECTIVE: Final = 1
KILL: Final = 2
PREVENT_KILL: Final = 3
CLAIM_KILLED: Final = 4
SACRIFICE_OTHER: Final = 5
GAIN_GOLD: Final = 6
TAKE_FLORINS: Final = 7
TURN_UP: Final = 8
RETURN_FLORINS: Final = 9
SWAP_CHARACTERS: Final = 10
PROTECT: Final = 11
GAIN_ON_TAKE: Final = 12
KEEP_FLORINS: Final = 13
EXCHANGE_RATE: Final = 14
DISCOUNT: Final = 15

STATIC: Final = 0
ANY_TIME: Final = 1
ROUND_START: Final = 2
ACQUIRE_PHASE: Final = 3
BUILD_PHASE: Final = 4
RESPONSE_KILL: Final = 5
AFTER_KILL: Final = 6
ON_ACQUIRE: Final = 7
END_GAME: Final = 8

TARGETS_NOBODY: Final = 0
TARGETS_VICTIM: Final = 1
TARGETS_KILL: Final = 2
TARGETS_KILLED: Final = 3
TARGETS_PLAYER: Final = 4
TARGETS_TENT: Final = 5
TARGETS_PAIR: Final = 6

COUNT_NOTHING: Final = 0
COUNT_OTHER_MEMBERS: Final = 1
COUNT_ROOMS: Final = 2
COUNT_FACTIONS: Final = 3
COUNT_AREA: Final = 4
COUNT_CHARACTER: Final = 5
COUNT_ROOM_SET: Final = 6

COMPARE_GARDENS: Final = 0
COMPARE_CHARACTERS: Final = 1
COMPARE_DWARVES: Final = 2
COMPARE_HUMAN_WOMEN: Final = 3
COMPARE_FACTIONS: Final = 4
COMPARE_AREA: Final = 5
COMPARE_SMALL_ROOMS: Final = 6
COMPARE_CARD_INCOME: Final = 7
COMPARE_GOLD: Final = 8
COMPARE_FACTION: Final = 9
