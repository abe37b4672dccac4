"""Replaying saved games."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tests.cli.conftest import Run, refused


@pytest.fixture
def log(run: Run, tmp_path: Path) -> Path:
    """Three finished games of Magpies between bots."""
    file = tmp_path / "games.jsonl"
    result = run("sim", "magpies", "--seats", "2", "--games", "3", "--seed", "4", "--log", file)
    assert result.exit_code == 0, result.output
    return file


@pytest.fixture
def game_file(log: Path) -> Path:
    """One of them in its own file, pretty-printed."""
    file = log.with_name("game.json")
    file.write_text(json.dumps(json.loads(log.read_text().splitlines()[0]), indent=1))
    return file


def changed(file: Path, **change: Any) -> Path:
    data = json.loads(file.read_text()) | change
    file.write_text(json.dumps(data))
    return file


def test_the_list_and_the_score_sheet(run: Run, game_file: Path) -> None:
    result = run("replay", game_file)
    assert result.exit_code == 0, result.output
    assert "   1  random: play" in result.stdout
    assert "takes the ruby" in result.stdout
    assert "Total" in result.stdout
    assert "wins." in result.stdout


def test_stepping(run: Run, game_file: Path) -> None:
    result = run("replay", game_file, "--step", typed="\n\nb\n15\n\np\nl\nx\n99\nq\n")
    assert result.exit_code == 0
    heads = [line for line in result.stdout.splitlines() if "Move " in line and "──" in line]
    assert [head.strip("─ ") for head in heads] == [f"Move {n} of 15" for n in (0, 1, 2, 1, 15)]
    assert result.stdout.count("go from 0 to 15") == 2
    assert "one move back" in result.stdout


def test_stepping_ends_with_the_input(run: Run, game_file: Path) -> None:
    assert run("replay", game_file, "--step", typed="\n").exit_code == 0


def test_jumping_to_a_move(run: Run, game_file: Path) -> None:
    text = run("replay", game_file, "--move", "3").stdout
    assert "Move 3 of 15" in text
    assert "Total" in text
    assert "there is no move 16" in refused(run("replay", game_file, "--move", "16"))


def test_json(run: Run, game_file: Path) -> None:
    data = json.loads(run("replay", game_file, "--json").stdout)
    assert len(data["moves"]) == 15
    assert data["moves"][0]["notation"].startswith("play")
    assert data["over"] is True
    assert sum(player["total"] for player in data["players"]) == 15
    assert data["winners"]
    half = json.loads(run("replay", game_file, "--json", "--move", "3").stdout)
    assert half["at"] == 3
    assert half["over"] is False
    assert half["winners"] == []


def test_one_game_of_many(run: Run, log: Path) -> None:
    assert "holds 3 games; --game says which" in refused(run("replay", log))
    assert "there is no game 4" in refused(run("replay", log, "--game", "4"))
    seeds = [json.loads(run("replay", log, "--game", str(n), "--json").stdout)["seed"] for n in (1, 2, 3)]
    assert seeds == ["4/0", "4/1", "4/2"]


def test_a_game_between_bots_cannot_be_resumed(run: Run, log: Path, game_file: Path) -> None:
    assert "between bots" in refused(run("play", "--resume", game_file))
    assert "3 games" in refused(run("play", "--resume", log))


def test_a_running_game_keeps_the_secrets_of_others(run: Run, game_file: Path) -> None:
    moves = json.loads(game_file.read_text())["moves"][:4]
    changed(game_file, moves=moves, snapshots=[])
    spectator = json.loads(run("replay", game_file, "--json").stdout)
    assert [move["notation"] for move in spectator["moves"]] == [None] * 4
    own = json.loads(run("replay", game_file, "--json", "--seat", "1").stdout)
    assert own["moves"][0]["notation"] == moves[0].split(" ", 1)[1]
    assert own["moves"][1]["notation"] is None
    assert "   1  random: …" in run("replay", game_file).stdout
    assert "there is no seat 3" in refused(run("replay", game_file, "--seat", "3"))


def test_a_game_of_other_rules_is_shown_in_its_last_snapshot(run: Run, game_file: Path) -> None:
    moves = ["0 play 99", *json.loads(game_file.read_text())["moves"][1:]]
    changed(game_file, moves=moves, version="0")
    result = run("replay", game_file)
    assert result.exit_code == 0
    assert "move 1 (0 play 99) is not possible" in result.stderr
    assert "Total" in result.stdout
    assert "not possible" in json.loads(run("replay", game_file, "--json").stdout)["diverges"]
    assert "not possible" in refused(run("play", "--resume", game_file))


@pytest.mark.parametrize(
    "change",
    [
        {"game": "nothing"},
        {"format": 9},
        {"seats": []},
        {"options": {"moon": 1}},
        {"start": {"seats": "many"}},
        {"start": {"seats": 2, "options": []}},
        {"surprise": 1},
        {"moves": 5},
        {"moves": ["rubbish"], "snapshots": []},
        {"moves": ["0 play 99"], "snapshots": [{"after": 1, "state": {}}]},
    ],
)
def test_damaged_files_are_refused(run: Run, game_file: Path, change: dict[str, Any]) -> None:
    refused(run("replay", changed(game_file, **change)))
    refused(run("play", "--resume", game_file))
