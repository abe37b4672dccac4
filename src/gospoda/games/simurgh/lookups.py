# gospoda: compiled
"""The components as tables that the rules read: small ints and packed purses, filled once from the TOML files.

A *purse* packs the six resources (8 bits each) and the power points (12 bits) into one int, so a cost is one
subtraction; the highest bit of each field is a guard. A *bundle* is a fully decided amount (see amounts.py): a purse,
tokens, spearmen and riders. An *effect* is anything with a cost and a gain: a space, level, ability, slot or bonus.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from mypy_extensions import i64

from gospoda.core.content import pack_folder
from gospoda.core.moves import Domain
from gospoda.games.simurgh.amounts import Amount, Bundle, bundle, parse_amount, slug
from gospoda.games.simurgh.cards import OCCASIONS, Cards
from gospoda.games.simurgh.constants import PP
from gospoda.games.simurgh.enums import COMPARED, KINDS, RESOURCES, SPECIALS, THINGS, VASSALS

FOLDER: Final[str] = str(Path(__file__).parent)
CARDS: Final = Cards(Path(FOLDER) / "content", pack_folder("simurgh"))

# ---- purses

N_RESOURCES: Final = 6
PP_SHIFT: Final = 48
PP_ONE: Final[i64] = 1 << PP_SHIFT
RESOURCE_BITS: Final[i64] = (1 << PP_SHIFT) - 1
RESOURCE_GUARDS: Final[i64] = sum(0x80 << 8 * i for i in range(N_RESOURCES))
GUARDS: Final[i64] = sum(0x80 << 8 * i for i in range(N_RESOURCES)) + (0x800 << PP_SHIFT)


def purse_of(counts: Bundle) -> int:
    """Packs the resources and power points of a bundle."""
    return sum(counts[i] << 8 * i for i in range(N_RESOURCES)) + (counts[PP] << PP_SHIFT)


def affordable(purse: i64, cost: i64) -> bool:
    """6, edge case 37: everything must be there in full; points can't go below 0."""
    return ((purse | GUARDS) - cost) & GUARDS == GUARDS


def amount_in(purse: i64, thing: i64) -> i64:
    """How many of a resource (or how many power points) a purse contains."""
    return purse >> PP_SHIFT if thing == PP else purse >> 8 * thing & 0xFF


def resources_in(purse: i64) -> i64:
    """The number of resources in a purse, of all kinds together."""
    pairs: i64 = (purse & 0x00FF00FF00FF) + (purse >> 8 & 0x00FF00FF00FF)
    return (pairs & 0xFFFF) + (pairs >> 16 & 0xFFFF) + (pairs >> 32 & 0xFFFF)


# ---- bundles and occasions

MOVED_DOWN: Final = 1 << 7  # the lower bits: a gain of the thing with this number
SPENT_SPEARMAN: Final = 1 << 8
SPENT_RIDER: Final = 1 << 9


class Bundles:
    """Collects and numbers all bundles that occur."""

    def __init__(self) -> None:
        self.counts: list[Bundle] = [bundle(**{thing: 1}) for thing in THINGS]

    def number(self, counts: Bundle) -> int:
        """Returns the number of a bundle."""
        if counts not in self.counts:
            self.counts.append(counts)
        return self.counts.index(counts)

    def numbers(self, amount: Amount) -> list[int]:
        """Returns the numbers of all bundles of an amount."""
        return [self.number(counts) for counts in amount.bundles]


def occasion_bits(when: str) -> int:
    """The occasions that a boost answers, as a mask."""
    special = {"move": MOVED_DOWN, "spend spearman": SPENT_SPEARMAN, "spend rider": SPENT_RIDER}
    return special.get(when, sum(1 << THINGS.index(thing) for thing in OCCASIONS.get(when, ())))


# ---- effects: city, tile spaces and levels (four a tile), abilities (three a kind), bonuses, slots, the blind purchase

N_TILES: Final[i64] = len(CARDS.tiles)
N_KINDS: Final[i64] = len(CARDS.dragons)
TILE_EFFECT: Final[i64] = 12
ABILITY_EFFECT: Final[i64] = 12 + 4 * len(CARDS.tiles)
BONUS_EFFECT: Final[i64] = 12 + 4 * len(CARDS.tiles) + 3 * len(CARDS.dragons)
SCOUT_EFFECT: Final[i64] = 12 + 4 * len(CARDS.tiles) + 3 * len(CARDS.dragons) + 6
MONUMENT_EFFECT: Final[i64] = 12 + 4 * len(CARDS.tiles) + 3 * len(CARDS.dragons) + 10
BLIND_EFFECT: Final[i64] = 12 + 4 * len(CARDS.tiles) + 3 * len(CARDS.dragons) + 15


class Effects:
    """Collects all effects in the order of their numbers."""

    def __init__(self, cards: Cards) -> None:
        self.bundles = Bundles()
        self.cost: list[list[int]] = []
        self.gain: list[list[int]] = []
        self.draw: list[int] = []
        self.tokens: list[int] = []
        self.special: list[int] = []
        none = Amount([])
        for city in cards.city:
            self.add(city.cost(""), city.gain(""), city.special)
        for tile in cards.tiles:
            rows = [(space.cost(""), space.gain("")) for space in tile.spaces]
            if tile.move is not None:
                rows = [(tile.move.cost(""), level.gain("")) for level in tile.levels]
            for cost, gain in rows + [(none, none)] * (4 - len(rows)):
                self.add(cost, gain)
        for dragon in cards.dragons:
            for ability in dragon.abilities:
                self.add(ability.cost(""), ability.gain(""), ability.special)
        for entry in [*cards.areas, *cards.scout_slots, *cards.monument_slots, cards.blind]:
            self.add(entry.cost(""), entry.gain(""))

    def add(self, cost: Amount, gain: Amount, special: str = "") -> None:
        """Adds the next effect."""
        self.cost.append(self.bundles.numbers(cost))
        self.gain.append(self.bundles.numbers(gain))
        self.draw.append(gain.draw)
        self.tokens.append(gain.tokens)
        self.special.append(SPECIALS.index(special))


EFFECTS: Final = Effects(CARDS)
COST: Final[list[list[int]]] = EFFECTS.cost
GAIN: Final[list[list[int]]] = EFFECTS.gain
DRAW: Final[list[int]] = EFFECTS.draw
DRAW_TOKENS: Final[list[int]] = EFFECTS.tokens
SPECIAL: Final[list[int]] = EFFECTS.special

BUNDLES: Final[list[Bundle]] = EFFECTS.bundles.counts
B_PURSE: Final[list[int]] = [purse_of(counts) for counts in BUNDLES]
B_TOKENS: Final[list[int]] = [counts[7] for counts in BUNDLES]
B_SPEARMEN: Final[list[int]] = [counts[8] for counts in BUNDLES]
B_RIDERS: Final[list[int]] = [counts[9] for counts in BUNDLES]
B_OCCASIONS: Final[list[int]] = [sum(1 << i for i in range(7) if counts[i]) for counts in BUNDLES]
# effects whose cost needs more than a look into the purse, or whose gain needs a figure from the reserve
NEEDS_FIGURES: Final[list[bool]] = [
    any(B_TOKENS[b] or B_SPEARMEN[b] or B_RIDERS[b] for b in cost) or any(B_SPEARMEN[b] or B_RIDERS[b] for b in gain)
    for cost, gain in zip(COST, GAIN, strict=True)
]


def is_exchange(effect: int) -> bool:
    """6, 12: a space or ability with an arrow; a move cost or a slot's price pays for something else."""
    if TILE_EFFECT <= effect < ABILITY_EFFECT and CARDS.tiles[(effect - TILE_EFFECT) // 4].levels:
        return False
    return effect < BONUS_EFFECT and len(COST[effect]) > 0


# H2: exchanges that need something from the supply, including tokens that come with a dragon
SUPPLIED: Final[list[bool]] = [
    is_exchange(effect)
    and (DRAW_TOKENS[effect] > 0 or any(B_PURSE[b] & RESOURCE_BITS or B_TOKENS[b] for b in GAIN[effect]))
    for effect in range(len(COST))
]

# ---- spaces: twelve of the city, then four in each area of the wilds

N_AREAS: Final = 6
CITY_SPACES: Final = 12
N_SPACES: Final = 36
NO_VASSALS: Final[list[int]] = [0] * N_SPACES  # the board before any vassal is placed
NO_TILES_LAID: Final[list[int]] = [-1] * N_AREAS
MAIN_MARKET: Final[i64] = [space.id for space in CARDS.city].index("main-market")
SCOUTS_SPACE: Final[i64] = [space.special for space in CARDS.city].index("scouts")
MONUMENT_SPACE: Final[i64] = [space.special for space in CARDS.city].index("monument")
SPACE_IDS: Final[list[str]] = [space.id for space in CARDS.city] + [
    f"{area.id}-{letter}" for area in CARDS.areas for letter in "abcd"
]
CITY_RIDER: Final[bytes] = bytes([space.who == "rider" for space in CARDS.city])
CITY_ONE: Final[bytes] = bytes([space.room == "one" for space in CARDS.city])

# ---- tiles

TILE_IDS: Final[list[str]] = [tile.id for tile in CARDS.tiles]
TILE_KIND: Final[bytes] = bytes([KINDS.index(tile.kind) for tile in CARDS.tiles])
LEVELS: Final = 4
# an exploration tile can be entered on its first level only
TILE_SPACES: Final[bytes] = bytes([1 if tile.levels else len(tile.spaces) for tile in CARDS.tiles])
TILE_RIDER: Final[bytes] = bytes(
    [
        bool(tile.levels) or (i < len(tile.spaces) and tile.spaces[i].who == "rider")
        for tile in CARDS.tiles
        for i in range(4)
    ]
)
TILE_ONE: Final[bytes] = bytes(
    [
        bool(tile.levels) or (i < len(tile.spaces) and tile.spaces[i].room == "one")
        for tile in CARDS.tiles
        for i in range(4)
    ]
)


def tiles_of_kind(kind: str) -> list[int]:
    """Returns all tiles of a kind."""
    return [i for i, tile in enumerate(CARDS.tiles) if tile.kind == kind]


# ---- dragons

DRAGON_IDS: Final[list[str]] = [
    f"{dragon.id}-{copy + 1}" for dragon in CARDS.dragons for copy in range(len(dragon.numbers))
]


def dragon_kinds() -> list[int]:
    """H1: the kind of every dragon tile; the content lists the numbers of both copies."""
    return [k for k, dragon in enumerate(CARDS.dragons) for _ in dragon.numbers]


def boost_bits(answering: list[bool]) -> list[int]:
    """A bit for each ability that is a boost, in the order of the dragon tiles."""
    return [1 << sum(answering[:i]) if answers else 0 for i, answers in enumerate(answering)]


DRAGON_KIND: Final[bytes] = bytes(dragon_kinds())
ONE_USE: Final[bytes] = bytes(
    [sum(1 << i for i, ability in enumerate(dragon.abilities) if ability.once) for dragon in CARDS.dragons]
)
ANSWERS: Final[list[int]] = [occasion_bits(ability.when) for dragon in CARDS.dragons for ability in dragon.abilities]
# every boost of every dragon tile as a bit of its own, 0 for other abilities; the content check ensures they fit
BOOST_BIT: Final[list[int]] = boost_bits([ANSWERS[3 * kind + slot] != 0 for kind in DRAGON_KIND for slot in range(3)])
SAME: Final[list[bool]] = ["same" in ability.gives for dragon in CARDS.dragons for ability in dragon.abilities]
MONUMENT_SLOTS: Final = 5
ALL_ABILITIES: Final = 7  # of a dragon, as a mask
BITS_OF_3: Final[bytes] = bytes([0, 1, 1, 2, 1, 2, 2, 3])

# ---- objectives

COMPARES: Final[bytes] = bytes([COMPARED.index(o.compares) for o in CARDS.objectives])
DEPICTED: Final[list[int]] = [
    sum(1 << k for k, dragon in enumerate(CARDS.dragons) if dragon.id in o.dragons) for o in CARDS.objectives
]
OBJECTIVE_POINTS: Final[list[list[int]]] = [o.points for o in CARDS.objectives]

# ---- the course of the game

START_PURSE: Final[int] = purse_of(parse_amount(CARDS.setup.resources, "game.toml, [setup]").bundles[0])
SUPPLY: Final[i64] = sum(getattr(CARDS.supply, thing) << 8 * i for i, thing in enumerate(RESOURCES))
SUPPLY_TOKENS: Final[i64] = CARDS.supply.token
MAX_SPEARMEN: Final[int] = CARDS.limits.spearmen
MAX_RIDERS: Final[int] = CARDS.limits.riders
HAND_LIMIT: Final[int] = CARDS.limits.hand
FULL_AT: Final[list[int]] = [CARDS.limits.full.get(str(n), 4) for n in range(6)]
MODES: Final[list[str]] = ["spearman", "dragon-lord"]
RESOURCE_LIMIT: Final[list[int]] = [CARDS.limits.resources[mode] for mode in MODES]
LENGTHS: Final[list[str]] = [length.id for length in CARDS.lengths]
END_OBJECTIVES: Final[list[int]] = [length.objectives for length in CARDS.lengths]
END_CHRONICLE: Final[list[int]] = [length.chronicle for length in CARDS.lengths]
SPEARMAN_SET: Final[int] = CARDS.leftovers.spearman_set
BANDS: Final[list[tuple[int, int]]] = CARDS.leftovers.bands


def open_areas(players: int) -> list[int]:
    """3, H4: the areas that are open for this number of players; the others carry a face-down power tile."""
    return [i for i, area in enumerate(CARDS.areas) if area.min_players <= players]


# ---- named sets for moves, notation and JSON

TILE: Final = Domain("tile", TILE_IDS)
DRAGON: Final = Domain("dragon", DRAGON_IDS)
OBJECTIVE: Final = Domain("objective", [objective.id for objective in CARDS.objectives])
AREA: Final = Domain("area", [area.id for area in CARDS.areas], fixed=True)
SPACE: Final = Domain("space", SPACE_IDS, fixed=True)
# vassal positions as the log names them: a city space, or a space of a tile in whatever area
SPOT: Final = Domain("spot", SPACE_IDS[:CITY_SPACES] + [f"{tile}-{letter}" for tile in TILE_IDS for letter in "abcd"])
BUNDLE: Final = Domain("bundle", [slug(counts) for counts in BUNDLES])
RESOURCE: Final = Domain("thing", list(RESOURCES), fixed=True)
IN_SUPPLY: Final = Domain("thing", [*RESOURCES, "token"])
VASSAL: Final = Domain("vassal", [*VASSALS], fixed=True)
