from __future__ import annotations

import pytest

from gospoda.core.match import event_message, move_message
from gospoda.core.messages import Message, Ref, SeatRef
from gospoda.core.registry import UnknownGame, game, game_ids, games
from gospoda.core.state import Event
from gospoda.core.words import LANGUAGES, Words
from gospoda.example.game import GAME


@pytest.mark.parametrize(
    ("language", "sentence"),
    [("en", "Ala takes the amber."), ("pl", "Ala bierze klejnot: bursztyn."), ("cs", "Ala bere klenot: jantar.")],
)
def test_three_languages(language: str, sentence: str) -> None:
    words = Words(GAME, language, ["Ala", "Ola"])
    assert words.say(event_message(GAME, Event("took", 0, [0], 255), 1)) == sentence


def test_secrets_are_said_without_their_names() -> None:
    words = Words(GAME, "en", ["Ala", "Ola"])
    event = Event("buried", 1, [4], 1 << 1)
    assert words.say(event_message(GAME, event, 1)) == "Ola buries 5."
    assert words.say(event_message(GAME, event, 0)) == "Ola buries a card."
    assert words.say(move_message(GAME, GAME.moves.parse("bury 5"))) == "bury 5"


def test_the_core_speaks_for_every_title() -> None:
    for language in LANGUAGES:
        assert Words(None, language).has("refused-game-over")
        assert Words(GAME, language).has("refused-game-over")


def test_an_unknown_language_is_english() -> None:
    assert Words(GAME, "tlh").language == "en"


def test_gaps_are_seen() -> None:
    words = Words(GAME, "pl")
    assert words.text("no-such-message") == "no-such-message"
    assert words.name("jewel", "diamond") == "diamond"
    assert words.name("planet", "mars") == "mars"
    assert words.say(Message("score-jewel", {"n": 3})) == "Klejnot wart 3"


def test_players_without_names_have_numbers() -> None:
    words = Words(GAME, "en", ["Ala"])
    assert words.value(SeatRef(0)) == "Ala"
    assert "2" in str(words.value(SeatRef(1)))
    assert words.value(Ref("hidden", "card")) == "a card"


def test_registry() -> None:
    assert game("magpies") is GAME
    assert "magpies" in game_ids()
    assert game_ids() == sorted(game_ids())
    assert GAME in games()
    with pytest.raises(UnknownGame, match=r"there is no game 'chess'; there are .*magpies"):
        game("chess")
