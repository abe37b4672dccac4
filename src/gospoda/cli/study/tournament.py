"""`gospoda tournament`: bots against each other, with ratings, intervals and a page of plots."""

from __future__ import annotations

import sys
from pathlib import Path

import click
import msgspec
from rich.console import Console
from rich.table import Table
from rich.text import Text

from gospoda import bots as all_bots
from gospoda.cli.common import (
    as_json,
    chosen_options,
    complete_file,
    console,
    game_options,
    hangup_as_interrupt,
    language,
    print_json,
)
from gospoda.cli.errors import INTERRUPTED, Refusal
from gospoda.cli.study.sim import progress_bar
from gospoda.core import registry
from gospoda.core.words import Words
from gospoda.research import report
from gospoda.research.executors import Alone, Executor, NoRay, Pool, RayExecutor
from gospoda.research.extras import MissingExtra, need
from gospoda.research.plan import Plan, Unfinished
from gospoda.research.ratings import NoRatings, Standing, standing
from gospoda.research.tournament import BadJournal, Journal, play


def hired(plan: Plan, jobs: int, address: str | None) -> Executor:
    """Returns the executor that plays the games."""
    if address is not None:
        return RayExecutor(plan, address)
    return Alone(plan) if jobs == 1 else Pool(plan, jobs)


def played(plan: Plan, journal: Journal, jobs: int, address: str | None, words: Words) -> tuple[list[str], bool]:
    """Plays the missing games; returns those that could not be finished, and whether the user interrupted."""
    unfinished: list[str] = []
    if len(journal.results) >= plan.count():
        return unfinished, False
    executor = hired(plan, jobs, address)
    with hangup_as_interrupt(), progress_bar(words) as bar:
        task = bar.add_task("", total=plan.count(), completed=len(journal.results))
        try:
            for outcome in play(plan, executor, set(journal.results)):
                if isinstance(outcome, Unfinished):
                    unfinished.append(f"game {outcome.number}: {outcome.reason}")
                else:
                    journal.add(outcome)
                bar.update(task, completed=len(journal.results) + len(unfinished))
        except KeyboardInterrupt:
            return unfinished, True
    return unfinished, False


def wanted_bots(names: str) -> list[str]:
    """Returns the bots of `--bots`, each once."""
    chosen = [name.strip() for name in names.split(",") if name.strip()]
    for name in chosen:
        all_bots.invited(name)
    if len(set(chosen)) != len(chosen):
        raise Refusal("--bots names a bot twice; a different budget, such as expert:500, makes it a different bot")
    return chosen


def print_standing(out: Console, found: Standing, words: Words) -> None:
    """Prints the tables for people."""
    out.print(Text(report.summary(found, words), style="bold"))
    for head, rows in (
        (report.meeting_head(words), [report.meeting_row(one) for one in found.meetings]),
        (report.rating_head(words), report.rating_rows(found)),
    ):
        table = Table(box=None, header_style="bold", padding=(0, 2, 0, 0))
        for i, name in enumerate(head):
            table.add_column(name, justify="left" if i == 0 else "right")
        for row in rows:
            table.add_row(*[Text(cell) for cell in row])
        out.print()
        out.print(table)
    for line in found.unfinished:
        out.print(Text(line, style="yellow"))


def written(found: Standing, journal: Journal, folder: Path, words: Words) -> None:
    """Writes the results as JSON and as a page beside the journal."""
    results = [journal.results[number] for number in sorted(journal.results)]
    data = msgspec.to_builtins(found) | {"results": msgspec.to_builtins(results)}
    with complete_file(folder / "results.json") as file:
        file.write(msgspec.json.format(msgspec.json.encode(data), indent=1))
    with complete_file(folder / "report.html") as file:
        file.write(report.page(found, results, words).encode())


@click.command()
@click.argument("title")
@click.option(
    "--bots",
    required=True,
    metavar="A,B,...",
    help="Who plays; each meets each. expert:500 sets a budget, my_bot.py:MyBot or my_package:MyBot is your own.",
)
@click.option("--games", type=click.IntRange(min=1), default=200, show_default=True, help="Games of each pair.")
@click.option("--seats", type=int, help="How many players, half of each bot; by default two. 1: each bot alone.")
@click.option("--seed", default="0", show_default=True, help="The same seed gives the same deals.")
@click.option("--jobs", type=click.IntRange(min=1), default=1, show_default=True, help="How many processes.")
@click.option("--ray", "address", metavar="ADDRESS", help="Play on a Ray cluster; `local` starts one here.")
@click.option(
    "--out",
    type=click.Path(path_type=Path, file_okay=False),
    help="A folder for journal, results and page; the same folder goes on where it was left.",
)
@game_options
@as_json
@language
def tournament(
    title: str,
    bots: str,
    games: int,
    seats: int | None,
    seed: str,
    jobs: int,
    address: str | None,
    out: Path | None,
    settings: tuple[str, ...],
    as_json: bool,
    lang: str,
) -> None:
    """Let bots play TITLE against each other and rate them.

    Every pair plays the same deals, each deal in every seating. Finished games are saved at once: the same
    command with the same --out continues where it left off, even after a crash.
    """
    game = registry.game(title)
    count = seats if seats is not None else max(2, game.min_seats)
    options = chosen_options(game, settings)
    game.start(count, options)
    chosen = wanted_bots(bots)
    if count > 1 and len(chosen) < 2:
        raise Refusal("a tournament needs two bots at least; with --seats 1 one is enough")
    if address is not None and jobs > 1:
        raise Refusal("--jobs is for this machine, --ray for many: choose one")
    plan = Plan(title, count, options, seed, chosen, games, f"{game.version} {game.content_digest()}")
    folder = out if out is not None else Path(f"tournament-{title}")
    words = Words(game, lang)
    try:
        need("matplotlib", "research")  # needed for the page: report it now, not after hours of play
        journal = Journal(folder / "journal.jsonl", plan)
        unfinished, interrupted = played(plan, journal, jobs, address, words)
        found = standing(plan, journal.results, unfinished)
        written(found, journal, folder, words)
    except (BadJournal, NoRay, NoRatings, MissingExtra) as problem:
        raise Refusal(str(problem)) from None
    if as_json:
        print_json(msgspec.to_builtins(found))
    else:
        print_standing(console(), found, words)
        console().print(Text(words.text("tournament-written", folder=str(folder))), soft_wrap=True)
    if interrupted:
        print(words.text("sim-interrupted"), file=sys.stderr)
        raise click.exceptions.Exit(INTERRUPTED)
