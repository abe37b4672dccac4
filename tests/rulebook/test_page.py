"""The parser of the rules pages."""

from __future__ import annotations

import pytest

from gospoda.rulebook.page import BODY, parsed

PAGE = """# A game: the rules

Nothing here has a number.

## 5 The round

Text of five.

### 5.2 Market

Text of the market.

- a list

**5.2.1** Buying. You pay.
More of it.

**5.2 B** Passing.

## 12 Furniture
<!-- no code: wood -->

**H-6** A ruling. <!-- no code: nobody asks -->

**edge case 4** A case.

## Without a number

Left out.
"""


def test_every_paragraph_has_its_number_and_its_text() -> None:
    rules = parsed(PAGE).rules
    assert [rule.key for rule in rules] == ["5", "5.2", "5.2.1", "5.2 B", "12", "H-6", "edge case 4"]
    texts = {rule.key: rule.text for rule in rules}
    assert texts["5"] == "Text of five."
    assert texts["5.2"] == "Text of the market.\n\n- a list"
    assert texts["5.2.1"] == "Buying. You pay.\nMore of it."
    assert texts["H-6"] == "A ruling."
    assert texts["edge case 4"] == "A case."
    assert rules[1].title == "Market"
    assert (rules[1].level, rules[2].level) == (3, BODY)
    assert PAGE.splitlines()[rules[2].line - 1].startswith("**5.2.1**")


def test_a_mark_holds_for_what_is_below_its_heading() -> None:
    marks = {rule.key: rule.mark for rule in parsed(PAGE).rules}
    assert marks == {
        "5": "",
        "5.2": "",
        "5.2.1": "",
        "5.2 B": "",
        "12": "wood",
        "H-6": "nobody asks",
        "edge case 4": "wood",
    }


@pytest.mark.parametrize("spelled", ["H-6", "H6", "h 6", "h6"])
def test_spelling_does_not_matter(spelled: str) -> None:
    found = parsed(PAGE).find(spelled)
    assert found is not None
    assert found.key == "H-6"


def test_what_lies_below_a_heading() -> None:
    page = parsed(PAGE)
    five = page.find("5")
    assert five is not None
    assert [rule.key for rule in page.below(five)] == ["5.2", "5.2.1", "5.2 B"]
    assert page.below(page.rules[2]) == []


@pytest.mark.parametrize(("typed", "meant"), [("5.2.7", "5.2.1"), ("5.2c", "5.2 B"), ("5.9", "5.2"), ("H7", "H-6")])
def test_a_wrong_number_finds_its_neighbours(typed: str, meant: str) -> None:
    page = parsed(PAGE)
    assert page.find(typed) is None
    assert meant in page.near(typed)
