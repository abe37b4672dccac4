# gospoda: compiled
"""9.1, 9.2, 10.5 and 14: the stacks and the display."""

from __future__ import annotations

from mypy_extensions import i64

from gospoda.core.piles import EVERYONE, Pile, bit, face_up
from gospoda.games.simurgh.state import NONE, TILES, SimurghState

DISPLAY_SLOTS = 4
LOOKED_AT = 3


def draw_blind(state: SimurghState) -> None:
    """9.1, 12: the top face-down tile of the stack goes to hand, seen only by its owner (H22)."""
    if state.trial:  # which tile it is stays unknown, but the stack has one less (H12)
        state.undrawn_tiles += 1
        state.stack = state.stack.drop(1)
        return
    seat = state.active
    player = state.players[seat]
    tile = state.reveal(state.stack.take(1), EVERYONE if state.open_hands else bit(seat))
    state.stack = state.stack.drop(1)
    player.hand = player.hand.plus(tile)
    state.note("blind", seat, tile.cards[0], audience=EVERYONE if state.open_hands else bit(seat))


def take_from_display(state: SimurghState, slot: i64) -> None:
    """9.1: a face-up tile goes to hand, visible to everybody; the gap stays until the end of the turn (H13)."""
    player = state.players[state.active]
    tile = state.display[slot]
    player.hand = player.hand.plus(face_up(TILES, [tile]))
    display = state.display.copy()
    display[slot] = NONE
    state.display = display
    state.note("buy", state.active, tile)
    if state.refill_at_once:
        refill(state)


def refill(state: SimurghState) -> None:
    """14.3, H13: the tiles slide down to the lowest slots; the stack fills the free ones."""
    display: list[int] = []
    for tile in state.display:
        if tile >= 0:
            display.append(tile)
    while len(display) < DISPLAY_SLOTS and len(state.stack.cards) > 0:
        top = state.reveal(state.stack.take(1), EVERYONE)
        state.stack = state.stack.drop(1)
        state.note("display", -1, top.cards[0], len(display))
        display.append(top.cards[0])
    while len(display) < DISPLAY_SLOTS:
        display.append(NONE)
    state.display = display


def look_at_objectives(state: SimurghState) -> None:
    """9.2 step 1: draws three objectives to look at (edge case 5: or as many as there are)."""
    seat = state.active
    state.looked = state.reveal(state.objective_stack.take(LOOKED_AT), bit(seat))
    state.objective_stack = state.objective_stack.drop(LOOKED_AT)
    state.note("look", seat, len(state.looked.cards))
    for objective in state.looked.cards:
        state.note("objective-seen", seat, objective, audience=bit(seat))


def put_back(stack: Pile, held: Pile, tile: i64, on_top: bool) -> Pile:
    """10.5: the stack after one of the held tiles has gone back face down, on its top or under its bottom."""
    card = held.only(held.place_of(tile))
    return card.plus(stack) if on_top else stack.plus(card)
