"""`gospoda sim`: plays games between bots and prints how fast and how well they played."""

from __future__ import annotations

import sys
import time
from contextlib import AbstractContextManager, nullcontext
from pathlib import Path
from typing import Any, BinaryIO

import click
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, ProgressColumn, Task, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from gospoda import bots as all_bots
from gospoda.bots.simulation import WIN, Plan, Tally, empty_tally, simulate
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
from gospoda.cli.host.doctor import is_compiled
from gospoda.core import registry
from gospoda.core.words import Words


class GamesPerSecond(ProgressColumn):
    """The playing speed."""

    def render(self, task: Task) -> Text:
        """Returns games per second, as soon as it can be estimated."""
        return Text(f"{task.speed:,.1f}/s" if task.speed else "", style="cyan")


def progress_bar(words: Words) -> Progress:
    """Returns a bar with games played, games per second and time left; only shown on a terminal."""
    return Progress(
        TextColumn(words.text("sim-games")),
        BarColumn(),
        MofNCompleteColumn(),
        GamesPerSecond(),
        TimeRemainingColumn(),
        console=Console(stderr=True),
        disable=not sys.stderr.isatty(),
        transient=True,
    )


def run(plan: Plan, jobs: int, log: Path | None, words: Words) -> tuple[Tally, float, bool]:
    """Plays; returns the counts, the time taken, and whether the user interrupted."""
    tally = empty_tally(plan)
    interrupted = False
    begin = time.perf_counter()
    target: AbstractContextManager[BinaryIO | None] = complete_file(log) if log is not None else nullcontext()
    with hangup_as_interrupt(), target as file, progress_bar(words) as bar:
        task = bar.add_task("", total=plan.games)
        try:
            for portion in simulate(plan, jobs):
                tally.merge(portion)
                if file is not None:
                    file.writelines(game + b"\n" for game in portion.logs)
                bar.update(task, completed=tally.games)
        except KeyboardInterrupt:
            interrupted = True
    return tally, time.perf_counter() - begin, interrupted


def bots_for_seats(names: str, seats: int) -> list[str]:
    """Returns a bot for each seat: the named ones in turn."""
    chosen = [name.strip() for name in names.split(",")]
    for name in chosen:
        all_bots.invited(name)
    if len(chosen) > seats:
        raise Refusal(f"--bots names {len(chosen)} bots for {seats} seats")
    return [chosen[seat % len(chosen)] for seat in range(seats)]


def result_data(plan: Plan, jobs: int, tally: Tally, seconds: float, interrupted: bool) -> dict[str, Any]:
    """Returns the results of a simulation as JSON."""
    games = max(tally.games, 1)
    scores: list[dict[str, Any]] = []
    for seat, one in enumerate(tally.seats):
        bot = {} if plan.rotate else {"bot": plan.bots[seat]}
        scores.append({"seat": seat, **bot, "mean": round(one.total / games, 3), "min": one.least, "max": one.most})
    return {
        "game": plan.game,
        "version": registry.game(plan.game).version,
        "seats": plan.seats,
        "options": plan.options,
        "seed": plan.seed,
        "bots": plan.bots,
        "rotate": plan.rotate,
        "jobs": jobs,
        "games": tally.games,
        "decisions": tally.decisions,
        "seconds": round(seconds, 3),
        "decisions_per_second": round(tally.decisions / seconds, 1),
        "games_per_second": round(tally.games / seconds, 2),
        "compiled": is_compiled(),
        "scores": scores,
        "wins": {
            "seats": [round(one.wins / WIN, 4) for one in tally.seats],
            "bots": {name: round(wins / WIN, 4) for name, wins in tally.bots.items()},
            "drawn": tally.drawn,
            "none": tally.won_by_none,
        },
        "interrupted": interrupted,
    }


def percent(part: float, whole: int) -> str:
    """Returns a share of the games as a percentage."""
    return f"{part:g} ({100 * part / max(whole, 1):.1f} %)"


def seat_table(data: dict[str, Any], words: Words) -> Table:
    """Returns the scores and wins of every seat."""
    table = Table(box=None, header_style="bold", padding=(0, 2, 0, 0))
    table.add_column(words.text("sim-seat"))
    for heading in ("sim-mean", "sim-least", "sim-most", "sim-wins"):
        table.add_column(words.text(heading), justify="right")
    for row, wins in zip(data["scores"], data["wins"]["seats"], strict=True):
        name = words.text("seat-number", number=row["seat"] + 1)
        name += f" ({row['bot']})" if "bot" in row else ""
        mean = f"{row['mean']:.2f}"
        table.add_row(name, mean, str(row["min"]), str(row["max"]), percent(wins, data["games"]))
    return table


def print_result(out: Console, data: dict[str, Any], words: Words) -> None:
    """Prints the results of a simulation for people."""
    engine = words.text("doctor-compiled" if data["compiled"] else "doctor-uncompiled")
    if data["interrupted"]:
        out.print(Text(words.text("sim-interrupted"), style="yellow"))
    out.print(Text(words.text("sim-played", games=data["games"], decisions=f"{data['decisions']:,}"), style="bold"))
    rates = {"decisions": f"{data['decisions_per_second']:,.0f}", "games": f"{data['games_per_second']:,.1f}"}
    out.print(Text(words.text("sim-speed", **rates, seconds=f"{data['seconds']:.1f}") + f" [{engine}]"))
    out.print(seat_table(data, words))
    for bot, wins in data["wins"]["bots"].items():
        out.print(Text(words.text("sim-bot-wins", bot=bot, wins=percent(wins, data["games"]))))


@click.command()
@click.argument("title")
@click.option("--seats", type=int, help="How many players; by default the fewest that the game is made for.")
@click.option("--games", type=click.IntRange(min=1), default=100, show_default=True, help="How many games.")
@click.option("--seed", default="0", show_default=True, help="The same seed gives the same games.")
@click.option("--bots", default="random", show_default=True, metavar="A,B,...", help="Who plays; repeated in turn.")
@click.option("--jobs", type=click.IntRange(min=1), default=1, show_default=True, help="How many processes.")
@click.option("--rotate", is_flag=True, help="Let the bots move on by one seat after every game.")
@click.option("--log", type=click.Path(path_type=Path, dir_okay=False), help="Write replayable games, one a line.")
@game_options
@as_json
@language
def sim(
    title: str,
    seats: int | None,
    games: int,
    seed: str,
    bots: str,
    jobs: int,
    rotate: bool,
    log: Path | None,
    settings: tuple[str, ...],
    as_json: bool,
    lang: str,
) -> None:
    """Play games of TITLE between bots; print speed, scores and wins.

    The result depends only on the seed, not on the number of processes. A shared win counts for each winner
    in equal parts.
    """
    game = registry.game(title)
    count = seats if seats is not None else game.min_seats
    options = chosen_options(game, settings)
    game.start(count, options)
    plan = Plan(title, count, options, seed, games, bots_for_seats(bots, count), rotate, log is not None)
    words = Words(game, lang)
    tally, seconds, interrupted = run(plan, jobs, log, words)
    data = result_data(plan, jobs, tally, seconds, interrupted)
    if as_json:
        print_json(data)
    else:
        print_result(console(), data, words)
    if interrupted:
        raise click.exceptions.Exit(INTERRUPTED)
