"""The miniature of a headquarters."""

from __future__ import annotations

from typing import Any

from gospoda.core.words import Words
from gospoda.render.miniature import EMPTY, GOLD, INK, SIDE, STONE, TINTS, box, cell_at, dot, stroke, tint, word


def draw(view: dict[str, Any], seat: int, words: Words) -> str:
    """Draws the headquarters: rooms on the plan, halls, and the doors that join."""
    plot = view["players"][seat]["plot"]
    step = SIDE / max(plot["rows"], plot["columns"])
    parts, rooms = [], {tile["room"] for tile in plot["tiles"]} or {""}
    for cell in plot["cells"]:
        row, column = cell_at(cell["cell"])
        fill = STONE if cell["hall"] else EMPTY
        parts.append(box(column * step + 1, row * step + 1, step - 2, step - 2, fill, "#c9b98f", 1))
    for tile in plot["tiles"]:
        places = [cell_at(name) for name in tile["cells"]]
        top, left = min(row for row, _ in places), min(column for _, column in places)
        high, wide = max(row for row, _ in places) - top + 1, max(column for _, column in places) - left + 1
        fill = tint(tile["room"], rooms) if tile["active"] else "#a59a86"
        parts.append(box(left * step + 4, top * step + 4, wide * step - 8, high * step - 8, fill, INK, 2))
    for cell in plot["cells"]:
        row, column = cell_at(cell["cell"])
        x, y = (column + 0.5) * step, (row + 0.5) * step
        for side in cell["joins"]:
            away = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}[side]
            ends = [(x + away[0] * step * far, y + away[1] * step * far) for far in (0.34, 0.5)]
            parts.append(stroke(*ends[0], *ends[1], 8, GOLD))
    for n, (_, count) in enumerate(view["players"][seat]["members"].items()):
        parts.append(dot(24 + n * 50, 330, 20, TINTS[n % len(TINTS)]))
        parts.append(word(24 + n * 50, 338, 24, count, "#fff"))
    return "".join(parts)
