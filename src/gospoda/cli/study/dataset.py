"""`gospoda dataset`: games of bots, or saved games of people, as one row per decision in a Parquet file."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import click
from rich.text import Text

from gospoda import bots as all_bots
from gospoda.cli.common import as_json, chosen_options, console, game_options, hangup_as_interrupt, language, print_json
from gospoda.cli.errors import INTERRUPTED, Refusal
from gospoda.cli.study.sim import progress_bar
from gospoda.core import registry
from gospoda.core.game import Game
from gospoda.core.saves.saved import SavedGame, read
from gospoda.core.words import Words
from gospoda.research.common import default_seats
from gospoda.research.executors import Alone, Executor, NoRay, Pool, RayExecutor
from gospoda.research.extras import MissingExtra
from gospoda.research.plan import Unfinished
from gospoda.research.rows import Recipe, play_game, saved_game
from gospoda.research.tournament import play


def hired(recipe: Recipe, jobs: int, address: str | None) -> Executor:
    """Returns the executor that plays the games."""
    if address is not None:
        return RayExecutor(recipe, address, play_game)
    return Alone(recipe, play_game) if jobs == 1 else Pool(recipe, jobs, play_game)


def grown(growing: Any, recipe: Recipe, executor: Executor, words: Words) -> tuple[list[str], bool]:
    """Plays the missing games; returns those that could not be finished, and whether the user interrupted."""
    unfinished: list[str] = []
    with hangup_as_interrupt(), progress_bar(words) as bar:
        task = bar.add_task("", total=recipe.games, completed=len(growing.done))
        try:
            for outcome in play(recipe, executor, growing.done):
                if isinstance(outcome, Unfinished):
                    unfinished.append(f"game {outcome.number}: {outcome.reason}")
                else:
                    growing.add(outcome)
                bar.update(task, completed=len(growing.done) + len(unfinished))
        except KeyboardInterrupt:
            return unfinished, True
    return unfinished, False


def from_saved(out: Path, title: Game, files: list[Path]) -> int:
    """Converts people's saved games to the same form; all must share title, number of players and options."""
    from gospoda.research import dataset as data

    found = [read(path) for path in files]
    first = found[0]
    for path, saved in zip(files, found, strict=True):
        if setting(saved) != setting(first) or saved.game != title.id:
            raise Refusal(f"{path} is not of the same title, players and options as {files[0]}")
    names = sorted({seat.bot or seat.name for saved in found for seat in saved.seats})
    recipe = Recipe(title.id, len(first.seats), first.options, "saved", names, len(found), rules(title))
    return data.write(out, recipe, (saved_game(saved, i) for i, saved in enumerate(found)))


def setting(saved: SavedGame) -> tuple[str, int, dict[str, Any]]:
    """Returns what all games of a data set have in common."""
    return saved.game, len(saved.seats), saved.options


def rules(title: Game) -> str:
    """Returns the version of the rules and the components."""
    return f"{title.version} {title.content_digest()}"


@click.command()
@click.argument("title")
@click.option("--bots", default="greedy", show_default=True, metavar="A,B,...", help="Who plays, seat after seat.")
@click.option("--games", type=click.IntRange(min=1), default=100, show_default=True, help="How many games.")
@click.option("--out", type=click.Path(path_type=Path, dir_okay=False), required=True, help="The file, *.parquet.")
@click.option("--seats", type=int, help="How many players; by default two.")
@click.option("--seed", default="0", show_default=True, help="The same seed gives the same games.")
@click.option("--jobs", type=click.IntRange(min=1), default=1, show_default=True, help="How many processes.")
@click.option("--ray", "address", metavar="ADDRESS", help="Play on a Ray cluster; `local` starts one here.")
@click.option(
    "--saved", "files", multiple=True, type=click.Path(path_type=Path, dir_okay=False),
    help="Take this saved game instead of playing; may be repeated.",
)  # fmt: skip
@game_options
@as_json
@language
def dataset(
    title: str, bots: str, games: int, out: Path, seats: int | None, seed: str, jobs: int, address: str | None,
    files: tuple[Path, ...], settings: tuple[str, ...], as_json: bool, lang: str,
) -> None:  # fmt: skip
    """Write the decisions of games of TITLE to a Parquet file, one row each.

    A row contains what the seat observed, its legal moves, the move, the visit shares of a search, final
    points and win. Finished games are saved at once: the same command continues where it left off.
    """
    game = registry.game(title)
    words = Words(game, lang)
    try:
        from gospoda.research import dataset as data

        interrupted, unfinished, written = False, list[str](), out
        if files:
            count = from_saved(out, game, list(files))
        else:
            recipe = wanted(game, seats, bots, seed, games, chosen_options(game, settings))
            growing = data.Growing(out, recipe)
            if not growing.complete:
                unfinished, interrupted = grown(growing, recipe, hired(recipe, jobs, address), words)
            count = growing.rows() if growing.complete or interrupted else growing.finish()
            written = growing.folder if interrupted else out
    except (MissingExtra, NoRay) as problem:
        raise Refusal(str(problem)) from None
    report(written, count, unfinished, as_json, words)
    if interrupted:
        print(words.text("sim-interrupted"), file=sys.stderr)
        raise click.exceptions.Exit(INTERRUPTED)


def wanted(title: Game, seats: int | None, bots: str, seed: str, games: int, options: dict[str, Any]) -> Recipe:
    """Returns the checked recipe from the command line."""
    count = default_seats(title) if seats is None else seats
    checked = title.start(count, options).options
    names = [name.strip() for name in bots.split(",") if name.strip()]
    for name in names:
        all_bots.invited(name)
    if not names:
        raise Refusal("--bots needs at least one name of a bot, such as greedy")
    return Recipe(title.id, count, checked, seed, names, games, rules(title))


def report(out: Path, rows: int, unfinished: list[str], as_json: bool, words: Words) -> None:
    """Reports what was written."""
    if as_json:
        print_json({"file": str(out), "rows": rows, "unfinished": unfinished})
        return
    console().print(Text(words.text("dataset-written", rows=rows, file=str(out))), soft_wrap=True)
    for line in unfinished:
        console().print(Text(line, style="yellow"))
