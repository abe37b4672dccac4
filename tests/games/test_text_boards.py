"""The table as text: the own area before those of the others, and the sign of values of ours with its meaning."""

from __future__ import annotations

from io import StringIO

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


def drawn(state: State, seat: int, language: str = "en") -> list[str]:
    """The lines that a terminal shows to a seat."""
    out = StringIO()
    words = Words(state.game, language, NAMES)
    Console(file=out, width=100, color_system=None).print(
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
