"""What counts as a citation of the rules."""

from __future__ import annotations

from pathlib import Path

import pytest

from gospoda.rulebook.citations import citations, cited, name_reference, references, resolved
from gospoda.rulebook.page import parsed

MODULE = '''"""5 and 9.6: a module."""

class Stall:
    """A stall (H6)."""

    def buy(self) -> None:
        """Pays the price."""
        pay(1.5)  # 5.2 A: not below 0.5 of anything
        pay(2)  # 3 of them
        pay(3)  # noqa: E501


def test_5_2_a_sold_stall_is_empty() -> None: ...
'''
CLIENT = """/** 3.6: one row of the table. */
const half = 0.5; // half of it
// 12 cards: the deck
"""


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


@pytest.mark.parametrize(
    ("docstring", "keys"),
    [
        ("5.1.2 to 5.1.4: pass the hands.", {"5.1.2", "5.1.3", "5.1.4"}),
        ("The kinds of move (section 11, decisions D1 to D3).", {"11", "D1", "D2", "D3"}),
        ("10.2 step 1, H15: a weapon is paid.", {"10.2", "H15"}),
        ("9 Open Lock: gold, and a card.", {"9"}),
        ("5.2: a turn; 6: W2 before it.", {"5.2", "6", "W2"}),
        ("6, 12, H2: whether it can be done; edge case 4: a dragon.", {"6", "12", "H2", "edge case 4"}),
        ("D2': all classes.", {"D2'"}),
        ("Doubles 3 of them, by 0.5.", set()),
    ],
)
def test_citations_anywhere_in_a_docstring(docstring: str, keys: set[str]) -> None:
    assert set(cited(docstring)) == keys


def test_citations_of_a_file_name_the_function(tmp_path: Path) -> None:
    path = tmp_path / "market.py"
    path.write_text(MODULE)
    found = [(place.line, place.name, keys) for keys, place in citations(path, tmp_path)]
    assert found == [
        (1, "market", ["5", "9.6"]),
        (3, "Stall", ["H6"]),
        (13, "test_5_2_a_sold_stall_is_empty", ["5.2 A"]),
        (8, "buy", ["5.2 A"]),
    ]


def test_citations_of_the_client_begin_a_comment(tmp_path: Path) -> None:
    path = tmp_path / "table.ts"
    path.write_text(CLIENT)
    assert [(place.line, keys) for keys, place in citations(path, tmp_path)] == [(1, ["3.6"])]


def test_an_article_in_the_name_of_a_test_is_no_letter_of_the_rules() -> None:
    page = parsed("## 5 Round\n\n### 5.2 Market\n\nText.\n")
    found = resolved(page, "5.2 A")
    assert found is not None
    assert found.key == "5.2"
