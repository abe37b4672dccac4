"""Everything the agenda may hold: the headings of the chapters. None needs to remember anything beyond the state.

`python -m gospoda.core.derive` writes them into `frames`, from where the rules import them.
"""

from __future__ import annotations

from gospoda.core.agenda import Heading

CONSTRUCTION = Heading("construction")
OPEN_CONSTRUCTION = Heading("open-construction")
SOLO_CONSTRUCTION = Heading("solo-construction")
MARKET_VISIT = Heading("market")
PLACING = Heading("placing")
CHALLENGE_CHOICE = Heading("challenge")
