"""`hint` during a game and on a file, and `analyse`."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from gospoda.core.saves.saved import encode
from tests.bots.test_advice import finished
from tests.cli.conftest import Run, refused


@pytest.fixture
def kept(tmp_path: Path) -> Path:
    """A finished game in a file."""
    path = tmp_path / "game.json"
    path.write_bytes(encode(finished()))
    return path


def test_hint_in_a_game(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    from gospoda import bots
    from gospoda.cli.keyboard import session

    monkeypatch.setattr(session, "ADVICE_BUDGET", bots.Budget(iterations=20))
    shown = run("play", "magpies", "--seats", "2", "--seed", "1", typed="hint\n")
    assert "Score a few decisions ahead" in shown.stdout
    lines = run("play", "magpies", "--seats", "2", "--seed", "1", "--json", typed="hint\n").stdout.splitlines()
    (told,) = [data for data in map(json.loads, lines) if data["type"] == "advice"]
    assert sum(move["visits"] for move in told["moves"]) == 20
    assert {"notation", "text", "score", "win", "lead"} <= set(told["moves"][0])


def test_hint_on_a_file(run: Run, kept: Path) -> None:
    told = json.loads(run("hint", kept, "--after", "0", "--budget", "20", "--json").stdout)
    assert told["seat"] == 0
    assert told["after"] == 0
    assert sum(move["visits"] for move in told["moves"]) == 20
    assert "Score a few decisions ahead" in run("hint", kept, "--after", "0", "--budget", "20").stdout


def test_hint_where_there_is_nothing_to_decide(run: Run, kept: Path) -> None:
    assert "nothing to decide" in refused(run("hint", kept))
    assert "there is none after 999" in refused(run("hint", kept, "--after", "999"))
    assert "no budget" in refused(run("hint", kept, "--after", "0", "--budget", "long"))


def test_analyse(run: Run, kept: Path) -> None:
    told = json.loads(run("analyse", kept, "--budget", "10", "--json").stdout)
    assert len(told["costliest"]) == 3
    assert told["seats"] == ["Ania", "Bob"]
    shown = run("analyse", kept, "--budget", "10").stdout
    assert "The costliest moments" in shown
    assert "Ania lost " in shown


def test_analyse_refuses_what_is_no_game(run: Run, kept: Path, tmp_path: Path) -> None:
    path = tmp_path / "no.json"
    path.write_text("{}")
    assert "no saved game" in refused(run("analyse", path))
    assert "none of them" in refused(run("analyse", kept, "--game", "2"))
