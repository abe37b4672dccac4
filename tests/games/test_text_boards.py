"""The table as text: the viewer's area before the others, and the house value sign with its meaning."""

from __future__ import annotations

import re
from io import StringIO

import pytest
from rich.console import Console

from gospoda.content.house_values import SIGN
from gospoda.core import registry
from gospoda.core.chance import seeded
from gospoda.core.piles import SPECTATOR
from gospoda.core.state import State
from gospoda.core.words import LANGUAGES, Words
from gospoda.games.simurgh.lookups import CARDS as SIMURGH
from gospoda.games.simurgh.text import effect_text
from gospoda.games.stonespine.lookups import CARDS as STONESPINE
from gospoda.games.stonespine.lookups import CHAMBER
from gospoda.games.stonespine.text_dungeon import NARROW, WIDTH, short_name
from gospoda.render.text_board import text_board
from gospoda.render.text_layout import NARROWEST

TITLES = ("guilds", "rollplayer", "simurgh", "stonespine")
NAMES = ["Ania", "Borys", "Celina"]
MOVES = 60


def played(title: str, moves: int = MOVES) -> State:
    """Returns a position halfway through a game of random moves."""
    state = registry.game(title).start(len(NAMES), seed=7)
    chance = seeded(3)
    seat = state.next_seat()
    for _ in range(moves):
        seat = state.advance(seat, chance.choice(state.legal(seat)))
    return state


def drawn(state: State, seat: int, language: str = "en", width: int = 100) -> list[str]:
    """Returns the lines that a terminal of this width shows to a seat."""
    out = StringIO()
    words = Words(state.game, language, NAMES)
    Console(file=out, width=width, color_system=None).print(
        text_board(state.game, state.game.display.view(state, seat), words)
    )
    return out.getvalue().splitlines()


@pytest.mark.parametrize("width", [NARROWEST, 100])
@pytest.mark.parametrize("seat", range(len(NAMES)))
@pytest.mark.parametrize("title", TITLES)
def test_the_own_area_comes_first(title: str, seat: int, width: int) -> None:
    """19.1: own area first; rivals after."""
    heads = [line for line in drawn(played(title), seat, width=width) if line.startswith("╭")]
    whose = [name for head in heads for name in NAMES if name in head]
    assert whose == [NAMES[seat], *[name for name in NAMES if name != NAMES[seat]]]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("title", TITLES)
def test_the_board_names_house_values_once(title: str, language: str) -> None:
    """26.4.5: the sign is below the board, with its meaning, and on no card."""
    meaning = Words(None, language).text("house-table")
    lines = drawn(played(title), SPECTATOR, language)
    assert lines[-1].strip() == f"{SIGN} {meaning}"
    assert "\n".join(lines).count(SIGN) == 1


def test_prices_of_slots_are_shown() -> None:
    """The Scouts' Quarters and the Monument show costs and gains."""
    words = Words(registry.game("simurgh"), "en")
    state = played("simurgh")
    shown = "\n".join(drawn(state, 0))
    for slot in SIMURGH.scout_slots:
        assert effect_text(slot, words) in shown
    move = state.game.moves.parse("objective objective-73 2")
    assert state.game.display.explain(state, move, words) == effect_text(SIMURGH.monument_slots[1], words)


@pytest.mark.parametrize("title", ["guilds", "rollplayer"])
def test_a_name_is_not_taken_for_markup(title: str) -> None:
    """19.1: no name gets lost, and none breaks the text."""
    state = played(title)
    words = Words(state.game, "en", ["[red]Ania", "[/b]", "Celina"])
    out = StringIO()
    for width in (NARROWEST, 100):
        text = text_board(state.game, state.game.display.view(state, 0), words)
        Console(file=out, width=width, color_system=None, markup=False).print(text)
    heads = [line for line in out.getvalue().splitlines() if line.startswith("╭")]
    assert ["[red]Ania" in head for head in heads] == [True, False, False] * 2
    assert ["[/b]" in head for head in heads] == [False, True, False] * 2


def test_rooms_of_a_narrow_plot_are_explained() -> None:
    """19.1: a plot too narrow for names has a letter in each cell of a room, and a legend below."""
    state = played("guilds", 140)
    seen = 0
    for seat in range(len(NAMES)):
        lines = drawn(state, seat, "en", NARROWEST)
        lines = lines[next(i for i, line in enumerate(lines) if line.startswith("╭")) :]
        own = lines[: next(i for i, line in enumerate(lines) if line.startswith("╰"))]
        plot = state.game.display.view(state, seat).players[seat].plot
        drawing = "".join(line for line in own if line.startswith(("│ │", "│ ▓")))
        for tile, letter in zip(plot.tiles, "ABCDEFGHIJKLMNOP", strict=False):
            name = Words(state.game, "en").name("room", tile.room)
            assert any(line.startswith((f"│ {letter} ▪ {name}", f"│ {letter} ▫ {name}")) for line in own)
            cells = sum(cell.room == tile.room for cell in plot.cells)
            assert len(re.findall(rf"\b{letter}\b", drawing)) == cells
            seen += 1
    assert seen, "a game in which nothing is built proves nothing"


def test_chambers_of_a_narrow_dungeon_are_explained() -> None:
    """19.1: each chamber's name and kind, and wishes that don't fit, are listed by row and column."""
    words = Words(registry.game("stonespine"), "pl")
    cells = played("stonespine").game.display.view(played("stonespine"), 0).players[0].dungeon.cells
    shown = [" ".join(line.strip("│ ").split()) for line in drawn(played("stonespine"), 0, "pl", NARROWEST)]
    cut = 0
    for cell in cells:
        place = f"{cell.cell[1]}·{cell.cell[3]}"
        if cell.card is not None:
            kind = STONESPINE.chambers[CHAMBER.index[cell.card]].type
            assert f"{place} {words.name('chamber', cell.card)}, {words.name('chamber_type', kind)}" in shown
        elif len(words.name("chamber_type", cell.required)) > NARROW:
            cut += 1
            assert f"{place} {words.name('chamber_type', cell.required)}" in shown
    assert cut, "a dungeon in which every wish fits proves nothing"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_name_that_is_cut_is_told_in_full(language: str) -> None:
    """Long names in the terminal's dungeon are shortened; the line below has the full name."""
    words = Words(registry.game("stonespine"), language)
    names = [words.name("chamber", chamber.id) for chamber in STONESPINE.chambers]
    assert any(len(name) > len(short_name(name)) for name in names) == (language != "en")
    assert all(len(short_name(name)) < WIDTH for name in names)
    shown = drawn(played("stonespine"), SPECTATOR, language, 80)
    cut = [name for name in names if short_name(name) != name and any(short_name(name) in line for line in shown)]
    assert cut or language == "en", "a game in which no name is too long proves nothing"
    assert all(any(f"… {name}" in line for line in shown) for name in cut), "the whole name is read below the dungeon"
