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
from gospoda.games.rollplayer.dice import BLANK_SHEET, NO_DICE
from gospoda.games.rollplayer.lookups import CENTRE

# families of components that can lie face down
MARKET: Final = 0
NO_MARKET: Final = face_down(MARKET, [])

NO_NUMBERS: Final[list[int]] = []


class Player:
    """A hero: the character sheet and everything that lies beside it."""

    __slots__ = (
        "alignment",
        "backstory",
        "exhausted",
        "gold",
        "hand",
        "hero",
        "hold",
        "owned",
        "passed",
        "picture",
        "race",
        "sheet",
        "token",
        "tokens",
    )

    def __init__(self, like: Player | None = None) -> None:
        if like is None:
            self.race: i64 = -1
            self.picture: i64 = 0  # the side of the character sheet
            self.hero: i64 = -1  # the class
            self.backstory: i64 = -1
            self.alignment: i64 = -1
            self.token: i64 = CENTRE  # the cell of the alignment grid, row by row
            self.gold: i64 = 0
            self.tokens: i64 = 0  # charisma
            self.sheet: list[int] = BLANK_SHEET
            self.hand: list[int] = NO_DICE  # dice that are still to be placed
            self.owned: i64 = 0  # Market cards, as a set
            self.exhausted: i64 = 0  # those of them that are turned sideways
            self.hold: i64 = 0  # when this player is asked about skills
            self.passed: i64 = -1  # where this player last passed in a window (windows.py)
        else:
            self.race = like.race
            self.picture = like.picture
            self.hero = like.hero
            self.backstory = like.backstory
            self.alignment = like.alignment
            self.token = like.token
            self.gold = like.gold
            self.tokens = like.tokens
            self.sheet = like.sheet
            self.hand = like.hand
            self.owned = like.owned
            self.exhausted = like.exhausted
            self.hold = like.hold
            self.passed = like.passed

    def clone(self) -> Player:
        """A copy; piles and lists are shared because they never change."""
        return Player(self)


class RollPlayerTable(State):
    """The table: heroes, bag, Initiative row, Market, and in the solo game the trash."""

    def __init__(self, game: Game, seats: i64, chance: Chance, like: RollPlayerTable | None = None) -> None:
        super().__init__(game, seats, chance)
        if like is None:
            self.players: list[Player] = [Player() for _ in range(seats)]
            self.phase: i64 = 0
            self.round: i64 = 0
            self.rounds: i64 = 0
            self.first: i64 = 0  # the Start Player of the first round
            self.start: i64 = 0  # the Start Player of this round
            self.active: i64 = 0  # whose turn it is
            self.bag: list[int] = NO_NUMBERS  # dice by colour
            self.drawn: list[int] = NO_NUMBERS  # colours of the dice drawn for classes, until they return to the bag
            self.pool: list[int] = NO_DICE  # the die on each Initiative card, 0 if there is none
            self.holders: list[int] = NO_NUMBERS  # who has taken each Initiative card
            self.coins: list[int] = NO_NUMBERS  # gold on each Initiative card
            self.enemy: i64 = 0  # gold dice beside the bag (solo)
            self.market: list[int] = NO_NUMBERS  # face up, left to right
            self.deck: Pile = NO_MARKET
            self.sorted: bool = False  # whether the deck still is one-dot cards on two-dot cards
            self.discards: list[int] = NO_NUMBERS
            self.trash: list[int] = NO_NUMBERS
            self.removed: list[int] = NO_NUMBERS
            self.purchases: i64 = 0  # that the active player may still make this turn
            self.token_spent: bool = False  # whether a charisma token was used in this Market turn
            self.happened: i64 = 0  # counts what could matter to who has a skill (windows.py)
            self.friendly: bool = False
            self.race_in_traits: bool = True
            self.weapons_in_goal_traits: bool = True
            self.thief_swaps: bool = True
        else:
            self.players = [player.clone() for player in like.players]
            self.phase = like.phase
            self.round = like.round
            self.rounds = like.rounds
            self.first = like.first
            self.start = like.start
            self.active = like.active
            self.bag = like.bag
            self.drawn = like.drawn
            self.pool = like.pool
            self.holders = like.holders
            self.coins = like.coins
            self.enemy = like.enemy
            self.market = like.market
            self.deck = like.deck
            self.sorted = like.sorted
            self.discards = like.discards
            self.trash = like.trash
            self.removed = like.removed
            self.purchases = like.purchases
            self.token_spent = like.token_spent
            self.happened = like.happened
            self.friendly = like.friendly
            self.race_in_traits = like.race_in_traits
            self.weapons_in_goal_traits = like.weapons_in_goal_traits
            self.thief_swaps = like.thief_swaps
        if like is not None:
            like.copy_core(self)

    def piles(self) -> list[Pile]:
        """Everything that may lie face down."""
        return [self.deck]

    def put_piles(self, piles: list[Pile]) -> None:
        """The counterpart of `piles`."""
        self.deck = piles[0]

    def census(self) -> list[str]:
        """Every component that lies in a field, once for each place."""
        return census("gospoda.games.rollplayer", self)
