"""The table as text, laid out for a phone and a terminal: no line is too long, and narrow text loses nothing."""

from __future__ import annotations

import re
from collections import Counter

import pytest
from rich.cells import cell_len

from gospoda.conformance.cases import CASES, Case, played
from gospoda.core.piles import SPECTATOR
from gospoda.core.state import State
from gospoda.core.words import LANGUAGES, Words
from gospoda.games.guilds.text_plot import WIDTH
from gospoda.render.text_layout import NARROWEST, ROOMY, WIDEST
from gospoda.server.workers.plain_text import text_of

WIDTHS = (44, 60, ROOMY)
# The modes that show more, or other things, on the table.
SHOWN = {
    ("rooms_on_offer", "more"),
    ("supply", "strict"),
    ("hands", "open"),
    ("placement", "open"),
    ("class_choice", "pick"),
}
# A name of maximum length, one with letters of zero width, one with letters of double width, and one that looks
# like markup of the library that prints.
NAMES = ["Zoe\u0301 \u0106wir", "Kunegunda-Maksymilianna", "\u9ce5\u7c60\u3068\u661f", "[/b] Ewa", "Ania"]
DRAWN = re.compile("[║╨╥═╞╡≈]")  # doors and passages
FRAMES = re.compile("[│┃─━┄·:+║╨╥═╞╡≈▓╭╮╰╯┌┐└┘├┤┬┴┼┏┓┗┛┡┩┳╇▼]+")
MARKS = " ,.;()[]…"  # around words
UNTOLD = {"guilds": ["board-characters"]}  # column headings, useless where there are no columns


def is_chosen(case: Case) -> bool:
    """Whether a case is tested: the standard game for each seat count, and the modes above for the fewest seats."""
    return not case.mode or (case.seats <= max(case.game.min_seats, 2) and set(case.mode) <= SHOWN)


def drawn(state: State, seat: int, language: str, width: int) -> list[str]:
    """The lines that the server sends."""
    return text_of(state, seat, language, width, NAMES[: state.seats]).splitlines()


def cells_of(line: str) -> list[str]:
    """The contents between the frames of a line."""
    return [" ".join(cell.split()) for cell in FRAMES.split(line)]


def said(lines: list[str], cut: set[str]) -> Counter[str]:
    """All words, numbers and signs, except those that a drawing cuts short and the text beside it gives in full."""
    found: Counter[str] = Counter()
    for line in lines:
        found.update(DRAWN.findall(line))
        kept = " ".join(cell for cell in cells_of(line) if cell not in cut and not cell.rstrip("⌂").endswith("…"))
        found.update(word.strip(MARKS) for word in kept.split())
    del found[""]
    return found


def cut_in_drawings(case: Case, words: Words) -> set[str]:
    """The names of rooms as cut on a plot of Guilds; the text below the plot gives them in full."""
    names = [words.name("room", key) for key in words.names.get("room", {})] if case.title == "guilds" else []
    small = [label for name in names for label in (name[:WIDTH].strip(), f"({name[: WIDTH - 2]})")]
    return {" ".join(f"{label} {more}".split()) for label in small for more in ("", label)}  # a large one has two cells


@pytest.mark.parametrize("some", [case for case in CASES if is_chosen(case)], ids=lambda case: case.name)
def test_nothing_is_cut_or_lost_in_a_narrow_text(some: Case) -> None:
    """19.1: on a phone nothing is cut, because the text is laid out for the width."""
    play = played(some)
    early, middle = play.moments[len(play.moments) // 8], play.moments[len(play.moments) // 2]
    for i, (state, seat) in enumerate([(early.state, early.seat), (middle.state, SPECTATOR), (play.end, 0)]):
        language = LANGUAGES[(i + some.seats) % len(LANGUAGES)]
        words = Words(some.game, language)
        cut = cut_in_drawings(some, words)
        whole = said(drawn(state, seat, language, WIDEST), cut)
        for head in UNTOLD.get(some.title, []):
            del whole[words.text(head)]
        for width in (NARROWEST, WIDTHS[(i + some.seats) % len(WIDTHS)]):
            lines = drawn(state, seat, language, width)
            assert [line for line in lines if cell_len(line) > width] == []
            assert whole - said(lines, cut) == Counter(), f"lost at {width} columns in {language}"


def test_a_lost_word_would_be_found() -> None:
    """The check notices what is cut, broken or left out, but not what is merely laid out differently."""
    whole = said(["│ strefa 1 │ Kat ⌂ +0 ★ │ ▲ 4 │", "│ Sala tor… ║", "… Sala tortur"], set())
    assert whole - said(["strefa 1: ▲ 4", "  Kat ⌂", "  +0 ★", "─║─ Sala tortur"], set()) == Counter()
    assert whole - said(["strefa 1:", "  K…", "  +0 ★", "Sala tor", "tur"], set()) == Counter(
        {"Kat": 1, "⌂": 1, "▲": 1, "4": 1, "║": 1, "tortur": 1}
    )
