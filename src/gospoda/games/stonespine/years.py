# gospoda: compiled
"""5: the course of the game: which chapter asks next."""

from __future__ import annotations

from typing import Final

from gospoda.games.stonespine.solo import reveal_jael_card
from gospoda.games.stonespine.state import StonespineState

# the chapters, in the order in which the game lists them
CONSTRUCTION: Final = 0
OPEN_CONSTRUCTION: Final = 1
SOLO_CONSTRUCTION: Final = 2
MARKET_VISIT: Final = 3
PLACING: Final = 4
CHALLENGE_CHOICE: Final = 5


def begin_year(state: StonespineState) -> None:
    """5: a year begins with construction; 9.3.1: in the solo game a Jael card is revealed first."""
    state.note("year", -1, state.year - 1)
    state.turn = 1
    if state.seats == 1:
        reveal_jael_card(state)
    ask_construction(state)


def ask_construction(state: StonespineState) -> None:
    """5.1, H3: everybody chooses at the same time, in secret unless the table plays openly."""
    if state.seats == 1:
        state.turn_to(SOLO_CONSTRUCTION, state.everybody())
    elif state.open_placement:
        state.turn_to(OPEN_CONSTRUCTION, state.everybody())
    else:
        state.turn_to(CONSTRUCTION, state.everybody())
