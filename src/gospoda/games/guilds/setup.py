# gospoda: compiled
"""3: setting up the table."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from gospoda.core.chance import seeded
from gospoda.core.game import Game
from gospoda.core.piles import EVERYONE, face_down
from gospoda.games.guilds.frames import ROUND_STARTS
from gospoda.games.guilds.lookups import (
    COMPARED,
    IS_LARGE,
    N_CHARACTERS,
    N_ROOMS,
    OBJECTIVES_SHOWN,
    STARTING_GOLD,
)
from gospoda.games.guilds.phases import begin_phase
from gospoda.games.guilds.state import (
    CHARACTERS,
    LARGE_TILES,
    OBJECTIVES,
    SMALL_TILES,
    GuildsState,
)


def set_up(game: Game, seats: i64, options: dict[str, Any], seed: int | str) -> GuildsState:
    """3.3, 3.5, H-2: shuffled piles, players + 1 objectives, nobody owns anything; H-3: a random first player."""
    state = GuildsState(game, seats, seeded(seed))
    state.options = options
    state.resolve_options()
    chance = state.chance
    state.deck = face_down(CHARACTERS, chance.order(N_CHARACTERS))
    small = [room for room in range(N_ROOMS) if not IS_LARGE[room]]
    large = [room for room in range(N_ROOMS) if IS_LARGE[room]]
    state.small_rooms = face_down(SMALL_TILES, chance.shuffled(small))
    state.large_rooms = face_down(LARGE_TILES, chance.shuffled(large))
    show_objectives(state)
    for player in state.players:
        player.gold = STARTING_GOLD
    state.first = chance.below(seats)
    begin_phase(state, ROUND_STARTS)
    return state


def show_objectives(state: GuildsState) -> None:
    """3.4: players + 1 objectives are turned up; the rest are out of the game."""
    cards = face_down(OBJECTIVES, state.chance.order(len(COMPARED)))
    n: i64 = OBJECTIVES_SHOWN[state.seats - 2]
    state.objectives = state.reveal(cards.take(n), EVERYONE).cards
    state.objectives_left = cards.drop(n)
