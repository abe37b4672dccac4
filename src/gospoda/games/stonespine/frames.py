# gospoda: compiled
"""What may lie on the agenda: the headings of all chapters and their frames.

Written by `python -m gospoda.core.derive` from `agenda.py`; not by hand.
"""

from __future__ import annotations

from typing import Final

from gospoda.core.agenda import Heading
from gospoda.games.stonespine import agenda

HEADINGS: Final[dict[str, Heading]] = vars(agenda)
CONSTRUCTION: Final[Heading] = HEADINGS["CONSTRUCTION"]
OPEN_CONSTRUCTION: Final[Heading] = HEADINGS["OPEN_CONSTRUCTION"]
SOLO_CONSTRUCTION: Final[Heading] = HEADINGS["SOLO_CONSTRUCTION"]
MARKET_VISIT: Final[Heading] = HEADINGS["MARKET_VISIT"]
PLACING: Final[Heading] = HEADINGS["PLACING"]
CHALLENGE_CHOICE: Final[Heading] = HEADINGS["CHALLENGE_CHOICE"]
