# gospoda: compiled
"""11: the solo game: the enemy die and the trash."""

from __future__ import annotations

from mypy_extensions import i64

from gospoda.games.rollplayer.bag import OF_ENEMY, roll_face, to_roll
from gospoda.games.rollplayer.displays import without
from gospoda.games.rollplayer.lookups import ENEMY
from gospoda.games.rollplayer.state import NO_NUMBERS, RollPlayerState


def enemy_roll(state: RollPlayerState, card: i64) -> None:
    """11, HR-15: after taking Initiative card 2 or 3 the enemy die may trash a Market card; card 1 is safe."""
    places = ENEMY[card]
    if places[0] == 0:
        return
    to_roll(state, OF_ENEMY)
    face = roll_face(state)
    state.note("enemy", -1, face - 1)
    place: i64 = places[face - 1]
    if 0 < place <= len(state.market):
        trash(state, state.market[place - 1])


def trash(state: RollPlayerState, card: i64) -> None:
    """11.4: a trashed card never comes back."""
    state.market = without(state.market, card)
    state.trash = [*state.trash, card]
    state.note("trash", -1, card)


def end_of_market(state: RollPlayerState) -> None:
    """11: the leftmost remaining card goes to the discard pile, all others to the trash."""
    if len(state.market) == 0:
        return
    state.note("cleared", -1, state.market[0])
    state.discards = [*state.discards, state.market[0]]
    rest = state.market[1:]
    state.market = NO_NUMBERS
    for card in rest:
        state.trash = [*state.trash, card]
        state.note("trash", -1, card)
