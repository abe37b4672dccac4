"""2: the components: counts, house marks, and errors that name file, entry and field."""

from __future__ import annotations

from pathlib import Path

import pytest

from gospoda.core.content import ContentError
from gospoda.games.guilds.cards import Cards
from gospoda.games.guilds.game import GAME
from gospoda.games.guilds.lookups import CARDS, FOLDER

CONTENT = Path(FOLDER) / "content"


def test_2_counts() -> None:
    """2: 48 characters, 35 small and 18 large rooms, 18 objectives of 12 kinds."""
    assert len(CARDS.characters) == 48
    assert [room.size for room in CARDS.rooms].count("small") == 35
    assert [room.size for room in CARDS.rooms].count("large") == 18
    assert len(CARDS.objectives) == 18
    assert len({(goal.count, goal.fewest) for goal in CARDS.objectives}) == 12


def test_house_content_is_marked() -> None:
    assert {card.provenance for card in CARDS.characters} == {"house"}
    assert {room.provenance for room in CARDS.rooms} == {"house"}
    assert all(goal.house == ["first", "second"] for goal in CARDS.objectives)


@pytest.mark.parametrize(
    ("file", "text", "problem"),
    [
        ("characters.toml", '[[character]]\nid = "monk"\nprestige = "two"\n', "characters.toml, entry 'monk'"),
        ("characters.toml", '[[character]]\nid = "monk"\nfactions = ["bards"]\n', "field 'factions': unknown faction"),
        (
            "characters.toml",
            '[[character]]\nid = "monk"\nability = { when = "static", do = "kill" }\n',
            "'kill' does not work at 'static'",
        ),
        (
            "rooms.toml",
            '[[room]]\nid = "bath"\ndoors = ["N1"]\n',
            "'bath', field 'doors': a small room has no side",
        ),
        ("rooms.toml", '[[room]]\nid = "bath"\ntype = "cellar"\n', "entry 'bath', field 'type'"),
        (
            "objectives.toml",
            '[[objective]]\nid = "most-gardens"\nfaction = "bards"\n',
            "gardens', field 'faction'",
        ),
        ("rooms.toml", "[plot]\nhall_row = 3\n", "the hall does not lie on the plot"),
    ],
)
def test_mistakes_in_a_pack_are_named(tmp_path: Path, file: str, text: str, problem: str) -> None:
    (tmp_path / file).write_text(text, "utf-8")
    assert any(problem in line for line in GAME.check_content(str(tmp_path)))
    with pytest.raises(ContentError):
        Cards(CONTENT, tmp_path)


def test_a_pack_may_change_a_value(tmp_path: Path) -> None:
    (tmp_path / "characters.toml").write_text('[[character]]\nid = "monk"\nprestige = 7\n', "utf-8")
    changed = Cards(CONTENT, tmp_path)
    assert next(card.prestige for card in changed.characters if card.id == "monk") == 7
    assert changed.digest != CARDS.digest
