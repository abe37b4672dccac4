"""What holds in every position of a game; a position from outside must keep it too."""

from __future__ import annotations

from gospoda.games.guilds.abilities import announced
from gospoda.games.guilds.constants import KILL, PREVENT_KILL, RETURN_FLORINS, SWAP_CHARACTERS, TAKE_FLORINS
from gospoda.games.guilds.frames import Announced
from gospoda.games.guilds.lookups import CHARACTER, VERB
from gospoda.games.guilds.state import GuildsState


def check(state: GuildsState) -> None:
    """4, 6: seats that are there, tents of every seat in every zone, florins only on rooms that are on offer."""
    if state.first >= state.seats or state.out >> state.seats:
        raise ValueError("first, out: a seat is named that is not there")
    if len(state.tents) != len(state.market) or any(len(zone) != state.seats for zone in state.tents):
        raise ValueError("tents: every zone has a row with the florins of every seat")
    if state.kept & ~state.offer:
        raise ValueError("kept: a room with a florin on it is not on offer")
    for item in announced(state):
        check_announced(state, item)


def check_announced(state: GuildsState, item: Announced) -> None:
    """10.3: targets that are there."""
    verb = VERB[item.card]
    seats = {KILL: item.second, RETURN_FLORINS: item.second, TAKE_FLORINS: item.target}
    if verb in seats and seats[verb] >= state.seats:
        raise ValueError(f"agenda: {CHARACTER.ids[item.card]} names a seat that is not there")
    if verb == RETURN_FLORINS and not 0 <= item.target < len(state.tents):
        raise ValueError(f"agenda: {CHARACTER.ids[item.card]} names a zone that is not there")
    characters = {KILL: [item.target], SWAP_CHARACTERS: [item.target, item.second], PREVENT_KILL: [item.second]}
    if any(not 0 <= card < len(CHARACTER.ids) for card in characters.get(verb, [])):
        raise ValueError(f"agenda: {CHARACTER.ids[item.card]} names a character that is none")
    if verb == PREVENT_KILL and not 0 <= item.target < len(announced(state)):
        raise ValueError(f"agenda: {CHARACTER.ids[item.card]} answers an ability that was not announced")
