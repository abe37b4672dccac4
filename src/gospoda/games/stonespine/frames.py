# gospoda: compiled
"""What may lie on the agenda: the headings of all chapters and their frames.

Written by `python -m gospoda.core.derive` from `agenda.py`; not by hand.
"""

from __future__ import annotations

from typing import Final

from gospoda.core.agenda import Heading
from gospoda.games.stonespine import agenda

CONSTRUCTION: Final[Heading] = agenda.CONSTRUCTION
OPEN_CONSTRUCTION: Final[Heading] = agenda.OPEN_CONSTRUCTION
SOLO_CONSTRUCTION: Final[Heading] = agenda.SOLO_CONSTRUCTION
MARKET_VISIT: Final[Heading] = agenda.MARKET_VISIT
PLACING: Final[Heading] = agenda.PLACING
CHALLENGE_CHOICE: Final[Heading] = agenda.CHALLENGE_CHOICE
