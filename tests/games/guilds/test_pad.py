"""11: the score pad, the text table and the words of the cards."""

from __future__ import annotations

from io import StringIO

import pytest
from rich.console import Console

from gospoda.core.decisions import Step
from gospoda.core.words import LANGUAGES, Words
from gospoda.games.guilds.captions import captions
from gospoda.games.guilds.game import GAME
from tests.games.guilds.language import Table

END = {
    "objectives": ["most-warriors", "most gold left"],
    "players": [
        {"name": "Eryk", "characters": ["general", "Paladin", "mercenary"], "rooms": ["armoury r0c1 0"], "gold": 1},
        {"name": "Anna", "characters": ["prince", "Wieszczka"], "gold": 3, "shifts": ["most-warriors"]},
    ],
}


def test_a_described_end_is_scored() -> None:
    """11: characters, abilities, rooms and objectives, with names in any language."""
    rows, winners = GAME.display.score_pad(END)
    assert [name for name, _ in rows] == ["Eryk", "Anna"]
    eryk = {line.category: 0 for line in rows[0][1].lines}
    for line in rows[0][1].lines:
        eryk[line.category] += line.points
    assert eryk == {"characters": 7, "abilities": 2, "rooms": 1, "objectives": 5}
    assert winners == ["Eryk"]


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        ({"characters": ["nobody"]}, "Eryk: there is no character called 'nobody'"),
        ({"characters": ["prince"]}, "Anna: Eryk already has prince"),
        ({"rooms": ["armoury r3c1 0"]}, "Eryk, room 1: 'armoury r3c1 0' is not a legal placement"),
        ({"rooms": ["armoury"]}, "Eryk, room 1: 'armoury' does not have the form"),
        ({"shifts": ["most-warriors"], "characters": []}, "Eryk: no character in the guild shifts"),
        ({"gold": -1}, "Eryk, gold: the number must be at least 0"),
        ({"name": "Anna"}, "the same name"),
    ],
)
def test_mistakes_are_named(change: dict[str, object], problem: str) -> None:
    first, second = END["players"]  # type: ignore[misc]
    data = {**END, "players": [{**first, **change}, second]}  # type: ignore[dict-item]
    with pytest.raises(ValueError, match=problem):
        GAME.display.score_pad(data)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_is_explained(language: str) -> None:
    """10: the effect language has words in every language."""
    words = Words(GAME, language)
    for things in captions().values():
        for messages in things.values():
            for message in messages:
                assert words.has(message.id), message.id
                assert "{" not in words.say(message)
    for option in GAME.options:
        assert words.has(f"option-{option.name}")
        for value in option.values:
            assert words.has(f"option-{option.name}-{str(value).lower()}")
    for chapter in [chapter for chapter in GAME.chapters if not isinstance(chapter, Step)]:
        assert words.has(f"chapter-{chapter.name}")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_as_text(language: str) -> None:
    """12: the square with leaders, the plot with doors, inactive rooms in brackets."""
    table = Table(2).zones("carpenter", "prince").tents([2, 0], [0, 0]).florins(5, 5)
    table.plot(0, "armoury r2c2 0", "corridor r0c1 0").offer("garden-1").objectives("most-gardens").auction(0)
    console = Console(width=160, record=True, file=StringIO())
    console.print(GAME.display.text(GAME.display.view(table.state, 0), Words(GAME, language, ["Ann", "Bo"])))
    text = console.export_text()
    assert "▲ 2" in text
    assert "║" in text
    assert "(" in text
    assert "board-" not in text
