"""`gospoda new-game`: what it writes is a game that keeps everything that a game must keep."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.conftest import Run, refused

ROOT = Path(__file__).parents[3]


def registered(folder: Path, name: str) -> None:
    """Beside the package what an installer would leave, so that the entry point is found."""
    info = folder / f"{name}-0.1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 0.1.0\n", "utf-8")
    (info / "entry_points.txt").write_text(f"[gospoda.games]\n{name} = {name}.game:GAME\n", "utf-8")


def test_a_new_game_passes_conformance(run: Run, tmp_path: Path) -> None:
    assert run("new-game", "rooks", "--into", str(tmp_path)).exit_code == 0
    folder = tmp_path / "rooks"
    assert 'rooks = "rooks.game:GAME"' in (folder / "pyproject.toml").read_text("utf-8")
    registered(folder, "rooks")
    command = [sys.executable, "-m", "pytest", "-n", "0", "-p", "no:cacheprovider", "tests/conformance"]
    result = subprocess.run(
        [*command, "-k", "rooks and not golden"],  # a golden game is written when its rules are settled
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(folder)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert result.returncode == 0, result.stdout[-3000:]
    assert " passed" in result.stdout


@pytest.mark.parametrize("name", ["Rooks", "two words", "class", "1st", "stonespine", "../up"])
def test_names_that_are_refused(run: Run, tmp_path: Path, name: str) -> None:
    assert name in refused(run("new-game", name, "--into", str(tmp_path)))
    assert list(tmp_path.iterdir()) == []


def test_nothing_is_overwritten(run: Run, tmp_path: Path) -> None:
    (tmp_path / "rooks").mkdir()
    assert "exists already" in refused(run("new-game", "rooks", "--into", str(tmp_path)))
