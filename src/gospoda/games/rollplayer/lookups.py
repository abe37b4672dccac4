# gospoda: compiled
"""The components as tables for the rules: small ints and bit masks, filled once from the TOML files."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from mypy_extensions import i64

from gospoda.core.content import pack_folder
from gospoda.core.moves import Domain
from gospoda.games.rollplayer.cards import Cards
from gospoda.games.rollplayer.constants import (
    ARMOR,
    DO_BUY_FROM_DISCARD,
    DO_COPY_SKILL,
    SKILL,
    TIMING_ANY,
    TIMING_DICE_POOL,
    TIMING_OWN_MARKET_TURN,
    TRAIT,
    WEAPON,
)
from gospoda.games.rollplayer.enums import CARD_KINDS, COLOURS, COUNTED, ROWS, SKILL_EFFECTS, TIMINGS, TRIGGERS

FOLDER: Final[str] = str(Path(__file__).parent)
CARDS: Final = Cards(Path(FOLDER) / "content", pack_folder("rollplayer"))

# ---- rows and dice

N_ROWS: Final = 6
N_COLOURS: Final = 7
DICE: Final[list[int]] = [colour.dice for colour in CARDS.colours]

# ---- races and classes

MODIFIER: Final[list[int]] = [race.modifiers.get(row, 0) for race in CARDS.races for row in ROWS]
N_CLASSES: Final[i64] = len(CARDS.classes)
CLASS_COLOUR: Final[list[int]] = [COLOURS.index(entry.colour) for entry in CARDS.classes]
CLASS_CARD: Final[list[int]] = [entry.card for entry in CARDS.classes]
GOAL_LO: Final[list[int]] = [entry.goals[row].lo for entry in CARDS.classes for row in ROWS]
GOAL_HI: Final[list[int]] = [entry.goals[row].hi for entry in CARDS.classes for row in ROWS]
GOAL_STARS: Final[list[int]] = [entry.goals[row].stars for entry in CARDS.classes for row in ROWS]

NEVER: Final = -1


def amount_of(kind: str, usual: int) -> list[int]:
    """Returns each class's number for abilities of this kind, the usual one for classes without such an ability."""
    return [entry.ability.amount if entry.ability.kind == kind else usual for entry in CARDS.classes]


def has_ability(kind: str) -> list[bool]:
    """Returns which classes have an ability of this kind."""
    return [entry.ability.kind == kind for entry in CARDS.classes]


ANSWERS: Final[list[int]] = [
    TRIGGERS.index(entry.ability.after) if entry.ability.after else NEVER for entry in CARDS.classes
]
ABILITY_ROW: Final[list[int]] = [ROWS.index(c.ability.row) if c.ability.row else NEVER for c in CARDS.classes]
ABILITY_TIMES: Final[list[int]] = [entry.ability.times for entry in CARDS.classes]
ANY_ACTION: Final[list[bool]] = has_ability("any_action")
EXTRA_CARD: Final[list[bool]] = has_ability("extra_card")
FREE_STEP: Final[list[bool]] = has_ability("free_step")
PURCHASES: Final[list[int]] = amount_of("purchases", 1)
REFRESHED: Final[list[int]] = amount_of("refresh", CARDS.setup.refreshed)
GOLD_DIE: Final[list[int]] = amount_of("gold_die", CARDS.setup.gold_die)
HANDS: Final[list[int]] = amount_of("hands", CARDS.setup.hands)

# ---- backstories and alignments

# for each backstory and row: the space of the sheet and the colour it requires
STORY_SPACE: Final[list[int]] = [
    3 * i + card.spaces[row].position - 1 for card in CARDS.backstories for i, row in enumerate(ROWS)
]
STORY_COLOUR: Final[list[int]] = [COLOURS.index(card.spaces[row].colour) for card in CARDS.backstories for row in ROWS]
LADDER: Final[list[int]] = CARDS.ladder.stars
ALIGNMENT_VALUE: Final[list[int]] = [value for card in CARDS.alignments for line in card.grid for value in line]
CENTRE: Final = 4
ARROWS: Final[list[str]] = ["good", "evil", "lawful", "chaotic"]  # up, down, left, right
NO_ARROW: Final = -1
BLOCKED: Final = -1


def stepped(cell: int, arrow: int) -> int:
    """3: the cell after an orthogonal step, BLOCKED at the border."""
    row, column = divmod(cell, 3)
    row += (arrow == 1) - (arrow == 0)
    column += (arrow == 3) - (arrow == 2)
    return 3 * row + column if 0 <= row < 3 and 0 <= column < 3 else BLOCKED


STEP: Final[list[int]] = [stepped(cell, arrow) for cell in range(9) for arrow in range(4)]

# ---- Market cards

N_CARDS: Final[i64] = len(CARDS.market)
KIND: Final[list[int]] = [CARD_KINDS.index(card.kind) for card in CARDS.market]
DOTS: Final[list[int]] = [card.dots for card in CARDS.market]
COST: Final[list[int]] = [card.cost for card in CARDS.market]
CARD_HANDS: Final[list[int]] = [card.hands for card in CARDS.market]
ARROW: Final[list[int]] = [ARROWS.index(card.arrow) if card.arrow else NO_ARROW for card in CARDS.market]


def cards_of(kind: int) -> int:
    """Returns the set of all cards of a kind."""
    return sum(1 << card for card in range(len(KIND)) if KIND[card] == kind)


WEAPONS: Final[i64] = cards_of(WEAPON)
ARMORS: Final[i64] = cards_of(ARMOR)
TRAITS: Final[i64] = cards_of(TRAIT)
SKILLS: Final[i64] = cards_of(SKILL)
KIND_MASK: Final[list[int]] = [cards_of(WEAPON), cards_of(ARMOR), cards_of(TRAIT), cards_of(SKILL)]
WEAPON_LIST: Final[list[int]] = [card for card in range(len(KIND)) if KIND[card] == WEAPON]
TRAIT_LIST: Final[list[int]] = [card for card in range(len(KIND)) if KIND[card] == TRAIT]
SKILL_LIST: Final[list[int]] = [card for card in range(len(KIND)) if KIND[card] == SKILL]

# weapons

ANY_COLOUR: Final = -2
CLASS_DICE: Final = -1


def weapon_number(kind: str, field: str) -> list[int]:
    """Returns a number from each card's effect, 0 for cards without an effect of this kind."""
    return [getattr(c.effect, field) if c.effect is not None and c.effect.kind == kind else 0 for c in CARDS.market]


DIE_BONUS: Final[list[int]] = weapon_number("die_bonus", "amount")
BONUS_COLOUR: Final[list[int]] = [
    COLOURS.index(card.effect.dice) if card.effect is not None and card.effect.dice in COLOURS else CLASS_DICE
    for card in CARDS.market
]
BONUS_WEAPONS: Final[i64] = sum(1 << card for card in range(len(KIND)) if DIE_BONUS[card])
REPEAT_TIMES: Final[list[int]] = weapon_number("repeat", "times")
REPEAT_ROW: Final[list[int]] = [
    ROWS.index(card.effect.row) if card.effect is not None and card.effect.row else NEVER for card in CARDS.market
]
REPEATERS: Final[i64] = sum(1 << card for card in range(len(KIND)) if REPEAT_TIMES[card])
DISCOUNT: Final[list[int]] = weapon_number("discount", "amount")
DISCARD_GOLD: Final[list[int]] = weapon_number("discard_gold", "amount")
ARMOR_PIECE: Final[i64] = sum(
    1 << i for i, card in enumerate(CARDS.market) if card.effect is not None and card.effect.kind == "armor_piece"
)

# armor

SETS: Final[list[str]] = [entry.id for entry in CARDS.sets]
SET_CARDS: Final[list[int]] = [
    sum(1 << i for i, card in enumerate(CARDS.market) if card.set == entry.id) for entry in CARDS.sets
]
SET_STARS: Final[list[list[int]]] = [[0, *entry.stars] for entry in CARDS.sets]
SET_BONUS: Final[list[list[int]]] = [
    [entry.bonus if colour in entry.colours else 0 for colour in COLOURS] for entry in CARDS.sets
]

# traits

WHATS: Final[list[list[str]]] = [
    [*CARD_KINDS], [*ROWS], [""], [""], [""], [""], ["lawful", "neutral", "chaotic"], ["good", "neutral", "evil"],
    [""], [""], [""],
]  # fmt: skip
TRAIT_COUNT: Final[list[int]] = [COUNTED.index(card.score.count) if card.score else NEVER for card in CARDS.market]
TRAIT_WHAT: Final[list[int]] = [
    WHATS[COUNTED.index(card.score.count)].index(card.score.what) if card.score else 0 for card in CARDS.market
]
TRAIT_LIMIT: Final[list[int]] = [card.score.limit if card.score else 0 for card in CARDS.market]
TRAIT_PER: Final[list[int]] = [card.score.per if card.score else 1 for card in CARDS.market]
TRAIT_STARS: Final[list[int]] = [card.score.stars if card.score else 0 for card in CARDS.market]
TRAIT_MOST: Final[list[int]] = [card.score.most if card.score else 0 for card in CARDS.market]

# skills

TIMING: Final[list[int]] = [TIMINGS.index(card.timing) if card.timing else NEVER for card in CARDS.market]
SKILL_EFFECT: Final[list[int]] = [
    SKILL_EFFECTS.index(card.effect.kind) if card.effect is not None and card.kind == "skill" else NEVER
    for card in CARDS.market
]
SKILL_ROW: Final[list[int]] = REPEAT_ROW  # an action skill's row is in the same field as a weapon's
SKILL_AMOUNT: Final[list[int]] = [card.effect.amount if card.effect is not None else 0 for card in CARDS.market]
SKILL_PRICE: Final[list[int]] = [card.effect.price if card.effect is not None else 0 for card in CARDS.market]


def timed(timing: int) -> int:
    """Returns the set of all skills with a timing."""
    return sum(1 << card for card in SKILL_LIST if TIMING[card] == timing)


def skills_that(effect: int) -> int:
    """Returns the set of all skills with an effect."""
    return sum(1 << card for card in SKILL_LIST if SKILL_EFFECT[card] == effect)


ANY_MOMENT: Final[i64] = timed(TIMING_ANY)
POOL_SKILLS: Final[i64] = timed(TIMING_DICE_POOL)
MARKET_SKILLS: Final[i64] = timed(TIMING_OWN_MARKET_TURN)
PURCHASE_SKILLS: Final[i64] = timed(TIMING_OWN_MARKET_TURN) & skills_that(DO_BUY_FROM_DISCARD)
COPIERS: Final[i64] = skills_that(DO_COPY_SKILL)
# for each cell of the token: the skills whose arrow stays on the grid
STEPPING: Final[list[int]] = [
    sum(1 << card for card in SKILL_LIST if STEP[4 * cell + ARROW[card]] != BLOCKED) for cell in range(9)
]

# ---- the course of the game

SPACES: Final = 18
START_DICE: Final[list[int]] = CARDS.setup.start_dice
MARKET_SIZE: Final[list[int]] = CARDS.setup.market_cards
INITIATIVE_CARDS: Final[list[int]] = CARDS.setup.initiative_cards
DISCARDED: Final[list[int]] = CARDS.setup.discarded_per_pile
START_GOLD: Final[list[int]] = CARDS.setup.gold
FULL_ROW: Final[i64] = CARDS.setup.full_row
COIN: Final[i64] = CARDS.setup.coin
TAKEN_GOLD: Final[i64] = CARDS.setup.market_discard
USUAL_GOLD_DIE: Final[i64] = CARDS.setup.gold_die
FIXED_GOLD_DICE: Final[list[int]] = CARDS.variants.fixed_gold_dice
MORE_START_DICE: Final[i64] = CARDS.variants.more_start_dice
ENEMY: Final[list[list[int]]] = CARDS.solo.enemy
GOLD_PER_STAR: Final[i64] = CARDS.solo.gold_per_star

# ---- named sets for moves, notation and JSON

RACE: Final = Domain("race", [entry.id for entry in CARDS.races])
CLASS: Final = Domain("class", [entry.id for entry in CARDS.classes])
BACKSTORY: Final = Domain("backstory", [entry.id for entry in CARDS.backstories])
ALIGNMENT: Final = Domain("alignment", [entry.id for entry in CARDS.alignments])
CARD: Final = Domain("card", [entry.id for entry in CARDS.market])
ROW: Final = Domain("row", [*ROWS], fixed=True)
COLOUR: Final = Domain("colour", [*COLOURS], fixed=True)
ARROW_NAME: Final = Domain("arrow", ARROWS, fixed=True)
RANK: Final = Domain("rank", [entry.id for entry in CARDS.ranks])


def removed_cards(seats: int) -> list[int]:
    """11.2: the cards removed from the game with this number of players."""
    return [CARD.number(name) for name in CARDS.setup.removed[seats - 1]]


def rank_of(stars: int) -> int:
    """11: the rank of a solo hero."""
    for rank, entry in enumerate(CARDS.ranks):
        if stars >= entry.stars:
            return rank
    return len(CARDS.ranks) - 1


# ---- 6: the windows in which skills may be used

W1: Final = 1
W2: Final = 2
W3: Final = 3
W4: Final = 4
W5: Final = 5
W6: Final = 6
W7: Final = 7
