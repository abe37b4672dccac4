"""The table as text: the own area before those of the others, and the sign of values of ours with its meaning."""

from __future__ import annotations

import re
from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console

from gospoda.core import registry
from gospoda.core.chance import seeded
from gospoda.core.house import SIGN
from gospoda.core.piles import SPECTATOR
from gospoda.core.state import State
from gospoda.core.text_board import text_board
from gospoda.core.words import LANGUAGES, Words
from gospoda.games.simurgh.tables import CARDS as SIMURGH
from gospoda.games.simurgh.text import slot_text
from gospoda.games.stonespine.tables import CARDS as STONESPINE
from gospoda.games.stonespine.text import WIDTH, short_name

ROOT = Path(__file__).parents[2]
TITLES = ("guilds", "rollplayer", "simurgh", "stonespine")
NAMES = ["Ania", "Borys", "Celina"]
MOVES = 60


def played(title: str) -> State:
    """A position in the middle of a game of random moves."""
    state = registry.game(title).start(len(NAMES), seed=7)
    chance = seeded(3)
    seat = state.next_seat()
    for _ in range(MOVES):
        seat = state.advance(seat, chance.choice(state.legal(seat)))
    return state


def drawn(state: State, seat: int, language: str = "en", width: int = 100) -> list[str]:
    """The lines that a terminal of this width shows to a seat."""
    out = StringIO()
    words = Words(state.game, language, NAMES)
    Console(file=out, width=width, color_system=None).print(
        text_board(state.game, state.game.display.view(state, seat), words)
    )
    return out.getvalue().splitlines()


@pytest.mark.parametrize("seat", range(len(NAMES)))
@pytest.mark.parametrize("title", TITLES)
def test_the_own_area_comes_first(title: str, seat: int) -> None:
    """19.1: own area first; rivals after."""
    heads = [line for line in drawn(played(title), seat) if line.startswith("╭")]
    whose = [name for head in heads for name in NAMES if name in head]
    assert whose == [NAMES[seat], *[name for name in NAMES if name != NAMES[seat]]]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("title", TITLES)
def test_the_board_says_what_the_sign_means(title: str, language: str) -> None:
    """19.2: one sign with one meaning in all titles, in the terminal too."""
    meaning = Words(None, language).text("house-meaning")
    assert drawn(played(title), SPECTATOR, language)[-1].strip() == f"{SIGN} {meaning}"


def test_slots_carry_the_sign_in_the_terminal() -> None:
    """19.2: prices at the Scouts' Quarters and the Monument have no name that could carry it."""
    words = Words(registry.game("simurgh"), "en")
    slots = [*SIMURGH.scout_slots, *SIMURGH.monument_slots]
    assert [slot_text(slot, words).endswith(SIGN) for slot in slots] == [slot.provenance == "house" for slot in slots]
    state = played("simurgh")
    shown = "\n".join(drawn(state, 0))
    for slot in SIMURGH.scout_slots:
        assert slot_text(slot, words) in shown
    move = state.game.moves.parse("objective objective-73 2")
    assert state.game.display.explain(state, move, words) == slot_text(SIMURGH.monument_slots[1], words)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("title", TITLES)
def test_nothing_is_cut_at_the_width_of_a_phone(title: str, language: str) -> None:
    """19.1: the client asks for so many columns at least, and moves a text sideways that is wider than the screen."""
    narrowest = re.search(r"NARROWEST = (\d+)", (ROOT / "web/src/lib/columns.ts").read_text("utf-8"))
    assert narrowest is not None
    for line in drawn(played(title), 0, language, int(narrowest[1])):
        assert not line.rstrip(" │").endswith("…"), line


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_name_that_is_cut_keeps_the_sign(language: str) -> None:
    """19.2: a long name in a dungeon of the terminal loses letters, never the sign of a value of ours."""
    words = Words(registry.game("stonespine"), language)
    names = [words.name("chamber", chamber.id) for chamber in STONESPINE.chambers]
    assert any(len(name) > len(short_name(name)) for name in names)
    assert [SIGN in short_name(name) for name in names] == [SIGN in name for name in names]
    assert all(len(short_name(name)) < WIDTH for name in names)
    shown = drawn(played("stonespine"), SPECTATOR, language, 80)
    cut = [name for name in names if short_name(name) != name and any(short_name(name) in line for line in shown)]
    assert cut or language == "en", "a game in which no name is too long proves nothing"
    assert all(any(f"… {name}" in line for line in shown) for name in cut), "the whole name is read below the dungeon"
