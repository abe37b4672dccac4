"""Shapes for the miniature of a board: a small drawing of a final position, for the picture of a shared game.

Each title draws its own in its module `miniature`, from a spectator's view, into a square of `SIDE` units.
"""

from __future__ import annotations

from collections.abc import Iterable
from html import escape

SIDE = 360
INK, STONE, PALE, EMPTY, GOLD = "#33210f", "#b9aa8c", "#efe3c4", "#ded0ac", "#e8b04a"
SEATS = ("#e69f00", "#56b4e9", "#009e73", "#cc79a7", "#f0e442", "#d55e00", "#0072b2")  # the same as at the table
TINTS = ("#c8553d", "#588b8b", "#e0a030", "#6a4c93", "#4f7d3a", "#d4899b", "#3d5a80", "#8d6e4a")


def box(x: float, y: float, wide: float, high: float, fill: str, line: str = INK, thick: float = 1.5) -> str:
    """Returns a rectangle with round corners."""
    place = f'x="{x:.1f}" y="{y:.1f}" width="{wide:.1f}" height="{high:.1f}"'
    return f'<rect {place} rx="5" fill="{fill}" stroke="{line}" stroke-width="{thick}"/>'


def dot(x: float, y: float, radius: float, fill: str, line: str = INK) -> str:
    """Returns a disc."""
    return f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{radius:.1f}" fill="{fill}" stroke="{line}"/>'


def stroke(x: float, y: float, to_x: float, to_y: float, thick: float, colour: str = INK) -> str:
    """Returns a straight line."""
    return f'<path d="M{x:.1f} {y:.1f}L{to_x:.1f} {to_y:.1f}" stroke="{colour}" stroke-width="{thick}"/>'


def word(x: float, y: float, size: int, text: object, colour: str = INK) -> str:
    """Returns a short text centred on a point.

    Only text in ink is bold, because bold adds an edge to other colours.
    """
    weight = "bold" if colour == INK else "normal"
    place = f'x="{x:.1f}" y="{y:.1f}" font-size="{size}" text-anchor="middle" font-weight="{weight}" fill="{colour}"'
    return f"<text {place}>{escape(str(text))}</text>"


def tint(name: str, known: Iterable[str]) -> str:
    """Returns the same colour for the same kind of thing."""
    return TINTS[sorted(known).index(name) % len(TINTS)]


def cell_at(name: str) -> tuple[int, int]:
    """Returns the row and column of a cell such as r2c3."""
    row, _, column = name.removeprefix("r").partition("c")
    return int(row), int(column)
