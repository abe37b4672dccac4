"""The screen itself: the question, the board, the choices, the log, and the keys."""

from __future__ import annotations

import asyncio
import signal
from collections.abc import Callable
from contextlib import suppress
from typing import Protocol

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text
from textual.app import App, ComposeResult
from textual.containers import Container, Vertical, VerticalScroll
from textual.events import Key
from textual.message import Message
from textual.widgets import Footer, OptionList, Static
from textual.widgets.option_list import Option

from gospoda.cli.keyboard.screen.board import Board
from gospoda.cli.keyboard.screen.choices import Choice, fitting
from gospoda.cli.keyboard.screen.pages import Curtain, Page, Question
from gospoda.core.game import Game
from gospoda.core.words import Words

# key, command for the session, message ids of its name and its explanation
COMMANDS = (
    ("f2", "h", "screen-hints", "help-hints"),
    ("f3", "hint", "screen-advice", "help-advice"),
    ("f4", "p", "screen-sheet", "help-sheet"),
    ("f5", "r", "screen-rules", "help-rules"),
)
HELP = ("choose", "filter", "notation", "undo", "undo-far", "hints", "advice", "sheet", "rules", "save", "look", "quit")
ROOMY = 60  # columns reserved for the notation beside a move
ENDINGS = ("SIGINT", "SIGTERM", "SIGHUP")


class Player(Protocol):
    """The person's game, which runs beside the screen and waits for their input."""

    words: Words
    game: Game

    def begin(self) -> None:
        """Starts the game; the screen is ready."""

    def answer(self, text: str) -> None:
        """Passes on what the person chose or typed."""

    def leave(self, reason: BaseException | None = None) -> None:
        """Tells the game that the person is leaving."""


class Told(Message):
    """Something that the game wants shown; sent from the game's thread."""

    def __init__(self, show: Callable[[], None]) -> None:
        super().__init__()
        self.show = show


class Choices(OptionList):
    """The list of moves; Enter on an empty list submits the typed text, and the page keys scroll the board."""

    def action_page_up(self) -> None:
        """Scrolls the board up."""
        self.app.query_one(Board).scroll_page_up(animate=False)

    def action_page_down(self) -> None:
        """Scrolls the board down; in a small terminal, the hand is there."""
        self.app.query_one(Board).scroll_page_down(animate=False)

    def action_select(self) -> None:
        """Chooses the highlighted move."""
        if self.highlighted is None and isinstance(self.app, TableApp):
            self.app.take_typed()
        else:
            super().action_select()


class TableApp(App[None]):
    """A game in full screen."""

    ENABLE_COMMAND_PALETTE = False
    HORIZONTAL_BREAKPOINTS = [(0, "-normal"), (110, "-wide")]  # noqa: RUF012 -- as Textual declares it
    VERTICAL_BREAKPOINTS = [(0, "-short"), (20, "-tall")]  # noqa: RUF012
    CSS = """
    #prompt { height: auto; max-height: 3; padding: 0 1; background: $panel; }
    #middle { height: 1fr; layout: vertical; }
    #board { height: 1fr; scrollbar-size-vertical: 1; }
    #side { height: auto; max-height: 55%; layout: vertical; }
    #choices { height: auto; max-height: 40vh; padding: 0; scrollbar-size-vertical: 1; }
    #choices { border: none; border-top: solid $accent; }
    #log { height: 4; border-top: solid $accent; scrollbar-size-vertical: 1; }
    #status { height: auto; max-height: 2; padding: 0 1; background: $panel; }
    .-short #log { display: none; }
    .-wide #middle { layout: horizontal; }
    .-wide #board { width: 3fr; height: 100%; }
    .-wide #side { width: 2fr; height: 100%; max-height: 100%; border-left: solid $accent; }
    .-wide #choices { height: auto; max-height: 60vh; }
    .-wide #log { height: 1fr; }
    """

    def __init__(self, face: Player) -> None:
        super().__init__()
        self.face = face
        self.words = face.words
        self.choices: list[Choice] = []
        self.hints: dict[str, str] = {}
        self.typed = ""
        self.asked = False
        self.status = ""
        self.name_keys()

    def name_keys(self) -> None:
        """Names the keys of the bottom line, in the player's language."""
        self.bind("f1", "help", description=self.words.text("screen-help"), key_display="?")
        for key, command, name, _ in COMMANDS:
            self.bind(key, f"command('{command}')", description=self.words.text(name))
        self.bind("f6", "save", description=self.words.text("screen-save"))
        self.bind("escape", "take_back", description=self.words.text("screen-undo"))
        self.bind("f10", "quit", description=self.words.text("screen-quit"), key_display="q")
        self.bind("ctrl+c", "interrupt", show=False)

    def compose(self) -> ComposeResult:
        """Lays out the screen from top to bottom."""
        yield Static(id="prompt")
        with Container(id="middle"):
            yield Board(id="board")
            with Vertical(id="side"):
                yield Choices(id="choices")
                with VerticalScroll(id="log"):
                    yield Static(id="lines")
        yield Static(id="status")
        yield Footer()

    def on_mount(self) -> None:
        """Starts the game."""
        self.title = self.face.game.title
        self.query_one(Choices).focus()
        loop = asyncio.get_running_loop()
        for name in ENDINGS:
            with suppress(NotImplementedError, ValueError, RuntimeError):  # not available on Windows
                loop.add_signal_handler(getattr(signal, name), self.action_interrupt)
        self.say(self.words.text("screen-wait"))
        self.face.begin()

    # ---- messages from the game

    def on_told(self, told: Told) -> None:
        """Shows something from the game, unless the person has left."""
        told.show()

    def show_board(self, content: RenderableType) -> None:
        """Shows what a seat sees."""
        self.query_one(Board).show(content)

    def show_log(self, lines: Text) -> None:
        """Shows everything that has happened, scrolled to the end."""
        self.query_one("#lines", Static).update(lines)
        self.query_one("#log", VerticalScroll).scroll_end(animate=False)

    def show_prompt(self, line: Text) -> None:
        """Shows who is asked, and what."""
        self.query_one("#prompt", Static).update(line)

    def let_choose(self, choices: list[Choice]) -> None:
        """Offers moves."""
        self.choices, self.hints, self.typed, self.asked = choices, {}, "", True
        self.say(self.words.text("screen-type"))
        self.list_choices()

    def ask_again(self) -> None:
        """Offers the same moves again: something was shown, or the answer was no move."""
        self.asked = True
        if self.status == self.words.text("screen-wait"):
            self.say(self.words.text("screen-type"))

    def show_hints(self, hints: dict[str, str]) -> None:
        """Shows what each move would score, beside it."""
        self.hints = hints
        self.list_choices()

    def say(self, text: str) -> None:
        """Shows a sentence in the line above the keys."""
        self.status = text
        self.query_one("#status", Static).update(Text(text))

    def draw_curtain(self, content: RenderableType) -> None:
        """Hides what the last person saw, and waits for the next one."""
        self.query_one(Board).clear()
        self.show_log(Text())
        self.show_prompt(Text())
        self.choices, self.typed = [], ""
        self.list_choices()
        self.say("")
        self.push_screen(Curtain(content), lambda _: self.face.answer(""))

    def show_page(self, content: RenderableType) -> None:
        """Shows something to read."""
        self.push_screen(Page(content, self.words.text("screen-close")))

    def show_end(self, content: RenderableType) -> None:
        """Shows the final score; closing it leaves the game."""
        self.choices = []
        self.list_choices()
        self.push_screen(Page(content, self.words.text("screen-leave")), lambda _: self.face.answer(""))

    # ---- the choices

    def list_choices(self) -> None:
        """Lists the moves that match the typed text."""
        shown = self.query_one(Choices)
        shown.clear_options()
        found = fitting(self.choices, self.typed)
        roomy = self.size.width >= ROOMY
        shown.add_options([Option(one.shown(self.hints.get(one.answer, ""), roomy), id=one.answer) for one in found])
        shown.highlighted = 0 if found else None

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Handles a move chosen by key or mouse."""
        self.send(str(event.option.id))

    def take_typed(self) -> None:
        """Submits typed text that matches nothing in the list: it may be a move in notation."""
        if self.typed:
            text, self.typed = self.typed, ""
            self.send(text)
            self.list_choices()

    def send(self, text: str) -> None:
        """Answers the game, once for each time it asks."""
        if self.asked:
            self.asked = False
            self.say(self.words.text("screen-wait"))
            self.face.answer(text)

    # ---- keys

    def on_key(self, event: Key) -> None:
        """Narrows the list by typing; two characters are commands while nothing is typed."""
        if len(self.screen_stack) > 1:
            return
        event.stop()  # a page that opens now must not receive this key
        if event.key == "backspace":
            self.narrow(self.typed[:-1])
        elif event.character == "?" and not self.typed:
            self.call_later(self.action_help)
        elif event.character == "q" and not self.typed:
            self.call_later(self.action_quit)
        elif event.is_printable and event.character is not None:
            self.narrow(self.typed + event.character)

    def narrow(self, typed: str) -> None:
        """Shows the typed text and the moves that match it."""
        self.typed = typed
        self.list_choices()
        fits = self.query_one(Choices).option_count > 0
        told = self.words.text("screen-typed" if fits else "screen-nothing-fits", text=typed)
        self.say(told if typed else self.words.text("screen-type"))

    def action_command(self, command: str) -> None:
        """Runs a command of the session."""
        self.send(command)

    def action_take_back(self) -> None:
        """Clears the typed text; if there is none, takes the last move back."""
        if self.typed:
            self.narrow("")
        else:
            self.send("u")

    def action_save(self) -> None:
        """Saves under a name."""
        if self.asked:
            self.push_screen(
                Question(self.words.text("save-as")), lambda name: None if name is None else self.send(f"s {name}")
            )

    async def action_quit(self) -> None:
        """Leaves; first offers to name the game."""
        self.push_screen(Question(self.words.text("screen-quit-as")), self.quit_as)

    def quit_as(self, name: str | None) -> None:
        """Leaves, unless the person has changed their mind."""
        if name is None:
            return
        if name and self.asked:
            self.send(f"s {name}")
        self.face.leave()

    def action_interrupt(self) -> None:
        """Leaves at once; the game is kept."""
        self.face.leave(KeyboardInterrupt())

    def action_help(self) -> None:
        """Shows all keys."""
        table = Table(box=None, show_header=False, padding=(0, 2, 0, 0))
        for name in HELP:
            own = f"help-screen-{name}"
            text = self.words.text(own if self.words.has(own) else f"help-{name}")
            table.add_row(Text(self.words.text(f"key-screen-{name}"), style="bold cyan"), Text(text))
        self.show_page(table)
