"""The report of paragraphs, code and tests."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from gospoda.cli.titles.rules import name_reference, references, sort_key
from tests.cli.conftest import Run


@pytest.mark.parametrize(
    ("docstring", "keys", "rule"),
    [
        ("5.2 B: passing gives up the gold.", ["5.2 B"], "passing gives up the gold."),
        ("H6: tokens without room.\n\nMore.", ["H6"], "tokens without room."),
        ("1.1, 4.1: all draw.", ["1.1", "4.1"], "all draw."),
        ("6 and 9.6: the score sheets", ["6", "9.6"], "the score sheets"),
        ("5.1, H3: in secret", ["5.1", "H3"], "in secret"),
        ("T7 (C): ties", ["T7"], "ties"),
        ("The 5.2 rule.", [], ""),
        ("3 cards are drawn.", [], ""),
        ("Deal the cards: all of them.", [], ""),
        ("", [], ""),
    ],
)
def test_references_of_docstrings(docstring: str, keys: list[str], rule: str) -> None:
    found, said = references(docstring)
    assert (found, said) == (keys, rule)


@pytest.mark.parametrize(
    ("name", "keys"),
    [
        ("test_T7_ties", ["T7"]),
        ("test_5_2_b_passing", ["5.2 B"]),
        ("test_5_1_draft", ["5.1"]),
        ("test_the_market", []),
        ("test_a_bot", []),
    ],
)
def test_references_of_names(name: str, keys: list[str]) -> None:
    assert name_reference(name) == keys


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
    """A reader who does not have the numbered rules learns from every row what it is about."""
    (tmp_path / "test_magpies.py").write_text(
        'def test_T8_a_tie_is_shared() -> None: ...\n\n\ndef test_T9() -> None:\n    """Nobody is last."""\n'
    )
    data = json.loads(run("rules", "magpies", "--tests", tmp_path, "--json").stdout)
    found = {entry["paragraph"]: entry["rule"] for entry in data["paragraphs"]}
    assert found["T8"] == "a tie is shared"
    assert found["T9"] == "Nobody is last."
    assert all(found.values())


def test_without_tests_nothing_is_said_of_them(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Away from the tests no paragraph is called untested."""
    monkeypatch.chdir(tmp_path)
    text = run("rules", "magpies").stdout
    assert "resolve" in text
    assert "not at hand" in text
    assert "without a test" not in text
    assert "Tests" not in text
