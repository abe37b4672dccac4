# gospoda: compiled
"""The numbers of the chapters, in the order in which the title lists them."""

from __future__ import annotations

from typing import Final

POWER_DRAFT: Final = 0
TILE_DRAFT: Final = 1
DRAGON_CHOICE: Final = 2
TURN: Final = 3
LAID: Final = 4
RECALLING: Final = 5
EFFECT: Final = 6
AFTER_PLACE: Final = 7
AFTER_MOVE: Final = 8
PAYING: Final = 9
SPENDING: Final = 10
PAYING_TOKENS: Final = 11
GAINING: Final = 12
TOKENS: Final = 13
KEEPING: Final = 14
RETURNING_DRAGONS: Final = 15
BOOSTING: Final = 16
SCOUTING: Final = 17
TAKING: Final = 18
AT_MONUMENT: Final = 19
RETURNING_OBJECTIVES: Final = 20
HAND_LIMIT: Final = 21
RESOURCE_LIMIT: Final = 22
MOVING_ON: Final = 23
