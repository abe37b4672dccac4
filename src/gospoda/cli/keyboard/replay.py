"""`gospoda replay`: steps through a saved game."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import click
import msgspec
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from gospoda.cli.common import as_json, console, language, print_json, words_at
from gospoda.cli.errors import Refusal
from gospoda.cli.keyboard.faces import TextFace
from gospoda.cli.keyboard.sheets import full_report, named_sheets, result_data, winner_names, winner_sentence
from gospoda.cli.keyboard.store import read_games, restored
from gospoda.core.match import Match, PlayedMove
from gospoda.core.piles import SPECTATOR
from gospoda.core.saves.saved import Divergence, SavedGame, last_snapshot
from gospoda.core.state import State
from gospoda.core.words import Words
from gospoda.render.text_board import text_board

KEYS = ("next", "back", "jump", "sheet", "log", "quit")


class Replay:
    """A saved game as seen by one seat or by a spectator; `at` is the number of moves made."""

    def __init__(self, match: Match, words: Words, viewer: int, at: int) -> None:
        self.match = match
        self.words = words
        self.viewer = viewer
        self.at = at
        self.face = TextFace(words, match.game)

    @property
    def last(self) -> int:
        """The number of moves of the whole game."""
        return len(self.match.steps)

    def show(self) -> None:
        """Shows the position, and the move that led to it."""
        self.face.out.print(Rule(self.words.text("replay-move", number=self.at, last=self.last)))
        self.face.board(self.match.game.display.view(self.match.state_at(self.at), self.viewer))
        if self.at:
            self.face.log(self.match.log(self.viewer, self.at - 1)[0])

    def scores(self) -> None:
        """Shows the score sheets of the position, and the winner after the end."""
        state = self.match.state_at(self.at)
        self.face.out.print(full_report(named_sheets(state.scores(), self.words), self.words))
        if state.is_over():
            self.face.out.print(Text(winner_sentence(winner_names(state, self.words), self.words), style="bold"))

    def list_moves(self, upto: int) -> None:
        """Lists the deal's results, all moves so far and their effects."""
        self.face.log(self.match.opening(self.viewer))
        for number, messages in enumerate(self.match.log(self.viewer)[:upto], 1):
            step = self.match.steps[number - 1]
            line = f"{number:>4}  {self.words.seat(step.seat)}: {self.notation(step) or '…'}"
            self.face.out.print(Text(line, style="dim"))
            self.face.log(messages)

    def notation(self, step: PlayedMove) -> str | None:
        """Returns a move as it was typed; in a game that goes on, choices of others may still be secret."""
        if step.seat != self.viewer and not self.match.state.is_over():
            return None
        return self.match.game.moves.notation(step.move)

    def run(self) -> None:
        """Steps through the game until there is no more input."""
        self.show()
        while True:
            try:
                line = self.face.ask(self.words.text("replay-keys"))
            except EOFError:
                return
            if line.strip() == "q":
                return
            self.obey(line.strip())

    def obey(self, text: str) -> None:
        """Carries out one typed line."""
        if text in ("", "n"):
            self.go(self.at + 1)
        elif text == "b":
            self.go(self.at - 1)
        elif text.isdecimal():
            self.go(int(text[:9]))
        elif text == "p":
            self.scores()
        elif text == "l":
            self.list_moves(self.at)
        else:
            self.help()

    def go(self, number: int) -> None:
        """Jumps to the position after `number` moves."""
        if not 0 <= number <= self.last:
            self.face.say(self.words.text("replay-range", last=self.last))
            return
        self.at = number
        self.show()

    def help(self) -> None:
        """Prints what can be typed."""
        table = Table(box=None, show_header=False, padding=(0, 2, 0, 0))
        for key in KEYS:
            name = self.words.text(f"replay-key-{key}")
            table.add_row(Text(name, style="bold cyan"), Text(self.words.text(f"replay-help-{key}")))
        self.face.out.print(table)

    def data(self) -> dict[str, Any]:
        """Returns the whole game and the current position, as JSON."""
        moves = []
        for number, messages in enumerate(self.match.log(self.viewer), 1):
            step = self.match.steps[number - 1]
            events = [self.words.say(message) for message in messages]
            moves.append({"number": number, "seat": step.seat, "notation": self.notation(step), "events": events})
        opening = [self.words.say(message) for message in self.match.opening(self.viewer)]
        return {
            "opening": opening,
            "moves": moves,
            "at": self.at,
            **position_data(self.match.state_at(self.at), self.viewer, self.words),
        }


def position_data(state: State, viewer: int, words: Words) -> dict[str, Any]:
    """Returns a position with its score sheets, as JSON."""
    return {
        "over": state.is_over(),
        "view": msgspec.to_builtins(state.game.display.view(state, viewer)),
        **result_data(named_sheets(state.scores(), words), winner_names(state, words), words),
    }


def head_data(saved: SavedGame) -> dict[str, Any]:
    """Returns the header of a saved game, as JSON."""
    return {
        "game": saved.game,
        "version": saved.version,
        "content": saved.content,
        "pack": saved.pack,
        "seats": [{"name": seat.name, "bot": seat.bot} for seat in saved.seats],
        "options": saved.options,
        "seed": saved.seed,
    }


def picked(path: Path, number: int | None) -> SavedGame:
    """Returns one game of a file; if there are several, the caller must choose."""
    found = read_games(path)
    if number is None and len(found) > 1:
        raise Refusal(f"{path} holds {len(found)} games; --game says which")
    if not 1 <= (number or 1) <= len(found):
        raise Refusal(f"{path} holds {len(found)} games, there is no game {number}")
    return found[(number or 1) - 1]


def show_old(saved: SavedGame, why: Divergence, viewer: int, words: Words, as_json: bool) -> None:
    """Shows the last snapshot of a game with other rules; stepping through it is not possible."""
    state = last_snapshot(saved)
    if as_json:
        print_json({**head_data(saved), "diverges": why.report, **position_data(state, viewer, words)})
        return
    click.echo(f"gospoda: {words.text('replay-diverges', report=why.report)}", err=True)
    out = console()
    out.print(text_board(state.game, state.game.display.view(state, viewer), words))
    out.print(full_report(named_sheets(state.scores(), words), words))


def present(shown: Replay, saved: SavedGame, as_json: bool, step: bool, one: bool) -> None:
    """Shows a game in the requested form."""
    if as_json:
        print_json({**head_data(saved), **shown.data()})
        return
    if saved.pack:
        click.echo(shown.words.text("content-pack", pack=saved.pack, digest=saved.content))
    if step:
        shown.run()
    elif one:
        shown.show()
        shown.scores()
    else:
        shown.list_moves(shown.last)
        shown.scores()


@click.command()
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--game", "number", type=int, help="Which game of a file with several, from 1 on.")
@click.option("--move", type=int, help="Jump to the position after so many moves.")
@click.option("--seat", type=int, help="Look with the eyes of this seat, from 1 on; by default a spectator.")
@click.option("--step/--list", default=None, help="Step by keyboard, or list the game; stepping at a terminal.")
@as_json
@language
def replay(
    file: Path, number: int | None, move: int | None, seat: int | None, step: bool | None, as_json: bool, lang: str
) -> None:
    """Step through the saved game in FILE, jump to a move, print the score sheet.

    FILE is a game saved by `play` or the games of `sim --log`.
    """
    saved = picked(file, number)
    if seat is not None and not 1 <= seat <= len(saved.seats):
        raise Refusal(f"{file} is a game of {len(saved.seats)}, there is no seat {seat}")
    viewer = SPECTATOR if seat is None else seat - 1
    step = sys.stdin.isatty() and sys.stdout.isatty() if step is None else step
    try:
        match = restored(saved)
    except Divergence as why:
        words = words_at(last_snapshot(saved).game, lang, saved.seats)
        show_old(saved, why, viewer, words, as_json)
        return
    at = move if move is not None else 0 if step else len(match.steps)
    if not 0 <= at <= len(match.steps):
        raise Refusal(f"{file} has {len(match.steps)} moves, there is no move {at}")
    words = words_at(match.game, lang, saved.seats)
    present(Replay(match, words, viewer, at), saved, as_json, step, move is not None)
