"""What the log says of vassals and goods: tile and space by name, in the right case of each language."""

from __future__ import annotations

import pytest

from gospoda.core.match import event_message
from gospoda.core.state import Event
from gospoda.core.words import LANGUAGES, Words
from gospoda.games.simurgh.constants import SPEARMAN
from gospoda.games.simurgh.game import GAME
from gospoda.games.simurgh.lookups import AREA, BUNDLE, SPACE, SPOT, TILE
from tests.games.simurgh.language import Table

NOT_ON_BOARD = -1


def told(event: Event) -> list[str]:
    """Returns the log line in each language."""
    return [Words(GAME, language, ["Ania", "Borys"]).say(event_message(GAME, event, 1)) for language in LANGUAGES]


def spent(table: Table, *moves: str) -> Event:
    """Returns the event of a vassal spent in these moves."""
    state = table.state
    state.events = []
    for move in moves:
        table.do(move)
    return next(event for event in state.events if event.kind == "spend")


@pytest.mark.parametrize(
    ("kind", "args", "lines"),
    [
        (
            "place",
            [SPEARMAN, SPACE.number("area-3-a"), SPOT.number("research-15-a")],
            [
                "Ania sends a spearman to Research 15 (space a).",
                "Ania wysyła włócznika na płytkę Badania 15 (pole a).",
                "Ania posílá kopiníka na destičku Výzkum 15 (pole a).",
            ],
        ),
        (
            "recall",
            [SPEARMAN, SPACE.number("armoury"), SPOT.number("armoury")],
            [
                "Ania recalls a spearman from the Armoury.",
                "Ania wycofuje włócznika z pola Zbrojownia.",
                "Ania stahuje kopiníka z pole Zbrojnice.",
            ],
        ),
        (
            "lay",
            [TILE.number("production-11"), AREA.number("area-5")],
            [
                "Ania lays Production 11 in Area 5.",
                "Ania kładzie płytkę Produkcja 11 (Obszar 5).",
                "Ania vykládá destičku Produkce 11 (Oblast 5).",
            ],
        ),
        (
            "gain",
            [BUNDLE.number("spearman1-rider1")],
            [
                "Ania gains 1 spearman and 1 dragonrider.",
                "Ania zyskuje 1 włócznika i 1 jeźdźca smoków.",
                "Ania získává 1 kopiníka a 1 dračího jezdce.",
            ],
        ),
        (
            "pay",
            [BUNDLE.number("veg1-wood2-stone1")],
            [
                "Ania pays 1 vegetable, 2 wood and 1 stone.",
                "Ania płaci 1 warzywo, 2 drewna i 1 kamień.",
                "Ania platí 1 zeleninu, 2 dřeva a 1 kámen.",
            ],
        ),
        (
            "spend",
            [SPEARMAN, NOT_ON_BOARD, NOT_ON_BOARD],
            ["Ania spends a spearman.", "Ania wydaje włócznika.", "Ania odevzdává kopiníka."],
        ),
    ],
)
def test_lines_in_three_languages(kind: str, args: list[int], lines: list[str]) -> None:
    assert told(Event(kind, 0, args, 255)) == lines


def test_every_space_of_the_city_is_told_from_a_tile() -> None:
    """Every language names the city's spaces with an article or noun that tiles don't have."""
    for space in GAME.display.names()["space"]:
        if not space.startswith("area-"):
            event = Event("place", 0, [SPEARMAN, SPACE.number(space), SPOT.number(space)], 255)
            assert [" to the " in line or " na pole " in line for line in told(event)] == [True] * 3, space


def test_a_vassal_spent_from_the_board_is_named_with_its_space() -> None:
    """8: others see which space becomes free; the line used to say only `spends a spearman`."""
    table = Table(3).vassals(0, 2, 1).purse(0).tile("area-1", "research-15").tile("area-2", "production-1")
    table.stand("armoury", "0 spearman").stand("area-2-a", "0 spearman")
    assert told(spent(table, "place rider area-1-b", "spend spearman area-2-a")) == [
        "Ania spends a spearman from Production 1 (space a).",
        "Ania wydaje włócznika z płytki Produkcja 1 (pole a).",
        "Ania odevzdává kopiníka z destičky Produkce 1 (pole a).",
    ]
    table = Table(3).vassals(0, 1, 1).purse(0).tile("area-1", "research-15")
    assert told(spent(table, "place rider area-1-b"))[0] == "Ania spends a spearman."
