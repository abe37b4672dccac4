# gospoda: compiled
"""The fields of a state, and how they are copied.

Written by `python -m gospoda.core.derive` from `fields.py`; not by hand.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gospoda.core.chance import Chance
from gospoda.core.fields import census
from gospoda.core.game import Game
from gospoda.core.piles import Pile, face_down
from gospoda.core.state import State
from gospoda.games.guilds.headquarters import Headquarters, empty_plot

# families of components that can lie face down
CHARACTERS: Final = 0
SMALL_TILES: Final = 1
LARGE_TILES: Final = 2
OBJECTIVES: Final = 3
NO_CHARACTERS: Final = face_down(CHARACTERS, [])
NO_SMALL_TILES: Final = face_down(SMALL_TILES, [])
NO_LARGE_TILES: Final = face_down(LARGE_TILES, [])
NO_OBJECTIVES: Final = face_down(OBJECTIVES, [])

NO_NUMBERS: Final[list[int]] = []


class Player:
    """A guild: its characters, its headquarters, its money."""

    __slots__ = (
        "bought_large",
        "bought_small",
        "florins",
        "gold",
        "guild",
        "plot",
        "shifts",
    )

    def __init__(self, like: Player | None = None) -> None:
        if like is None:
            self.florins: i64 = 0  # in stock; those on tents are the market's
            self.gold: i64 = 0
            self.guild: i64 = 0  # the characters, as a set
            self.plot: Headquarters = empty_plot()
            self.bought_small: i64 = 0  # in this round
            self.bought_large: i64 = 0
            self.shifts: list[int] = NO_NUMBERS  # objectives chosen in final scoring
        else:
            self.florins = like.florins
            self.gold = like.gold
            self.guild = like.guild
            self.plot = like.plot
            self.bought_small = like.bought_small
            self.bought_large = like.bought_large
            self.shifts = like.shifts

    def clone(self) -> Player:
        """A copy; piles and lists are shared because they never change."""
        return Player(self)


class GuildsTable(State):
    """The table: guilds, market square, rooms on offer, and piles."""

    def __init__(self, game: Game, seats: i64, chance: Chance, like: GuildsTable | None = None) -> None:
        super().__init__(game, seats, chance)
        if like is None:
            self.players: list[Player] = [Player() for _ in range(seats)]
            self.round: i64 = 1
            self.first: i64 = 0  # holds the first-player marker
            self.market: list[int] = NO_NUMBERS  # the characters of each zone, as a set
            self.tents: list[list[int]] = []  # florins by zone and seat
            self.passes: i64 = 0  # in a row
            self.out: i64 = 0  # seats that have passed in the building phase
            self.offer: i64 = 0  # rooms on offer, as a set
            self.kept: i64 = 0  # those with a florin on them
            self.buying: i64 = -1  # a bought room that waits to be placed
            self.used: i64 = 0  # characters whose once-per-round ability is used up
            self.discards: i64 = 0  # characters out of the game
            self.room_discards: i64 = 0
            self.objectives: list[int] = NO_NUMBERS
            self.deck: Pile = NO_CHARACTERS
            self.small_rooms: Pile = NO_SMALL_TILES
            self.large_rooms: Pile = NO_LARGE_TILES
            self.objectives_left: Pile = NO_OBJECTIVES
            self.self_raise: bool = False
            self.release: bool = False
            self.full_refill: bool = False
            self.tiles_count: bool = False
            self.pass_final: bool = True
        else:
            self.players = [player.clone() for player in like.players]
            self.round = like.round
            self.first = like.first
            self.market = like.market
            self.tents = like.tents
            self.passes = like.passes
            self.out = like.out
            self.offer = like.offer
            self.kept = like.kept
            self.buying = like.buying
            self.used = like.used
            self.discards = like.discards
            self.room_discards = like.room_discards
            self.objectives = like.objectives
            self.deck = like.deck
            self.small_rooms = like.small_rooms
            self.large_rooms = like.large_rooms
            self.objectives_left = like.objectives_left
            self.self_raise = like.self_raise
            self.release = like.release
            self.full_refill = like.full_refill
            self.tiles_count = like.tiles_count
            self.pass_final = like.pass_final
        if like is not None:
            like.copy_core(self)

    def piles(self) -> list[Pile]:
        """Everything that may lie face down."""
        return [self.deck, self.small_rooms, self.large_rooms, self.objectives_left]

    def put_piles(self, piles: list[Pile]) -> None:
        """The counterpart of `piles`."""
        self.deck = piles[0]
        self.small_rooms = piles[1]
        self.large_rooms = piles[2]
        self.objectives_left = piles[3]

    def census(self) -> list[str]:
        """Every component that lies in a field, once for each place."""
        return census("gospoda.games.guilds", self)
