# gospoda: compiled
"""The state of a game: fields, clone, layout for JSON. No rules."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from gospoda.core.chance import Chance
from gospoda.core.codec import BOOL, Fixed, Many, Named, Number, Part, PileOf, Row
from gospoda.core.game import Game
from gospoda.core.piles import Pile, face_down
from gospoda.core.state import State
from gospoda.games.rollplayer.cards import COLOURS
from gospoda.games.rollplayer.dice import BLANK_SHEET, EMPTY, NO_DICE, colour_of
from gospoda.games.rollplayer.tables import ALIGNMENT, BACKSTORY, CARD, CENTRE, CLASS, DOTS, N_COLOURS, RACE

MARKET: Final = 0  # the one family of cards that can lie face down
NO_CARDS: Final[list[int]] = []
NOBODY: Final = -1

# phases
SET_UP: Final = 0
ROLL: Final = 1
DICE: Final = 2
SHOPPING: Final = 3
CLEANUP: Final = 4
PHASES: Final[list[str]] = ["set-up", "roll", "dice", "market", "cleanup"]

# hold switches: when a seat with a usable skill is asked
ASK: Final = 0
ASK_IN_DICE_PHASE: Final = 1
ASK_NEVER: Final = 2
HOLDS: Final[list[str]] = ["ask", "dice", "never"]


class Player:
    """A hero: the character sheet and everything that lies beside it."""

    __slots__ = (
        "alignment", "backstory", "exhausted", "gold", "hand", "hero", "hold", "owned", "passed", "picture", "race",
        "sheet", "token", "tokens",
    )  # fmt: skip

    def __init__(self) -> None:
        self.race: i64 = NOBODY
        self.picture: i64 = 0  # the side of the character sheet
        self.hero: i64 = NOBODY  # the class
        self.backstory: i64 = NOBODY
        self.alignment: i64 = NOBODY
        self.token: i64 = CENTRE  # the cell of the alignment grid, row by row
        self.gold: i64 = 0
        self.tokens: i64 = 0  # charisma
        self.sheet = BLANK_SHEET
        self.hand = NO_DICE  # dice that are still to be placed
        self.owned: i64 = 0  # Market cards, as a set
        self.exhausted: i64 = 0  # those of them that are turned sideways
        self.hold: i64 = ASK
        self.passed: i64 = NOBODY  # where this player last passed in a window (windows.py)

    def clone(self) -> Player:
        """A copy; lists are shared because they never change."""
        twin = Player()
        twin.race = self.race
        twin.picture = self.picture
        twin.hero = self.hero
        twin.backstory = self.backstory
        twin.alignment = self.alignment
        twin.token = self.token
        twin.gold = self.gold
        twin.tokens = self.tokens
        twin.sheet = self.sheet
        twin.hand = self.hand
        twin.owned = self.owned
        twin.exhausted = self.exhausted
        twin.hold = self.hold
        twin.passed = self.passed
        return twin


EMPTY_DECK: Final = face_down(MARKET, [])


class RollPlayerState(State):
    """The table: heroes, bag, Initiative row, Market, and in the solo game the trash."""

    def __init__(self, game: Game, seats: i64, chance: Chance, players: list[Player]) -> None:
        super().__init__(game, seats, chance)
        self.players = players
        self.phase: i64 = SET_UP
        self.round: i64 = 0
        self.rounds: i64 = 0
        self.first: i64 = 0  # the Start Player of the first round
        self.start: i64 = 0  # the Start Player of this round
        self.active: i64 = 0  # whose turn it is
        self.bag: list[int] = []  # dice by colour
        self.drawn = NO_DICE  # colours of the dice drawn for classes, until they return to the bag
        self.pool: list[int] = []  # the die on each Initiative card, 0 if there is none
        self.holders: list[int] = []  # who has taken each Initiative card
        self.coins: list[int] = []  # gold on each Initiative card
        self.market = NO_CARDS  # face up, left to right
        self.deck = EMPTY_DECK
        self.sorted: bool = False  # whether the deck still is one-dot cards on two-dot cards
        self.discards = NO_CARDS
        self.trash = NO_CARDS
        self.removed = NO_CARDS
        self.enemy: i64 = 0  # gold dice beside the bag (solo)
        self.purchases: i64 = 0  # that the active player may still make this turn
        self.token_spent: bool = False  # whether a charisma token was used in this Market turn
        self.happened: i64 = 0  # counts what could matter to who has a skill (windows.py)
        # options, resolved once
        self.friendly: bool = False
        self.race_in_traits: bool = True
        self.weapons_in_goal_traits: bool = True
        self.thief_swaps: bool = True

    def clone(self) -> RollPlayerState:
        """An independent copy."""
        twin = RollPlayerState(self.game, self.seats, self.chance.clone(), [p.clone() for p in self.players])
        self.copy_core(twin)
        twin.phase = self.phase
        twin.round = self.round
        twin.rounds = self.rounds
        twin.first = self.first
        twin.start = self.start
        twin.active = self.active
        twin.bag = self.bag
        twin.drawn = self.drawn
        twin.pool = self.pool
        twin.holders = self.holders
        twin.coins = self.coins
        twin.market = self.market
        twin.deck = self.deck
        twin.sorted = self.sorted
        twin.discards = self.discards
        twin.trash = self.trash
        twin.removed = self.removed
        twin.enemy = self.enemy
        twin.purchases = self.purchases
        twin.token_spent = self.token_spent
        twin.happened = self.happened
        twin.friendly = self.friendly
        twin.race_in_traits = self.race_in_traits
        twin.weapons_in_goal_traits = self.weapons_in_goal_traits
        twin.thief_swaps = self.thief_swaps
        return twin

    # ---- knowledge (section 2): only the Market deck is hidden

    def piles(self) -> list[Pile]:
        """Everything that may lie face down."""
        return [self.deck]

    def put_piles(self, piles: list[Pile]) -> None:
        """The counterpart of `piles`."""
        self.deck = piles[0]

    def back(self, family: i64, card: i64) -> i64:
        """4.7: everybody knows that the one-dot cards lie on the two-dot cards, until the deck is shuffled anew."""
        return DOTS[card] if self.sorted else 0

    def census(self) -> list[str]:
        """Every die and every Market card, once for each place it lies in."""
        dice: list[int] = [*self.pool]
        cards = [*self.deck.cards, *self.market, *self.discards, *self.trash, *self.removed]
        for player in self.players:
            dice += [*player.sheet, *player.hand]
            cards += [card for card in range(len(DOTS)) if player.owned >> card & 1]
        found = [f"die {COLOURS[colour_of(die)]}" for die in dice if die != EMPTY]
        found += [f"die {COLOURS[colour]}" for colour in self.drawn]
        for colour in range(N_COLOURS):
            found += [f"die {COLOURS[colour]}"] * self.bag[colour]
        found += [f"die {COLOURS[N_COLOURS - 1]}"] * self.enemy
        return sorted(found + [CARD.ids[card] for card in cards])


def layout() -> dict[str, Any]:
    """How each field is written to JSON."""
    from gospoda.games.rollplayer.names import CardSet, DiceList

    cards = Many(Named(CARD))
    player = Part(
        Player,
        {
            "race": Named(RACE, optional=True),
            "picture": Number(0, 1),
            "hero": Named(CLASS, optional=True),
            "backstory": Named(BACKSTORY, optional=True),
            "alignment": Named(ALIGNMENT, optional=True),
            "token": Number(0, 8),
            "gold": Number(0, 999),
            "tokens": Number(0, 99),
            "sheet": DiceList(),
            "hand": DiceList(),
            "owned": CardSet(),
            "exhausted": CardSet(),
            "hold": Number(0, len(HOLDS) - 1),
            "passed": Number(NOBODY, 1 << 22),
        },
    )
    fields: dict[str, Any] = {
        "players": Row(player),
        "bag": Row(Number(0, 99)),
        "drawn": Many(Number(0, N_COLOURS - 1)),
        "pool": DiceList(),
        "holders": Row(Number(-1, 6)),
        "coins": Row(Number(0, 99)),
        "market": cards,
        "deck": PileOf(MARKET, CARD),
        "discards": cards,
        "trash": cards,
        "removed": cards,
    }
    for name in ("first", "start", "active"):
        fields[name] = Number(0, 3)
    fields["phase"] = Number(0, len(PHASES) - 1)
    fields["rounds"] = Fixed(Number(0, 99))
    for name in ("round", "enemy", "purchases"):
        fields[name] = Number(0, 99)
    fields["happened"] = Number(0, 1 << 20)
    for name in ("sorted", "token_spent"):
        fields[name] = BOOL
    for name in ("friendly", "race_in_traits", "weapons_in_goal_traits", "thief_swaps"):
        fields[name] = Fixed(BOOL)
    return fields
