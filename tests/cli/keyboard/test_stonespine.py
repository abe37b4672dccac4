"""Stonespine in the terminal: whole games, the score pad, content, the report on its rules."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from gospoda.core.registry import game
from gospoda.core.saves.saved import read
from gospoda.core.words import LANGUAGES
from tests.cli.conftest import Run, refused

SOURCE = Path(game("stonespine").folder())
CHAMBERS = next(p.domain.ids for p in game("stonespine").moves.kinds[0].params if p.name == "card")


@pytest.mark.parametrize("seats", [1, 2, 3])
def test_a_whole_game(run: Run, seats: int) -> None:
    args = ["play", "stonespine", "--seats", str(seats), "--seed", "5"]
    result = run(*args, typed="h\np\nl\n" + "A\n" * 100)
    assert result.exit_code == 0, result.output
    assert "The game is over" in result.stdout
    file = re.search(r"gospoda replay (.*\.json)", result.stdout)
    assert file is not None
    assert len(read(Path(file.group(1))).moves) > 20
    again = run("replay", file.group(1), "--json")
    assert json.loads(again.stdout)["over"] is True


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_id_is_without_words(run: Run, language: str) -> None:
    result = run("play", "stonespine", "--seats", "2", "--seed", "5", "--lang", language, typed="p\n" + "A\n" * 40)
    assert not re.findall(r"\b(?:ask|board|category|event|move|prompt|score|refused|hidden)-[a-z]+", result.stdout)


def position(**change: Any) -> dict[str, Any]:
    """Two finished dungeons."""
    players = []
    for seat, name in enumerate(("Ania", "Ola")):
        mine = CHAMBERS[16 * seat : 16 * seat + 16]
        rows = [mine[4 * row : 4 * row + 4] for row in range(4)]
        cards = [3 * seat + 1, 3 * seat + 2, 3 * seat + 3]
        players.append({"name": name, "blueprint": seat + 1, "rows": rows, "priority": seat + 1, "challenges": cards})
    return {"goal": 1, "players": players} | change


def test_the_score_pad(run: Run, tmp_path: Path) -> None:
    (tmp_path / "end.json").write_text(json.dumps(position()))
    data = json.loads(run("score", "stonespine", tmp_path / "end.json", "--json").stdout)
    assert [player["name"] for player in data["players"]] == ["Ania", "Ola"]
    for player in data["players"]:
        assert player["total"] == sum(line["points"] for line in player["lines"])
        assert all(line["detail"] for line in player["lines"])
    best = max(player["total"] for player in data["players"])
    assert data["winners"] == [player["name"] for player in data["players"] if player["total"] == best]
    text = run("score", "stonespine", tmp_path / "end.json").stdout
    assert f"{data['winners'][0]} wins." in text


@pytest.mark.parametrize(
    ("change", "words"),
    [({"goal": 999}, "goal"), ({"players": []}, "players"), ({"moon": 1}, "moon"), ({"players": [{}]}, "name")],
)
def test_a_bad_description_is_refused(run: Run, tmp_path: Path, change: dict[str, Any], words: str) -> None:
    (tmp_path / "end.json").write_text(json.dumps(position(**change)))
    assert words in refused(run("score", "stonespine", tmp_path / "end.json"))


def test_content_of_our_own_and_of_a_user(run: Run, tmp_path: Path) -> None:
    assert run("content", "check", "stonespine").exit_code == 0
    assert run("content", "check", "stonespine", SOURCE / "content").exit_code == 0
    (tmp_path / "stonespine").mkdir()
    (tmp_path / "stonespine" / "chambers.toml").write_text("[[chamber]]\nid = 'arena'\ngold = 'much'\n")
    result = run("content", "check", "stonespine", tmp_path)
    assert result.exit_code == 2
    assert "chambers.toml" in result.stderr


def test_the_report_of_the_rules(run: Run) -> None:
    data = json.loads(run("rules", "stonespine", "--json").stdout)
    found = {entry["paragraph"]: entry for entry in data["paragraphs"]}
    assert found["5.2 B"]["code"]
    assert found["5.2 B"]["rule"].startswith("Passing. You may pass whenever it is your turn")


@pytest.mark.parametrize("title", ["guilds", "rollplayer", "simurgh", "stonespine"])
def test_every_paragraph_says_its_rule(run: Run, title: str) -> None:
    """A heading or a whole sentence, never just the number."""
    for entry in json.loads(run("rules", title, "--json").stdout)["paragraphs"]:
        assert entry["rule"][:1].isupper(), entry["paragraph"]
        assert entry["rule"] != entry["paragraph"]
