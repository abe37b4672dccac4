"""`gospoda new-game` writes a game that meets every requirement; `gospoda check` proves it."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from gospoda.cli.titles import check
from tests.cli.conftest import Run, refused
from tests.outside import registered


def checked(name: str, folder: Path, *options: str) -> subprocess.CompletedProcess[str]:
    """Returns the output of `gospoda check` for a title installed beside the package."""
    command = [sys.executable, "-m", "gospoda", "check", name, *options]
    environ = {**os.environ, "PYTHONPATH": os.pathsep.join([str(folder), os.environ.get("PYTHONPATH", "")])}
    return subprocess.run(command, cwd=folder, env=environ, capture_output=True, text=True, check=False)


@pytest.mark.parametrize("options", [[], ["--packaged"]])
def test_a_new_game_passes_all_of_conformance(run: Run, tmp_path: Path, options: list[str]) -> None:
    assert run("new-game", "rooks", *options, "--into", str(tmp_path)).exit_code == 0
    folder = tmp_path / "rooks"
    assert 'rooks = "rooks.game:GAME"' in (folder / "pyproject.toml").read_text("utf-8")
    registered(folder, "rooks")
    result = checked("rooks", folder)
    assert result.returncode == 0, result.stdout[-3000:] + result.stderr[-1000:]
    told = re.search(r"(\d+) passed", result.stdout)
    assert told is not None
    assert int(told[1]) > 350
    golden = checked("rooks", folder, "-k", "golden")
    assert "4 passed" in golden.stdout, "one for each number of players, and none too many"


def test_a_changed_rule_is_seen_and_written_down(run: Run, tmp_path: Path) -> None:
    run("new-game", "rooks", "--packaged", "--into", str(tmp_path))
    folder = tmp_path / "rooks"
    registered(folder, "rooks")
    turn = folder / "rooks" / "turn.py"
    turn.write_text(turn.read_text("utf-8").replace("INCOME = 2", "INCOME = 3"), "utf-8")
    assert checked("rooks", folder, "-k", "golden").returncode == 1
    assert checked("rooks", folder, "-k", "golden", "--write-golden").returncode == 0
    assert checked("rooks", folder, "-k", "golden").returncode == 0


def test_the_files_of_a_packaged_game_with_a_board(run: Run, tmp_path: Path) -> None:
    run("new-game", "rooks", "--packaged", "--board", "--into", str(tmp_path))
    folder = tmp_path / "rooks"
    for path in ("content/goods.toml", "rules.md", "turn.py", "golden/rooks-2.txt", "lookups.py"):
        assert (folder / "rooks" / path).is_file(), path
    for language in ("en", "pl", "cs"):
        assert (folder / "rooks" / "help" / f"{language}.md").is_file()
        assert (folder / "rooks" / "locale" / f"{language}.ftl").is_file()
    assert (folder / "web" / "src" / "Board.svelte").is_file()
    texts = [path.read_text("utf-8") for path in folder.rglob("*") if path.is_file()]
    assert not [text for text in texts if "edlars" in text or "gospoda.example" in text]


def test_a_board_needs_content_files(run: Run, tmp_path: Path) -> None:
    assert "--packaged" in refused(run("new-game", "rooks", "--board", "--into", str(tmp_path)))


def test_a_check_without_pytest_says_what_to_install(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(check, "NEEDED", ("there_is_no_such_module",))
    assert "pip install 'gospoda[check]'" in refused(run("check", "stonespine"))


@pytest.mark.parametrize("name", ["Rooks", "two words", "class", "1st", "stonespine", "../up"])
def test_names_that_are_refused(run: Run, tmp_path: Path, name: str) -> None:
    assert name in refused(run("new-game", name, "--into", str(tmp_path)))
    assert list(tmp_path.iterdir()) == []


def test_nothing_is_overwritten(run: Run, tmp_path: Path) -> None:
    (tmp_path / "rooks").mkdir()
    assert "exists already" in refused(run("new-game", "rooks", "--into", str(tmp_path)))
