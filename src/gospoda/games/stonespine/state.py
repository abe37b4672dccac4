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
from gospoda.games.stonespine.dungeon import Dungeon, empty_dungeon
from gospoda.games.stonespine.tables import (
    BLUEPRINT,
    CHALLENGE,
    CHAMBER,
    FACE,
    FACE_SHAPE,
    GOAL,
    JAEL_CARD,
    MARKET_CARD,
)

# families of components that can lie face down
CHAMBERS: Final = 0
TOKENS: Final = 1
CHALLENGES: Final = 2
MARKET: Final = 3
JAEL: Final = 4

NO_TOKENS: Final[list[int]] = []


class Player:
    """What lies in front of one player."""

    __slots__ = ("blueprint", "challenges", "dungeon", "gold", "hand", "income", "passed")

    def __init__(self, hand: Pile, dungeon: Dungeon) -> None:
        self.hand = hand
        self.dungeon = dungeon
        self.blueprint: i64 = 0
        self.gold: i64 = 0
        self.income: i64 = 0  # the gold printed on the cards of this year's row
        self.passed: bool = False
        self.challenges: list[int] = []

    def clone(self) -> Player:
        """A copy; piles, dungeons and lists are shared because they never change."""
        twin = Player(self.hand, self.dungeon)
        twin.blueprint = self.blueprint
        twin.gold = self.gold
        twin.income = self.income
        twin.passed = self.passed
        twin.challenges = self.challenges
        return twin


class StonespineState(State):
    """The table: players, decks, the market, the tracks, and in the solo game Jael."""

    def __init__(self, game: Game, seats: i64, chance: Chance, players: list[Player]) -> None:
        super().__init__(game, seats, chance)
        self.players = players
        self.year: i64 = 1
        self.turn: i64 = 1  # of the construction phase, 1 to 4
        self.goal: i64 = 0
        self.deck = EMPTY_CHAMBERS
        self.discards = EMPTY_CHAMBERS
        self.challenge_deck = EMPTY_CHALLENGES
        self.challenges: list[int] = []  # face up
        self.challenge_discards: list[int] = []
        self.market_deck = EMPTY_MARKET
        self.market: list[int] = []  # face up, in the order of revealing
        self.market_discards: list[int] = []
        self.sets: list[list[int]] = []  # the tokens on top and bottom of each market card: faces
        self.stacks: list[Pile] = []  # face-down tokens by shape
        self.token_discards: list[int] = []
        self.bought: list[int] = NO_TOKENS  # faces still to be placed by the active player
        self.priority: list[int] = []  # this year's order of seats
        self.passing: list[int] = []  # the order of passing, next year's priority
        self.jael_deck = EMPTY_JAEL
        self.jael_cards: list[int] = []  # revealed, the current one last
        self.jael_chambers: list[int] = []
        self.jael_tokens: list[int] = []
        self.jael_acted: bool = False
        # options, resolved once
        self.open_placement: bool = False
        self.open_discards: bool = False

    def clone(self) -> StonespineState:
        """An independent copy."""
        twin = StonespineState(self.game, self.seats, self.chance.clone(), [p.clone() for p in self.players])
        self.copy_core(twin)
        twin.year = self.year
        twin.turn = self.turn
        twin.goal = self.goal
        twin.deck = self.deck
        twin.discards = self.discards
        twin.challenge_deck = self.challenge_deck
        twin.challenges = self.challenges
        twin.challenge_discards = self.challenge_discards
        twin.market_deck = self.market_deck
        twin.market = self.market
        twin.market_discards = self.market_discards
        twin.sets = self.sets
        twin.stacks = self.stacks
        twin.token_discards = self.token_discards
        twin.bought = self.bought
        twin.priority = self.priority
        twin.passing = self.passing
        twin.jael_deck = self.jael_deck
        twin.jael_cards = self.jael_cards
        twin.jael_chambers = self.jael_chambers
        twin.jael_tokens = self.jael_tokens
        twin.jael_acted = self.jael_acted
        twin.open_placement = self.open_placement
        twin.open_discards = self.open_discards
        return twin

    # ---- knowledge (section 10)

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
        n = len(self.stacks)
        self.stacks = piles[5 : 5 + n]
        for i in range(self.seats):
            self.players[i].hand = piles[5 + n + i]

    def back(self, family: i64, card: i64) -> i64:
        """10: token backs show the shape only; all other backs are alike."""
        return FACE_SHAPE[card] if family == TOKENS else 0

    def census(self) -> list[str]:
        """Every card and token, once for each place it lies in."""
        chambers = [*self.deck.cards, *self.discards.cards, *self.jael_chambers]
        tokens = [*self.token_discards, *self.bought, *self.jael_tokens]
        challenges = [*self.challenge_deck.cards, *self.challenges, *self.challenge_discards]
        for player in self.players:
            chambers += [*player.hand.cards, *[card for card in player.dungeon.chambers() if card >= 0]]
            tokens += player.dungeon.placed_faces()
            challenges += player.challenges
        for tokens_of_set in self.sets:
            tokens += tokens_of_set
        for stack in self.stacks:
            tokens += stack.cards
        markets = [*self.market_deck.cards, *self.market, *self.market_discards]
        found = [CHAMBER.ids[card] for card in chambers] + [f"token {FACE.ids[face]}" for face in tokens]
        found += [CHALLENGE.ids[card] for card in challenges] + [MARKET_CARD.ids[card] for card in markets]
        return sorted(found + [JAEL_CARD.ids[card] for card in [*self.jael_deck.cards, *self.jael_cards]])


EMPTY_CHAMBERS: Final = face_down(CHAMBERS, [])
EMPTY_CHALLENGES: Final = face_down(CHALLENGES, [])
EMPTY_MARKET: Final = face_down(MARKET, [])
EMPTY_JAEL: Final = face_down(JAEL, [])


def blank_player() -> Player:
    """A player before set-up."""
    return Player(EMPTY_CHAMBERS, empty_dungeon())


def layout() -> dict[str, Any]:
    """How each field is written to JSON; the dungeon is written as it was built and built again on reading."""
    from gospoda.games.stonespine.plan import DungeonPlan

    faces = Many(Named(FACE))
    player = Part(
        blank_player,
        {
            "hand": PileOf(CHAMBERS, CHAMBER),
            "dungeon": DungeonPlan(),
            "blueprint": Named(BLUEPRINT),
            "gold": Number(0, 9999),
            "income": Number(0, 9999),
            "passed": BOOL,
            "challenges": Many(Named(CHALLENGE)),
        },
    )
    return {
        "players": Row(player),
        "year": Number(1, 4),
        "turn": Number(1, 4),
        "goal": Named(GOAL),
        "deck": PileOf(CHAMBERS, CHAMBER),
        "discards": PileOf(CHAMBERS, CHAMBER),
        "challenge_deck": PileOf(CHALLENGES, CHALLENGE),
        "challenges": Many(Named(CHALLENGE)),
        "challenge_discards": Many(Named(CHALLENGE)),
        "market_deck": PileOf(MARKET, MARKET_CARD),
        "market": Many(Named(MARKET_CARD)),
        "market_discards": Many(Named(MARKET_CARD)),
        "sets": Many(faces),
        "stacks": Row(PileOf(TOKENS, FACE)),
        "token_discards": faces,
        "bought": faces,
        "priority": Row(SEAT),
        "passing": Many(SEAT),
        "jael_deck": PileOf(JAEL, JAEL_CARD),
        "jael_cards": Many(Named(JAEL_CARD)),
        "jael_chambers": Many(Named(CHAMBER)),
        "jael_tokens": faces,
        "jael_acted": BOOL,
        "open_placement": Fixed(BOOL),
        "open_discards": Fixed(BOOL),
    }
