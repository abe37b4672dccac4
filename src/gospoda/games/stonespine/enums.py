"""The closed sets of names that the rules number: each name once, here. Content files and tables use them.

A set is a `Literal` where content files are checked by it. `python -m gospoda.core.derive` writes a constant for the
place of each name into `constants`: the compiler knows these numbers, as it would not know those of an `IntEnum`.
"""

from __future__ import annotations

from typing import Final, Literal, get_args

Shape = Literal["circle", "oval", "square"]
Half = Literal["top", "bottom"]
Measure = Literal["count", "identical_pairs", "sets"]

SHAPES: Final[tuple[str, ...]] = get_args(Shape)
HALVES: Final[tuple[str, ...]] = get_args(Half)
MEASURES: Final[tuple[str, ...]] = get_args(Measure)
MONSTER_KINDS: Final = ("gnoll", "goblin", "kobold", "ooze", "slime")
TRAP_KINDS: Final = ("bear", "blade", "fire", "pit", "spike")
KINDS: Final = (*MONSTER_KINDS, *TRAP_KINDS, "chest", "star")  # of elements; all stars are one kind

CONSTANTS: Final = [("{}", HALVES), ("{}", MEASURES), ("{}", KINDS)]
