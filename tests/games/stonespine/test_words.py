"""Words: everything the game can say exists in all three languages and is complete."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest
from rich.console import Console

from gospoda.core.chance import seeded
from gospoda.core.messages import Message
from gospoda.core.words import LANGUAGES, Words
from gospoda.games.stonespine.captions import captions
from gospoda.games.stonespine.cards import CHALLENGE_KINDS
from gospoda.games.stonespine.game import GAME, OPTIONS
from gospoda.games.stonespine.holdings import AMOUNTS
from gospoda.games.stonespine.lookups import FOLDER
from gospoda.games.stonespine.text import table as text_table
from gospoda.games.stonespine.view import view
from tests.games.stonespine.language import F2, table

HELP = Path(FOLDER) / "help"
PREFIXES = ("ask-", "board-", "pad-", "refused-", "score-", "jael-condition", "jael-action", "goal-", "hidden-")
CATEGORIES = ("priority", "final_gold", "goal", "challenges", "reputation", "blueprint", "paths", "jael_cards")


def written_ids() -> set[str]:
    """Returns every message id that appears in the code as a string."""
    found = set()
    for path in Path(FOLDER).glob("*.py"):
        if path.name == "observation.py":  # names of features, for programs
            continue
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and node.value.startswith(PREFIXES):
                found.add(node.value)
    return {key for key in found if re.fullmatch(r"[a-z]+(-[a-z]+)+", key)} - GAME.events.keys()


def declared_ids() -> set[str]:
    """Returns every message id that follows from the game's declarations."""
    found = {f"move-{kind.name}" for kind in GAME.moves.kinds} | {f"event-{kind}" for kind in GAME.events}
    found |= {f"action-{kind.name}" for kind in GAME.moves.kinds}
    found |= {f"param-{param.name}" for kind in GAME.moves.kinds for param in kind.params}
    found |= {f"chapter-{chapter.name}" for chapter in GAME.chapters} | {"chapter-end", "rival"}
    found |= {f"category-{name}" for name in CATEGORIES} | {f"amount-{name}" for name in AMOUNTS}
    for option in OPTIONS:
        values = [str(value).lower() if isinstance(value, bool) else str(value) for value in option.values]
        found |= {f"option-{option.name}", *[f"option-{option.name}-{value}" for value in values]}
    for kind in GAME.events.values():
        found |= {f"hidden-{param.domain.name}" for param in kind.params if param.secret}
    found |= {f"challenge-{kind.replace('_', '-')}" for kind in CHALLENGE_KINDS}
    measures = ("count", "identical-pairs", "sets")
    return found | {f"goal-{way}-{measure}" for way in ("most", "fewest") for measure in measures}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_id_has_words(language: str) -> None:
    words = Words(GAME, language)
    wanted = declared_ids() | written_ids()
    assert len(wanted) > 120
    assert [key for key in sorted(wanted) if not words.has(key)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_id_is_without_use(language: str) -> None:
    """A message that nothing uses is dead; only `reputation-points` and `count-gold` are used elsewhere."""
    text = (Path(FOLDER) / "locale" / f"{language}.ftl").read_text("utf-8")
    ids = set(re.findall(r"^([a-z][\w-]*) =", text, re.MULTILINE))
    amounts = {f"amount-{name}" for name in ("gold", "income")}  # a seat's figures, for previews
    assert ids - declared_ids() - written_ids() - amounts == {"reputation-points", "count-gold", "title"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_is_explained(language: str) -> None:
    words = Words(GAME, language)
    explained = captions()
    assert [len(cards) for cards in explained.values()] == [30, 8, 9]
    for cards in explained.values():
        for messages in cards.values():
            for message in messages:
                text = words.say(message)
                assert text != message.id
                assert "{" not in text
                assert "counted" not in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_places_and_edges_are_named(language: str) -> None:
    words = Words(GAME, language)
    for kind in ("cell", "edge"):
        names = [words.name(kind, key) for key in GAME.display.names()[kind]]
        assert len(set(names)) == len(names)
        assert not any(re.match(r"r\dc\d", name) for name in names)
    assert Words(GAME, "en").name("edge", "r1c3-n") == "upper edge of the chamber in row 1, column 3"
    assert Words(GAME, "pl").name("cell", "r1c3") == "rząd 1, kolumna 3"
    assert Words(GAME, "cs").name("cell", "r4c1") == "řada 4, sloupec 1"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [1, 2, 5])
def test_the_text_board(language: str, seats: int) -> None:
    """The board is at most 100 columns wide throughout a game and shows no bare id."""
    state = GAME.start(seats, {}, 8)
    words = Words(GAME, language, ["Zdzisława Długonazwiskowska", *["Olo"] * 4][:seats])
    chance = seeded(language)
    step = 0
    while not state.is_over():
        seat = state.next_seat()
        moves = state.legal(seat)
        state.advance(seat, moves[chance.below(len(moves))])
        step += 1
        if step % 9 == 0 or state.is_over():
            check_board(state, words, max(int(state.next_seat()), 0))


def check_board(state: object, words: Words, seat: int) -> None:
    console = Console(width=100, no_color=True, legacy_windows=False)
    with console.capture() as capture:
        console.print(text_table(view(state, seat), words))
    text = capture.get()
    assert max(len(line) for line in text.splitlines()) <= 100
    assert not re.findall(r"\b(?:ask|board|chapter|category|challenge|goal|jael)-[a-z]+", text)


def test_passages_are_drawn() -> None:
    console = Console(width=100, no_color=True)
    state = table(2).dungeon(0, F2).blueprint(0, 2).over()
    with console.capture() as capture:
        console.print(text_table(view(state, 0), Words(GAME, "en")))
    own = capture.get().split("* token")[0]
    assert own.count("≈") == 2
    assert "Fi*" in own


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_help_page(language: str) -> None:
    """Written for people at the table: about a thousand words, with the same headings in every language."""
    text = (HELP / f"{language}.md").read_text("utf-8")
    assert 800 <= len(re.findall(r"\w+", text)) <= 1700
    english = (HELP / "en.md").read_text("utf-8")
    marks = [re.findall(r"^#+", page, re.MULTILINE) for page in (text, english)]
    assert marks[0] == marks[1]


def test_a_message_of_the_solo_goal() -> None:
    """The place is named only if several compete."""
    words = Words(GAME, "en")
    message = Message("score-goal", {"goal": "Grand Gnoll", "count": 3, "place": 0})
    assert words.say(message) == "Grand Gnoll: 3"
    assert words.say(Message("score-goal", {**message.args, "place": 2})) == "Grand Gnoll: 3, place 2"
