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

# key, what the session is told, the words of its name and of its explanation
COMMANDS = (
    ("f2", "h", "screen-hints", "help-hints"),
    ("f3", "hint", "screen-advice", "help-advice"),
    ("f4", "p", "screen-sheet", "help-sheet"),
    ("f5", "r", "screen-rules", "help-rules"),
)
HELP = ("choose", "filter", "notation", "undo", "undo-far", "hints", "advice", "sheet", "rules", "save", "look", "quit")
ROOMY = 60  # columns in which the notation has its place beside a move
ENDINGS = ("SIGINT", "SIGTERM", "SIGHUP")


class Player(Protocol):
    """Who runs the game beside the screen and waits for what the person does there."""

    words: Words
    game: Game

    def begin(self) -> None:
        """The screen is there: let the game run."""

    def answer(self, text: str) -> None:
        """What the person has chosen or typed."""

    def leave(self, reason: BaseException | None = None) -> None:
        """The person goes."""


class Told(Message):
    """Something that the game wants to be shown; it comes from the thread of the game."""

    def __init__(self, show: Callable[[], None]) -> None:
        super().__init__()
        self.show = show


class Choices(OptionList):
    """The list of moves; Enter on an empty list tries what was typed, and whole pages are those of the board."""

    def action_page_up(self) -> None:
        """Show what stands above on the board."""
        self.app.query_one(Board).scroll_page_up(animate=False)

    def action_page_down(self) -> None:
        """Show what stands below on the board; in a small terminal that is the hand."""
        self.app.query_one(Board).scroll_page_down(animate=False)

    def action_select(self) -> None:
        """Choose the highlighted move."""
        if self.highlighted is None and isinstance(self.app, TableApp):
            self.app.take_typed()
        else:
            super().action_select()


class TableApp(App[None]):
    """A game on the whole screen."""

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
        """The keys of the lowest line, in the language."""
        self.bind("f1", "help", description=self.words.text("screen-help"), key_display="?")
        for key, command, name, _ in COMMANDS:
            self.bind(key, f"command('{command}')", description=self.words.text(name))
        self.bind("f6", "save", description=self.words.text("screen-save"))
        self.bind("escape", "take_back", description=self.words.text("screen-undo"))
        self.bind("f10", "quit", description=self.words.text("screen-quit"), key_display="q")
        self.bind("ctrl+c", "interrupt", show=False)

    def compose(self) -> ComposeResult:
        """From the top to the bottom."""
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
        """Begin the game."""
        self.title = self.face.game.title
        self.query_one(Choices).focus()
        loop = asyncio.get_running_loop()
        for name in ENDINGS:
            with suppress(NotImplementedError, ValueError, RuntimeError):  # Windows has none of this
                loop.add_signal_handler(getattr(signal, name), self.action_interrupt)
        self.say(self.words.text("screen-wait"))
        self.face.begin()

    # ---- what the game tells

    def on_told(self, told: Told) -> None:
        """Show something that the game has told, unless the person has left."""
        told.show()

    def show_board(self, content: RenderableType) -> None:
        """What a seat sees."""
        self.query_one(Board).show(content)

    def show_log(self, lines: Text) -> None:
        """Everything that has happened, the last of it in sight."""
        self.query_one("#lines", Static).update(lines)
        self.query_one("#log", VerticalScroll).scroll_end(animate=False)

    def show_prompt(self, line: Text) -> None:
        """Who is asked, and what."""
        self.query_one("#prompt", Static).update(line)

    def let_choose(self, choices: list[Choice]) -> None:
        """Offer moves."""
        self.choices, self.hints, self.typed, self.asked = choices, {}, "", True
        self.say(self.words.text("screen-type"))
        self.list_choices()

    def ask_again(self) -> None:
        """The same moves once more: something was shown, or the answer was no move."""
        self.asked = True
        if self.status == self.words.text("screen-wait"):
            self.say(self.words.text("screen-type"))

    def show_hints(self, hints: dict[str, str]) -> None:
        """What each move would score, beside it."""
        self.hints = hints
        self.list_choices()

    def say(self, text: str) -> None:
        """A sentence in the line above the keys."""
        self.status = text
        self.query_one("#status", Static).update(Text(text))

    def draw_curtain(self, content: RenderableType) -> None:
        """Forget what the last person saw, and wait for the next one."""
        self.query_one(Board).clear()
        self.show_log(Text())
        self.show_prompt(Text())
        self.choices, self.typed = [], ""
        self.list_choices()
        self.say("")
        self.push_screen(Curtain(content), lambda _: self.face.answer(""))

    def show_page(self, content: RenderableType) -> None:
        """Something to read."""
        self.push_screen(Page(content, self.words.text("screen-close")))

    def show_end(self, content: RenderableType) -> None:
        """The final score; the game is left with it."""
        self.choices = []
        self.list_choices()
        self.push_screen(Page(content, self.words.text("screen-leave")), lambda _: self.face.answer(""))

    # ---- the choices

    def list_choices(self) -> None:
        """The moves that fit what is typed."""
        shown = self.query_one(Choices)
        shown.clear_options()
        found = fitting(self.choices, self.typed)
        roomy = self.size.width >= ROOMY
        shown.add_options([Option(one.shown(self.hints.get(one.answer, ""), roomy), id=one.answer) for one in found])
        shown.highlighted = 0 if found else None

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """A move was chosen, by key or by mouse."""
        self.send(str(event.option.id))

    def take_typed(self) -> None:
        """Nothing in the list fits: it may be a move in notation."""
        if self.typed:
            text, self.typed = self.typed, ""
            self.send(text)
            self.list_choices()

    def send(self, text: str) -> None:
        """Answer the game, once for each time that it asks."""
        if self.asked:
            self.asked = False
            self.say(self.words.text("screen-wait"))
            self.face.answer(text)

    # ---- keys

    def on_key(self, event: Key) -> None:
        """Typing narrows the list; two signs are commands as long as nothing is typed."""
        if len(self.screen_stack) > 1:
            return
        event.stop()  # a page that opens now must not take the key for its own
        if event.key == "backspace":
            self.narrow(self.typed[:-1])
        elif event.character == "?" and not self.typed:
            self.call_later(self.action_help)
        elif event.character == "q" and not self.typed:
            self.call_later(self.action_quit)
        elif event.is_printable and event.character is not None:
            self.narrow(self.typed + event.character)

    def narrow(self, typed: str) -> None:
        """Show the moves that fit, and what is typed."""
        self.typed = typed
        self.list_choices()
        fits = self.query_one(Choices).option_count > 0
        told = self.words.text("screen-typed" if fits else "screen-nothing-fits", text=typed)
        self.say(told if typed else self.words.text("screen-type"))

    def action_command(self, command: str) -> None:
        """Something that the session knows how to do."""
        self.send(command)

    def action_take_back(self) -> None:
        """Clear what is typed; if nothing is, take the last move back."""
        if self.typed:
            self.narrow("")
        else:
            self.send("u")

    def action_save(self) -> None:
        """Save under a name."""
        if self.asked:
            self.push_screen(
                Question(self.words.text("save-as")), lambda name: None if name is None else self.send(f"s {name}")
            )

    async def action_quit(self) -> None:
        """Leave; the game may get a name of its own before."""
        self.push_screen(Question(self.words.text("screen-quit-as")), self.quit_as)

    def quit_as(self, name: str | None) -> None:
        """Leave, unless the person has thought better of it."""
        if name is None:
            return
        if name and self.asked:
            self.send(f"s {name}")
        self.face.leave()

    def action_interrupt(self) -> None:
        """Leave at once; the game is kept."""
        self.face.leave(KeyboardInterrupt())

    def action_help(self) -> None:
        """All keys."""
        table = Table(box=None, show_header=False, padding=(0, 2, 0, 0))
        for name in HELP:
            own = f"help-screen-{name}"
            text = self.words.text(own if self.words.has(own) else f"help-{name}")
            table.add_row(Text(self.words.text(f"key-screen-{name}"), style="bold cyan"), Text(text))
        self.show_page(table)
