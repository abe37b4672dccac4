"""The two faces of a game at a keyboard: text for people, and JSON lines for programs."""

from __future__ import annotations

import json
import sys
from typing import Any, Protocol

import click
import msgspec
from msgspec.structs import asdict
from rich.markdown import Markdown
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from gospoda.bots.advice import Advice
from gospoda.cli.common import console
from gospoda.cli.keyboard.analyse import advice_table
from gospoda.cli.keyboard.changes import changed
from gospoda.cli.keyboard.marks import seat_style, seat_text
from gospoda.cli.keyboard.menu import Hint, Menu, hint_table
from gospoda.cli.keyboard.sheets import Rows, full_report, result_data, side_by_side, winner_sentence
from gospoda.cli.keyboard.typed import label
from gospoda.core.match import move_message
from gospoda.core.messages import Message, SeatRef
from gospoda.core.words import Words
from gospoda.render.text_board import text_board

HELP = (
    "number",
    "notation",
    "undo",
    "undo-far",
    "hints",
    "advice",
    "save",
    "board",
    "moves",
    "sheet",
    "log",
    "rules",
    "quit",
)
ADVISED = 8  # moves of an advice to show
CLEAR = "\x1b[2J\x1b[3J\x1b[H"  # the screen and its scrollback, where no hand may be left to find


class Face(Protocol):
    """The interface through which a session talks to whoever is at the keyboard."""

    def ask(self, question: str) -> str:
        """Reads a line of input."""

    def curtain(self, seat: int, name: str) -> None:
        """Hides everything until the next person sits down at the keyboard."""

    def board(self, view: Any) -> None:
        """Shows what a seat sees."""

    def changes(self, view: Any) -> None:
        """Shows what has changed since the board was last shown, within a turn of several steps."""

    def rules(self, text: str) -> None:
        """Shows how the game is played."""

    def log(self, messages: list[Message]) -> None:
        """Shows what has happened."""

    def prompt(self, seat: int, name: str, question: Message) -> None:
        """Shows who is asked, and what."""

    def menu(self, menu: Menu) -> None:
        """Shows the legal moves."""

    def hints(self, menu: Menu, found: list[Hint]) -> None:
        """Shows what the moves would score."""

    def advice(self, found: list[Advice]) -> None:
        """Shows a search's opinion of the moves."""

    def sheets(self, rows: Rows) -> None:
        """Shows the running score."""

    def say(self, text: str) -> None:
        """Shows an answer of the program itself."""

    def help(self) -> None:
        """Shows what can be typed."""

    def end(self, rows: Rows, winners: list[str]) -> None:
        """Shows the final score."""


class TextFace:
    """The face for people."""

    def __init__(self, words: Words, game: Any) -> None:
        self.words = words
        self.game = game
        self.out = console()
        self.lines: list[str] = []  # the lines of the board as last shown

    def ask(self, question: str) -> str:
        """Reads a typed line; the end of the input ends the session."""
        self.out.print()
        line = input(f"{question} ")
        if not sys.stdin.isatty():
            self.out.print(Text(line))  # a transcript shows what was typed
        return line

    def curtain(self, seat: int, name: str) -> None:
        """Clears the previous hand from the screen before the keyboard changes hands."""
        self._clear()
        self.out.print(seat_text(seat, self.words.text("curtain", name=name)))
        self.ask(self.words.text("curtain-ready"))
        self._clear()

    def _clear(self) -> None:
        if self.out.is_terminal:
            self.out.file.write(CLEAR)

    def board(self, view: Any) -> None:
        """Shows the board as text."""
        self.lines = self._drawn(view)
        self.out.print(text_board(self.game, view, self.words))

    def _drawn(self, view: Any) -> list[str]:
        with self.out.capture() as drawn:
            self.out.print(text_board(self.game, view, self.words))
        return drawn.get().splitlines()

    def changes(self, view: Any) -> None:
        """Shows the lines of the board that have changed."""
        before, self.lines = self.lines, self._drawn(view)
        for line in changed(before, self.lines):
            self.out.print(Text.from_ansi(line))

    def rules(self, text: str) -> None:
        """Shows the help page."""
        self.out.print(Markdown(text))

    def log(self, messages: list[Message]) -> None:
        """Prints a line for each event in the colour of its seat; leaves out that somebody was ready."""
        for message in messages:
            if message.id == "event-ready":
                continue
            who = message.args.get("seat")
            style = seat_style(who.seat) if isinstance(who, SeatRef) else ""
            self.out.print(Text("· " + self.words.say(message), style=style))

    def prompt(self, seat: int, name: str, question: Message) -> None:
        """Prints one sentence, always in the same place."""
        line = seat_text(seat, f"{name}: ")
        line.append(self.words.say(question), style="bold")
        self.out.print(Rule(style="dim"))
        self.out.print(line)

    def menu(self, menu: Menu) -> None:
        """Prints numbered moves in columns."""
        self.out.print(menu.render(self.words))

    def hints(self, menu: Menu, found: list[Hint]) -> None:
        """Prints the most promising moves first."""
        self.out.print(hint_table(menu, found, self.words))

    def advice(self, found: list[Advice]) -> None:
        """Prints the best moves, with what they promise."""
        self.out.print(advice_table(self.game, found, self.words, ADVISED))

    def sheets(self, rows: Rows) -> None:
        """Prints the sheets of all players, with reasons."""
        self.out.print(full_report(rows, self.words))

    def say(self, text: str) -> None:
        """Prints an answer of the program itself."""
        self.out.print(Text(text, style="italic"), soft_wrap=True)  # so that a command in it can be copied

    def help(self) -> None:
        """Prints what can be typed."""
        table = Table(box=None, show_header=False, padding=(0, 2, 0, 0))
        for entry in HELP:
            table.add_row(
                Text(self.words.text(f"key-{entry}"), style="bold cyan"), Text(self.words.text(f"help-{entry}"))
            )
        self.out.print(table)

    def end(self, rows: Rows, winners: list[str]) -> None:
        """Prints the score sheets and the winner."""
        self.out.print(Rule(self.words.text("game-over")))
        self.out.print(full_report(rows, self.words) if len(rows) == 1 else side_by_side(rows, self.words))
        self.out.print(Text(winner_sentence(winners, self.words), style="bold"))


class JsonFace:
    """The face for programs: each output is a line, and each input line is a command or a move."""

    def __init__(self, words: Words, game: Any) -> None:
        self.words = words
        self.game = game

    def _tell(self, kind: str, **data: Any) -> None:
        click.echo(json.dumps({"type": kind, **data}, ensure_ascii=False))

    def _move(self, number: int, move: int) -> dict[str, Any]:
        notation = self.game.moves.notation(move)
        return {"label": label(number), "notation": notation, "text": self._text(move)}

    def _text(self, move: int) -> str:
        return self.words.say(move_message(self.game, move))

    def ask(self, question: str) -> str:
        """Reads a line, without a prompt between the JSON."""
        return input()

    def curtain(self, seat: int, name: str) -> None:
        """Does nothing: a program does not look over shoulders."""

    def board(self, view: Any) -> None:
        """Prints the view as JSON."""
        self._tell("view", view=msgspec.to_builtins(view))

    def changes(self, view: Any) -> None:
        """Prints the whole view again."""
        self.board(view)

    def rules(self, text: str) -> None:
        """Prints the help page."""
        self._tell("rules", text=text)

    def log(self, messages: list[Message]) -> None:
        """Prints what has happened, as ids and as sentences."""
        if messages:
            events = [{**msgspec.to_builtins(message), "text": self.words.say(message)} for message in messages]
            self._tell("events", events=events)

    def prompt(self, seat: int, name: str, question: Message) -> None:
        """Prints who is asked, and what."""
        self._tell("prompt", seat=seat, name=name, id=question.id, text=self.words.say(question))

    def menu(self, menu: Menu) -> None:
        """Prints the legal moves."""
        self._tell("moves", moves=[self._move(number, move) for number, move in enumerate(menu.moves, 1)])

    def hints(self, menu: Menu, found: list[Hint]) -> None:
        """Prints what the moves would score, most promising first."""
        rows = [
            {
                **self._move(hint.number, hint.move),
                "points": hint.points,
                "gain": asdict(hint.gain),
                "value": hint.value,
            }
            for hint in found
        ]
        self._tell("hints", hints=rows)

    def advice(self, found: list[Advice]) -> None:
        """Prints a search's opinion of the moves, best first."""
        self._tell("advice", moves=[{**msgspec.to_builtins(one), "text": self._text(one.move)} for one in found])

    def sheets(self, rows: Rows) -> None:
        """Prints the running score."""
        self._tell("scores", players=result_data(rows, [], self.words)["players"])

    def say(self, text: str) -> None:
        """Prints an answer of the program itself."""
        self._tell("message", text=text)

    def help(self) -> None:
        """Prints what can be typed."""
        self._tell("help", keys={self.words.text(f"key-{key}"): self.words.text(f"help-{key}") for key in HELP})

    def end(self, rows: Rows, winners: list[str]) -> None:
        """Prints the final score."""
        self._tell("end", **result_data(rows, winners, self.words))
