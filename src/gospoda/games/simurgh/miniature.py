"""The miniature of the city and the wilds."""

from __future__ import annotations

from typing import Any

from gospoda.core.words import Words
from gospoda.render.miniature import EMPTY, INK, PALE, SEATS, STONE, box, dot, word

RESOURCES = {"veg": "#4f9a3f", "meat": "#b5493a", "wood": "#8a5a2b", "stone": "#7f868c", "wisdom": "#3d6fb0"}
RESOURCES |= {"weapon": "#55595e"}


def draw(view: dict[str, Any], seat: int, words: Words) -> str:
    """Draws city and wilds with everybody's vassals, and below them what the seat has gathered."""
    parts = []
    for n, space in enumerate(view["city"]):
        x, y = n % 4 * 90, n // 4 * 58
        parts.append(box(x + 2, y + 2, 86, 54, PALE, STONE))
        parts += vassals(x + 20, y + 29, [one["seat"] for one in space["vassals"]])
    for n, area in enumerate(view["wilds"]):
        x, y = n % 3 * 120, 182 + n // 3 * 58
        laid = area["tile"] is not None
        parts.append(box(x + 2, y + 2, 116, 54, "#b9c99a" if laid else EMPTY, STONE if area["closed"] else "#5d7a3a"))
        here = [one["seat"] for space in area["spaces"] for one in space["vassals"]]
        parts += vassals(x + 22, y + 29, here)
    own = view["players"][seat]
    for n, (name, colour) in enumerate(RESOURCES.items()):
        parts.append(dot(20 + n * 40, 328, 18, colour))
        parts.append(word(20 + n * 40, 336, 22, own["resources"].get(name, 0), "#fff"))
    parts.append(f'<path d="M284 328l14 -18 14 18 -14 18z" fill="#6a4c93" stroke="{INK}"/>')
    parts.append(word(334, 338, 28, len(own["dragons"])))
    return "".join(parts)


def vassals(x: float, y: float, seats: list[int]) -> list[str]:
    """Draws pawns in their seats' colours side by side."""
    return [dot(x + n * 22, y, 10, SEATS[one % len(SEATS)]) for n, one in enumerate(seats[:4])]
