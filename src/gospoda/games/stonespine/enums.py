"""The closed sets of names that the rules number; content files and tables use them.

A set is a `Literal` if content files are checked against it. `python -m gospoda.core.derive` writes a constant for
each name's position into `constants`: the compiler knows these numbers, unlike those of an `IntEnum`.
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
