# gospoda: compiled
"""3: dice and the eighteen spaces of a character sheet.

A die is a small int: eight times its colour plus its face; 0 is an empty space. A sheet is a list of eighteen dice,
row by row; it is replaced, never changed.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gospoda.games.rollplayer.constants import GOLD_DICE
from gospoda.games.rollplayer.enums import COLOURS, ROWS
from gospoda.games.rollplayer.lookups import N_ROWS, SPACES

EMPTY: Final = 0
NO_DICE: Final[list[int]] = []
BLANK_SHEET: Final[list[int]] = [EMPTY] * SPACES


def die_of(colour: i64, face: i64) -> i64:
    """Returns the die of a colour that shows a face."""
    return 8 * colour + face


def colour_of(die: i64) -> i64:
    """Returns the colour of a die."""
    return die >> 3


def face_of(die: i64) -> i64:
    """Returns the face that a die shows."""
    return die & 7


def is_gold(die: i64) -> bool:
    """Whether a die is gold."""
    return die >> 3 == GOLD_DICE


def opposite(die: i64) -> i64:
    """2: opposite faces add to 7."""
    return die - (die & 7) + 7 - (die & 7)


def turned_to(die: i64, face: i64) -> i64:
    """Returns the same die showing another face."""
    return die - (die & 7) + face


def die_number(die: i64) -> i64:
    """Returns the number of a die in its domain, for moves and events."""
    return 6 * (die >> 3) + (die & 7) - 1


def numbered_die(number: i64) -> i64:
    """Returns the die with this number."""
    return 8 * (number // 6) + number % 6 + 1


def free_space(sheet: list[int], row: i64) -> i64:
    """3: the leftmost empty space of a row, -1 if it is full."""
    first = 3 * row
    for space in range(first, first + 3):
        if sheet[space] == EMPTY:
            return space
    return -1


def with_die(sheet: list[int], space: i64, die: i64) -> list[int]:
    """Returns the sheet with another die (or none) in a space."""
    changed = sheet.copy()
    changed[space] = die
    return changed


def exchanged(sheet: list[int], a: i64, b: i64) -> list[int]:
    """Returns the sheet with two dice swapped; faces and colours move with them."""
    changed = sheet.copy()
    changed[a] = sheet[b]
    changed[b] = sheet[a]
    return changed


def closed_up(sheet: list[int], space: i64) -> list[int]:
    """3: the sheet without the die of a space; the dice to its right slide left to close the gap."""
    changed = sheet.copy()
    last = space // 3 * 3 + 2
    for at in range(space, last):
        changed[at] = sheet[at + 1]
    changed[last] = EMPTY
    return changed


def dice_on(sheet: list[int]) -> i64:
    """Returns the number of dice on a sheet."""
    count: i64 = 0
    for die in sheet:
        if die != EMPTY:
            count += 1
    return count


def nth_die(sheet: list[int], n: i64) -> i64:
    """Returns the space of the n-th die on a sheet."""
    for space in range(SPACES):
        if sheet[space] != EMPTY:
            if n == 0:
                return space
            n -= 1
    raise AssertionError("there are not so many dice")


def open_rows(sheet: list[int]) -> i64:
    """Returns the number of rows with an empty space."""
    count: i64 = 0
    for row in range(N_ROWS):
        if sheet[3 * row + 2] == EMPTY:
            count += 1
    return count


def nth_open_row(sheet: list[int], n: i64) -> i64:
    """Returns the n-th row with an empty space."""
    for row in range(N_ROWS):
        if sheet[3 * row + 2] == EMPTY:
            if n == 0:
                return row
            n -= 1
    raise AssertionError("there are not so many rows")


def of_colour(sheet: list[int], colour: i64) -> i64:
    """Returns the number of dice of a colour on a sheet."""
    count: i64 = 0
    for die in sheet:
        if die != EMPTY and die >> 3 == colour:
            count += 1
    return count


DIE_IDS: Final[list[str]] = [f"{colour}-{face}" for colour in COLOURS for face in range(1, 7)]  # such as `red-5`
SPACE_IDS: Final[list[str]] = [f"{row}{position}" for row in ROWS for position in range(1, 4)]  # such as `str1`
