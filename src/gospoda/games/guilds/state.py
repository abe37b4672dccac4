# gospoda: compiled
"""The state of a game: fields, clone, layout for JSON. No rules."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from gospoda.core.chance import Chance
from gospoda.core.codec import BOOL, SEAT, Fixed, Many, Named, Number, Part, PileOf, Row
from gospoda.core.game import Game
from gospoda.core.piles import Pile, face_down
from gospoda.core.state import State
from gospoda.games.guilds.headquarters import Headquarters, empty_plot
from gospoda.games.guilds.tables import CHARACTER, OBJECTIVE, ROOM, each_bit

# families of components that can lie face down
CHARACTERS: Final = 0
SMALL_TILES: Final = 1
LARGE_TILES: Final = 2
OBJECTIVES: Final = 3

NO_NUMBERS: Final[list[int]] = []


class Player:
    """A guild: its characters, its headquarters, its money."""

    __slots__ = ("bought_large", "bought_small", "florins", "gold", "guild", "plot", "shifts")

    def __init__(self, plot: Headquarters) -> None:
        self.florins: i64 = 0  # in stock; those on tents are the market's
        self.gold: i64 = 0
        self.guild: i64 = 0  # the characters, as a set
        self.plot = plot
        self.bought_small: i64 = 0  # in this round
        self.bought_large: i64 = 0
        self.shifts: list[int] = NO_NUMBERS  # objectives chosen in final scoring

    def clone(self) -> Player:
        """A copy; the plot and the lists are shared because they never change."""
        twin = Player(self.plot)
        twin.florins = self.florins
        twin.gold = self.gold
        twin.guild = self.guild
        twin.bought_small = self.bought_small
        twin.bought_large = self.bought_large
        twin.shifts = self.shifts
        return twin


class Announced:
    """10.3: an ability on the stack with its targets; it never changes.

    The targets depend on the verb: victim and its owner, zone and player, two characters, a place in the stack.
    """

    __slots__ = ("a", "b", "card", "prevented", "seat")

    def __init__(self, seat: i64, card: i64, a: i64, b: i64, prevented: bool = False) -> None:
        self.seat: i64 = seat
        self.card: i64 = card
        self.a: i64 = a
        self.b: i64 = b
        self.prevented: bool = prevented


NOTHING_ANNOUNCED: Final[list[Announced]] = []


class GuildsState(State):
    """The table: guilds, market square, rooms on offer, piles, and the stack of announced abilities."""

    def __init__(self, game: Game, seats: i64, chance: Chance, players: list[Player]) -> None:
        super().__init__(game, seats, chance)
        self.players = players
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
        self.deck = NO_CHARACTERS
        self.small_rooms = NO_SMALL
        self.large_rooms = NO_LARGE
        self.objectives_left = NO_OBJECTIVES
        self.stack: list[Announced] = NOTHING_ANNOUNCED  # the last announced one is last
        # options, resolved once
        self.self_raise: bool = False
        self.release: bool = False
        self.full_refill: bool = False
        self.tiles_count: bool = False
        self.pass_final: bool = True

    def clone(self) -> GuildsState:
        """An independent copy."""
        twin = GuildsState(self.game, self.seats, self.chance.clone(), [p.clone() for p in self.players])
        self.copy_core(twin)
        twin.round = self.round
        twin.first = self.first
        twin.market = self.market
        twin.tents = self.tents
        twin.passes = self.passes
        twin.out = self.out
        twin.offer = self.offer
        twin.kept = self.kept
        twin.buying = self.buying
        twin.used = self.used
        twin.discards = self.discards
        twin.room_discards = self.room_discards
        twin.objectives = self.objectives
        twin.deck = self.deck
        twin.small_rooms = self.small_rooms
        twin.large_rooms = self.large_rooms
        twin.objectives_left = self.objectives_left
        twin.stack = self.stack
        twin.self_raise = self.self_raise
        twin.release = self.release
        twin.full_refill = self.full_refill
        twin.tiles_count = self.tiles_count
        twin.pass_final = self.pass_final
        return twin

    def resolve_options(self) -> None:
        """15: the switches as flags for the fast code."""
        self.self_raise = bool(self.options["self_raise"])
        self.release = bool(self.options["release_on_empty_zone"])
        self.full_refill = self.options["refill"] == "full"
        self.tiles_count = bool(self.options["tiles_count_for_faction_objective"])
        self.pass_final = bool(self.options["build_pass_final"])

    # ---- knowledge (section 12)

    def piles(self) -> list[Pile]:
        """12: hidden are only the three face-down piles and the objectives that were not drawn."""
        return [self.deck, self.small_rooms, self.large_rooms, self.objectives_left]

    def put_piles(self, piles: list[Pile]) -> None:
        """The counterpart of `piles`."""
        self.deck = piles[0]
        self.small_rooms = piles[1]
        self.large_rooms = piles[2]
        self.objectives_left = piles[3]

    def census(self) -> list[str]:
        """Every card and tile, once for each place it lies in."""
        characters = [*self.deck.cards, *each_bit(self.discards)]
        rooms = [*self.small_rooms.cards, *self.large_rooms.cards, *each_bit(self.room_discards), *each_bit(self.offer)]
        if self.buying >= 0:
            rooms.append(self.buying)
        for zone in self.market:
            characters += each_bit(zone)
        for player in self.players:
            characters += each_bit(player.guild)
            rooms += each_bit(player.plot.built)
        goals = [*self.objectives, *self.objectives_left.cards]
        found = [CHARACTER.ids[card] for card in characters] + [ROOM.ids[room] for room in rooms]
        return sorted(found + [OBJECTIVE.ids[goal] for goal in goals])


NO_CHARACTERS: Final = face_down(CHARACTERS, [])
NO_SMALL: Final = face_down(SMALL_TILES, [])
NO_LARGE: Final = face_down(LARGE_TILES, [])
NO_OBJECTIVES: Final = face_down(OBJECTIVES, [])


def blank_player() -> Player:
    """A player before set-up."""
    return Player(empty_plot())


def blank_announced() -> Announced:
    """An empty item of the stack, for the codec to fill."""
    return Announced(0, 0, 0, 0)


def layout() -> dict[str, Any]:
    """How each field is written to JSON; a plot is written as it was built and built again on reading."""
    from gospoda.games.guilds.plan import PlotPlan, SetOf

    player = Part(
        blank_player,
        {
            "florins": Number(0, 9999),
            "gold": Number(0, 9999),
            "guild": SetOf(CHARACTER),
            "plot": PlotPlan(),
            "bought_small": Number(0, 99),
            "bought_large": Number(0, 99),
            "shifts": Many(Named(OBJECTIVE)),
        },
    )
    target = Number(-1, 255)
    announced = Part(
        blank_announced, {"seat": SEAT, "card": Named(CHARACTER), "a": target, "b": target, "prevented": BOOL}
    )
    return {
        "players": Row(player),
        "round": Number(1, 99),
        "first": SEAT,
        "market": Many(SetOf(CHARACTER)),
        "tents": Many(Many(Number(0, 999))),
        "passes": Number(0, 99),
        "out": Number(0, 127),
        "offer": SetOf(ROOM),
        "kept": SetOf(ROOM),
        "buying": Named(ROOM, optional=True),
        "used": SetOf(CHARACTER),
        "discards": SetOf(CHARACTER),
        "room_discards": SetOf(ROOM),
        "objectives": Many(Named(OBJECTIVE)),
        "deck": PileOf(CHARACTERS, CHARACTER),
        "small_rooms": PileOf(SMALL_TILES, ROOM),
        "large_rooms": PileOf(LARGE_TILES, ROOM),
        "objectives_left": PileOf(OBJECTIVES, OBJECTIVE),
        "stack": Many(announced),
        "self_raise": Fixed(BOOL),
        "release": Fixed(BOOL),
        "full_refill": Fixed(BOOL),
        "tiles_count": Fixed(BOOL),
        "pass_final": Fixed(BOOL),
    }
