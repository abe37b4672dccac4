"""The installed command, as a user types it."""

from __future__ import annotations

import subprocess
import sysconfig
from importlib.metadata import entry_points
from pathlib import Path

import pytest

from gospoda.core.registry import GROUP

TITLES = sorted(point.name for point in entry_points(group=GROUP))  # without the example, which only tests register
COMMANDS = [f"gospoda sim {title} --seats 2 --games 1 --bots journeyman,random" for title in TITLES]


@pytest.mark.parametrize("command", COMMANDS)
def test_the_default_level_plays(command: str) -> None:
    """Journeyman is the level that the home page and daily deals offer first."""
    program, *arguments = command.split()
    installed = Path(sysconfig.get_path("scripts")) / program
    done = subprocess.run([installed, *arguments], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert "journeyman" in done.stdout
