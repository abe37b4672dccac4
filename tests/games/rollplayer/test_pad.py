"""The score pad, and refused content."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from gospoda.games.rollplayer.game import GAME
from tests.games.rollplayer.test_examples import CHAIN, HERO


def hero(**changes: Any) -> dict[str, Any]:
    """Returns the hero of example 20 in score pad form."""
    dice = {row: [die.replace("-", " ") for die in text.split()] for row, text in HERO.items()}
    note = {
        "name": "Ada",
        "race": "dwarf",
        "class": "cleric",
        "alignment": {"card": "guardian", "token": [0, 1]},
        "backstory": "craftsman",
        "dice": dice,
        "cards": [*CHAIN.split(), "heavy_crossbow", "Steadfast"],
        "gold": 17,
    }
    return {**note, **changes}


def other(**changes: Any) -> dict[str, Any]:
    dice = {row: ["gold 1", "black 2", "red 3"] for row in HERO}
    alignment = {"card": "rebel", "token": [1, 1]}
    return hero(
        name="Bo",
        race="elf",
        **{"class": "bard"},
        alignment=alignment,
        backstory="mentor",
        dice=dice,
        cards=[],
        **changes,
    )


def test_e20_on_the_score_pad() -> None:
    """E20: 33 stars for two players; the same hero alone has 2 more for gold (E23)."""
    rows, winners = GAME.display.score_pad({"players": [hero(), other()]})
    assert [sheet.total for _, sheet in rows] == [33, 1]
    assert winners == ["Ada"]
    rows, _ = GAME.display.score_pad({"players": [hero()], "solo": True})
    assert rows[0][1].total == 35
    assert list(dict.fromkeys(line.category for line in rows[0][1].lines)) == [
        "goals", "class_dice", "alignment", "backstory", "armor", "traits", "gold",
    ]  # fmt: skip


@pytest.mark.parametrize("rows", ["Siła Zręczność Kondycja Inteligencja Mądrość Charyzma", "SÍL obr ODO INT MOU CHA"])
def test_rows_by_any_name(rows: str) -> None:
    """The names on the sheet, in full or short, in any language."""
    dice = dict(zip(rows.split(), hero()["dice"].values(), strict=True))
    found, _ = GAME.display.score_pad({"players": [hero(dice=dice)]})
    assert found == GAME.display.score_pad({"players": [hero()]})[0]
    with pytest.raises(ValueError, match="Ada, Strength: this row is listed twice"):
        GAME.display.score_pad({"players": [hero(dice={**dice, "str": ["red 1"] * 3})]})


@pytest.mark.parametrize(
    ("changes", "problem"),
    [
        ({"race": "giant"}, "Ada: there is no race called 'giant'"),
        ({"class": "cook"}, "no class"),
        ({"cards": ["nothing"]}, "no Market card"),
        ({"cards": ["longbow", "quarterstaff"]}, "more than 2 hands"),
        ({"dice": {"str": ["red 5"] * 3}}, "dice are missing in these rows: Dexterity / Constitution"),
        ({"alignment": {"card": "guardian", "token": [0, 3]}}, "token"),
        ({"gold": -1}, "gold"),
        ({"name": 5}, "name"),
    ],
)
def test_bad_descriptions_are_refused(changes: dict[str, Any], problem: str) -> None:
    with pytest.raises(ValueError, match=problem):
        GAME.display.score_pad({"players": [hero(**changes)]})


def test_bad_dice_are_refused() -> None:
    for text in ("red 7", "pink 3", "red", ""):
        bad = hero()
        bad["dice"] = {**bad["dice"], "str": [text, "red 1", "red 1"]}
        with pytest.raises(ValueError, match=r"is not a die|no colour of dice"):
            GAME.display.score_pad({"players": [bad]})


def test_nothing_exists_twice() -> None:
    with pytest.raises(ValueError, match="same name"):
        GAME.display.score_pad({"players": [hero(), hero()]})
    with pytest.raises(ValueError, match="same race"):
        GAME.display.score_pad({"players": [hero(), other() | {"race": "dwarf"}]})
    with pytest.raises(ValueError, match="only one"):
        GAME.display.score_pad({"players": [hero(), other() | {"cards": ["steadfast"]}]})


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ('[[card]]\nid = "weak"\ncost = -1', "market.toml, entry 'weak'"),
        ('[[card]]\nid = "weak"\narrow = ""', "arrow"),
        ('[[card]]\nid = "longbow"\nhands = 0', "hands"),
        ('[[card]]\nid = "weak"\nscore = { count = "row_at_most", what = "luck", stars = 1 }', "what must be one of"),
        ('[[card]]\nid = "climb"\neffect = { kind = "discount", amount = 1 }', "a skill cannot have"),
    ],
)
def test_bad_content_names_file_entry_and_field(text: str, problem: str, tmp_path: Path) -> None:
    (tmp_path / "market.toml").write_text(text, "utf-8")
    problems = GAME.check_content(str(tmp_path))
    assert problems
    assert problem in problems[0]


def test_a_pack_may_change_a_house_value(tmp_path: Path) -> None:
    (tmp_path / "market.toml").write_text('[[card]]\nid = "weak"\ncost = 2\nprovenance = "printed"', "utf-8")
    assert GAME.check_content(str(tmp_path)) == []
