# gospoda: compiled
"""14 and 15: the end of the turn with its limits, the next player, and the end of the game."""

from __future__ import annotations

from mypy_extensions import i64

from gospoda.core.agenda import Frame
from gospoda.core.messages import Message
from gospoda.core.moves import add
from gospoda.core.piles import EVERYONE, bit
from gospoda.games.simurgh.choices import Choice
from gospoda.games.simurgh.constants import ENDED_BY_NONE, ENDED_BY_TURN_CAP, POWER_TILE
from gospoda.games.simurgh.frames import ASK_HAND, ASK_RESOURCES, TURN
from gospoda.games.simurgh.lookups import (
    B_PURSE,
    HAND_LIMIT,
    N_RESOURCES,
    RESOURCE_LIMIT,
    TILE_KIND,
    amount_in,
    resources_in,
)
from gospoda.games.simurgh.move_codes import (
    discard_move,
    discard_thing,
    is_tile_top,
    tile_bottom_move,
    tile_bottom_tile,
    tile_top_move,
    tile_top_tile,
)
from gospoda.games.simurgh.state import NONE, SimurghState
from gospoda.games.simurgh.supply import put_back, refill


def close_turn(state: SimurghState) -> None:
    """14: the hand limit, the resource limit and the display; then the next player's turn begins."""
    player = state.players[state.active]
    if len(player.hand.cards) > HAND_LIMIT:
        state.ask_next(Frame(ASK_HAND), state.active)
    elif resources_in(player.purse) > RESOURCE_LIMIT[state.mode]:
        state.ask_next(Frame(ASK_RESOURCES), state.active)
    elif not state.trial:
        refill(state)
        next_turn(state)


def next_turn(state: SimurghState) -> None:
    """15, H6, H27: ends the game after the last turns or at the turn cap; otherwise play passes clockwise."""
    player = state.players[state.active]
    player.free_spearmen += player.back_spearmen
    player.free_riders += player.back_riders
    player.back_spearmen = 0
    player.back_riders = 0
    state.turns += 1
    if state.trigger != ENDED_BY_NONE:
        if state.turns_left == 0:
            end_game(state)
            return
        state.turns_left -= 1
    if state.turn_cap and state.turns >= state.turn_cap * state.seats:
        if state.trigger == ENDED_BY_NONE:
            state.trigger = ENDED_BY_TURN_CAP
        end_game(state)
        return
    begin_turn(state, (state.active + 1) % state.seats)


def begin_turn(state: SimurghState, seat: i64) -> None:
    """5: starts a turn."""
    state.active = seat
    state.main_done = False
    state.moved = 0
    state.entered = NONE
    state.note("turn", seat)
    state.ask_only(TURN, bit(seat))


def end_game(state: SimurghState) -> None:
    """15: ends play; the scores are final."""
    state.note("end", -1)
    state.finish()


class HandLimit(Choice[Frame]):
    """E1: surplus tiles go face down on the top or bottom of the stack; power tiles can't be given away."""

    heading = ASK_HAND

    def options(self, state: SimurghState, seat: i64) -> list[int]:
        """Every tile but the power tile, to the top or the bottom."""
        tiles = [tile for tile in state.players[seat].hand.cards if TILE_KIND[tile] != POWER_TILE]
        moves = [tile_top_move(tile) for tile in tiles]
        for tile in tiles:
            add(moves, tile_bottom_move(tile))
        return moves

    def apply(self, state: SimurghState, seat: i64, move: i64) -> None:
        """14.1: returns the tile; which one it is stays the player's secret."""
        player = state.players[seat]
        on_top = is_tile_top(move)
        tile = tile_top_tile(move) if on_top else tile_bottom_tile(move)
        hand = player.hand if state.open_hands else state.mingle(player.hand, bit(seat))
        state.stack = put_back(state.stack, hand, tile, on_top)
        player.hand = hand.without(hand.place_of(tile))
        state.note(
            "tile-top" if on_top else "tile-bottom", seat, tile, audience=EVERYONE if state.open_hands else bit(seat)
        )
        self.settle(state)
        close_turn(state)

    def wrong(self, state: SimurghState, seat: i64, move: i64) -> str:
        """Why this tile can't be given away."""
        return "refused-hand-limit"

    def prompt(self, state: SimurghState, seat: i64) -> Message:
        """Asks which tile to return."""
        return Message("ask-hand-limit", {"count": len(state.players[seat].hand.cards) - HAND_LIMIT})


class ResourceLimit(Choice[Frame]):
    """E2: the player returns resources of their choice until 15 (12 in Dragon Lord mode) are left."""

    heading = ASK_RESOURCES

    def options(self, state: SimurghState, seat: i64) -> list[int]:
        """Every kind of resource the player has."""
        purse = state.players[seat].purse
        moves: list[int] = []
        for thing in range(N_RESOURCES):
            if amount_in(purse, thing):
                add(moves, discard_move(thing))
        return moves

    def apply(self, state: SimurghState, seat: i64, move: i64) -> None:
        """14.2: returns one piece."""
        thing = discard_thing(move)
        state.players[seat].purse -= B_PURSE[thing]
        state.note("discard", seat, thing)
        self.settle(state)
        close_turn(state)

    def wrong(self, state: SimurghState, seat: i64, move: i64) -> str:
        """Why these resources can't be returned."""
        return "refused-resource-limit"

    def prompt(self, state: SimurghState, seat: i64) -> Message:
        """Asks which resource to return."""
        over = resources_in(state.players[seat].purse) - RESOURCE_LIMIT[state.mode]
        return Message("ask-resource-limit", {"count": over})
