"""The full-screen face of a game. The game runs in its own thread and waits there for answers."""

from __future__ import annotations

import queue
import threading
from collections.abc import Callable
from functools import partial
from typing import Any

from rich.console import Group
from rich.markdown import Markdown
from rich.rule import Rule
from rich.text import Text

from gospoda.bots.advice import Advice
from gospoda.cli.keyboard.analyse import advice_table
from gospoda.cli.keyboard.faces import ADVISED, TextFace
from gospoda.cli.keyboard.marks import seat_style, seat_text
from gospoda.cli.keyboard.menu import Hint, Menu
from gospoda.cli.keyboard.screen.app import TableApp, Told
from gospoda.cli.keyboard.screen.choices import choices, told_hints
from gospoda.cli.keyboard.sheets import Rows, full_report, side_by_side, winner_sentence
from gospoda.core.game import Game
from gospoda.core.match import Match
from gospoda.core.messages import Message, SeatRef
from gospoda.core.words import Words
from gospoda.render.text_board import text_board

LONGEST_LOG = 300  # lines


class ScreenFace:
    """The face for people at a terminal that supports drawing."""

    def __init__(self, words: Words, game: Game, match: Match) -> None:
        self.words = words
        self.game = game
        self.match = match
        self.answers: queue.Queue[str | BaseException] = queue.Queue()
        self.left: BaseException | None = None
        self.problem: BaseException | None = None
        self.result: tuple[Rows, list[str]] | None = None
        self.fresh = 0  # events since this seat was last asked
        self.offered = False
        self.plain = TextFace(words, game)
        self.thread: threading.Thread | None = None
        self.run: Callable[[], None] = lambda: None
        self.app = TableApp(self)

    # ---- lifecycle

    def play(self, run: Callable[[], None]) -> None:
        """Plays on the screen; raises whatever ended the game early.

        The score stays readable after the screen is gone.
        """
        self.run = run
        self.app.run()
        self.finish()

    def begin(self) -> None:
        """Starts the game's thread beside the screen."""
        self.thread = threading.Thread(target=self._played, daemon=True)
        self.thread.start()

    def finish(self) -> None:
        """Waits for the game to stop, so that it can be saved as it is, and reports how it ended."""
        self.leave()
        if self.thread is not None:
            self.thread.join()
        if self.result is not None:
            self.plain.end(*self.result)
        if self.problem is not None:
            raise self.problem

    def _played(self) -> None:
        try:
            self.run()
        except BaseException as problem:  # reported by `finish`, in the thread that can report it
            self.problem = problem
        self._tell(self.app.exit)

    def leave(self, reason: BaseException | None = None) -> None:
        """Lets the person leave: the game ends at its next question."""
        if self.left is None:
            self.left = reason or EOFError()
            self.answers.put(self.left)
            self._tell(self.app.exit)

    def answer(self, text: str) -> None:
        """Passes on what the person has chosen or typed."""
        self.answers.put(text)

    def _tell(self, show: Callable[..., None], *arguments: Any) -> None:
        self.app.post_message(Told(partial(show, *arguments)))

    def _wait(self) -> str:
        found = self.answers.get()
        if isinstance(found, BaseException):
            raise found
        return found

    # ---- what a session calls

    def ask(self, question: str) -> str:
        """Returns the next answer; the screen itself says what can be done."""
        if not self.offered:
            self._tell(self.app.ask_again)
        self.offered = False
        return self._wait()

    def curtain(self, seat: int, name: str) -> None:
        """Hides everything until the next person sits down at the keyboard."""
        told = seat_text(seat, self.words.text("curtain", name=name))
        self._tell(self.app.draw_curtain, Group(told, Text(self.words.text("curtain-ready"))))
        self._wait()

    def board(self, view: Any) -> None:
        """Shows the board in its place."""
        self._tell(self.app.show_board, text_board(self.game, view, self.words))

    def changes(self, view: Any) -> None:
        """Does nothing: the board itself marks what is new."""
        self.board(view)

    def rules(self, text: str) -> None:
        """Shows the help page."""
        self._tell(self.app.show_page, Markdown(text))

    def log(self, messages: list[Message]) -> None:
        """Notes how much is new; the whole log is redrawn for each player asked, since moves may be taken back."""
        self.fresh = len(messages)

    def _log_of(self, seat: int) -> Text:
        told = [*self.match.opening(seat), *(message for step in self.match.log(seat) for message in step)]
        lines = []
        for number, message in enumerate(told, start=self.fresh - len(told)):
            if message.id != "event-ready":
                who = message.args.get("seat")
                style = seat_style(who.seat) if isinstance(who, SeatRef) else ""
                lines.append(Text("· " + self.words.say(message), style=f"bold {style}" if number >= 0 else style))
        return Text("\n").join(lines[-LONGEST_LOG:])

    def prompt(self, seat: int, name: str, question: Message) -> None:
        """Shows one sentence, always in the same place."""
        line = seat_text(seat, f"{name}: ")
        line.append(self.words.say(question), style="bold")
        self._tell(self.app.show_log, self._log_of(seat))
        self._tell(self.app.show_prompt, line)

    def menu(self, menu: Menu) -> None:
        """Shows the moves to choose from."""
        self.offered = True
        self._tell(self.app.let_choose, choices(menu, self.words))

    def hints(self, menu: Menu, found: list[Hint]) -> None:
        """Shows beside each move what it would score."""
        self._tell(self.app.show_hints, told_hints(found))
        self.say(self.words.text("screen-hinted"))

    def advice(self, found: list[Advice]) -> None:
        """Shows the best moves, with what they promise."""
        self._tell(self.app.show_page, advice_table(self.game, found, self.words, ADVISED))

    def sheets(self, rows: Rows) -> None:
        """Shows the sheets of all players, with reasons."""
        self._tell(self.app.show_page, full_report(rows, self.words))

    def say(self, text: str) -> None:
        """Shows an answer of the program itself; after the screen has gone, prints it as a line."""
        if self.thread is not None and not self.thread.is_alive():
            self.plain.say(text)
        else:
            self._tell(self.app.say, text)

    def help(self) -> None:
        """Shows all keys."""
        self._tell(self.app.action_help)

    def end(self, rows: Rows, winners: list[str]) -> None:
        """Shows the final score on the last board; it is printed again when the screen has gone."""
        self.result = rows, winners
        report = full_report(rows, self.words) if len(rows) == 1 else side_by_side(rows, self.words)
        winner = Text(winner_sentence(winners, self.words), style="bold")
        self._tell(self.app.show_end, Group(Rule(self.words.text("game-over")), report, winner))
        self._wait()
