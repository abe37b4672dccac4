# gospoda: compiled
"""16: what a seat observes as numbers, from the same knowledge as the view."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gospoda.core.game import Game
from gospoda.core.moves import Domain, numbers
from gospoda.core.observing.observation import Observer, note_bound
from gospoda.core.observing.observation_writer import ObservationWriter, share, soft
from gospoda.core.piles import Pile, bit
from gospoda.core.state import State
from gospoda.games.simurgh.constants import PP
from gospoda.games.simurgh.enums import DUES, ENDS
from gospoda.games.simurgh.lookups import (
    AREA,
    CARDS,
    DRAGON,
    MAX_RIDERS,
    MAX_SPEARMEN,
    N_RESOURCES,
    OBJECTIVE,
    RESOURCE,
    SPACE,
    TILE,
    VASSAL,
    amount_in,
)
from gospoda.games.simurgh.state import Player, SimurghState

N_TILES: Final[i64] = len(TILE.ids)
N_DRAGONS: Final[i64] = len(DRAGON.ids)
N_OBJECTIVES: Final[i64] = len(OBJECTIVE.ids)
N_SPACES: Final[i64] = len(SPACE.ids)
N_AREAS: Final[i64] = len(AREA.ids)
N_SLOTS: Final[i64] = 3  # abilities of a dragon
CROWD: Final = 3  # figures of one seat and type on one space
TILE_PILES: Final[list[str]] = ["stack", "box", "offer"]
DRAGON_PILES: Final[list[str]] = ["stack", "drawn"]
OBJECTIVE_PILES: Final[list[str]] = ["stack", "looked"]
SCOUT_SLOTS: Final[int] = len(CARDS.scout_slots) + 2
MONUMENT_SLOTS: Final[int] = len(CARDS.monument_slots) + 2
LAST_TURNS: Final = 12
DUE: Final = Domain("due", [*DUES])
TRIGGER: Final = Domain("trigger", [*ENDS])
FIGURES: Final = Domain(
    "figures", ["spearmen", "riders", "free-spearmen", "free-riders", "returned-spearmen", "returned-riders"]
)

OF_TURNS: Final = soft(50)
OF_RESOURCES: Final = soft(5)
OF_POINTS: Final = soft(50)
OF_FIGURES: Final = share(max(MAX_SPEARMEN, MAX_RIDERS))
OF_TILES: Final = share(len(TILE.ids))
OF_DRAGONS: Final = share(len(DRAGON.ids))
OF_OBJECTIVES: Final = share(len(OBJECTIVE.ids))


class SimurghObserver(Observer):
    """The table of Simurgh as features."""

    def __init__(self, game: Game, seats: int) -> None:
        super().__init__(game, seats)
        self.add_board(seats)
        self.add_piles()
        self.add_numbers()

    def add_board(self, seats: int) -> None:
        """Declares city, wilds and the course of the turn."""
        add, seat = self.scheme.add, self.scheme.relative
        self.first_at: i64 = add("first-player", seat)
        self.active_at: i64 = add("active-player", seat)
        self.main_done_at: i64 = add("main-done")
        self.moved_at: i64 = add("moved", AREA)
        self.entered_at: i64 = add("entered", AREA)
        self.acting_at: i64 = add("acting", SPACE, VASSAL)
        self.laid_at: i64 = add("laid", AREA)
        self.due_at: i64 = add("due", DUE)
        self.trigger_at: i64 = add("trigger", TRIGGER)
        self.turns_left_at: i64 = add("turns-left", numbers("turns", 0, LAST_TURNS))
        self.spaces_at: i64 = add("spaces", SPACE, seat, VASSAL, numbers("count", 1, CROWD))
        self.areas_at: i64 = add("wilds", AREA, TILE)
        self.closed_at: i64 = add("closed", AREA)
        self.display_at: i64 = add("display", numbers("slot", 1, SCOUT_SLOTS), TILE)
        self.monument_at: i64 = add("monument", numbers("slot", 1, MONUMENT_SLOTS), OBJECTIVE)
        self.chronicle_at: i64 = add("chronicle", TILE)
        self.removed_at: i64 = add("removed", OBJECTIVE)

    def add_piles(self) -> None:
        """Declares what is known of the face-down piles: a tile is in this pile, or in one of several."""
        add, seat = self.scheme.add, self.scheme.relative
        self.dragons_at: i64 = add("dragons", seat, DRAGON)
        self.tokens_at: i64 = add("dragon-tokens", seat, DRAGON, numbers("ability", 1, int(N_SLOTS)))
        self.hand_at: i64 = add("hand", seat, TILE)
        self.choices_at: i64 = add("dragon-choices", seat, DRAGON)
        self.tile_piles_at: i64 = add("tile-piles", Domain("pile", TILE_PILES), TILE)
        self.dragon_piles_at: i64 = add("dragon-piles", Domain("pile", DRAGON_PILES), DRAGON)
        self.objective_piles_at: i64 = add("objective-piles", Domain("pile", OBJECTIVE_PILES), OBJECTIVE)
        self.next_dragon_at: i64 = add("next-dragon", DRAGON)
        self.next_objective_at: i64 = add("next-objective", OBJECTIVE)
        self.bound_tiles_at: i64 = add("perhaps-tiles", Domain("pile", [*TILE_PILES, *seat.ids]), TILE)
        self.bound_dragons_at: i64 = add("perhaps-dragons", Domain("pile", [*DRAGON_PILES, *seat.ids]), DRAGON)
        self.bound_objectives_at: i64 = add("perhaps-objectives", Domain("pile", OBJECTIVE_PILES), OBJECTIVE)

    def add_numbers(self) -> None:
        """Declares turns, stores, figures and pile sizes."""
        scale, seat = self.scheme.scale, self.scheme.relative
        scale("turns")
        scale("resources", seat, RESOURCE)
        scale("points", seat)
        scale("figures", seat, FIGURES)
        scale("hand-size", seat)
        scale("choice-size", seat)
        scale("tile-pile-sizes", Domain("pile", TILE_PILES))
        scale("dragon-pile-sizes", Domain("pile", DRAGON_PILES))
        scale("objective-pile-sizes", Domain("pile", OBJECTIVE_PILES))

    def write(self, note: ObservationWriter, state: State, seat: i64) -> None:
        """Writes the turn, the board, the piles and the players."""
        assert isinstance(state, SimurghState)
        self.write_turn(note, state, seat)
        self.write_board(note, state, seat)
        self.write_piles(note, state, seat)
        seats = self.seats
        for at in range(seats):
            self.write_player(note, state.players[self.neighbour(seat, at)], at, seat)
        if len(state.mixes) > 1:
            self.write_bound(note, state, seat)
        self.write_numbers(note, state, seat)

    def write_turn(self, note: ObservationWriter, state: SimurghState, seat: i64) -> None:
        """Writes whose turn it is, what happened in it and how close the end is."""
        note.on(self.first_at + self.relative(seat, state.first))
        note.on(self.active_at + self.relative(seat, state.active))
        note.on_if(self.main_done_at, state.main_done)
        note.on_set(self.moved_at, state.moved)
        if state.entered >= 0:
            note.on(self.entered_at + state.entered)
        if state.acting >= 0:
            note.on(self.acting_at + state.acting)
        if state.laid >= 0:
            note.on(self.laid_at + state.laid)
        note.on(self.due_at + state.due)
        note.on(self.trigger_at + state.trigger)
        if state.turns_left >= 0:
            note.on(self.turns_left_at + state.turns_left)

    def write_board(self, note: ObservationWriter, state: SimurghState, seat: i64) -> None:
        """Writes the figures in city and wilds, and the open tiles."""
        first = self.spaces_at
        for crowd in state.spaces:
            if crowd:
                self.write_crowd(note, first, crowd, seat)
            first += 2 * CROWD * self.seats
        self.write_row(note, self.areas_at, state.areas, N_TILES)
        note.on_set(self.closed_at, state.closed)
        self.write_row(note, self.display_at, state.display, N_TILES)
        self.write_row(note, self.monument_at, state.monument, N_OBJECTIVES)
        note.on_all(self.chronicle_at, state.chronicle)
        note.on_all(self.removed_at, state.removed)

    def write_crowd(self, note: ObservationWriter, first: i64, crowd: i64, seat: i64) -> None:
        """Writes the figures on one space: two bits for each type of each seat."""
        for other in range(self.seats):
            figures = crowd >> 4 * other & 15
            if figures:
                at = first + 2 * CROWD * self.relative(seat, other)
                note.on_levels(at, figures & 3)
                note.on_levels(at + CROWD, figures >> 2)

    def write_row(self, note: ObservationWriter, first: i64, row: list[int], kinds: i64) -> None:
        """Writes tiles in their places; -1 is a gap."""
        for tile in row:
            if tile >= 0:
                note.on(first + tile)
            first += kinds

    def write_piles(self, note: ObservationWriter, state: SimurghState, seat: i64) -> None:
        """16: writes what this seat knows of the piles."""
        note.on_known(self.tile_piles_at, state.stack, seat)
        note.on_known(self.tile_piles_at + N_TILES, state.box, seat)
        note.on_known(self.tile_piles_at + 2 * N_TILES, state.offer, seat)
        note.on_known(self.dragon_piles_at, state.dragon_stack, seat)
        note.on_known(self.dragon_piles_at + N_DRAGONS, state.drawn, seat)
        note.on_known(self.objective_piles_at, state.objective_stack, seat)
        note.on_known(self.objective_piles_at + N_OBJECTIVES, state.looked, seat)
        self.write_next(note, self.next_dragon_at, state.dragon_stack, seat)
        self.write_next(note, self.next_objective_at, state.objective_stack, seat)

    def write_next(self, note: ObservationWriter, first: i64, stack: Pile, seat: i64) -> None:
        """Writes the top of a stack if the seat knows it."""
        if len(stack.cards) > 0 and stack.known[0] & bit(seat):
            note.on(first + stack.cards[0])

    def write_player(self, note: ObservationWriter, player: Player, at: i64, seat: i64) -> None:
        """Writes the player this many places to the left."""
        note.on_all(self.dragons_at + N_DRAGONS * at, player.dragons)
        first = self.tokens_at + N_SLOTS * N_DRAGONS * at
        i: i64 = 0
        for dragon in player.dragons:
            note.on_set(first + N_SLOTS * dragon, player.tokens[i])
            i += 1
        note.on_known(self.hand_at + N_TILES * at, player.hand, seat)
        note.on_known(self.choices_at + N_DRAGONS * at, player.choices, seat)

    def write_bound(self, note: ObservationWriter, state: SimurghState, seat: i64) -> None:
        """16: writes the tiles that the seat knows only to be in one of several piles."""
        tiles = [state.stack, state.box, state.offer]
        dragons = [state.dragon_stack, state.drawn]
        for at in range(self.seats):
            player = state.players[self.neighbour(seat, at)]
            tiles.append(player.hand)
            dragons.append(player.choices)
        self.write_bound_family(note, state, seat, tiles, self.bound_tiles_at, N_TILES)
        self.write_bound_family(note, state, seat, dragons, self.bound_dragons_at, N_DRAGONS)
        objectives = [state.objective_stack, state.looked]
        self.write_bound_family(note, state, seat, objectives, self.bound_objectives_at, N_OBJECTIVES)

    def write_bound_family(
        self, note: ObservationWriter, state: State, seat: i64, piles: list[Pile], first: i64, kinds: i64
    ) -> None:
        """Does the same for the adjacent piles of one family."""
        places: list[int] = []
        for at in range(len(piles)):
            places.append(first + kinds * at)
        note_bound(note, state, seat, piles, places)

    def write_numbers(self, note: ObservationWriter, state: SimurghState, seat: i64) -> None:
        """Writes turns, stores, figures and pile sizes."""
        note.put(OF_TURNS, state.turns)
        seats = self.seats
        players = [state.players[self.neighbour(seat, at)] for at in range(seats)]
        for player in players:
            for thing in range(N_RESOURCES):
                note.put(OF_RESOURCES, amount_in(player.purse, thing))
        for player in players:
            note.put(OF_POINTS, amount_in(player.purse, PP))
        for player in players:
            note.put(OF_FIGURES, player.spearmen)
            note.put(OF_FIGURES, player.riders)
            note.put(OF_FIGURES, player.free_spearmen)
            note.put(OF_FIGURES, player.free_riders)
            note.put(OF_FIGURES, player.back_spearmen)
            note.put(OF_FIGURES, player.back_riders)
        for player in players:
            note.put(OF_TILES, len(player.hand.cards))
        for player in players:
            note.put(OF_DRAGONS, len(player.choices.cards))
        note.put(OF_TILES, len(state.stack.cards))
        note.put(OF_TILES, len(state.box.cards))
        note.put(OF_TILES, len(state.offer.cards))
        note.put(OF_DRAGONS, len(state.dragon_stack.cards))
        note.put(OF_DRAGONS, len(state.drawn.cards))
        note.put(OF_OBJECTIVES, len(state.objective_stack.cards))
        note.put(OF_OBJECTIVES, len(state.looked.cards))


def observer(game: Game, seats: int) -> SimurghObserver:
    """Returns the observer for this number of seats."""
    return SimurghObserver(game, seats)
