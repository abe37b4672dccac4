"""Finds the lines of a text board that have changed since it was last shown."""

from __future__ import annotations

import re
from difflib import SequenceMatcher

FILLED = re.compile(r"([ ─━])\1+")  # runs of filler between columns and in frames
CARRIED_ON = re.compile(r"[│┃]? {5}")  # the start of a cell's continuation line

Row = list[str]  # a line, and the lines on which its cells continue


def unfilled(line: str) -> str:
    """Returns a line of a board without filler, so that a wider column doesn't change other lines."""
    return FILLED.sub(r"\1", line).strip()


def rows_of(lines: list[str]) -> list[Row]:
    """Groups the lines of a board with their continuation lines."""
    rows: list[Row] = []
    for line in lines:
        if rows and line.strip() and CARRIED_ON.match(line):
            rows[-1].append(line)
        else:
            rows.append([line])
    return rows


def words_of(row: Row) -> list[str]:
    """Returns all words of a row, wherever its lines break."""
    return sorted(word for line in row for word in line.split())


def broken_anew(before: Row, after: Row) -> bool:
    """Returns whether a row has the same words and only breaks its lines elsewhere (a neighbouring column
    resized).
    """
    return words_of(before) == words_of(after) and words_of(before[:1]) != words_of(after[:1])


def changed(before: list[str], after: list[str]) -> list[str]:
    """Returns the changed lines in order.

    Lines are compared by position, so an identical line elsewhere doesn't hide a change.
    """
    keys = [[unfilled(line) for line in lines] for lines in (before, after)]
    found: list[str] = []
    for kind, i1, i2, j1, j2 in SequenceMatcher(None, keys[0], keys[1], autojunk=False).get_opcodes():
        if kind != "equal":
            found += told_anew(rows_of(before[i1:i2]), rows_of(after[j1:j2]))
    return found


def told_anew(before: list[Row], after: list[Row]) -> list[str]:
    """Returns the lines of rows that replaced others."""
    if len(before) == len(after):
        after = [new for old, new in zip(before, after, strict=True) if not broken_anew(old, new)]
    return [line for row in after for line in row]
