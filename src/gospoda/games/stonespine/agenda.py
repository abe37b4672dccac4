"""What may lie on the agenda: the headings of the chapters. None of them has anything to remember beside the state.

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
