"""`gospoda analyse` and shared code for `gospoda hint`: a searcher's view of a finished game and of one decision."""

from __future__ import annotations

import sys
from pathlib import Path

import click
import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from gospoda import bots
from gospoda.bots import budget as budgets
from gospoda.bots.advice import Advice, Moment, Report
from gospoda.cli.common import as_json, console, language, print_json, words_at
from gospoda.cli.errors import Refusal
from gospoda.cli.keyboard.store import read_games, restored
from gospoda.core.game import Game
from gospoda.core.match import move_message
from gospoda.core.registry import game
from gospoda.core.saves.saved import SavedGame
from gospoda.core.words import Words


def wished_budget(text: str) -> budgets.Budget:
    """Returns the budget of `--budget`."""
    try:
        return budgets.parse(text)
    except budgets.BadBudget as problem:
        raise Refusal(str(problem)) from None


def one_game(path: Path, number: int) -> SavedGame:
    """Returns the saved game of a file, or one of several."""
    found = read_games(path)
    if not 1 <= number <= len(found):
        raise Refusal(f"{path} holds {len(found)} games; --game {number} is none of them")
    return found[number - 1]


def advice_table(title: Game, found: list[Advice], words: Words, top: int = 0) -> Table:
    """Returns a table of moves with what they promise, best first."""
    table = Table(box=None, header_style="bold", padding=(0, 2, 0, 0))
    score = "advice-score" if all(one.final for one in found) else "advice-horizon"
    for key in (score, "advice-win", "advice-lead", "advice-visits"):
        table.add_column(words.text(key), justify="right")
    table.add_column(words.text("hint-move"))
    for one in found[: top or None]:
        sentence = words.say(move_message(title, one.move))
        numbers = (f"{one.score:.1f}", f"{100 * one.win:.0f} %", f"{one.lead:+.1f}", str(one.visits))
        table.add_row(*numbers, Text(sentence))
    if even := sum(one.even for one in found[: top or None]):
        table.caption = words.text("advice-even", count=even)
        table.caption_justify = "left"
    return table


def moment_table(title: Game, moments: list[Moment], words: Words) -> Table:
    """Returns a table of decisions with their costs."""
    table = Table(box=None, header_style="bold", padding=(0, 2, 0, 0))
    table.add_column("#", justify="right")
    table.add_column(words.text("sim-seat"))
    table.add_column(words.text("analyse-loss"), justify="right")
    table.add_column(words.text("analyse-win-loss"), justify="right")
    table.add_column(words.text("analyse-played"))
    table.add_column(words.text("analyse-best"))
    for one in moments:
        same = one.played.move == one.best.move
        table.add_row(
            str(one.number),
            words.seat(one.seat),
            f"{one.loss:.1f}",
            f"{100 * one.win_loss:.0f} %",
            Text(words.say(move_message(title, one.played.move))),
            Text("=" if same else words.say(move_message(title, one.best.move))),
        )
    return table


def print_report(out: Console, title: Game, report: Report, words: Words) -> None:
    """Prints the whole report for people."""
    out.print(moment_table(title, report.moments, words))
    out.print()
    out.print(Text(words.text("analyse-costliest"), style="bold"))
    out.print(moment_table(title, report.costliest, words))
    for seat, loss in enumerate(report.losses):
        out.print(Text(words.text("analyse-total", name=words.seat(seat), loss=f"{loss:.1f}")))


@click.command()
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--budget", default="300", show_default=True, help="For each decision: 300 iterations, or 0.5s.")
@click.option("--game", "number", default=1, show_default=True, help="Which game of a file with several.")
@click.option("--seed", default="0", show_default=True, help="The same seed gives the same report.")
@as_json
@language
def analyse(file: Path, budget: str, number: int, seed: str, as_json: bool, lang: str) -> None:
    """Analyse the finished game of FILE: what each decision lost against the best that a search finds."""
    saved = one_game(file, number)
    limit = wished_budget(budget)
    restored(saved)  # says what is wrong with a damaged file
    title = game(saved.game)
    words = words_at(title, lang, saved.seats)
    columns = (TextColumn(words.text("analyse-moves")), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), disable=not sys.stderr.isatty(), transient=True) as bar:
        task = bar.add_task("", total=len(saved.moves))
        report = bots.analyse(saved, limit, seed, lambda done, total: bar.update(task, completed=done, total=total))
    if as_json:
        print_json(msgspec.to_builtins(report))
    else:
        print_report(console(), title, report, words)
