# gospoda: compiled
"""5, 6, 7 and 10.2: the turn: place a vassal, with or without laying a tile, or recall; free actions; the end."""

from __future__ import annotations

from mypy_extensions import i64

from gospoda.core.agenda import Frame
from gospoda.core.decisions import Step
from gospoda.core.messages import Message
from gospoda.core.moves import add
from gospoda.core.piles import EVERYONE
from gospoda.games.simurgh.abilities import Window, free_actions, is_free_action
from gospoda.games.simurgh.board import (
    area_of,
    count_at,
    first_space,
    is_full,
    placed,
    put_figure,
    recall,
    remove_tile,
    rider_level,
    spot_of,
)
from gospoda.games.simurgh.choices import Choice
from gospoda.games.simurgh.constants import EXPLORATION_TILE, NOTHING_DUE, PLACING_DUE, RIDER, SPEARMAN
from gospoda.games.simurgh.effects import begin
from gospoda.games.simurgh.frames import AFTER_PLACE, LAID, RECALLING, TURN, AfterPlaceFrame
from gospoda.games.simurgh.limits import close_turn
from gospoda.games.simurgh.lookups import (
    BONUS_EFFECT,
    CITY_ONE,
    CITY_RIDER,
    CITY_SPACES,
    N_AREAS,
    N_SPACES,
    NEEDS_FIGURES,
    TILE_EFFECT,
    TILE_KIND,
    TILE_ONE,
    TILE_RIDER,
    TILE_SPACES,
    affordable,
)
from gospoda.games.simurgh.move_codes import (
    END_TURN,
    RECALL_ALL,
    RECALLED,
    SKIP,
    is_lay,
    is_place,
    is_recall,
    is_replace,
    lay_area,
    lay_move,
    lay_tile,
    place_move,
    place_space,
    place_vassal,
    recall_move,
    recall_space,
    recall_vassal,
    replace_area,
    replace_move,
    replace_tile,
)
from gospoda.games.simurgh.possible import (
    WEAPON,
    can_lay,
    can_open,
    can_place,
    can_replace,
    effect_at,
    possible,
    space_open,
)
from gospoda.games.simurgh.state import NONE, SimurghState

# ---- legal moves


def placements(state: SimurghState, seat: i64) -> list[int]:
    """M2: every vassal type and space that passes section 6."""
    player = state.players[seat]
    moves: list[int] = []
    spearman = player.free_spearmen > 0
    rider = player.free_riders > 0
    if not (spearman or rider):
        return moves
    for space in range(CITY_SPACES):
        if not (CITY_ONE[space] and state.spaces[space]):
            place_moves(state, seat, space, space, spearman and not CITY_RIDER[space], rider, moves)
    for area in range(N_AREAS):
        tile: i64 = state.areas[area]
        if tile < 0 or (TILE_KIND[tile] == EXPLORATION_TILE and rider_level(state, seat, area) >= 0):
            continue
        first = first_space(area)
        for at in range(TILE_SPACES[tile]):
            cell = 4 * tile + at
            if not (TILE_ONE[cell] and state.spaces[first + at]):
                open_to_spearman = spearman and not TILE_RIDER[cell]
                place_moves(state, seat, first + at, TILE_EFFECT + cell, open_to_spearman, rider, moves)
    return moves


def place_moves(
    state: SimurghState, seat: i64, space: i64, effect: i64, spearman: bool, rider: bool, moves: list[int]
) -> None:
    """The ways to place a vassal on an open space; a plain space costs the same for both types."""
    if not (spearman or rider):
        return
    if NEEDS_FIGURES[effect]:
        spearman = spearman and possible(state, seat, effect, 2 * space)
        rider = rider and possible(state, seat, effect, 2 * space + 1)
    elif not possible(state, seat, effect, 2 * space):
        return
    if spearman:
        add(moves, place_move(SPEARMAN, space))
    if rider:
        add(moves, place_move(RIDER, space))


def is_open(state: SimurghState, area: i64) -> bool:
    """3, 10.1: whether an area is free and open for this number of players."""
    return state.areas[area] < 0 and state.closed >> area & 1 == 0


def lays(state: SimurghState, seat: i64) -> list[int]:
    """M3, 10.2: a tile from hand on a free open area; only if none is free, one may be removed for a weapon.

    H15: if returned vassals may be placed at once, one that comes back from the removed tile is enough.
    """
    player = state.players[seat]
    moves: list[int] = []
    nobody = player.free_spearmen == 0 and player.free_riders == 0
    if len(player.hand.cards) == 0 or (nobody and not state.return_at_once):
        return moves
    is_free = False
    for area in range(N_AREAS):
        is_free = is_free or is_open(state, area)
    if is_free and nobody:
        return moves
    for tile in player.hand.cards:
        if is_free:
            # possible without the bonus: it can be laid anywhere, unless the bonus takes from a strict supply
            easy = not state.strict_supply and can_open(state, seat, tile)
            for area in range(N_AREAS):
                if is_open(state, area) and (easy or can_lay(state, seat, tile, area)):
                    add(moves, lay_move(tile, area))
        elif affordable(player.purse, WEAPON):
            for area in range(N_AREAS):
                there: i64 = state.areas[area]
                if there >= 0 and TILE_KIND[there] != EXPLORATION_TILE and can_replace(state, seat, tile, area):
                    add(moves, replace_move(tile, area))
    return moves


def recalls(state: SimurghState, seat: i64) -> list[int]:
    """M4, H10: the player's vassals on the board, one piece at a time; the first one makes it a recall."""
    player = state.players[seat]
    moves: list[int] = []
    if placed(player, SPEARMAN) + placed(player, RIDER) == 0:
        return moves
    for space in range(N_SPACES):
        crowd: i64 = state.spaces[space]
        if crowd == 0:
            continue
        mine = crowd >> 4 * seat & 15
        if mine & 3:
            add(moves, recall_move(SPEARMAN, space))
        if mine >> 2:
            add(moves, recall_move(RIDER, space))
    return moves


# ---- carrying them out


def place(state: SimurghState, seat: i64, kind: i64, space: i64) -> None:
    """6: puts the figure there and carries out the effect at once."""
    put_figure(state, seat, kind, space)
    state.note("place", seat, kind, space, spot_of(state, space))
    state.main_done = True
    state.acting = 2 * space + kind
    area = area_of(space)
    if area >= 0 and TILE_KIND[state.areas[area]] == EXPLORATION_TILE:
        state.entered = area
    state.later(AfterPlaceFrame(space))
    begin(state, effect_at(state, space))


def lay(state: SimurghState, seat: i64, tile: i64, area: i64) -> None:
    """10.2 steps 2 and 3: lays the tile and gives the bonus; then a vassal must go onto it."""
    player = state.players[seat]
    at = player.hand.place_of(tile)
    state.reveal(player.hand.only(at), EVERYONE)
    player.hand = player.hand.without(at)
    areas = state.areas.copy()
    areas[area] = tile
    state.areas = areas
    state.note("lay", seat, tile, area)
    state.laid = area
    state.due = PLACING_DUE
    state.ask_next(Frame(LAID), seat)
    begin(state, BONUS_EFFECT + area)


class AfterPlace(Step[SimurghState, AfterPlaceFrame]):
    """10.3, H14: once the effect is complete, a full tile is removed."""

    heading = AFTER_PLACE

    def run(self, state: SimurghState, frame: AfterPlaceFrame) -> None:
        """Ends the placed vassal's protection (H25) and removes a full tile."""
        area = area_of(frame.space)
        state.acting = NONE
        if area >= 0 and is_full(state, area):
            remove_tile(state, area)


class Turn(Window):
    """5: one main action, and free actions before and after it."""

    heading = TURN

    def legal(self, state: SimurghState, seat: i64) -> list[int]:
        """M1, F1, F2, E3."""
        if state.main_done:
            moves = [int(END_TURN)]
            moves.extend(free_actions(state, seat, True))
            return moves
        moves = placements(state, seat)
        moves.extend(lays(state, seat))
        back = recalls(state, seat)
        if len(back) > 1:
            add(moves, RECALL_ALL)
        moves.extend(back)
        if len(moves) == 0:
            add(moves, SKIP)
        moves.extend(free_actions(state, seat, True))
        return moves

    def decide(self, state: SimurghState, seat: i64, move: i64) -> None:
        """Carries out the main action, or ends the turn."""
        if move == END_TURN:
            close_turn(state)
        elif move == SKIP:  # H15: nothing to place and nothing to recall
            state.main_done = True
            state.note("skip", seat)
        elif is_place(move):
            place(state, seat, place_vassal(move), place_space(move))
        elif is_lay(move):
            lay(state, seat, lay_tile(move), lay_area(move))
        elif is_replace(move):
            state.players[seat].purse -= WEAPON
            remove_tile(state, replace_area(move))
            lay(state, seat, replace_tile(move), replace_area(move))
        else:
            self.recall(state, seat, move)

    def recall(self, state: SimurghState, seat: i64, move: i64) -> None:
        """7: takes back any number of the player's vassals."""
        state.main_done = True
        if move != RECALL_ALL:
            recall(state, seat, recall_vassal(move), recall_space(move))
            state.ask_next(Frame(RECALLING), seat)
            return
        for space in range(N_SPACES):
            for kind in range(2):
                for _ in range(count_at(state, seat, kind, space)):
                    recall(state, seat, kind, space)

    def refusal(self, state: SimurghState, seat: i64, move: i64) -> str:
        """Why this action isn't possible now."""
        if state.main_done:
            return "refused-main-done" if is_main_action(move) else "refused-not-now"
        if is_place(move):
            return place_refusal(state, seat, place_vassal(move), place_space(move))
        if is_lay(move):
            return lay_refusal(state, seat, lay_tile(move), lay_area(move))
        if is_replace(move):
            return lay_refusal(state, seat, replace_tile(move), replace_area(move))
        if is_recall(move) or move == RECALL_ALL:
            return "refused-nobody-there"
        if move == END_TURN:
            return "refused-main-action-first"
        return "refused-ability" if is_free_action(move) else "refused-not-now"

    def prompt(self, state: SimurghState, seat: i64) -> Message:
        """Asks for the main action, or the end of the turn."""
        if state.main_done:
            return Message("ask-end-turn" if len(free_actions(state, seat, True)) else "ask-only-end-turn", {})
        player = state.players[seat]
        nobody = player.free_spearmen + player.free_riders == 0 and len(lays(state, seat)) == 0
        recallable = placed(player, SPEARMAN) + placed(player, RIDER) > 0
        return Message("ask-turn-recall" if nobody and recallable else "ask-turn", {})


def place_refusal(state: SimurghState, seat: i64, kind: i64, space: i64) -> str:
    """6: why a vassal can't be placed there."""
    player = state.players[seat]
    if (player.free_spearmen if kind == SPEARMAN else player.free_riders) == 0:
        return "refused-no-vassal"
    area = area_of(space)
    if area >= 0 and state.areas[area] < 0:
        return "refused-no-tile"
    return "refused-effect" if space_open(state, seat, kind, space) else "refused-space"


def is_main_action(move: i64) -> bool:
    """M1 to M4: whether a move belongs to the main action of a turn."""
    if is_place(move) or is_lay(move) or is_replace(move) or is_recall(move):
        return True
    return move in (RECALL_ALL, RECALLED, SKIP)


def lay_refusal(state: SimurghState, seat: i64, tile: i64, area: i64) -> str:
    """10.2: why a tile can't be laid there."""
    if state.players[seat].hand.place_of(tile) < 0:
        return "refused-not-in-hand"
    if state.closed >> area & 1:
        return "refused-area-closed"
    return "refused-area-taken" if state.areas[area] >= 0 else "refused-lay"


class Laid(Window):
    """10.2 step 4: an unplaced vassal of the player goes onto the tile just laid; before that only abilities (H23)."""

    heading = LAID

    def legal(self, state: SimurghState, seat: i64) -> list[int]:
        """Every vassal and space of this tile that fit."""
        moves: list[int] = []
        first = first_space(state.laid)
        for kind in range(2):
            for space in range(first, first + 4):
                if can_place(state, seat, kind, space):
                    add(moves, place_move(kind, space))
        moves.extend(free_actions(state, seat, False))
        return moves

    def decide(self, state: SimurghState, seat: i64, move: i64) -> None:
        """Places the vassal, which is the main action."""
        self.settle(state)
        state.laid = NONE
        state.due = NOTHING_DUE
        place(state, seat, place_vassal(move), place_space(move))

    def refusal(self, state: SimurghState, seat: i64, move: i64) -> str:
        """Why this vassal can't go onto the tile just laid."""
        if is_place(move):
            if area_of(place_space(move)) != state.laid:
                return "refused-laid-tile"
            return place_refusal(state, seat, place_vassal(move), place_space(move))
        return "refused-placing-due" if is_free_action(move) else "refused-laid-tile"

    def prompt(self, state: SimurghState, seat: i64) -> Message:
        """Asks for a vassal to place on the tile."""
        return Message("ask-laid", {})


class Recalling(Choice[Frame]):
    """M4: further vassals to recall, or done."""

    heading = RECALLING

    def options(self, state: SimurghState, seat: i64) -> list[int]:
        """The player's vassals still on the board, or done."""
        moves = recalls(state, seat)
        add(moves, RECALLED)
        return moves

    def apply(self, state: SimurghState, seat: i64, move: i64) -> None:
        """Recalls one more, or stops."""
        if move == RECALLED:
            self.settle(state)
        else:
            recall(state, seat, recall_vassal(move), recall_space(move))

    def wrong(self, state: SimurghState, seat: i64, move: i64) -> str:
        """Why this vassal can't be recalled."""
        return "refused-nobody-there"

    def prompt(self, state: SimurghState, seat: i64) -> Message:
        """Asks who else comes back."""
        return Message("ask-recall", {})
