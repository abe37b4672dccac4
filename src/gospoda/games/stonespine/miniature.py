"""The miniature of a dungeon."""

from __future__ import annotations

from typing import Any

from gospoda.core.words import Words
from gospoda.render.miniature import GOLD, INK, PALE, SIDE, STONE, box, cell_at, dot, stroke, tint


def draw(view: dict[str, Any], seat: int, words: Words) -> str:
    """Draws the dungeon: chambers, the ways between them and their inhabitants."""
    dungeon, step = view["players"][seat]["dungeon"], SIDE / 4
    kinds = {token for cell in dungeon["cells"] for token in cell["tokens"]} or {""}
    parts = []
    for link in dungeon["links"]:
        row, column = cell_at(link[:-2])
        x, y = (column - 0.5) * step, (row - 0.5) * step
        up = link.endswith("-n")
        parts.append(stroke(x, y, x if up else x - step, y - step if up else y, 16, "#d9b36a"))
    for cell in dungeon["cells"]:
        row, column = cell_at(cell["cell"])
        x, y = (column - 1) * step + 12, (row - 1) * step + 12
        built = cell["card"] is not None
        parts.append(box(x, y, step - 24, step - 24, PALE if built else "none", INK if built else STONE))
        if cell["met"]:
            parts.append(dot(x + step - 30, y + 6, 7, GOLD))
        for n, token in enumerate(cell["tokens"][:6]):
            parts.append(dot(x + 16 + n % 3 * 18, y + 22 + n // 3 * 22, 7, tint(token, kinds)))
    return "".join(parts)
