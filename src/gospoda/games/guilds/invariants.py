"""What is true in every position of a game; imported positions are checked too."""

from __future__ import annotations

from gospoda.games.guilds.abilities import announced
from gospoda.games.guilds.constants import (
    TARGETS_KILL,
    TARGETS_PAIR,
    TARGETS_PLAYER,
    TARGETS_TENT,
    TARGETS_VICTIM,
)
from gospoda.games.guilds.frames import Announced
from gospoda.games.guilds.lookups import CHARACTER, TARGETS_OF
from gospoda.games.guilds.state import GuildsState


def check(state: GuildsState) -> None:
    """4, 6: seats exist, every zone has every seat's tent, and only rooms on offer carry florins."""
    if state.first >= state.seats or state.out >> state.seats:
        raise ValueError("first, out: a seat is named that is not there")
    if len(state.tents) != len(state.market) or any(len(zone) != state.seats for zone in state.tents):
        raise ValueError("tents: every zone has a row with the florins of every seat")
    if state.kept & ~state.offer:
        raise ValueError("kept: a room with a florin on it is not on offer")
    for item in announced(state):
        check_announced(state, item)


def check_announced(state: GuildsState, item: Announced) -> None:
    """10.3: targets exist."""
    targets = TARGETS_OF[item.card]
    seats = {TARGETS_VICTIM: item.second, TARGETS_TENT: item.second, TARGETS_PLAYER: item.target}
    if targets in seats and not 0 <= seats[targets] < state.seats:
        raise ValueError(f"agenda: {CHARACTER.ids[item.card]} names a seat that is not there")
    if targets == TARGETS_TENT and not 0 <= item.target < len(state.tents):
        raise ValueError(f"agenda: {CHARACTER.ids[item.card]} names a zone that is not there")
    both = [item.target, item.second]
    characters = {TARGETS_VICTIM: [item.target], TARGETS_PAIR: both, TARGETS_KILL: [item.second]}
    if any(not 0 <= card < len(CHARACTER.ids) for card in characters.get(targets, [])):
        raise ValueError(f"agenda: {CHARACTER.ids[item.card]} names a character that is none")
    if targets == TARGETS_KILL and not 0 <= item.target < len(announced(state)):
        raise ValueError(f"agenda: {CHARACTER.ids[item.card]} answers an ability that was not announced")
