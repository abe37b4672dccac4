"""Lays out the text of a table for the available width: side by side in a terminal, stacked on a phone."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from io import StringIO

from rich.cells import cell_len
from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.padding import Padding
from rich.panel import Panel
from rich.text import Text

NARROWEST = 39  # columns: a phone of 360 pixels; every title fits into this
WIDEST = 240
ROOMY = 80  # columns of a terminal: from here on things are placed side by side
FRAME = 4  # columns taken by a panel's frame and padding
HANG = 2  # columns by which continuation lines are indented
TRIAL = Console(file=StringIO(), markup=False, emoji=False, highlight=False)  # trial output that nobody sees


class ForWidth:
    """Something that is laid out once the width is known."""

    def __init__(self, lay: Callable[[int], RenderableType]) -> None:
        self.lay = lay

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        yield self.lay(options.max_width)


class Hanging:
    """Text with a hanging indent, which makes the entries of a narrow list easy to find."""

    def __init__(self, text: Text | str, hang: int = HANG) -> None:
        self.text = text if isinstance(text, Text) else Text(text)
        self.hang = hang

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        for i, line in enumerate(self.text.wrap(console, max(options.max_width - self.hang, 1))):
            yield Text(" " * self.hang).append_text(line) if i else line


def listing(things: Iterable[Text | str]) -> ForWidth:
    """Returns things separated by commas; lines break after a comma where possible, so no number loses its name."""
    texts = [Text(thing) if isinstance(thing, str) else thing for thing in things]
    return ForWidth(lambda width: filled(texts, width))


def filled(things: list[Text], width: int) -> Text:
    """Returns the things with a comma after each but the last, and a line break where the next one would not fit."""
    text, taken = Text(), 0
    for i, thing in enumerate(things):
        piece = thing + "," if i < len(things) - 1 else thing
        new_line = taken and taken + 1 + piece.cell_len > width
        text.append("\n" if new_line else " " if i else "").append_text(piece)
        taken = piece.cell_len if new_line else taken + 1 + piece.cell_len
    return text


def hanging(lines: Iterable[str]) -> Group:
    """Returns lines of text; what does not fit continues on the next line, indented further."""
    return Group(*[indented(Hanging(line.lstrip()), len(line) - len(line.lstrip())) for line in lines])


def indented(what: RenderableType, columns: int = HANG) -> Padding:
    """Returns something shifted to the right."""
    return Padding(what, (0, 0, 0, columns))


def either(wide: RenderableType, narrow: RenderableType, width: int) -> RenderableType:
    """Returns the wide form if the terminal fits it without cutting words; otherwise the narrow one."""
    return wide if width >= ROOMY and not is_cut(wide, width) else narrow


def is_cut(what: RenderableType, width: int) -> bool:
    """Returns whether something is too wide; since columns shrink to fit, only a trial run can tell."""
    found = cuts(what, width)
    return found > 0 and found > cuts(what, WIDEST)  # what is abbreviated on purpose is so in any width


def cuts(what: RenderableType, width: int) -> int:
    """Returns how many words are cut in a width."""
    lines = TRIAL.render_lines(what, TRIAL.options.update(width=width), pad=False)
    return sum(segment.text.count("…") for line in lines for segment in line)


def framed(body: RenderableType, facts: list[str], width: int, between: str = " · ", style: str = "none") -> Panel:
    """Returns a panel as wide as a narrow text.

    The name and facts are on its edge, or inside if the edge is too short.
    """
    edge, inside = between.join(facts), ""
    if cell_len(edge) > width - FRAME - 2:
        edge, inside = facts[0], between.join(facts[1:])
    if cell_len(edge) > width - FRAME - 2:
        edge, inside = "", between.join(facts)
    parts = [Text(inside, style="bold"), body] if inside else [body]
    return Panel(Group(*parts), title=Text(edge) if edge else None, title_align="left", border_style=style)
