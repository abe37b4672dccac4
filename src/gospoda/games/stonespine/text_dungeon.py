"""A dungeon as text: names in the chambers, or below the dungeon by place if chambers are too narrow."""

from __future__ import annotations

from collections.abc import Callable
from textwrap import wrap

from rich.text import Text

from gospoda.core.words import Words
from gospoda.games.stonespine.lookups import CARDS, CHAMBER
from gospoda.games.stonespine.shown import CellView, DungeonView

WIDTH = 17  # of a chamber; the panel of a dungeon then fits 80 columns
NARROW = 7  # of a chamber without its name: two tokens side by side
EDGES = 7  # columns of a dungeon outside the chambers: the row numbers and five walls
LINES = 3  # of a chamber
CUT = "…"
TYPE_STYLE = {"cave": "yellow", "stone": "cyan"}

Content = Callable[[CellView, int], tuple[str, str]]  # text and style of a line of a chamber


def dungeon_text(dungeon: DungeonView, words: Words) -> Text:
    """A dungeon with names."""
    return drawn(dungeon, WIDTH, lambda cell, line: chamber_text(cell, line, words))


def narrow_dungeon(dungeon: DungeonView, words: Words, width: int) -> Text:
    """A dungeon that fits this many columns, without names."""
    chamber = chamber_width(width)
    return drawn(dungeon, chamber, lambda cell, line: narrow_text(cell, line, words, room(chamber)))


def chamber_width(width: int) -> int:
    """The width of a chamber in a dungeon of this many columns."""
    return max(NARROW, min(WIDTH, (width - EDGES) // 4))


def room(width: int) -> int:
    """The columns for text in a chamber, with a blank next to the wall if there is space for one."""
    return width if width == NARROW else width - 1


def drawn(dungeon: DungeonView, width: int, content: Content) -> Text:
    """Sixteen chambers with corridors: `║` and `═` join, a door against a wall is half of that, `≈` is a passage."""
    text = Text("  ", no_wrap=True)
    for column in range(4):
        text.append(f" {column + 1:^{width}}", style="dim")
    text.append("\n")
    for row in range(5):
        border(text, dungeon, row, width)
        if row < 4:
            for line in range(LINES):
                chamber_line(text, dungeon, row, line, width, content)
    return text


def border(text: Text, dungeon: DungeonView, row: int, width: int) -> None:
    """A horizontal line with its doors; entrance and exit are marked above and below."""
    first, inner, last = "┌┬┐" if row == 0 else "└┴┘" if row == 4 else "├┼┤"
    side = (width - 1) // 2
    text.append("  ")
    for column in range(4):
        text.append(inner if column else first)
        sign = horizontal_sign(dungeon, row, column)
        gate = (row == 0 and column + 1 == dungeon.entrance) or (row == 4 and column + 1 == dungeon.exit)
        text.append("─" * (side - 1) + ("▼" if gate else "─"))
        text.append(sign, style="bold green" if sign in "║≈" else "")
        text.append(("▼" if gate else "─") + "─" * (width - 2 - side))
    text.append(f"{last}\n")


def horizontal_sign(dungeon: DungeonView, row: int, column: int) -> str:
    """The sign on the edge above this row."""
    above = row > 0 and has_door(dungeon.cells[4 * row - 4 + column], "S")
    below = row < 4 and has_door(dungeon.cells[4 * row + column], "N")
    edge = f"r{row + 1}c{column + 1}-n" if row < 4 else f"r4c{column + 1}-s"
    return way_through(dungeon, edge, "║") or ("╨" if above else "╥" if below else "─")


def vertical_sign(dungeon: DungeonView, row: int, column: int) -> str:
    """The sign on the edge left of this column."""
    left = column > 0 and has_door(dungeon.cells[4 * row + column - 1], "E")
    right = column < 4 and has_door(dungeon.cells[4 * row + column], "W")
    edge = f"r{row + 1}c{column + 1}-w" if column < 4 else f"r{row + 1}c4-e"
    return way_through(dungeon, edge, "═") or ("╡" if left else "╞" if right else "│")


def way_through(dungeon: DungeonView, edge: str, link: str) -> str:
    """The sign of a secret passage or of two joined doors; empty if there is no way through."""
    return "≈" if edge in dungeon.passages else link if edge in dungeon.links else ""


def has_door(cell: CellView, side: str) -> bool:
    """Whether the chamber in a cell has a printed door on a side."""
    return cell.card is not None and side in CARDS.chambers[CHAMBER.index[cell.card]].doors


def chamber_line(text: Text, dungeon: DungeonView, row: int, line: int, width: int, content: Content) -> None:
    """One line of a row of chambers; the second has the row number and the doors."""
    text.append(f"{row + 1} " if line == 1 else "  ", style="dim")
    for column in range(5):
        sign = vertical_sign(dungeon, row, column) if line == 1 else "│"
        text.append(sign, style="bold green" if sign in "═≈" else "")
        if column < 4:
            written, style = content(dungeon.cells[4 * row + column], line)
            text.append(f"{written:<{room(width)}}"[: room(width)].rjust(width), style=style)
    text.append("\n")


def chamber_text(cell: CellView, line: int, words: Words) -> tuple[str, str]:
    """One of the three lines of a chamber: name, elements, what it is good for."""
    if cell.card is None:
        wish = wrap(requirement(cell, words), WIDTH - 2)
        return (wish[line - 1] if 0 < line <= len(wish) else ""), "dim"
    chamber = CARDS.chambers[CHAMBER.index[cell.card]]
    style = TYPE_STYLE[chamber.type]
    if line == 0:
        return short_name(words.name("chamber", cell.card)), f"bold {style}"
    if line == 1:
        return letters_text(cell, words), style
    return f"{words.name('chamber_type', chamber.type)} {worth_text(cell)}", style


def letters_text(cell: CellView, words: Words) -> str:
    """The elements of a chamber by letter, tokens with a star."""
    printed = CARDS.chambers[CHAMBER.index[cell.card or ""]].elements.elements()
    tokens = [f"{words.name('letter', token)}*" for token in cell.tokens]
    return " ".join([*[words.name("letter", element) for element in printed], *tokens])


def worth_text(cell: CellView) -> str:
    """The gold of a chamber, where it is reached from, and whether it meets the blueprint."""
    reach = ("▲" if cell.entrance else "") + ("▼" if cell.exit else "")
    wish_sign = "" if cell.required == "." else "✓" if cell.met else "✗"
    return f"{CARDS.chambers[CHAMBER.index[cell.card or '']].gold}● {reach}{wish_sign}"


def narrow_text(cell: CellView, line: int, words: Words, width: int) -> tuple[str, str]:
    """One of the three lines of a chamber without its name: two of elements, one of what it is good for."""
    if cell.card is None:
        lines, style = narrow_wish(cell, words, width), "dim"
    else:
        lines = wrap(letters_text(cell, words), width, break_on_hyphens=False)
        lines = [*lines, *[""] * (LINES - 1 - len(lines)), worth_text(cell)]
        style = TYPE_STYLE[CARDS.chambers[CHAMBER.index[cell.card]].type]
    return (lines[line] if line < len(lines) else ""), style


def narrow_wish(cell: CellView, words: Words, width: int) -> list[str]:
    """What the blueprint asks for in an empty chamber; if cut short, it is repeated below the dungeon."""
    wish = requirement(cell, words)
    lines = wrap(wish, width, break_long_words=False)
    fits = len(lines) <= LINES and all(len(line) <= width for line in lines)
    return lines if fits else [f"{wish[: width - 1].rstrip()}{CUT}"]


def narrow_legend(dungeon: DungeonView, words: Words, width: int) -> list[Text]:
    """What has no room in the chambers of a narrow dungeon, by row and column."""
    found = []
    for cell in dungeon.cells:
        place = "·".join(cell.cell[1:].split("c"))
        if cell.card is not None:
            kind = CARDS.chambers[CHAMBER.index[cell.card]].type
            name = f"{words.name('chamber', cell.card)}, {words.name('chamber_type', kind)}"
            found.append(Text(f"{place} {name}", style=TYPE_STYLE[kind]))
        elif any(line.endswith(CUT) for line in narrow_wish(cell, words, room(chamber_width(width)))):
            found.append(Text(f"{place} {requirement(cell, words)}", style="dim"))
    return found


def short_name(name: str) -> str:
    """A name that fits into a chamber."""
    return name if len(name) < WIDTH else f"{name[: WIDTH - 2].rstrip()}{CUT}"


def cut_names(dungeon: DungeonView, words: Words) -> list[str]:
    """The names that don't fit into their chambers, to be printed below the dungeon."""
    names = [words.name("chamber", cell.card) for cell in dungeon.cells if cell.card is not None]
    return [name for name in names if short_name(name) != name]


def requirement(cell: CellView, words: Words) -> str:
    """What the blueprint asks for here, in words."""
    if cell.required == ".":
        return ""
    return words.name("chamber_type" if cell.required in TYPE_STYLE else "class", cell.required)
