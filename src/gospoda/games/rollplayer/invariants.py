"""What is true in every position of a game; imported positions are checked too."""

from __future__ import annotations

from gospoda.games.rollplayer.dice import BLANK_SHEET
from gospoda.games.rollplayer.state import RollPlayerState


def check(state: RollPlayerState) -> None:
    """4: seats exist, every die has a place, and exhausted cards have an owner."""
    for name in ("first", "start", "active"):
        if getattr(state, name) >= state.seats:
            raise ValueError(f"{name}: there is no seat {getattr(state, name)}")
    if any(holder >= state.seats for holder in state.holders):
        raise ValueError(f"holders: {state.holders} names a seat that is not there")
    if len(state.pool) != len(state.holders):
        raise ValueError(f"pool: there are {len(state.holders)} Initiative cards, not {len(state.pool)}")
    if state.round > state.rounds:
        raise ValueError(f"round: there are {state.rounds} rounds")
    for seat, player in enumerate(state.players):
        if len(player.sheet) != len(BLANK_SHEET):
            raise ValueError(f"players.{seat}.sheet: there are {len(BLANK_SHEET)} places for dice")
        if player.exhausted & ~player.owned:
            raise ValueError(f"players.{seat}.exhausted: a card that nobody owns is exhausted")
