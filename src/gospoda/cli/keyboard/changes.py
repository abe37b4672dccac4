"""Which lines of a board as text have changed since it was shown last."""

from __future__ import annotations

import re
from difflib import SequenceMatcher

FILLED = re.compile(r"([ ─━])\1+")  # runs of what stands between columns and in frames
CARRIED_ON = re.compile(r"[│┃]? {5}")  # how the rest of a cell begins that did not fit into its line

Row = list[str]  # a line, and those in which its cells go on


def unfilled(line: str) -> str:
    """A line of a board without what only fills its width: a column that has grown changes no other line."""
    return FILLED.sub(r"\1", line).strip()


def rows_of(lines: list[str]) -> list[Row]:
    """The lines of a board, with what goes on below."""
    rows: list[Row] = []
    for line in lines:
        if rows and line.strip() and CARRIED_ON.match(line):
            rows[-1].append(line)
        else:
            rows.append([line])
    return rows


def words_of(row: Row) -> list[str]:
    """All words of a row, wherever its lines are broken."""
    return sorted(word for line in row for word in line.split())


def broken_anew(before: Row, after: Row) -> bool:
    """Whether a row says the same and only its lines end elsewhere, because a column beside it has another width."""
    return words_of(before) == words_of(after) and words_of(before[:1]) != words_of(after[:1])


def changed(before: list[str], after: list[str]) -> list[str]:
    """The lines that are others than before, in their order; a line counts where it stands, not if another is alike."""
    keys = [[unfilled(line) for line in lines] for lines in (before, after)]
    found: list[str] = []
    for kind, i1, i2, j1, j2 in SequenceMatcher(None, keys[0], keys[1], autojunk=False).get_opcodes():
        if kind != "equal":
            found += told_anew(rows_of(before[i1:i2]), rows_of(after[j1:j2]))
    return found


def told_anew(before: list[Row], after: list[Row]) -> list[str]:
    """The lines of rows that came instead of others."""
    if len(before) == len(after):
        after = [new for old, new in zip(before, after, strict=True) if not broken_anew(old, new)]
    return [line for row in after for line in row]
