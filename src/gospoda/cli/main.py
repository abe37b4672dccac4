"""The program `gospoda`: its verbs, each in a module of its own."""

from __future__ import annotations

import os
from importlib.metadata import version
from pathlib import Path

import click

from gospoda.cli.admin import admin
from gospoda.cli.analyse import analyse
from gospoda.cli.content import content
from gospoda.cli.dataset import dataset
from gospoda.cli.doctor import doctor
from gospoda.cli.errors import Refusal, Verbs
from gospoda.cli.games import games
from gospoda.cli.help import help_verb
from gospoda.cli.hint import hint
from gospoda.cli.house_values import house_values_verb
from gospoda.cli.mcp import mcp
from gospoda.cli.new_game import new_game
from gospoda.cli.observe import observe
from gospoda.cli.play import play
from gospoda.cli.replay import replay
from gospoda.cli.rules import rules
from gospoda.cli.score import score
from gospoda.cli.serve import serve
from gospoda.cli.sim import sim
from gospoda.cli.tournament import tournament
from gospoda.core.content import PACK_VARIABLE


@click.group(cls=Verbs, invoke_without_command=True)
@click.version_option(version("gospoda"), prog_name="gospoda")
@click.option(
    "--content",
    "pack",
    type=click.Path(path_type=Path),
    metavar="DIR",
    help="A content pack: a folder with a subfolder of TOML files for each title.",
)
@click.pass_context
def cli(context: click.Context, pack: Path | None) -> None:
    """A table for modern board games: play them, simulate them, score them."""
    if pack is not None:
        if not pack.is_dir():
            raise Refusal(f"--content names {pack}, which is no folder")
        os.environ[PACK_VARIABLE] = str(pack.resolve())
    if context.invoked_subcommand is None:
        click.echo(context.get_help())


VERBS = (
    games, play, sim, tournament, replay, hint, analyse, score, serve, admin, content, rules, new_game, observe,
    dataset, mcp, house_values_verb, help_verb, doctor,
)  # fmt: skip
for verb in VERBS:
    cli.add_command(verb)


def main() -> None:
    """Run the program."""
    cli(prog_name="gospoda")


if __name__ == "__main__":
    main()
