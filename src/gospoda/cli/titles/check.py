"""`gospoda check`: proves on one title what every game must guarantee."""

from __future__ import annotations

import os
import subprocess
import sys
from importlib.resources import files
from importlib.util import find_spec
from pathlib import Path

import click

from gospoda.cli.errors import Refusal
from gospoda.core import registry

NEEDED = ("pytest", "hypothesis", "numpy")  # the extra `check`


@click.command()
@click.argument("title")
@click.option("-k", "only", metavar="WORDS", help="Only the tests whose names match, such as `secrets`.")
@click.option("--write-golden", is_flag=True, help="Write the golden games anew, after a change of the rules.")
def check(title: str, only: str | None, write_golden: bool) -> None:
    """Prove on TITLE what every game must guarantee: rules, secrets, undo, saved games, words in three languages.

    It needs pytest: `pip install 'gospoda[check]'`.
    """
    game = registry.game(title)
    if missing := [name for name in NEEDED if find_spec(name) is None]:
        raise Refusal(f"the check needs {', '.join(missing)}: pip install 'gospoda[check]'")
    suite = Path(str(files("gospoda.conformance")))
    command = [sys.executable, "-m", "pytest", "-c", str(suite / "check.ini"), "-p", "no:cacheprovider", str(suite)]
    environ = {**os.environ, "GOSPODA_TITLE": game.id}
    if write_golden:
        environ["GOSPODA_GOLDEN"] = "write"
    done = subprocess.run([*command, *(["-k", only] if only else [])], env=environ, check=False)
    if done.returncode:
        sys.exit(1)
