"""Wording that used to be wrong: titles and bots in each language, people by name, places and amounts in words."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from gospoda import bots
from gospoda.core import registry
from gospoda.core.game import Game
from gospoda.core.match import event_message, move_message, told
from gospoda.core.messages import SeatRef, say
from gospoda.core.state import Event
from gospoda.core.words import LANGUAGES, Words, title_names
from gospoda.games.simurgh.names import counted
from gospoda.games.stonespine.captions import jael_condition
from gospoda.games.stonespine.lookups import CARDS as STONESPINE_CARDS
from tests.games.stonespine.language import table

GUILDS, ROLL_PLAYER, SIMURGH, STONESPINE = (
    registry.game(title) for title in ("guilds", "rollplayer", "simurgh", "stonespine")
)

ROOT = Path(__file__).parents[2]
TE = {"čte", "roste", "svelte", "vite", "rate"}  # end like a formal verb but aren't one
TOGETHER = {"friends-now"}  # says "you" to two people
# terms that the Polish rulebook of Roll Player capitalizes, as they appear in mid-sentence
SMALL = re.compile(r"\b(?:histori|charakter|umiejętnoś|pancerz|inicjatyw|charyzm|atrybut|klas[aęyi]|ras[aęyi])\w*")


def texts(language: str, part: str = "") -> Iterator[tuple[str, str]]:
    """Returns every message of server, games and client in a language by id; selector branches are separate lines."""
    for folder in ("src/gospoda", "web/src"):
        for path in sorted((ROOT / folder).rglob(f"{language}*.ftl")):
            if part in path.as_posix():
                key = ""
                for line in path.read_text("utf-8").splitlines():
                    found = re.match(r"([a-z][\w-]*) = ?", line)
                    key = found[1] if found else key
                    if not line.startswith("#"):
                        yield key, re.sub(r"\{[^}]*\}", "", line[found.end() if found else 0 :])


def test_czech_says_ty_everywhere() -> None:
    """One form of address per language: the client used to say `klepněte` where the games say `klepni`."""
    for key, text in texts("cs"):
        formal = re.findall(r"\b\w+te\b|\bvás\b|\bvám\w*|\bvaš\w+|\bváš\b", text.casefold())
        assert key in TOGETHER or set(formal) <= TE, f"{key}: {text}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_florin_stays_with_its_number(language: str) -> None:
    """`2 ƒ` used to break at line ends, leaving the sign alone on the next line."""
    signs = [(key, text) for key, text in texts(language, "web/src/games/guilds/locale") if "ƒ" in text]
    assert signs
    assert [key for key, text in signs if not text.endswith("\N{NO-BREAK SPACE}ƒ")] == []


def test_polish_terms_of_roll_player_have_their_capitals() -> None:
    """Like the rulebook, on the board in the browser too."""
    for key, text in texts("pl", "games/rollplayer/locale"):
        assert not SMALL.search(text), f"{key}: {text}"


@pytest.mark.parametrize(
    ("language", "part", "word"),
    [
        ("pl", "games/rollplayer", "woreczk"),
        ("pl", "games/rollplayer", "śmietnik "),
        ("pl", "", "1 złota"),
        ("pl", "", "odnośnik"),
        ("pl", "", "kart wyzwań"),
        ("pl", "", "karty wyzwań"),
        ("pl", "games/guilds", "postacie"),
        ("pl", "games/guilds", "Zabierz postać"),
        ("cs", "games/stonespine", "komnat"),
        ("cs", "games/stonespine", "podzemí"),
        ("cs", "games/rollplayer", "příběh"),
        ("cs", "games/rollplayer", "1 zlato"),
        ("cs", "", "Ťukni"),
        ("cs", "", "soupeřka"),
    ],
)
def test_words_that_the_printed_editions_do_not_have(language: str, part: str, word: str) -> None:
    """A bag is „mieszek”, a room of the Czech Stonespine „místnost”, and Jael is a man; the same word everywhere."""
    assert [f"{key}: {text}" for key, text in texts(language, part) if word in f"{text} "] == []


def test_titles_have_a_name_in_each_language() -> None:
    assert title_names(STONESPINE)["cs"] == "Architekti Skalistého hřbetu"
    assert title_names(GUILDS) == {"en": "Guilds", "pl": "Gildie", "cs": "Cechy"}
    assert title_names(SIMURGH)["pl"] == "Simurgh"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_bot_has_a_name_in_each_language(language: str) -> None:
    words = Words(None, language)
    named = [words.bot(name) for name in bots.names()]
    assert len(set(named)) == len(named)
    assert all(words.has(f"bot-{name}") for name in bots.names())
    assert Words(None, "pl").bot("master:500") == "mistrz:500"


def test_people_are_called_by_name() -> None:
    """A domain of players is one of seats: nobody is `player 2` while others have names."""
    move = GUILDS.moves.parse("use-against thief p2")
    assert move_message(GUILDS, move).args["player"] == SeatRef(1)
    assert "Ola" in Words(GUILDS, "pl", ["Ania", "Ola"]).say(move_message(GUILDS, move))


@pytest.mark.parametrize(
    ("language", "said"),
    [("en", "row 2, column 3"), ("pl", "rząd 2, kolumna 3"), ("cs", "řada 2, sloupec 3")],
)
def test_cells_of_the_guilds_are_counted_from_one_in_words(language: str, said: str) -> None:
    move = GUILDS.moves.parse("place r1c2 3")
    assert said in Words(GUILDS, language).say(move_message(GUILDS, move))


@pytest.mark.parametrize(
    ("language", "amounts"),
    [
        ("en", ["1 weapon", "2 weapons", "5 weapons"]),
        ("pl", ["1 broń", "2 bronie", "5 broni", "12 broni", "22 bronie"]),
        ("cs", ["1 zbraň", "2 zbraně", "5 zbraní", "22 zbraní"]),
    ],
)
def test_amounts_agree_with_their_number(language: str, amounts: list[str]) -> None:
    assert [counted("weapon", int(text.split()[0]), language) for text in amounts] == amounts


def test_nobody_is_told_that_others_look_at_something_hidden() -> None:
    """Whispered events reach only those who may know them; a separate event tells everyone the number of tiles."""
    events = [Event("dragon-seen", 0, [0], 1)]
    assert len(told(SIMURGH, events, 0)) == 1
    assert told(SIMURGH, events, 1) == []


def test_a_place_that_scores_nothing_is_not_called_place_0() -> None:
    for language in LANGUAGES:
        words = Words(SIMURGH, language)
        assert "0" not in words.say(say("score-objective", objective="x", count=3, place=0))
        assert words.say(say("score-objective", objective="x", count=3, place=2)).endswith("2")


def test_sets_of_jael_are_called_sets() -> None:
    """Cards 4 and 9 count sets, the others elements."""
    words = Words(STONESPINE, "en")
    for card in STONESPINE_CARDS.jael:
        assert ("such set" in words.say(jael_condition(card))) == (card.id in ("jael-4", "jael-9"))


def test_the_solo_category_is_final_gold() -> None:
    state = table(1).gold(11).jael(2, 3, 4, 1).over()
    assert [sheet.lines[0].category for sheet in state.scores()] == ["final_gold", "final_gold"]
    assert Words(STONESPINE, "pl").text("category-final_gold") == "Końcowe złoto"


@pytest.mark.parametrize("title", [STONESPINE, ROLL_PLAYER])
def test_letters_are_different_in_each_language(title: Game) -> None:
    """Letters represent elements and colours on a text board; no two may look alike."""
    names = title.display.names()["letter"]
    for language in LANGUAGES:
        letters = [entry[language].casefold() for entry in names.values()]
        assert len(set(letters)) == len(letters)


def test_roll_player_abilities_are_sentences() -> None:
    words = {language: Words(ROLL_PLAYER, language) for language in LANGUAGES}
    rogue = ROLL_PLAYER.display.components().effects["class"]["rogue"][0]
    assert words["en"].say(rogue) == "After buying a Weapon card you may take the Dexterity action up to 2 times."
    assert words["pl"].say(rogue) == "Po zakupie karty Broni możesz wykonać akcję Zręczności do 2 razy."
    assert words["cs"].say(rogue) == "Po nákupu karty zbraně můžeš až 2× provést akci obratnosti."


def test_one_florin_is_no_florins() -> None:
    kind = GUILDS.events["gain-florins"]
    for amount, end in ((1, "1 florin."), (3, "3 florins.")):
        event = Event("gain-florins", 0, [0, kind.params[1].domain.index[str(amount)]], 255)
        assert Words(GUILDS, "en").say(event_message(GUILDS, event, 0)).endswith(end)


ONE_LINE = "the question fits one line of a phone"
CHOSEN = [
    (
        "stonespine/locale/en",
        "goal-rewards",
        "only the first two places alone or with two players",
        "the same at any table",
    ),
    ("rollplayer/locale/en", "ask-exchange", "swap places with which die?", ONE_LINE),
    (
        "rollplayer/locale/en",
        "ask-window-3",
        "is using an attribute action. Use a skill?",
        "whose turn it is comes first",
    ),
    ("rollplayer/locale/en", "option-start_player", "Start Player", "the rulebook's own term"),
    ("rollplayer/locale/pl", "ask-keeping", "nowy wynik", ONE_LINE),
    ("rollplayer/locale/pl", "ask-layout", "Równe kości: którą na kartę Inicjatywy", ONE_LINE),
    ("rollplayer/locale/pl", "ask-room", "Którą Broń odrzucasz?", ONE_LINE),
    ("rollplayer/locale/pl", "effect-repeat", "do { $times } razy z rzędu", "fewer times are allowed"),
    ("rollplayer/locale/cs", "ask-layout", "Stejné kostky: kterou na kartu iniciativy", ONE_LINE),
    ("rollplayer/locale/cs", "ask-room", "Kterou zbraň odhodíš?", ONE_LINE),
    ("simurgh/locale/pl", "ask-turn", "Umieść wasala (też na nowej płytce) albo wycofaj.", ONE_LINE),
    ("simurgh/locale/pl", "ask-objective", "Umieść jeden z celów albo żadnego.", ONE_LINE),
    ("simurgh/locale/cs", "ask-turn", "Postav vazala (i na novou destičku), nebo stáhni.", ONE_LINE),
    ("guilds/locale/cs", "ask-auction", "Nabídni ve dvou zónách, vezmi postavu, nebo pasuj.", ONE_LINE),
    ("guilds/locale/cs", "move-take", "Vzít", "the button stays short"),
]


@pytest.mark.parametrize(("place", "key", "part", "why"), CHOSEN)
def test_wording_that_was_chosen_for_a_reason_stays(place: str, key: str, part: str, why: str) -> None:
    """An edit may find a better sentence; it should know why the present one was chosen."""
    text = (ROOT / "src" / "gospoda" / "games" / f"{place}.ftl").read_text("utf-8")
    line = next(line for line in text.splitlines() if line.startswith(f"{key} ="))
    assert part in line, why


@pytest.mark.parametrize(("place", "key"), [(place, key) for place, key, _, why in CHOSEN if why == ONE_LINE])
def test_questions_fit_one_line_of_a_phone(place: str, key: str) -> None:
    """About 50 letters fit; an argument counts as a short name."""
    text = (ROOT / "src" / "gospoda" / "games" / f"{place}.ftl").read_text("utf-8")
    line = next(line for line in text.splitlines() if line.startswith(f"{key} ="))
    assert len(re.sub(r"\{[^}]*\}", "name", line.partition("= ")[2])) <= 52
