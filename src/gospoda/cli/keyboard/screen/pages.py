"""Temporary overlays: a page to read, a line to type, and the curtain between two players."""

from __future__ import annotations

from typing import ClassVar

from rich.console import RenderableType
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Input, Static

CLOSING = ("escape", "enter", "f1")


class Page(ModalScreen[None]):
    """A page to read: help, rules, scores, advice."""

    BINDINGS: ClassVar[list[BindingType]] = [
        (key, "dismiss", "") for key in ("escape", "enter", "q", "question_mark", "f1")
    ]
    CSS = """
    Page { align: center middle; }
    Page > VerticalScroll { width: 100%; max-width: 100; height: 1fr; padding: 0 1; border: round $accent; }
    Page > #close { width: 100%; height: 1; text-align: center; text-style: reverse; }
    """

    def __init__(self, content: RenderableType, close: str) -> None:
        super().__init__()
        self.content = content
        self.close = close

    def compose(self) -> ComposeResult:
        """Creates the content, and a note on how to leave it."""
        with VerticalScroll():
            yield Static(self.content)
        yield Static(self.close, id="close", markup=False)

    def on_mount(self) -> None:
        """Focuses the text, so that the arrow keys scroll at once."""
        self.query_one(VerticalScroll).focus()

    def on_click(self) -> None:
        """Closes the page on a click, too."""
        self.dismiss()


class Curtain(ModalScreen[None]):
    """Hides everything until the next person sits down at the keyboard."""

    BINDINGS: ClassVar[list[BindingType]] = [("enter", "dismiss", "")]
    CSS = """
    Curtain { align: center middle; background: $background; }
    Curtain > Static { width: 100%; text-align: center; }
    """

    def __init__(self, content: RenderableType) -> None:
        super().__init__()
        self.content = content

    def compose(self) -> ComposeResult:
        """Shows whose turn it is."""
        yield Static(self.content)


class Question(ModalScreen[str | None]):
    """A line to type; returns None if the person declines."""

    BINDINGS: ClassVar[list[BindingType]] = [("escape", "dismiss(None)", "")]
    CSS = """
    Question { align: center middle; }
    Question > Static { width: 90%; padding: 0 1; background: $surface; }
    Question > Input { width: 90%; }
    """

    def __init__(self, question: str) -> None:
        super().__init__()
        self.question = question

    def compose(self) -> ComposeResult:
        """Creates the question and its input field."""
        yield Static(self.question, markup=False)
        yield Input()

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """Returns the answer."""
        self.dismiss(event.value)
