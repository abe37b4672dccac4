# gospoda: compiled
"""4: setting up the table."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from gospoda.core.chance import seeded
from gospoda.core.game import Game
from gospoda.core.piles import EVERYONE, bit, face_down
from gospoda.games.simurgh.drafts import after_power_tiles, begin_power_draft
from gospoda.games.simurgh.lookups import (
    CARDS,
    COMPARES,
    DRAGON_KIND,
    LENGTHS,
    MODES,
    MONUMENT_SLOTS,
    N_AREAS,
    START_PURSE,
    open_areas,
    tiles_of_kind,
)
from gospoda.games.simurgh.state import (
    DRAGONS,
    NONE,
    OBJECTIVES,
    POWER_BACK,
    TILES,
    SimurghState,
)


def set_up(game: Game, seats: i64, options: dict[str, Any], seed: int | str) -> SimurghState:
    """4.3, 4.5, 4.6, 4.8: the table for 2 to 5 players, in both modes and all lengths."""
    chance = seeded(seed)
    state = SimurghState(game, seats, chance)
    resolve_options(state, options)
    state.monument = [NONE] * MONUMENT_SLOTS
    state.objective_stack = face_down(OBJECTIVES, chance.order(len(COMPARES)))
    state.dragon_stack = face_down(DRAGONS, chance.order(len(DRAGON_KIND)))
    for player in state.players:
        player.purse = START_PURSE
        player.spearmen = player.free_spearmen = CARDS.setup.spearmen
        player.riders = player.free_riders = CARDS.setup.riders
    state.first = start_player(state)
    state.active = state.first
    is_open = open_areas(int(seats))
    for area in range(N_AREAS):
        if area not in is_open:
            state.closed |= bit(area)
    deal_tiles(state)
    if state.mode == 1:
        begin_power_draft(state)
    else:
        after_power_tiles(state)
    return state


def start_player(state: SimurghState) -> i64:
    """4.9, H5: chosen at random, instead of by a joke at the table."""
    return 0 if state.options["start_player"] == "first-seat" else state.chance.below(state.seats)


def resolve_options(state: SimurghState, options: dict[str, Any]) -> None:
    """3, 4.14, 19: the chosen mode and length, and the house rulings."""
    state.options = options
    state.mode = MODES.index(options["mode"])
    state.length = LENGTHS.index(options["length"])
    state.turn_cap = options["turn_cap"]
    state.refill_at_once = options["refill"] == "at-once"
    state.return_at_once = options["returned_vassals"] == "at-once"
    state.every_rider = options["exploration"] == "every-rider"
    state.chain_moves = options["extra_moves"] == "chain"
    state.boosts_boost = options["boosts_boost"]
    state.open_hands = options["hands"] == "open"
    state.kind_backs = options["tile_backs"] == "kind"
    state.strict_supply = options["supply"] == "strict"


def deal_tiles(state: SimurghState) -> None:
    """4.2, 4.4, 4.10, 4.11, H7: sets aside tiles, power tiles and, in Spearman mode, the other start tiles."""
    stack: list[int] = []
    for kind in ("production", "research", "transformation", "exploration"):
        tiles = state.chance.shuffled(tiles_of_kind(kind))
        out = CARDS.setup.removed[kind]
        state.box = state.box.plus(face_down(TILES, tiles[:out]))
        tiles = tiles[out:]
        if state.mode == 0 and kind in CARDS.setup.dealt:
            for seat in range(state.seats):
                give(state, seat, tiles[seat])
            tiles = tiles[state.seats :]
        stack = stack + tiles
    powers = state.chance.shuffled(tiles_of_kind("power"))
    if state.mode == 0:
        for seat in range(state.seats):
            give(state, seat, powers[seat])
        state.box = state.box.plus(face_down(TILES, powers[state.seats :]))
    else:
        state.offer = face_down(TILES, powers)
    state.stack = face_down(TILES, state.chance.shuffled(stack))


def give(state: SimurghState, seat: i64, tile: i64) -> None:
    """Deals a tile face down to a player; with open hands (H22) all but the power tile are shown."""
    player = state.players[seat]
    pile = face_down(TILES, [tile])
    everybody = state.open_hands and state.back(TILES, tile) != POWER_BACK
    player.hand = player.hand.plus(state.reveal(pile, EVERYONE if everybody else bit(seat)))
