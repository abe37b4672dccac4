# gospoda: compiled
"""The components as tables that the rules read: small ints, bit masks and bytes, filled once from the TOML files."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from mypy_extensions import i64

from gospoda.core.content import pack_folder
from gospoda.core.moves import Domain
from gospoda.games.stonespine.cards import CHALLENGE_KINDS, Cards
from gospoda.games.stonespine.constants import CHEST, STAR
from gospoda.games.stonespine.enums import HALVES, KINDS, MEASURES, MONSTER_KINDS, SHAPES, TRAP_KINDS

FOLDER: Final[str] = str(Path(__file__).parent)
CARDS: Final = Cards(Path(FOLDER) / "content", pack_folder("stonespine"))

# ---- elements: twelve countable kinds (all stars are one kind), and the secret passage

N_KINDS: Final = 12
ELEMENTS: Final[list[str]] = [element.id for element in CARDS.elements]
PASSAGE: Final[i64] = ELEMENTS.index("secret-passage")
KIND: Final[bytes] = bytes([KINDS.index(e.id) if e.id in KINDS else STAR for e in CARDS.elements])
STAR_VALUE: Final[list[int]] = [e.value for e in CARDS.elements]
MONSTERS: Final = sum(1 << KINDS.index(kind) for kind in MONSTER_KINDS)
TRAPS: Final = sum(1 << KINDS.index(kind) for kind in TRAP_KINDS)


def kinds_named(word: str) -> int:
    """The set of kinds that a word on a card stands for."""
    if word == "monster":
        return MONSTERS
    if word == "trap":
        return TRAPS
    return 1 << KINDS.index(word)


def kinds_of(words: list[str]) -> int:
    """The set of kinds that any of these words stands for."""
    mask = 0
    for word in words:
        mask |= kinds_named(word)
    return mask


# ---- chambers

N_CHAMBERS: Final[i64] = len(CARDS.chambers)
CHAMBER_IDS: Final[list[str]] = [card.id for card in CARDS.chambers]
IS_CAVE: Final[bytes] = bytes([card.type == "cave" for card in CARDS.chambers])
NORTH: Final[bytes] = bytes(["N" in card.doors for card in CARDS.chambers])
EAST: Final[bytes] = bytes(["E" in card.doors for card in CARDS.chambers])
SOUTH: Final[bytes] = bytes(["S" in card.doors for card in CARDS.chambers])
WEST: Final[bytes] = bytes(["W" in card.doors for card in CARDS.chambers])
GOLD: Final[bytes] = bytes([card.gold for card in CARDS.chambers])
RUNES: Final[list[str]] = [rune.id for rune in CARDS.runes]
RUNE: Final[bytes] = bytes([RUNES.index(card.rune) for card in CARDS.chambers])
PRINTED: Final[list[list[int]]] = [[ELEMENTS.index(e) for e in card.elements.elements()] for card in CARDS.chambers]

# The elements of a chamber as one number: four bits each, the kind plus one.
ELEMENT_BITS: Final = 4
ELEMENT_MASK: Final = 0xF
ROOM: Final[i64] = CARDS.setup.elements_per_chamber
CHAMBER_ELEMENTS: Final[list[int]] = [
    sum(KIND[e] + 1 << ELEMENT_BITS * i for i, e in enumerate(elements)) for elements in PRINTED
]
N_ELEMENTS: Final[bytes] = bytes([len(elements) for elements in PRINTED])
CHAMBER_REPUTATION: Final[list[int]] = [sum(STAR_VALUE[e] for e in elements) for elements in PRINTED]
PRINTED_CHESTS: Final[bytes] = bytes([sum(KIND[e] == CHEST for e in elements) for elements in PRINTED])

# ---- blueprints

ANY: Final = 0
CAVE_SQUARE: Final = 1
STONE_SQUARE: Final = 2
KIND_SQUARE: Final = 3  # 3 and above: 3 + a set of kinds
LADDER: Final[list[int]] = CARDS.ladder.reputation
ENTRANCE: Final[bytes] = bytes([card.entrance - 1 for card in CARDS.blueprints])
EXIT: Final[bytes] = bytes([card.exit - 1 for card in CARDS.blueprints])


def square_code(word: str) -> int:
    """Encodes what a square of a blueprint asks for."""
    if word == ".":
        return ANY
    if word == "cave":
        return CAVE_SQUARE
    return STONE_SQUARE if word == "stone" else KIND_SQUARE + kinds_named(word)


SQUARES: Final[list[list[int]]] = [[square_code(word) for word in card.squares()] for card in CARDS.blueprints]

# ---- challenges and goals

CHALLENGE_POINTS: Final[bytes] = bytes([card.points for card in CARDS.challenges])
CHALLENGE_KIND: Final[bytes] = bytes([CHALLENGE_KINDS.index(card.kind) for card in CARDS.challenges])
CHALLENGE_KINDS_COUNTED: Final[list[int]] = [kinds_of(card.elements) for card in CARDS.challenges]
CHALLENGE_PARTS: Final[list[list[int]]] = [[kinds_named(w) for w in [*c.elements, *c.set]] for c in CARDS.challenges]
CHALLENGE_THRESHOLD: Final[bytes] = bytes([card.threshold for card in CARDS.challenges])
CHALLENGE_NUMBER: Final[list[int]] = [card.number for card in CARDS.challenges]

GOAL_FEWEST: Final[bytes] = bytes([card.direction == "fewest" for card in CARDS.goals])
GOAL_MEASURE: Final[bytes] = bytes([MEASURES.index(card.measure) for card in CARDS.goals])
GOAL_PARTS: Final[list[list[int]]] = [[kinds_named(word) for word in card.elements] for card in CARDS.goals]
GOAL_REWARDS: Final[list[list[int]]] = [card.rewards for card in CARDS.goals]

# ---- the market

FACES: Final[list[str]] = [token.id for token in CARDS.tokens]
FACE_ELEMENT: Final[bytes] = bytes([ELEMENTS.index(face) for face in FACES])
FACE_KIND: Final[bytes] = bytes([KIND[element] for element in FACE_ELEMENT])
FACE_SHAPE: Final[bytes] = bytes([SHAPES.index(token.shape) for token in CARDS.tokens])
FACE_COUNT: Final[list[int]] = [token.count for token in CARDS.tokens]
FACES_BY_SHAPE: Final[list[list[int]]] = [  # every token once
    [face for face in range(len(FACES)) if FACE_SHAPE[face] == shape for _ in range(FACE_COUNT[face])]
    for shape in range(len(SHAPES))
]
PASSAGE_FACE: Final[i64] = FACES.index("secret-passage")
SET_COST: Final[bytes] = bytes([half.cost for card in CARDS.market for half in (card.top, card.bottom)])
SET_SPACES: Final[list[list[int]]] = [
    [SHAPES.index(shape) for shape in half.spaces] for card in CARDS.market for half in (card.top, card.bottom)
]

# ---- Jael

JAEL_RUNES: Final[list[int]] = [sum(1 << RUNES.index(rune) for rune in card.runes) for card in CARDS.jael]
JAEL_GOLD: Final[bytes] = bytes([card.gold for card in CARDS.jael])
JAEL_TAKE: Final[list[list[int]]] = [[HALVES.index(half) for half in card.take] for card in CARDS.jael]
JAEL_BASE: Final[list[int]] = [card.base for card in CARDS.jael]
JAEL_PER: Final[list[int]] = [card.per for card in CARDS.jael]
JAEL_PARTS: Final[list[list[int]]] = [
    [kinds_named(word) for word in card.what.removeprefix("set:").split("+")] for card in CARDS.jael
]


def jael_deck(legendary: bool) -> list[int]:
    """9.2: six basic cards; in legendary mode the legendary cards replace the marked ones."""
    replaced = "basic_replaced" if legendary else "legendary"
    return [i for i, card in enumerate(CARDS.jael) if card.status != replaced]


# ---- the course of the game

YEARS: Final[int] = CARDS.setup.years
TURNS: Final = 4  # of a construction phase
HAND: Final[int] = CARDS.setup.hand
GOLD_MAX: Final[int] = CARDS.setup.gold_max
STARTING_GOLD: Final[list[int]] = CARDS.setup.starting_gold
CHALLENGES_SHOWN: Final[list[int]] = CARDS.setup.challenge_cards
MARKET_SHOWN: Final[list[int]] = CARDS.setup.market_cards
PASS_LEFT: Final[list[bool]] = [direction == "left" for direction in CARDS.setup.pass_direction]
PRIORITY_REWARD: Final[list[int]] = CARDS.scoring.final_priority
SOLO_GOLD: Final[list[int]] = CARDS.scoring.solo_final_gold
SOLO_GOAL: Final[list[int]] = CARDS.scoring.solo_goal

# ---- named sets for moves, notation and JSON

CHAMBER: Final = Domain("chamber", CHAMBER_IDS)
ELEMENT: Final = Domain("element", ELEMENTS)
FACE: Final = Domain("token", FACES)
CHALLENGE: Final = Domain("challenge", [card.id for card in CARDS.challenges])
GOAL: Final = Domain("goal", [card.id for card in CARDS.goals])
BLUEPRINT: Final = Domain("blueprint", [card.id for card in CARDS.blueprints])
MARKET_CARD: Final = Domain("market_card", [card.id for card in CARDS.market])
JAEL_CARD: Final = Domain("jael_card", [card.id for card in CARDS.jael])
