# gospoda: compiled
"""What opponents expect of a move: its effect on their own dungeon, before anything is drawn (not a rule)."""

from __future__ import annotations

from mypy_extensions import i64

from gospoda.games.stonespine.construction import carry_out, lay
from gospoda.games.stonespine.frames import CHALLENGE_CHOICE, MARKET_VISIT, PLACING, SOLO_CONSTRUCTION
from gospoda.games.stonespine.improvement import place_token, take_challenge
from gospoda.games.stonespine.move_codes import (
    is_place,
    keep_card,
    place_card,
    place_column,
)
from gospoda.games.stonespine.solo import inspect
from gospoda.games.stonespine.state import StonespineState


def expect(state: StonespineState, seat: i64, move: i64) -> None:
    """Carries out a move as far as it concerns this seat; the others' cards aren't known yet."""
    assert state.top is not None
    chapter = state.top.chapter
    if chapter == PLACING.number:
        place_token(state, seat, move)
    elif chapter == CHALLENGE_CHOICE.number:
        take_challenge(state, seat, move)
    elif chapter == MARKET_VISIT.number:
        state.advance(seat, move)
    elif chapter == SOLO_CONSTRUCTION.number:
        expect_alone(state, move)
    else:
        if state.chapter().simultaneous:
            for committed in state.committed[seat]:
                carry_out(state, seat, committed)
        carry_out(state, seat, move)


def expect_alone(state: StonespineState, move: i64) -> None:
    """9.3: lays the chamber, or keeps the card and lets Jael inspect the others."""
    if is_place(move):
        lay(state, 0, place_card(move), place_column(move))
        return
    player = state.players[0]
    i = player.hand.place_of(keep_card(move))
    inspect(state, player.hand.without(i))
    player.hand = player.hand.only(i)
