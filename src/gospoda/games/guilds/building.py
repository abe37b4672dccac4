# gospoda: compiled
"""8: phase 4, building: players buy rooms one at a time and place each at once."""

from __future__ import annotations

from mypy_extensions import i64

from gospoda.core.agenda import Frame
from gospoda.core.bits import bit, each_bit, lowest
from gospoda.core.decisions import Chapter
from gospoda.core.messages import Message, Ref
from gospoda.core.moves import add
from gospoda.games.guilds.abilities import ability_moves, has_ability, is_ability
from gospoda.games.guilds.frames import BUILDING, KEEPING_ROOMS, PLACING
from gospoda.games.guilds.headquarters import COLUMNS, PLOT, TURNS, Headquarters, covered_cells
from gospoda.games.guilds.lookups import (
    AMOUNT,
    AT_ANY_TIME,
    COST,
    DISCOUNTING,
    DISCOUNTS_LARGE,
    IS_LARGE,
    MINIMUM,
    ROOM_IDS,
)
from gospoda.games.guilds.move_codes import (
    PASS,
    buy_move,
    buy_room,
    is_buy,
    is_place,
    place_cell,
    place_move,
    place_turn,
)
from gospoda.games.guilds.phases import Phase, begin_phase
from gospoda.games.guilds.responses import announce
from gospoda.games.guilds.state import GuildsState, Player

# ---- buying


def price(player: Player, room: i64) -> i64:
    """8.1.2, H-26: the printed gold, less the discounts that apply to the first purchase of this size in the round."""
    gold: i64 = COST[room]
    discounts = player.guild & DISCOUNTING
    if discounts == 0:
        return gold
    if IS_LARGE[room]:
        discounts &= DISCOUNTS_LARGE
        bought = player.bought_large
    else:
        discounts &= ~DISCOUNTS_LARGE
        bought = player.bought_small
    if bought:
        return gold
    while discounts:
        card = lowest(discounts)
        reduced: i64 = gold - AMOUNT[card]
        least: i64 = MINIMUM[card]
        if reduced < least:
            reduced = least
        if reduced < gold:
            gold = reduced
        discounts &= discounts - 1
    return gold


def prices(state: GuildsState, room: i64) -> list[int]:
    """8.1.2: what each guild would pay for a room."""
    return [int(price(player, room)) for player in state.players]


def purchases(state: GuildsState, seat: i64) -> list[int]:
    """8.1.1, 8.1.2, H-15: the rooms on offer that the player can afford and place."""
    player = state.players[seat]
    moves: list[int] = []
    offer = state.offer
    while offer:
        room = lowest(offer)
        offer &= offer - 1
        if price(player, room) <= player.gold and player.plot.fits(room):
            add(moves, buy_move(room))
    return moves


def buy(state: GuildsState, seat: i64, room: i64) -> None:
    """8.1.3, 8.1.4: pay gold, never florins; the offer isn't refilled."""
    player = state.players[seat]
    gold = price(player, room)
    player.gold -= gold
    if IS_LARGE[room]:
        player.bought_large += 1
    else:
        player.bought_small += 1
    state.offer &= ~bit(room)
    state.buying = room
    state.passes = 0
    state.note("buy", seat, room, gold)


def next_builder(state: GuildsState, seat: i64) -> None:
    """8.1.1, H-14: round the table until nobody buys; a player who can do nothing passes automatically."""
    while True:
        if state.out == state.everybody() or state.passes >= state.seats:
            begin_phase(state, KEEPING_ROOMS)
            return
        if not state.out >> seat & 1:
            if len(purchases(state, seat)) > 0 or has_ability(state, seat, AT_ANY_TIME):
                state.ask_only(BUILDING, bit(seat))
                return
            pass_building(state, seat)
        seat = (seat + 1) % state.seats


def pass_building(state: GuildsState, seat: i64) -> None:
    """H-14: passing is final for this phase, unless the table plays with `build_pass_final = false`."""
    if state.pass_final:
        state.out |= bit(seat)
    else:
        state.passes += 1


class Building(Phase[Frame]):
    """D3: buy a room, or pass; D5: abilities before it."""

    heading = BUILDING

    def begin(self, state: GuildsState) -> None:
        """8.1.1: in player order."""
        state.out = 0
        state.passes = 0
        next_builder(state, state.first)

    def legal(self, state: GuildsState, seat: i64) -> list[int]:
        """D3: every room that the player can afford and place."""
        moves = purchases(state, seat)
        add(moves, PASS)
        if state.players[seat].guild & AT_ANY_TIME:
            moves.extend(ability_moves(state, seat, AT_ANY_TIME))
        return moves

    def apply(self, state: GuildsState, seat: i64, move: i64) -> None:
        """Passes, buys, or uses an ability."""
        if move == PASS:
            pass_building(state, seat)
            state.note("pass", seat)
            next_builder(state, (seat + 1) % state.seats)
        elif is_ability(move):
            announce(state, seat, move)
        else:
            buy(state, seat, buy_room(move))
            state.ask_next(Frame(PLACING), seat)

    def refusal(self, state: GuildsState, seat: i64, move: i64) -> str:
        """Returns why a room can't be bought."""
        if not is_buy(move):
            return "refused-ability" if is_ability(move) else "refused-not-now"
        if not state.offer >> buy_room(move) & 1:
            return "refused-not-on-offer"
        dear = price(state.players[seat], buy_room(move)) > state.players[seat].gold
        return "refused-too-expensive" if dear else "refused-no-place"

    def prompt(self, state: GuildsState, seat: i64) -> Message:
        """Asks to buy or pass."""
        return Message("ask-building", {"gold": state.players[seat].gold})


# ---- placing


def place_moves(plot: Headquarters, room: i64) -> list[int]:
    """8.2: all legal placements as cell and turn."""
    moves: list[int] = []
    for turn in TURNS[room]:
        cells = plot.places(room, turn)
        while cells:
            add(moves, place_move(lowest(cells), turn))
            cells &= cells - 1
    return moves


def lay(state: GuildsState, seat: i64, room: i64, cell: i64, turn: i64) -> None:
    """8.1.2, 8.3: places the tile on the plot; several tiles may become active at once."""
    player = state.players[seat]
    before = player.plot.rooms
    player.plot = player.plot.with_room(room, cell, turn)
    state.buying = -1
    if state.events is not None:
        state.note("place", seat, room, cell, turn)
        for other in each_bit(player.plot.rooms & ~before):
            state.note("activate", seat, other)


class Placing(Chapter[GuildsState, Frame]):
    """8.2: where to place the bought tile, and its turn."""

    heading = PLACING

    def legal(self, state: GuildsState, seat: i64) -> list[int]:
        """D3: every legal placement."""
        return place_moves(state.players[seat].plot, state.buying)

    def apply(self, state: GuildsState, seat: i64, move: i64) -> None:
        """Places the tile; the next player builds."""
        lay(state, seat, state.buying, place_cell(move), place_turn(move))
        next_builder(state, (seat + 1) % state.seats)

    def refusal(self, state: GuildsState, seat: i64, move: i64) -> str:
        """8.2: why a tile can't be placed there."""
        if not is_place(move):
            return "refused-place-room"
        room, plot = state.buying, state.players[seat].plot
        cell, turn = place_cell(move), place_turn(move)
        covered = covered_cells(room, cell, turn)
        if off_plot(room, cell, turn):
            return "refused-off-plot"
        if covered & plot.filled:
            return "refused-cell-taken"
        if covered & plot.touching() == 0:
            return "refused-touches-nothing"
        return "refused-same-turn" if plot.places(room, turn) >> cell & 1 else "refused-door-meets-wall"

    def wrong_places(self, state: GuildsState, seat: i64, move: i64) -> list[str]:
        """8.2.3: the sides where a door would meet a wall."""
        from gospoda.games.guilds.board_view import clashes

        if self.refusal(state, seat, move) != "refused-door-meets-wall":
            return []
        found: list[str] = clashes(state.players[seat].plot, state.buying, place_cell(move), place_turn(move))
        return found

    def prompt(self, state: GuildsState, seat: i64) -> Message:
        """Asks to place the tile."""
        return Message("ask-placing", {"room": Ref("room", ROOM_IDS[state.buying])})


def off_plot(room: i64, cell: i64, turn: i64) -> bool:
    """8.2.1: whether a tile would stick out of the plot."""
    if not IS_LARGE[room]:
        return False
    if turn % 2 == 0:
        return cell % COLUMNS == COLUMNS - 1
    return covered_cells(room, cell, turn) & ~PLOT != 0
