# gospoda: compiled
"""12: what a seat observes as numbers; only the piles are hidden."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gospoda.core.game import Game
from gospoda.core.moves import Domain, numbers
from gospoda.core.observing.observation import Observer
from gospoda.core.observing.observation_writer import FRAME_BITS, ObservationWriter, share, soft
from gospoda.core.state import State
from gospoda.games.guilds.abilities import announced
from gospoda.games.guilds.frames import Announced
from gospoda.games.guilds.headquarters import CELLS, Headquarters, tile_cell, tile_room, tile_turn
from gospoda.games.guilds.lookups import CHARACTER, OBJECTIVE, ROOM, ROUNDS
from gospoda.games.guilds.moves import CELL, ZONE
from gospoda.games.guilds.state import GuildsState, Player

N_CARDS: Final[i64] = len(CHARACTER.ids)
N_ROOMS: Final[i64] = len(ROOM.ids)
N_GOALS: Final[i64] = len(OBJECTIVE.ids)
N_ZONES: Final[i64] = len(ZONE.ids)
TURNS: Final = 4
BUYS: Final = 4  # most rooms of one size that a guild is shown to have bought in a round
STACK: Final = 8  # most announced abilities on top of each other
PASSES: Final = 8

OF_ROUNDS: Final = share(max(ROUNDS))
OF_FLORINS: Final = soft(10)
OF_GOLD: Final = soft(5)
OF_BIDS: Final = soft(5)
OF_CHARACTERS: Final = share(len(CHARACTER.ids))
OF_ROOMS: Final = share(len(ROOM.ids))


class GuildsObserver(Observer):
    """Observes the table of Guilds as features."""

    def __init__(self, game: Game, seats: int) -> None:
        super().__init__(game, seats)
        add, seat = self.scheme.add, self.scheme.relative
        self.first_at: i64 = add("first-player", seat)
        self.passes_at: i64 = add("passes", numbers("count", 1, PASSES))
        self.out_at: i64 = add("out", seat)
        self.guild_at: i64 = add("guild", seat, CHARACTER)
        self.tiles_at: i64 = add("tiles", seat, CELL, ROOM)
        self.turns_at: i64 = add("turned", seat, ROOM, numbers("turn", 0, TURNS - 1))
        self.bought_at: i64 = add("bought", seat, Domain("size", ["small", "large"]), numbers("count", 1, BUYS))
        self.shifts_at: i64 = add("shifts", seat, OBJECTIVE)
        self.zones_at: i64 = add("zones", ZONE, CHARACTER)
        self.offer_at: i64 = add("offer", ROOM)
        self.kept_at: i64 = add("kept", ROOM)
        self.buying_at: i64 = add("buying", ROOM)
        self.used_at: i64 = add("used", CHARACTER)
        self.discards_at: i64 = add("discards", CHARACTER)
        self.gone_rooms_at: i64 = add("room-discards", ROOM)
        self.goals_at: i64 = add("objectives", OBJECTIVE)
        self.known_at: i64 = add("known", CHARACTER)
        place = numbers("place", 1, STACK)
        self.announcer_at: i64 = add("announced-by", place, seat)
        self.announced_at: i64 = add("announced", place, CHARACTER)
        self.prevented_at: i64 = add("prevented", place)
        target = Domain("target", ["a", "b"])
        self.targets_at: i64 = add("targets", place, target, numbers("bit", 0, FRAME_BITS - 1))
        scale = self.scheme.scale
        scale("round")
        scale("florins", seat)
        scale("gold", seat)
        scale("tents", ZONE, seat)
        scale("piles", Domain("pile", ["deck", "small-rooms", "large-rooms"]))

    def write(self, note: ObservationWriter, state: State, seat: i64) -> None:
        """Writes the market square, the rooms, the stack of abilities, and the guilds."""
        assert isinstance(state, GuildsState)
        self.write_table(note, state, seat)
        items = announced(state)
        for place in range(len(items)):
            self.write_announced(note, items[place], place, seat)
        seats = self.seats
        for at in range(seats):
            other = self.neighbour(seat, at)
            note.on_if(self.out_at + at, state.out >> other & 1 == 1)
            self.write_guild(note, state.players[other], at)
        self.write_numbers(note, state, seat)

    def write_table(self, note: ObservationWriter, state: GuildsState, seat: i64) -> None:
        """Writes what belongs to nobody."""
        note.on(self.first_at + self.relative(seat, state.first))
        note.on_levels(self.passes_at, state.passes)
        first = self.zones_at
        for characters in state.market:
            note.on_set(first, characters)
            first += N_CARDS
        note.on_set(self.offer_at, state.offer)
        note.on_set(self.kept_at, state.kept)
        if state.buying >= 0:
            note.on(self.buying_at + state.buying)
        note.on_set(self.used_at, state.used)
        note.on_set(self.discards_at, state.discards)
        note.on_set(self.gone_rooms_at, state.room_discards)
        note.on_all(self.goals_at, state.objectives)
        note.on_known(self.known_at, state.deck, seat)

    def write_announced(self, note: ObservationWriter, item: Announced, place: i64, seat: i64) -> None:
        """10.3: an announced ability with its targets; a target that is a seat counts from seat 0."""
        note.on(self.announcer_at + self.seats * place + self.relative(seat, item.seat))
        note.on(self.announced_at + N_CARDS * place + item.card)
        note.on_if(self.prevented_at + place, item.prevented)
        first = self.targets_at + 2 * FRAME_BITS * place
        note.on_binary(first, item.target)
        note.on_binary(first + FRAME_BITS, item.second)

    def write_guild(self, note: ObservationWriter, player: Player, at: i64) -> None:
        """Writes the guild that many places to the left."""
        note.on_set(self.guild_at + N_CARDS * at, player.guild)
        note.on_levels(self.bought_at + 2 * BUYS * at, player.bought_small)
        note.on_levels(self.bought_at + 2 * BUYS * at + BUYS, player.bought_large)
        note.on_all(self.shifts_at + N_GOALS * at, player.shifts)
        self.write_plot(note, player.plot, at)

    def write_plot(self, note: ObservationWriter, plot: Headquarters, at: i64) -> None:
        """8.2: every tile by its top left cell and its turn."""
        cells = self.tiles_at + CELLS * N_ROOMS * at
        turns = self.turns_at + TURNS * N_ROOMS * at
        for tile in plot.tiles:
            room = tile_room(tile)
            note.on(cells + N_ROOMS * tile_cell(tile) + room)
            note.on(turns + TURNS * room + tile_turn(tile))

    def write_numbers(self, note: ObservationWriter, state: GuildsState, seat: i64) -> None:
        """Writes the round, money, bids, and the sizes of the piles."""
        seats = self.seats
        note.put(OF_ROUNDS, state.round)
        for at in range(seats):
            note.put(OF_FLORINS, state.players[self.neighbour(seat, at)].florins)
        for at in range(seats):
            note.put(OF_GOLD, state.players[self.neighbour(seat, at)].gold)
        for zone in range(N_ZONES):
            open_zone = zone < len(state.tents)
            for at in range(seats):
                bid: i64 = state.tents[zone][self.neighbour(seat, at)] if open_zone else 0
                note.put(OF_BIDS, bid)
        note.put(OF_CHARACTERS, len(state.deck.cards))
        note.put(OF_ROOMS, len(state.small_rooms.cards))
        note.put(OF_ROOMS, len(state.large_rooms.cards))


def observer(game: Game, seats: int) -> GuildsObserver:
    """Returns what turns positions with this many seats into numbers."""
    return GuildsObserver(game, seats)
