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
from gospoda.games.simurgh.tables import (
    DRAGON,
    MAX_RIDERS,
    MAX_SPEARMEN,
    N_AREAS,
    N_SPACES,
    OBJECTIVE,
    POWER,
    TILE,
    TILE_KIND,
)

# families of components that can lie face down
TILES: Final = 0
DRAGONS: Final = 1
OBJECTIVES: Final = 2

NONE: Final = -1

# what is due in an open window (H23): nothing, the placing on a laid tile, the tile at the Scouts' Quarters
NOTHING_DUE: Final = 0
PLACING_DUE: Final = 1
TILE_DUE: Final = 2

# what brought the end about
NOT_ENDING: Final = 0
BY_OBJECTIVES: Final = 1
BY_CHRONICLE: Final = 2
BY_TURN_CAP: Final = 3


class Player:
    """What lies in front of one player. Vassals are counted by type: owned, free to place, returned this turn."""

    __slots__ = (
        "back_riders", "back_spearmen", "choices", "dragons", "free_riders", "free_spearmen", "hand", "purse", "riders",
        "spearmen", "tokens",
    )  # fmt: skip

    def __init__(self, hand: Pile, choices: Pile) -> None:
        self.hand = hand
        self.choices = choices  # dragons to choose from in the set-up of Dragon Lord mode
        self.purse: i64 = 0  # resources and power points, packed
        self.spearmen: i64 = 0  # all that are in play; the rest is in the reserve
        self.riders: i64 = 0
        self.free_spearmen: i64 = 0  # unplaced
        self.free_riders: i64 = 0
        self.back_spearmen: i64 = 0  # unplaced, but returned this turn by a removed tile (H15)
        self.back_riders: i64 = 0
        self.dragons: list[int] = []
        self.tokens: list[int] = []  # for each dragon the abilities that carry a token, as a mask

    def clone(self) -> Player:
        """A copy; piles and lists are shared because they never change."""
        twin = Player(self.hand, self.choices)
        twin.purse = self.purse
        twin.spearmen = self.spearmen
        twin.riders = self.riders
        twin.free_spearmen = self.free_spearmen
        twin.free_riders = self.free_riders
        twin.back_spearmen = self.back_spearmen
        twin.back_riders = self.back_riders
        twin.dragons = self.dragons
        twin.tokens = self.tokens
        return twin


class SimurghState(State):
    """The table: players, city and wilds, stacks, the course of the turn."""

    def __init__(self, game: Game, seats: i64, chance: Chance, players: list[Player]) -> None:
        super().__init__(game, seats, chance)
        self.players = players
        self.first: i64 = 0  # the start player
        self.active: i64 = 0
        self.turns: i64 = 0  # turns that have ended
        # the board
        self.spaces: list[int] = NO_VASSALS  # who stands on each space: 4 bits a seat, 2 for spearmen, 2 for riders
        self.areas: list[int] = NO_TILES  # the tile of each area, -1 if free
        self.closed: i64 = 0  # areas that are closed for this number of players, as a mask
        self.display: list[int] = []  # the tile of each slot of the Scouts' Quarters, -1 for a gap
        self.monument: list[int] = []  # the objective of each slot, -1 if empty
        self.chronicle: list[int] = []
        self.removed: list[int] = []  # objectives that have left the game
        # what lies face down
        self.stack = EMPTY_TILES
        self.box = EMPTY_TILES  # out of the game: removed in set-up, unused power tiles, blockers
        self.offer = EMPTY_TILES  # power tiles that are handed on in the draft
        self.dragon_stack = EMPTY_DRAGONS
        self.drawn = EMPTY_DRAGONS  # dragons that the active player looks at
        self.objective_stack = EMPTY_OBJECTIVES
        self.looked = EMPTY_OBJECTIVES  # objectives that the active player looks at
        # the course of the turn
        self.main_done: bool = False
        self.moved: i64 = 0  # areas in which a rider was moved down this turn, as a mask
        self.entered: i64 = NONE  # the area in which a rider entered an exploration tile this turn
        self.acting: i64 = NONE  # the vassal whose space takes effect now: 2 * space + type
        self.laid: i64 = NONE  # the area in which a tile was laid this turn and a vassal must follow
        self.due: i64 = NOTHING_DUE
        self.turns_left: i64 = NONE  # once the end is triggered
        self.trigger: i64 = NOT_ENDING
        # options, resolved once
        self.mode: i64 = 0
        self.length: i64 = 0
        self.turn_cap: i64 = 0
        self.refill_at_once: bool = False
        self.return_at_once: bool = False
        self.every_rider: bool = False
        self.chain_moves: bool = True
        self.boosts_boost: bool = False
        self.open_hands: bool = False
        self.kind_backs: bool = False
        self.strict_supply: bool = False
        # H23: whether something stays possible is tried on a clone; there nothing is drawn, it is only counted
        self.trial: bool = False
        self.undrawn_tiles: i64 = 0
        self.undrawn_dragons: i64 = 0  # times that dragons would have been drawn
        self.undrawn_tokens: i64 = 0  # that would have come with them
        self.undrawn_objectives: i64 = 0  # times that objectives would have been looked at

    def clone(self) -> SimurghState:
        """An independent copy."""
        twin = SimurghState(self.game, self.seats, self.chance.clone(), [p.clone() for p in self.players])
        self.copy_core(twin)
        self.copy_board(twin)
        twin.first = self.first
        twin.active = self.active
        twin.turns = self.turns
        twin.main_done = self.main_done
        twin.moved = self.moved
        twin.entered = self.entered
        twin.acting = self.acting
        twin.laid = self.laid
        twin.due = self.due
        twin.turns_left = self.turns_left
        twin.trigger = self.trigger
        twin.mode = self.mode
        twin.length = self.length
        twin.turn_cap = self.turn_cap
        twin.refill_at_once = self.refill_at_once
        twin.return_at_once = self.return_at_once
        twin.every_rider = self.every_rider
        twin.chain_moves = self.chain_moves
        twin.boosts_boost = self.boosts_boost
        twin.open_hands = self.open_hands
        twin.kind_backs = self.kind_backs
        twin.strict_supply = self.strict_supply
        if self.trial:
            self.copy_trial(twin)
        return twin

    def copy_trial(self, twin: SimurghState) -> None:
        """Give a clone what was not drawn in a trial."""
        twin.trial = True
        twin.undrawn_tiles = self.undrawn_tiles
        twin.undrawn_dragons = self.undrawn_dragons
        twin.undrawn_tokens = self.undrawn_tokens
        twin.undrawn_objectives = self.undrawn_objectives

    def copy_board(self, twin: SimurghState) -> None:
        """Give a clone the board and what lies face down."""
        twin.spaces = self.spaces
        twin.areas = self.areas
        twin.closed = self.closed
        twin.display = self.display
        twin.monument = self.monument
        twin.chronicle = self.chronicle
        twin.removed = self.removed
        twin.stack = self.stack
        twin.box = self.box
        twin.offer = self.offer
        twin.dragon_stack = self.dragon_stack
        twin.drawn = self.drawn
        twin.objective_stack = self.objective_stack
        twin.looked = self.looked

    # ---- knowledge (section 16)

    def piles(self) -> list[Pile]:
        """Everything that may lie face down or be seen by one player only."""
        piles = [self.stack, self.box, self.offer, self.dragon_stack, self.drawn, self.objective_stack, self.looked]
        for player in self.players:
            piles.append(player.hand)
            piles.append(player.choices)
        return piles

    def put_piles(self, piles: list[Pile]) -> None:
        """The counterpart of `piles`."""
        self.stack = piles[0]
        self.box = piles[1]
        self.offer = piles[2]
        self.dragon_stack = piles[3]
        self.drawn = piles[4]
        self.objective_stack = piles[5]
        self.looked = piles[6]
        for i in range(self.seats):
            self.players[i].hand = piles[7 + 2 * i]
            self.players[i].choices = piles[8 + 2 * i]

    def back(self, family: i64, card: i64) -> i64:
        """16, H22: power tiles never lie in the common stack, everybody knows who holds one; other backs are alike."""
        if family != TILES:
            return 0
        kind: i64 = TILE_KIND[card]
        if kind == POWER:
            return 15
        return kind if self.kind_backs else 0

    def census(self) -> list[str]:
        """Every tile, once for each place it lies in, and every figure."""
        tiles = [*self.stack.cards, *self.box.cards, *self.offer.cards, *self.chronicle]
        tiles += [tile for tile in self.areas + self.display if tile >= 0]
        dragons = [*self.dragon_stack.cards, *self.drawn.cards]
        objectives = [*self.objective_stack.cards, *self.looked.cards, *self.removed]
        objectives += [tile for tile in self.monument if tile >= 0]
        found: list[str] = []
        for seat in range(self.seats):
            player = self.players[seat]
            tiles += player.hand.cards
            dragons += player.choices.cards + player.dragons
            placed = [0, 0]
            for crowd in self.spaces:
                placed[0] += crowd >> 4 * seat & 3
                placed[1] += crowd >> 4 * seat + 2 & 3
            spearmen = MAX_SPEARMEN - player.spearmen + player.free_spearmen + player.back_spearmen + placed[0]
            riders = MAX_RIDERS - player.riders + player.free_riders + player.back_riders + placed[1]
            found += [f"spearman {seat}"] * spearmen + [f"rider {seat}"] * riders
        found += [TILE.ids[tile] for tile in tiles] + [DRAGON.ids[tile] for tile in dragons]
        return sorted(found + [OBJECTIVE.ids[tile] for tile in objectives])


NO_VASSALS: Final[list[int]] = [0] * N_SPACES
NO_TILES: Final[list[int]] = [NONE] * N_AREAS
EMPTY_TILES: Final = face_down(TILES, [])
EMPTY_DRAGONS: Final = face_down(DRAGONS, [])
EMPTY_OBJECTIVES: Final = face_down(OBJECTIVES, [])


def blank_player() -> Player:
    """A player before set-up."""
    return Player(EMPTY_TILES, EMPTY_DRAGONS)


def layout() -> dict[str, Any]:
    """How each field is written to JSON."""
    from gospoda.games.simurgh.ledger import CrowdCodec, PurseCodec

    tiles, dragons, objectives = PileOf(TILES, TILE), PileOf(DRAGONS, DRAGON), PileOf(OBJECTIVES, OBJECTIVE)
    many_tiles, many_objectives = Many(Named(TILE)), Many(Named(OBJECTIVE))
    counts = ("spearmen", "riders", "free_spearmen", "free_riders", "back_spearmen", "back_riders")
    player: dict[str, Any] = {
        "hand": tiles,
        "choices": dragons,
        "purse": PurseCodec(),
        **dict.fromkeys(counts, Number(0, MAX_SPEARMEN + MAX_RIDERS)),
        "dragons": Many(Named(DRAGON)),
        "tokens": Many(Number(0, 255)),
    }
    area, areas = Number(NONE, N_AREAS - 1), (1 << N_AREAS) - 1
    flags = ("refill_at_once", "return_at_once", "every_rider", "chain_moves", "boosts_boost", "open_hands",
             "kind_backs", "strict_supply")  # fmt: skip
    return {
        "players": Row(Part(blank_player, player)),
        "spaces": CrowdCodec(),
        "areas": Row(Named(TILE, optional=True)),
        "display": Many(Named(TILE, optional=True)),
        "monument": Row(Named(OBJECTIVE, optional=True)),
        "chronicle": many_tiles,
        "removed": many_objectives,
        "stack": tiles,
        "box": tiles,
        "offer": tiles,
        "dragon_stack": dragons,
        "drawn": dragons,
        "objective_stack": objectives,
        "looked": objectives,
        "first": SEAT,
        "active": SEAT,
        "turns": Number(0, 9999),
        "closed": Fixed(Number(0, areas)),
        "moved": Number(0, areas),
        "entered": area,
        "acting": Number(NONE, 2 * N_SPACES - 1),
        "laid": area,
        "due": Number(NOTHING_DUE, TILE_DUE),
        "turns_left": Number(NONE, 9),
        "trigger": Number(NOT_ENDING, BY_TURN_CAP),
        **dict.fromkeys(("mode", "length", "turn_cap"), Fixed(Number(0, 9999))),
        "main_done": BOOL,
        **dict.fromkeys(flags, Fixed(BOOL)),
    }
