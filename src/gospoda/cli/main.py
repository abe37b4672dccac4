"""The program `gospoda`: its verbs, each in its own module."""

from __future__ import annotations

import os
from importlib.metadata import version
from pathlib import Path

import click

from gospoda.cli.errors import Refusal, Verbs
from gospoda.core.content import PACK_VARIABLE

# The modules of the verbs, in the order of `gospoda --help`.
VERBS = (
    "titles.games", "keyboard.play", "study.sim", "study.tournament", "keyboard.replay", "keyboard.hint",
    "keyboard.analyse", "titles.score", "host.serve", "host.admin", "titles.content", "titles.rules", "titles.new_game",
    "titles.check", "study.observe", "study.dataset", "study.mcp", "titles.house_values", "titles.help", "host.doctor",
    "host.dev",
)  # fmt: skip


@click.group(cls=Verbs, verbs=VERBS, invoke_without_command=True)
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


def main() -> None:
    """Runs the program."""
    cli(prog_name="gospoda")
