# gospoda: compiled
"""The numbers of the names that the rules number.

Written by `python -m gospoda.core.derive` from `enums.py`; not by hand.
"""

from __future__ import annotations

from typing import Final

TOP: Final = 0
BOTTOM: Final = 1

COUNT: Final = 0
IDENTICAL_PAIRS: Final = 1
SETS: Final = 2

GNOLL: Final = 0
GOBLIN: Final = 1
KOBOLD: Final = 2
OOZE: Final = 3
SLIME: Final = 4
BEAR: Final = 5
BLADE: Final = 6
FIRE: Final = 7
PIT: Final = 8
SPIKE: Final = 9
CHEST: Final = 10
STAR: Final = 11
