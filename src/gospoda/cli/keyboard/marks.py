"""How a seat is marked: by colour, shape and name together, so that nobody depends on colours."""

from __future__ import annotations

from rich.text import Text

# The colours of Okabe and Ito, which people with any colour vision can tell apart.
COLOURS = ("#E69F00", "#56B4E9", "#009E73", "#CC79A7", "#F0E442", "#D55E00", "#0072B2")
SHAPES = ("▲", "●", "■", "◆", "★", "✚", "♥")
RIVAL = "☗"


def seat_style(seat: int) -> str:
    """Returns the colour of a seat; none for an automated opponent."""
    return COLOURS[seat] if 0 <= seat < len(COLOURS) else ""


def seat_shape(seat: int) -> str:
    """Returns the shape of a seat."""
    return SHAPES[seat] if 0 <= seat < len(SHAPES) else RIVAL


def seat_text(seat: int, text: str) -> Text:
    """Returns a text that belongs to a seat."""
    return Text(f"{seat_shape(seat)} {text}", style=seat_style(seat))
