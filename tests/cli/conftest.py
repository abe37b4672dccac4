"""The terminal under test: runs in-process, in English, with its own data folder."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result

from gospoda.cli.main import cli
from gospoda.core import registry
from gospoda.core.messages import Message, ScoreLine, ScoreSheet
from gospoda.core.moves import MoveTable
from gospoda.example.game import BURY, DISPLAY, EVENTS, PASSING, PLAY, Bidding, Burying, Magpies, MagpiesDisplay

Run = Callable[..., Result]


class PaddedDisplay(MagpiesDisplay):
    """Magpies with a score pad, to test how the terminal uses it."""

    def score_pad(self, data: Any) -> tuple[list[tuple[str, ScoreSheet]], list[str]]:
        if "players" not in data:
            raise ValueError("the field players is missing")
        rows = []
        for seat, (name, jewels) in enumerate(data["players"].items()):
            lines = [ScoreLine("jewels", n, Message("score-jewel", {"n": n})) for n in jewels]
            rows.append((name, ScoreSheet(seat, lines)))
        most = max(sheet.total for _, sheet in rows)
        return rows, [name for name, sheet in rows if sheet.total == most]


class PaddedMagpies(Magpies):
    """Magpies with a content check."""

    id, title = "padded", "Padded Magpies"

    def check_content(self, folder: str) -> list[str]:
        return ["cards.toml, entry 'x': cost is missing"] if "bad" in folder else []


@pytest.fixture(autouse=True)
def surroundings(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Sets English, no terminal colours, and no files outside the test's folder."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG", "GOSPODA_CONTENT", "COLUMNS", "FORCE_COLOR"):
        monkeypatch.delenv(variable, raising=False)


@pytest.fixture
def padded(monkeypatch: pytest.MonkeyPatch) -> Magpies:
    display = PaddedDisplay(DISPLAY.declared, DISPLAY.named)
    title = PaddedMagpies(2, 4, [PASSING], MoveTable(PLAY, BURY), EVENTS, [Bidding(), Burying()], None, display)
    monkeypatch.setitem(registry._registered, title.id, title)
    return title


@pytest.fixture
def run() -> Run:
    """Runs a command line; the result has exit_code, stdout and stderr."""

    def run_it(*args: str | Path, typed: str = "") -> Result:
        return CliRunner().invoke(cli, [str(arg) for arg in args], input=typed)

    return run_it


def refused(result: Result) -> str:
    """Returns the one sentence that bad input ends with."""
    assert result.exit_code == 2, result.output
    assert result.stderr.startswith("gospoda: ")
    assert result.stderr.count("\n") == 1
    assert "Traceback" not in result.output
    return result.stderr.removeprefix("gospoda: ").strip()
