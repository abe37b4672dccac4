# gospoda: compiled
"""The components as tables for the rules: small ints, bit masks and bytes, filled once from the TOML files.

Sets of characters, of rooms and of cells are bit masks; `each_bit` and `how_many` read them.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from mypy_extensions import i64

from gospoda.core.content import pack_folder
from gospoda.core.moves import Domain
from gospoda.games.guilds.cards import Ability, Cards
from gospoda.games.guilds.constants import ACQUIRE_PHASE, AFTER_KILL, ANY_TIME, ON_ACQUIRE, RESPONSE_KILL, ROUND_START
from gospoda.games.guilds.enums import COMPARISONS, COUNTS, TARGETS, TIMINGS, VERB_RULES, VERBS

FOLDER: Final[str] = str(Path(__file__).parent)
CARDS: Final = Cards(Path(FOLDER) / "content", pack_folder("guilds"))

# ---- factions and room types

FACTIONS: Final[list[str]] = [word.id for word in CARDS.factions]
N_FACTIONS: Final = 7
ROOM_TYPES: Final[list[str]] = [word.id for word in CARDS.room_types]

# ---- characters

N_CHARACTERS: Final[i64] = len(CARDS.characters)
CHARACTER_IDS: Final[list[str]] = [card.id for card in CARDS.characters]
PRESTIGE: Final[list[int]] = [card.prestige for card in CARDS.characters]
CARD_FLORINS: Final[bytes] = bytes([card.income_florins for card in CARDS.characters])
CARD_GOLD: Final[bytes] = bytes([card.income_gold for card in CARDS.characters])
SYMBOLS: Final[list[int]] = [
    sum(1 << f for f, name in enumerate(FACTIONS) if name in card.factions) for card in CARDS.characters
]


def cards_where(chosen: list[bool]) -> int:
    """Returns the set of characters (or rooms) whose entry in the list is true."""
    return sum(1 << n for n, yes in enumerate(chosen) if yes)


OF_FACTION: Final[list[int]] = [cards_where([name in card.factions for card in CARDS.characters]) for name in FACTIONS]
DWARVES: Final[i64] = cards_where([card.race == "dwarf" for card in CARDS.characters])
HUMAN_WOMEN: Final[i64] = cards_where([card.race == "human" and card.sex == "female" for card in CARDS.characters])
EARNING: Final[i64] = cards_where([card.income_florins + card.income_gold > 0 for card in CARDS.characters])

# ---- abilities: the words of the effect language as numbers


def targets_of(ability: Ability) -> str:
    """Returns what an ability names when announced: no player if it affects every other one."""
    named = VERB_RULES[ability.verb].targets
    return "nobody" if named == "player" and ability.source == "each-other-player" else named


NOTHING: Final = Ability("static", "points", count="area", each=0)
ABILITIES: Final[list[Ability]] = [card.ability or NOTHING for card in CARDS.characters]
VERB: Final[bytes] = bytes([VERBS.index(a.verb) for a in ABILITIES])
TARGETS_OF: Final[bytes] = bytes([TARGETS.index(targets_of(a)) for a in ABILITIES])
PAY_FLORINS: Final[bytes] = bytes([a.pay_florins for a in ABILITIES])
PAY_GOLD: Final[bytes] = bytes([a.pay_gold for a in ABILITIES])
AMOUNT: Final[bytes] = bytes([a.amount for a in ABILITIES])
ONCE: Final[i64] = cards_where([a.limit == "round" for a in ABILITIES])
SACRIFICED: Final[i64] = cards_where([a.sacrifice for a in ABILITIES])
MUST: Final[i64] = cards_where([a.must for a in ABILITIES])
OTHERS_ONLY: Final[i64] = cards_where([a.others_only for a in ABILITIES])
FROM_EACH: Final[i64] = cards_where([a.source == "each-other-player" for a in ABILITIES])


def cards_doing(verb: str) -> int:
    """Returns the characters whose ability has this verb."""
    return cards_where([card.ability is not None and card.ability.verb == verb for card in CARDS.characters])


def cards_timed(timing: str) -> int:
    """Returns the characters whose ability has this timing word."""
    return cards_where([card.ability is not None and card.ability.when == timing for card in CARDS.characters])


AT: Final[list[int]] = [cards_timed(timing) for timing in TIMINGS]
AT_ANY_TIME: Final[i64] = AT[ANY_TIME]
AT_ROUND_START: Final[i64] = AT[ROUND_START]
IN_AUCTION: Final[i64] = AT[ANY_TIME] | AT[ACQUIRE_PHASE]
IN_RESPONSE: Final[i64] = AT[ANY_TIME] | AT[RESPONSE_KILL]
AFTER_A_KILL: Final[i64] = AT[AFTER_KILL]
ON_TAKING: Final[i64] = AT[ON_ACQUIRE]
SCORING: Final[i64] = cards_doing("points")
SHIFTING: Final[i64] = cards_doing("shift-objective")
PROTECTING: Final[i64] = cards_doing("protect")
WATCHING: Final[i64] = cards_doing("gain-on-take")
KEEPING: Final[i64] = cards_doing("keep-florins")
CHANGING: Final[i64] = cards_doing("exchange-rate")
DISCOUNTING: Final[i64] = cards_doing("discount")


def victims_of(ability: Ability) -> int:
    """Returns the possible victims of a kill: symbol and printed prestige must match."""
    return cards_where(
        [
            ability.min_prestige <= card.prestige <= ability.max_prestige
            and (not ability.factions or bool(set(ability.factions) & set(card.factions)))
            for card in CARDS.characters
        ]
    )


def protected_by(number: int, ability: Ability) -> int:
    """Returns the characters that a protector guards in its own guild."""
    return OF_FACTION[FACTIONS.index(ability.faction)] if ability.faction else 1 << number


VICTIMS: Final[list[int]] = [victims_of(a) for a in ABILITIES]
PROTECTED: Final[list[int]] = [protected_by(n, a) for n, a in enumerate(ABILITIES)]

# points at the end of the game
COUNTED: Final[bytes] = bytes([COUNTS.index(a.count) for a in ABILITIES])
EACH: Final[bytes] = bytes([a.each for a in ABILITIES])
PER: Final[bytes] = bytes([a.per for a in ABILITIES])
ABOVE: Final[bytes] = bytes([a.above for a in ABILITIES])
AT_MOST: Final[bytes] = bytes([a.at_most for a in ABILITIES])
FACTION_READ: Final[bytes] = bytes([FACTIONS.index(a.faction) if a.faction else 0 for a in ABILITIES])
TYPES_READ: Final[list[list[int]]] = [[ROOM_TYPES.index(kind) for kind in a.room_types] for a in ABILITIES]
CHARACTER_READ: Final[list[int]] = [CHARACTER_IDS.index(a.character) if a.character else -1 for a in ABILITIES]

# discounts
DISCOUNTS_LARGE: Final[i64] = cards_where([a.size == "large" for a in ABILITIES])
MINIMUM: Final[bytes] = bytes([a.minimum for a in ABILITIES])

# ---- rooms

N_ROOMS: Final[i64] = len(CARDS.rooms)
ROOM_IDS: Final[list[str]] = [room.id for room in CARDS.rooms]
COST: Final[bytes] = bytes([room.cost for room in CARDS.rooms])
IS_LARGE: Final[bytes] = bytes([room.size == "large" for room in CARDS.rooms])
SMALL_ROOMS: Final[i64] = cards_where([room.size == "small" for room in CARDS.rooms])
ROOM_POINTS: Final[list[int]] = [room.points for room in CARDS.rooms]
ROOM_FLORINS: Final[bytes] = bytes([room.income_florins for room in CARDS.rooms])
ROOM_GOLD: Final[bytes] = bytes([room.income_gold for room in CARDS.rooms])
OF_TYPE: Final[list[int]] = [cards_where([room.type == kind for room in CARDS.rooms]) for kind in ROOM_TYPES]
GARDENS: Final[i64] = OF_TYPE[ROOM_TYPES.index("garden")]
MEMBER_ROOMS: Final[list[int]] = [cards_where([name in room.member_of for room in CARDS.rooms]) for name in FACTIONS]
PER_MEMBER_FACTION: Final[list[int]] = [
    FACTIONS.index(room.per_member.faction) if room.per_member else -1 for room in CARDS.rooms
]
PER_MEMBER_EVERY: Final[bytes] = bytes([room.per_member.every if room.per_member else 1 for room in CARDS.rooms])
PER_ROOM_TYPE: Final[list[int]] = [
    ROOM_TYPES.index(room.per_room.type) if room.per_room else -1 for room in CARDS.rooms
]
PER_ROOM_EACH: Final[bytes] = bytes([room.per_room.each if room.per_room else 0 for room in CARDS.rooms])
PER_ROOM_MOST: Final[bytes] = bytes([room.per_room.at_most if room.per_room else 0 for room in CARDS.rooms])
PER_FACTION: Final[bytes] = bytes([room.per_faction for room in CARDS.rooms])

# ---- objectives

COMPARED: Final[bytes] = bytes([COMPARISONS.index(goal.count) for goal in CARDS.objectives])
FEWEST: Final[bytes] = bytes([goal.fewest for goal in CARDS.objectives])
FIRST: Final[bytes] = bytes([goal.first for goal in CARDS.objectives])
SECOND: Final[bytes] = bytes([goal.second for goal in CARDS.objectives])
GOAL_FACTION: Final[bytes] = bytes([FACTIONS.index(g.faction) if g.faction else 0 for g in CARDS.objectives])

# ---- the course of the game

BASE_INCOME: Final[i64] = CARDS.economy.base_income
BASE_RATE: Final[i64] = CARDS.economy.exchange_rate
KEEP_PRICE: Final[i64] = CARDS.economy.keep_price
STARTING_GOLD: Final[i64] = CARDS.economy.starting_gold
# by player count, from 2 on
ROUNDS: Final[list[int]] = [row.rounds for row in CARDS.player_counts]
OBJECTIVES_SHOWN: Final[list[int]] = [row.objectives for row in CARDS.player_counts]
ZONE_SIZES: Final[list[list[int]]] = [row.zones for row in CARDS.player_counts]
LARGE_SHOWN: Final[list[int]] = [row.large_rooms for row in CARDS.player_counts]
SMALL_SHOWN: Final[list[int]] = [row.small_rooms for row in CARDS.player_counts]
SECOND_PLACES: Final[list[bool]] = [row.second_places for row in CARDS.player_counts]

# ---- named sets for moves, notation and JSON

CHARACTER: Final = Domain("character", CHARACTER_IDS)
ROOM: Final = Domain("room", ROOM_IDS)
OBJECTIVE: Final = Domain("objective", [goal.id for goal in CARDS.objectives])
