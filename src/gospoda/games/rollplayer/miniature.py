"""The miniature of a character sheet."""

from __future__ import annotations

from typing import Any

from gospoda.core.words import Words
from gospoda.render.miniature import GOLD, PALE, SIDE, STONE, box, dot, word

DICE = {"red": "#c0392b", "blue": "#2f6db5", "green": "#3f8f4f", "purple": "#7b4a9e", "gold": "#d9a520"}
DICE |= {"white": "#f7f3e8", "black": "#2b2b2b"}
PIPS = {1: "4", 2: "08", 3: "048", 4: "0268", 5: "02468", 6: "023568"}  # positions in a 3 × 3 square


def draw(view: dict[str, Any], seat: int, words: Words) -> str:
    """Draws the character sheet: six attributes with three dice each."""
    parts, step = [], SIDE / 6
    for n, row in enumerate(view["players"][seat]["rows"]):
        y = n * step + 5
        parts.append(box(0, y, SIDE, step - 8, PALE, GOLD if row["met"] else STONE, 3 if row["met"] else 1.5))
        parts.append(word(36, y + step / 2 + 4, 24, words.name("row", row["row"])[:3].upper()))
        for at, space in enumerate(row["spaces"]):
            x = 84 + at * 58
            if space["die"]:
                parts.append(pips(x, y + 5, step - 18, space["die"]))
            else:
                parts.append(box(x, y + 5, step - 18, step - 18, "none", STONE))
        parts.append(word(292, y + step / 2 + 6, 28, row["score"]))
        if row["met"]:
            parts.append(dot(334, y + step / 2 - 3, 9, GOLD))
    return "".join(parts)


def pips(x: float, y: float, size: float, die: str) -> str:
    """Draws a die from above."""
    colour, _, face = die.rpartition("-")
    light = "#2b2b2b" if colour in ("white", "gold") else "#fff"
    step = size / 4
    spots = [(step * (1 + int(at) % 3), step * (1 + int(at) // 3)) for at in PIPS.get(int(face or 0), "")]
    shown = "".join(f'<circle cx="{x + a:.1f}" cy="{y + b:.1f}" r="{size / 11:.1f}" fill="{light}"/>' for a, b in spots)
    return box(x, y, size, size, DICE.get(colour, STONE)) + shown
