"""The report on paragraphs, code and tests."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from gospoda.rulebook.index import sort_key
from tests.cli.conftest import Run


def test_order_of_the_rulebook() -> None:
    keys = ["T7", "H10", "H6", "10.1", "5.2 B", "5.2", "5.10"]
    assert sorted(keys, key=sort_key) == ["5.2", "5.2 B", "5.10", "10.1", "H6", "H10", "T7"]


def test_the_report(run: Run, tmp_path: Path) -> None:
    (tmp_path / "test_magpies.py").write_text(
        'def test_T1_highest() -> None:\n    """2.2: the highest card takes it."""\n\n\ndef test_other() -> None: ...\n'
    )
    data = json.loads(run("rules", "magpies", "--tests", tmp_path, "--json").stdout)
    found = {entry["paragraph"]: entry for entry in data["paragraphs"]}
    assert found["2.2"]["code"][0]["name"] == "resolve"
    assert found["2.2"]["tests"][0]["name"] == "test_T1_highest"
    assert found["T1"]["tests"][0]["file"] == "test_magpies.py"
    assert found["2.1"]["tests"] == []
    text = run("rules", "magpies", "--tests", tmp_path).stdout
    assert "resolve" in text
    assert "test_T1_highest" in text
    assert "without a test" in text
    assert "not at hand" not in text


def test_what_is_named_by_a_test_only_is_said_in_its_words(run: Run, tmp_path: Path) -> None:
    """Readers without the numbered rules learn from every row what it is about."""
    (tmp_path / "test_magpies.py").write_text(
        'def test_T8_a_tie_is_shared() -> None: ...\n\n\ndef test_T9() -> None:\n    """Nobody is last."""\n'
    )
    data = json.loads(run("rules", "magpies", "--tests", tmp_path, "--json").stdout)
    found = {entry["paragraph"]: entry["rule"] for entry in data["paragraphs"]}
    assert found["T8"] == "a tie is shared"
    assert found["T9"] == "Nobody is last."
    assert all(found.values())


def test_without_tests_nothing_is_said_of_them(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Without a tests folder, no paragraph is called untested."""
    monkeypatch.chdir(tmp_path)
    text = run("rules", "magpies").stdout
    assert "resolve" in text
    assert "not at hand" in text
    assert "without a test" not in text
    assert "Tests" not in text


def test_one_paragraph_with_its_code_and_its_tests(run: Run) -> None:
    text = run("rules", "stonespine", "5.2", "b", "--tests", "tests").stdout
    assert text.startswith("5.2 B\n")
    assert "The rest of your gold is lost." in text
    assert "improvement.py" in text
    assert "pass_visit" in text
    assert "test_year_4_takes_no_challenge_and_ends" in text
    assert "buy" not in text.split("Code")[1].split("Tests")[0], "only what cites this paragraph"


def test_one_paragraph_as_json(run: Run) -> None:
    data = json.loads(run("rules", "stonespine", "h-4", "--json", "--tests", "tests").stdout)
    assert (data["game"], data["paragraph"]) == ("stonespine", "H4")
    assert "`discards`" in data["text"]
    assert "throw_away" in [place["name"] for place in data["code"]]
    assert data["tests"]
    heading = json.loads(run("rules", "stonespine", "5.4", "--json").stdout)
    assert heading["title"] == "Cleanup"
    assert heading["below"] == ["5.4.1", "5.4.2", "5.4.3", "5.4.4", "5.4.5"]


def test_a_title_without_a_page_shows_what_its_code_says(run: Run, tmp_path: Path) -> None:
    text = run("rules", "magpies", "2.2", "--tests", tmp_path).stdout
    assert "resolve" in text


def test_an_unknown_paragraph_names_its_neighbours(run: Run) -> None:
    said = run("rules", "stonespine", "5.9").stderr
    assert "no paragraph 5.9" in said
    assert "5.1, 5.2, 5.3, 5.4" in said
    assert "lists all" in run("rules", "stonespine", "unheard-of").stderr


def test_the_list_holds_every_paragraph_of_the_page(run: Run) -> None:
    data = json.loads(run("rules", "rollplayer", "--json").stdout)
    found = {entry["paragraph"]: entry for entry in data["paragraphs"]}
    assert found["1"]["rule"] == "The game in short"
    assert found["HR-9"]["rule"].startswith("A die that was selected")
    assert found["5.2.1"]["code"]
