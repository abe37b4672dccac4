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
from gospoda.games.simurgh.lookups import NO_TILES_LAID, NO_VASSALS

# families of components that can lie face down
TILES: Final = 0
DRAGONS: Final = 1
OBJECTIVES: Final = 2
NO_TILES: Final = face_down(TILES, [])
NO_DRAGONS: Final = face_down(DRAGONS, [])
NO_OBJECTIVES: Final = face_down(OBJECTIVES, [])

NO_NUMBERS: Final[list[int]] = []


class Player:
    """What lies in front of one player. Vassals are counted by type: owned, free to place, returned this turn."""

    __slots__ = (
        "back_riders",
        "back_spearmen",
        "choices",
        "dragons",
        "free_riders",
        "free_spearmen",
        "hand",
        "purse",
        "riders",
        "spearmen",
        "tokens",
    )

    def __init__(self, like: Player | None = None) -> None:
        if like is None:
            self.hand: Pile = NO_TILES
            self.choices: Pile = NO_DRAGONS  # dragons to choose from in the set-up of Dragon Lord mode
            self.purse: i64 = 0  # resources and power points, packed
            self.spearmen: i64 = 0  # all that are in play; the rest is in the reserve
            self.riders: i64 = 0
            self.free_spearmen: i64 = 0  # unplaced
            self.free_riders: i64 = 0
            self.back_spearmen: i64 = 0  # unplaced, but returned this turn by a removed tile (H15)
            self.back_riders: i64 = 0
            self.dragons: list[int] = NO_NUMBERS
            self.tokens: list[int] = NO_NUMBERS  # for each dragon the abilities that carry a token, as a mask
        else:
            self.hand = like.hand
            self.choices = like.choices
            self.purse = like.purse
            self.spearmen = like.spearmen
            self.riders = like.riders
            self.free_spearmen = like.free_spearmen
            self.free_riders = like.free_riders
            self.back_spearmen = like.back_spearmen
            self.back_riders = like.back_riders
            self.dragons = like.dragons
            self.tokens = like.tokens

    def clone(self) -> Player:
        """A copy; piles and lists are shared because they never change."""
        return Player(self)


class SimurghTable(State):
    """The table: players, city and wilds, stacks, the course of the turn."""

    def __init__(self, game: Game, seats: i64, chance: Chance, like: SimurghTable | None = None) -> None:
        super().__init__(game, seats, chance)
        if like is None:
            self.players: list[Player] = [Player() for _ in range(seats)]
            self.spaces: list[int] = NO_VASSALS  # who stands on each space: 2 bits for spearmen, 2 for riders
            self.areas: list[int] = NO_TILES_LAID  # the tile of each area
            self.display: list[int] = NO_NUMBERS  # the tile of each slot of the Scouts' Quarters
            self.monument: list[int] = NO_NUMBERS  # the objective of each slot
            self.chronicle: list[int] = NO_NUMBERS
            self.removed: list[int] = NO_NUMBERS  # objectives that have left the game
            self.stack: Pile = NO_TILES
            self.box: Pile = NO_TILES  # out of the game: removed in set-up, unused power tiles, blockers
            self.offer: Pile = NO_TILES  # power tiles that are handed on in the draft
            self.dragon_stack: Pile = NO_DRAGONS
            self.drawn: Pile = NO_DRAGONS  # dragons that the active player looks at
            self.objective_stack: Pile = NO_OBJECTIVES
            self.looked: Pile = NO_OBJECTIVES  # objectives that the active player looks at
            self.first: i64 = 0  # the start player
            self.active: i64 = 0
            self.turns: i64 = 0  # turns that have ended
            self.closed: i64 = 0  # areas that are closed for this number of players, as a mask
            self.moved: i64 = 0  # areas in which a rider was moved down this turn, as a mask
            self.entered: i64 = -1  # the area in which a rider entered an exploration tile this turn
            self.acting: i64 = -1  # the vassal whose space takes effect now: 2 * space + type
            self.laid: i64 = -1  # the area in which a tile was laid this turn and a vassal must follow
            self.due: i64 = 0  # what must still be done in an open window: see `enums`
            self.turns_left: i64 = -1  # once the end is triggered
            self.trigger: i64 = 0  # what brought the end about: see `enums`
            self.main_done: bool = False
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
            self.trial: bool = False
            self.undrawn_tiles: i64 = 0
            self.undrawn_dragons: i64 = 0  # times that dragons would have been drawn
            self.undrawn_tokens: i64 = 0  # that would have come with them
            self.undrawn_objectives: i64 = 0  # times that objectives would have been looked at
        else:
            self.players = [player.clone() for player in like.players]
            self.spaces = like.spaces
            self.areas = like.areas
            self.display = like.display
            self.monument = like.monument
            self.chronicle = like.chronicle
            self.removed = like.removed
            self.stack = like.stack
            self.box = like.box
            self.offer = like.offer
            self.dragon_stack = like.dragon_stack
            self.drawn = like.drawn
            self.objective_stack = like.objective_stack
            self.looked = like.looked
            self.first = like.first
            self.active = like.active
            self.turns = like.turns
            self.closed = like.closed
            self.moved = like.moved
            self.entered = like.entered
            self.acting = like.acting
            self.laid = like.laid
            self.due = like.due
            self.turns_left = like.turns_left
            self.trigger = like.trigger
            self.main_done = like.main_done
            self.mode = like.mode
            self.length = like.length
            self.turn_cap = like.turn_cap
            self.refill_at_once = like.refill_at_once
            self.return_at_once = like.return_at_once
            self.every_rider = like.every_rider
            self.chain_moves = like.chain_moves
            self.boosts_boost = like.boosts_boost
            self.open_hands = like.open_hands
            self.kind_backs = like.kind_backs
            self.strict_supply = like.strict_supply
            self.trial = like.trial
            self.undrawn_tiles = like.undrawn_tiles
            self.undrawn_dragons = like.undrawn_dragons
            self.undrawn_tokens = like.undrawn_tokens
            self.undrawn_objectives = like.undrawn_objectives
        if like is not None:
            like.copy_core(self)

    def piles(self) -> list[Pile]:
        """Everything that may lie face down."""
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
        at = 7
        for player in self.players:
            player.hand = piles[at]
            player.choices = piles[at + 1]
            at += 2

    def census(self) -> list[str]:
        """Every component that lies in a field, once for each place."""
        return census("gospoda.games.simurgh", self)
