"""What holds in every position of a game; a position from outside must keep it too."""

from __future__ import annotations

from gospoda.games.guilds.state import GuildsState


def check(state: GuildsState) -> None:
    """4, 6: seats that are there, tents of every seat in every zone, florins only on rooms that are on offer."""
    if state.first >= state.seats or state.out >> state.seats:
        raise ValueError("first, out: a seat is named that is not there")
    if len(state.tents) != len(state.market) or any(len(zone) != state.seats for zone in state.tents):
        raise ValueError("tents: every zone has a row with the florins of every seat")
    if state.kept & ~state.offer:
        raise ValueError("kept: a room with a florin on it is not on offer")
    if any(item.seat >= state.seats for item in state.stack):
        raise ValueError("stack: an ability is announced by a seat that is not there")
