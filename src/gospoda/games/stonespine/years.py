# gospoda: compiled
"""5: the course of the game: which chapter asks next."""

from __future__ import annotations

from gospoda.games.stonespine.frames import CONSTRUCTION, OPEN_CONSTRUCTION, SOLO_CONSTRUCTION
from gospoda.games.stonespine.solo import reveal_jael_card
from gospoda.games.stonespine.state import StonespineState


def begin_year(state: StonespineState) -> None:
    """5: starts a year with construction; 9.3.1: in the solo game a Jael card is revealed first."""
    state.note("year", -1, state.year - 1)
    state.turn = 1
    if state.seats == 1:
        reveal_jael_card(state)
    ask_construction(state)


def ask_construction(state: StonespineState) -> None:
    """5.1, H3: asks everybody at once, in secret unless the table plays openly."""
    if state.seats == 1:
        state.ask_only(SOLO_CONSTRUCTION, state.everybody())
    elif state.open_placement:
        state.ask_only(OPEN_CONSTRUCTION, state.everybody())
    else:
        state.ask_only(CONSTRUCTION, state.everybody())
