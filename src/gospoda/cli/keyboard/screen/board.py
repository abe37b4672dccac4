"""The board's part of the screen: drawn to fit its width, scrolled to what has changed."""

from __future__ import annotations

import io
from typing import Any

from rich.console import Console, RenderableType
from rich.text import Text
from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.events import Resize
from textual.widgets import Static

from gospoda.cli.keyboard.changes import changed

NARROWEST = 39  # columns that suffice to draw every title
ABOVE = 2  # lines that stay visible above a change


def drawn(content: RenderableType, width: int) -> list[str]:
    """Renders something as lines of this width, with their colours."""
    out = Console(width=width, file=io.StringIO(), force_terminal=True, color_system="truecolor", highlight=False)
    with out.capture() as lines:
        out.print(content)
    return lines.get().splitlines()


class Board(VerticalScroll):
    """The board as a seat sees it."""

    def __init__(self, **options: Any) -> None:
        super().__init__(**options)
        self.content: RenderableType | None = None
        self.lines: list[str] = []

    def compose(self) -> ComposeResult:
        """Creates one widget with all lines."""
        yield Static(id="drawn")

    def clear(self) -> None:
        """Forgets everything before somebody else looks at it."""
        self.content, self.lines = None, []
        self.query_one("#drawn", Static).update("")

    def show(self, content: RenderableType) -> None:
        """Shows another position; new lines are bold, and the first of them is scrolled into view."""
        before, self.content = self.lines, content
        self.lines = drawn(content, self.columns())
        fresh = set(changed(before, self.lines)) if before else set()
        shown = Text("\n").join(
            Text.assemble(Text.from_ansi(line), style="bold" if line in fresh else "") for line in self.lines
        )
        shown.no_wrap = True
        self.query_one("#drawn", Static).update(shown)
        at = [number for number, line in enumerate(self.lines) if line in fresh and line.strip()]
        top = int(self.scroll_offset.y)
        if not before:
            self.scroll_to(y=0, animate=False)
        elif at and not top <= at[0] < top + self.size.height:
            self.scroll_to(y=max(0, at[0] - ABOVE), animate=False, force=True)

    def columns(self) -> int:
        """The width to draw for, inside the scroll bar."""
        return max(NARROWEST, self.size.width - 1)

    def on_resize(self, event: Resize) -> None:
        """Redraws for another width."""
        if self.content is not None and self.lines:
            self.lines = []
            self.show(self.content)
