# gospoda: compiled
"""Tables of how a row may turn out: the chance of meeting a goal with the dice still missing.

Only opponents read them, never rules or previews. A missing die counts as the better of two rolls, because
players choose among dice; actions may still mend a full row that misses by little.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gospoda.games.rollplayer.constants import COUNT_ROW_AT_MOST
from gospoda.games.rollplayer.lookups import GOAL_HI, GOAL_LO, NEVER, TRAIT_COUNT, TRAIT_LIMIT

WIDTH: Final = 40  # scores from -OFFSET upwards
OFFSET: Final = 6
STAGES: Final = 3  # no action left, few, many
MENDED: Final[list[float]] = [0.42, 0.26, 0.16, 0.08]  # chance to mend a full row that misses by 1, 2, 3, 4


KNOWN: Final[dict[tuple[int, int], list[float]]] = {}  # shared, because many goals and traits have the same range


def chances(lo: int, hi: int) -> list[float]:
    """Returns the chance of a score within lo and hi, by stage, missing dice (0 to 3) and current score."""
    if (lo, hi) not in KNOWN:
        KNOWN[lo, hi] = worked_out(lo, hi)
    return KNOWN[lo, hi]


def worked_out(lo: int, hi: int) -> list[float]:
    """Computes the chances for a range requested for the first time."""
    table: list[float] = []
    for stage in range(STAGES):
        known = [met_or_mended(score - OFFSET, lo, hi, stage) for score in range(WIDTH)]
        table.extend(known)
        for _ in range(3):
            known = [better_of_two(known, score) for score in range(WIDTH)]
            table.extend(known)
    return table


def met_or_mended(score: int, lo: int, hi: int, stage: int) -> float:
    """Returns a full row's chance: 1 if it is met, else that of mending it in the actions left."""
    if lo <= score <= hi:
        return 1.0
    distance = lo - score if score < lo else score - hi
    return MENDED[distance - 1] * stage / (STAGES - 1) if distance <= len(MENDED) else 0.0


def better_of_two(known: list[float], score: int) -> float:
    """Returns the chance before rolling a die, taken as the better of two rolls."""
    total = 0.0
    for a in range(1, 7):
        for b in range(1, 7):
            total += max(known[min(score + a, WIDTH - 1)], known[min(score + b, WIDTH - 1)])
    return total / 36.0


GOAL_CHANCE: Final[list[list[float]]] = [chances(lo, hi) for lo, hi in zip(GOAL_LO, GOAL_HI, strict=True)]
LOW_CHANCE: Final[list[list[float]]] = [
    chances(-99, limit) if count == COUNT_ROW_AT_MOST else []
    for count, limit in zip(TRAIT_COUNT, TRAIT_LIMIT, strict=True)
]
HIGH_CHANCE: Final[list[list[float]]] = [
    chances(limit, 99) if count != NEVER else [] for count, limit in zip(TRAIT_COUNT, TRAIT_LIMIT, strict=True)
]


def chance_of(table: list[float], stage: i64, missing: i64, score: i64) -> float:
    """Looks up a chance."""
    return table[(stage * 4 + missing) * WIDTH + score + OFFSET]
