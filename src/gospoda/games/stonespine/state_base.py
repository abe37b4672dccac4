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
from gospoda.games.stonespine.dungeon import Dungeon, empty_dungeon

# families of components that can lie face down
CHAMBERS: Final = 0
TOKENS: Final = 1
CHALLENGES: Final = 2
MARKET: Final = 3
JAEL: Final = 4
NO_CHAMBERS: Final = face_down(CHAMBERS, [])
NO_TOKENS: Final = face_down(TOKENS, [])
NO_CHALLENGES: Final = face_down(CHALLENGES, [])
NO_MARKET: Final = face_down(MARKET, [])
NO_JAEL: Final = face_down(JAEL, [])

NO_NUMBERS: Final[list[int]] = []


class Player:
    """What lies in front of one player."""

    __slots__ = (
        "blueprint",
        "challenges",
        "dungeon",
        "gold",
        "hand",
        "income",
        "passed",
    )

    def __init__(self, like: Player | None = None) -> None:
        if like is None:
            self.hand: Pile = NO_CHAMBERS
            self.dungeon: Dungeon = empty_dungeon()  # written as it was built, built again on reading
            self.blueprint: i64 = 0
            self.gold: i64 = 0
            self.income: i64 = 0  # the gold printed on the cards of this year's row
            self.passed: bool = False
            self.challenges: list[int] = NO_NUMBERS
        else:
            self.hand = like.hand
            self.dungeon = like.dungeon
            self.blueprint = like.blueprint
            self.gold = like.gold
            self.income = like.income
            self.passed = like.passed
            self.challenges = like.challenges

    def clone(self) -> Player:
        """A copy; piles and lists are shared because they never change."""
        return Player(self)


class StonespineTable(State):
    """The table: players, decks, the market, the tracks, and in the solo game Jael."""

    def __init__(self, game: Game, seats: i64, chance: Chance, like: StonespineTable | None = None) -> None:
        super().__init__(game, seats, chance)
        if like is None:
            self.players: list[Player] = [Player() for _ in range(seats)]
            self.year: i64 = 1
            self.turn: i64 = 1  # of the construction phase
            self.goal: i64 = 0
            self.deck: Pile = NO_CHAMBERS
            self.discards: Pile = NO_CHAMBERS
            self.challenge_deck: Pile = NO_CHALLENGES
            self.challenges: list[int] = NO_NUMBERS  # face up
            self.challenge_discards: list[int] = NO_NUMBERS
            self.market_deck: Pile = NO_MARKET
            self.market: list[int] = NO_NUMBERS  # face up, in the order of revealing
            self.market_discards: list[int] = NO_NUMBERS
            self.sets: list[list[int]] = []  # the tokens on top and bottom of each market card
            self.stacks: list[Pile] = []  # face-down tokens by shape
            self.token_discards: list[int] = NO_NUMBERS
            self.bought: list[int] = NO_NUMBERS  # still to be placed by the active player
            self.priority: list[int] = NO_NUMBERS  # this year's order of seats
            self.passing: list[int] = NO_NUMBERS  # the order of passing, next year's priority
            self.jael_deck: Pile = NO_JAEL
            self.jael_cards: list[int] = NO_NUMBERS  # revealed, the current one last
            self.jael_chambers: list[int] = NO_NUMBERS
            self.jael_tokens: list[int] = NO_NUMBERS
            self.jael_acted: bool = False
            self.open_placement: bool = False
            self.open_discards: bool = False
        else:
            self.players = [player.clone() for player in like.players]
            self.year = like.year
            self.turn = like.turn
            self.goal = like.goal
            self.deck = like.deck
            self.discards = like.discards
            self.challenge_deck = like.challenge_deck
            self.challenges = like.challenges
            self.challenge_discards = like.challenge_discards
            self.market_deck = like.market_deck
            self.market = like.market
            self.market_discards = like.market_discards
            self.sets = like.sets
            self.stacks = like.stacks
            self.token_discards = like.token_discards
            self.bought = like.bought
            self.priority = like.priority
            self.passing = like.passing
            self.jael_deck = like.jael_deck
            self.jael_cards = like.jael_cards
            self.jael_chambers = like.jael_chambers
            self.jael_tokens = like.jael_tokens
            self.jael_acted = like.jael_acted
            self.open_placement = like.open_placement
            self.open_discards = like.open_discards
        if like is not None:
            like.copy_core(self)

    def piles(self) -> list[Pile]:
        """Everything that may lie face down."""
        piles = [self.deck, self.discards, self.challenge_deck, self.market_deck, self.jael_deck]
        piles.extend(self.stacks)
        for player in self.players:
            piles.append(player.hand)
        return piles

    def put_piles(self, piles: list[Pile]) -> None:
        """The counterpart of `piles`."""
        self.deck = piles[0]
        self.discards = piles[1]
        self.challenge_deck = piles[2]
        self.market_deck = piles[3]
        self.jael_deck = piles[4]
        at = 5
        after = at + len(self.stacks)
        self.stacks = piles[at:after]
        at = after
        for player in self.players:
            player.hand = piles[at]
            at += 1

    def census(self) -> list[str]:
        """Every component that lies in a field, once for each place."""
        return census("gospoda.games.stonespine", self)
