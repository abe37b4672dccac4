"""The closed sets of names that the rules number, each listed once. Content files, moves and frames use them.

A set that content files are checked against is a `Literal`. `python -m gospoda.core.derive` writes a constant for
each name's number into `constants`: the compiler knows these numbers, unlike those of an `IntEnum`.
"""

from __future__ import annotations

from typing import Final, Literal, get_args

Row = Literal["str", "dex", "con", "int", "wis", "cha"]
ClassColour = Literal["green", "blue", "red", "purple", "black", "white"]
Colour = Literal[ClassColour, "gold"]
CardKind = Literal["weapon", "armor", "trait", "skill"]
Trigger = Literal[CardKind, "market_discard"]  # triggers of an action: buying a card of a kind, or taking gold
Counted = Literal[
    "cards", "row_at_most", "rows_at_least", "equal_rows", "backstory", "class_dice", "column", "line", "gold",
    "goals", "kinds",
]  # fmt: skip
WeaponEffect = Literal["die_bonus", "repeat", "armor_piece", "discard_gold", "discount"]
SkillEffect = Literal[
    "action", "gain_gold", "swap_with_bag", "swap_with_pool", "pool_raise", "pool_reroll", "move_die",
    "buy_top_of_deck", "buy_from_discard", "copy_skill",
]  # fmt: skip
Timing = Literal["any", "dice_pool", "own_market_turn"]

ROWS: Final[tuple[Row, ...]] = get_args(Row)
COLOURS: Final[tuple[Colour, ...]] = get_args(Colour)
CARD_KINDS: Final[tuple[str, ...]] = get_args(CardKind)
TRIGGERS: Final[tuple[str, ...]] = get_args(Trigger)
COUNTED: Final[tuple[str, ...]] = get_args(Counted)
WEAPON_EFFECTS: Final[tuple[str, ...]] = get_args(WeaponEffect)
SKILL_EFFECTS: Final[tuple[str, ...]] = get_args(SkillEffect)
TIMINGS: Final[tuple[str, ...]] = get_args(Timing)
PHASES: Final = ("set-up", "roll", "dice", "market", "cleanup")
HOLDS: Final = ("ask", "dice", "never")  # when a seat with a usable skill is asked
BEGINNINGS: Final = ("round", "dice", "extra", "market", "cleanup", "end")  # what a phase step starts
SOURCES: Final = ("die", "skill", "trigger")  # origin of an attribute action
GOODS: Final = ("market", "discards", "deck")  # where a bought card comes from
TURNS: Final = ("up", "down")  # direction to turn a die
TOKEN_MOVES: Final = ("step", "stay")  # what using a skill does with the alignment token

CONSTANTS: Final = [
    ("{}", ROWS),
    ("{}_DICE", COLOURS),
    ("{}", TRIGGERS),
    ("COUNT_{}", COUNTED),
    ("TIMING_{}", TIMINGS),
    ("DO_{}", SKILL_EFFECTS),
    ("PHASE_{}", PHASES),
    ("HOLD_{}", HOLDS),
    ("BEGIN_{}", BEGINNINGS),
    ("FROM_{}", SOURCES),
    ("FROM_{}", GOODS),
    ("{}", TURNS),
    ("TOKEN_{}", TOKEN_MOVES),
]
