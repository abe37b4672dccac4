# gospoda: compiled
"""What may lie on the agenda: the headings of the chapters. None of them has anything to remember beside the state."""

from __future__ import annotations

from typing import Final

from gospoda.core.agenda import Heading

CONSTRUCTION: Final = Heading("construction")
OPEN_CONSTRUCTION: Final = Heading("open-construction")
SOLO_CONSTRUCTION: Final = Heading("solo-construction")
MARKET_VISIT: Final = Heading("market")
PLACING: Final = Heading("placing")
CHALLENGE_CHOICE: Final = Heading("challenge")
