"""The core's words: every id exists in all languages with the same variables, and every used id exists."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path

import pytest

from gospoda.core.words import LANGUAGES, Words

LOCALE = Path(str(files("gospoda.core") / "locale"))
SOURCE = LOCALE.parent.parent
NEEDED = [
    "refused-not-now",
    "refused-game-over",
    "refused-no-such-seat",
    "refused-not-your-turn",
    "refused-no-such-move",
    "undo-nothing",
    "undo-revealed",
    "event-ready",
    "seat-number",
]


def messages(language: str) -> dict[str, set[str]]:
    """Returns the ids of a language with their variables."""
    found: dict[str, set[str]] = {}
    key = ""
    folders = (LOCALE, SOURCE / "cli/host/admin_words", SOURCE / "pads/pad_words")
    files_of_language = sorted(path for folder in folders for path in folder.glob(f"{language}*.ftl"))
    for line in "".join(path.read_text("utf-8") for path in files_of_language).splitlines():
        begin = re.match(r"([a-z][\w-]*) =", line)
        if begin:
            key = begin.group(1)
            assert key not in found, f"{key} stands twice in {language}"
            found[key] = set()
        if key:
            found[key] |= set(re.findall(r"\$(\w+)", line))
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_languages_have_the_same_ids_and_variables(language: str) -> None:
    assert messages(language) == messages("en")


def test_the_core_has_the_words_it_needs() -> None:
    assert set(NEEDED) <= set(messages("en"))


def test_every_id_that_the_terminal_uses_has_words() -> None:
    known = messages("en")
    for path in (SOURCE / "cli").rglob("*.py"):
        for key in re.findall(r"""words\.text\(\s*["']([a-z-]+)["']""", path.read_text("utf-8")):
            assert key in known, f"{path.name} says {key}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_plurals(language: str) -> None:
    words = Words(None, language)
    said = {words.text("sim-played", games=n, decisions="7") for n in (1, 2, 5)}
    assert len(said) == 3
    assert not any("{" in text for text in said)
