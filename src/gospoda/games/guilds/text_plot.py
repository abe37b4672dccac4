"""A guild's plot as text: its rooms by name, or by letters where names don't fit."""

from __future__ import annotations

from collections.abc import Callable
from string import ascii_uppercase

from rich.text import Text

from gospoda.core.words import Words
from gospoda.games.guilds.view import CellView, PlotView

WIDTH = 9  # width of a cell of the plot
NARROW = 5  # width of a cell with a letter; a plot in its panel then fits 35 columns

Label = Callable[[CellView], tuple[str, str]]  # text of a cell, and its style


def plot_text(plot: PlotView, words: Words) -> Text:
    """Returns the plot with the names of rooms."""
    return drawn(plot, WIDTH, lambda cell: cell_label(cell, words))


def narrow_plot(plot: PlotView, words: Words) -> Text:
    """Returns the plot with a letter for each room."""
    letters = tile_letters(plot)
    return drawn(plot, NARROW, lambda cell: narrow_label(cell, letters, words))


def tile_letters(plot: PlotView) -> dict[str, str]:
    """Returns the letters of a plot's rooms, in building order."""
    return {tile.room: letter for tile, letter in zip(plot.tiles, ascii_uppercase, strict=False)}


def drawn(plot: PlotView, width: int, label: Label) -> Text:
    """Draws the plot: `║` and `═` are joined doors, half signs open doors, plain lines walls; the street is at left."""
    text = Text(no_wrap=True)
    for row in range(plot.rows + 1):
        border_line(text, plot, row, width)
        if row < plot.rows:
            cell_line(text, plot, row, width, label)
    return text


def cell_at(plot: PlotView, row: int, column: int) -> CellView | None:
    """Returns a cell, None outside the plot."""
    if 0 <= row < plot.rows and 0 <= column < plot.columns:
        return plot.cells[plot.columns * row + column]
    return None


def covered(cell: CellView | None) -> bool:
    """Whether something covers the cell."""
    return cell is not None and (cell.hall or cell.room is not None)


def has_door(cell: CellView | None, side: str) -> bool:
    """Whether a covered cell has a door on a side."""
    return cell is not None and covered(cell) and side in cell.doors


def same_tile(one: CellView | None, other: CellView | None) -> bool:
    """Whether two cells belong to one tile."""
    if one is None or other is None:
        return False
    return (one.hall and other.hall) or (one.room is not None and one.room == other.room)


def border_line(text: Text, plot: PlotView, row: int, width: int) -> None:
    """Draws the line above a row of cells."""
    for column in range(plot.columns):
        above, below = cell_at(plot, row - 1, column), cell_at(plot, row, column)
        up, down = has_door(above, "S"), has_door(below, "N")
        text.append("+")
        if same_tile(above, below):
            text.append(" " * width)
            continue
        sign = "║" if up and down else "╨" if up else "╥" if down else "─"
        edge = "─" if covered(above) or covered(below) or row in (0, plot.rows) else "·"
        half = width // 2
        text.append(edge * half + (sign if sign != "─" else edge) + edge * half)
    text.append("+\n")


def cell_line(text: Text, plot: PlotView, row: int, width: int, label: Label) -> None:
    """Draws the names of a row of cells with the doors between them."""
    for column in range(plot.columns + 1):
        left, right = cell_at(plot, row, column - 1), cell_at(plot, row, column)
        west, east = has_door(left, "E"), has_door(right, "W")
        sign = "═" if west and east else "╞" if west else "╡" if east else "│"
        if same_tile(left, right):
            sign = " "
        elif sign == "│" and not covered(left) and not covered(right) and 0 < column < plot.columns:
            sign = ":"
        text.append("▓" if column == 0 and right is not None and right.hall else sign)
        if right is not None:
            written, style = label(right)
            text.append(written[:width].center(width), style=style)
    text.append("\n")


def cell_label(cell: CellView, words: Words) -> tuple[str, str]:
    """Returns the text of a cell: the hall, the room (in brackets while inactive), or its place."""
    if cell.hall:
        return words.text("board-hall"), "reverse"
    if cell.room is None:
        return "·".join(str(int(part) + 1) for part in cell.cell[1:].split("c")), "dim"
    name = words.name("room", cell.room)
    return (name, "bold") if cell.active else (f"({name[: WIDTH - 2]})", "dim")


def narrow_label(cell: CellView, letters: dict[str, str], words: Words) -> tuple[str, str]:
    """Returns the same with a letter for the room."""
    if cell.room is None:
        return cell_label(cell, words)
    letter = letters[cell.room]
    return (letter, "bold") if cell.active else (f"({letter})", "dim")
