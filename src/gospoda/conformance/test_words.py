"""Point 10: all three languages have words for everything the engine says, with the same variables."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from gospoda.conformance.cases import TITLES, Case, played
from gospoda.core.game import Game
from gospoda.core.match import event_message, move_message
from gospoda.core.messages import Message, Ref
from gospoda.core.state import Event
from gospoda.core.words import LANGUAGES, Words, locale_files

LONGEST = 32  # characters that fit in a row of a list
SPOKEN: list[Game | None] = [None, *TITLES]


class Variables(Visitor):
    """Collects the variables of a message; a plural branch may leave one out, so only the union counts.

    A name may be declined by its id: `$vassal_id` counts as `$vassal`. Other messages may be quoted.
    """

    def __init__(self) -> None:
        self.found: set[str] = set()
        self.quoted: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.found.add(node.id.name.removesuffix("_id"))

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.quoted.add(node.id.name)


@cache
def spoken(title: Game | None, language: str) -> dict[str, frozenset[str]]:
    """The message ids of a language, with their variables."""
    messages: dict[str, Variables] = {}
    for path in locale_files(title, language):
        for entry in FluentParser().parse(path.read_text("utf-8")).body:
            assert not isinstance(entry, ast.Junk), f"{path.name}: {str(entry.content)[:80]}"
            if isinstance(entry, ast.Message):
                messages[entry.id.name] = Variables()
                messages[entry.id.name].visit(entry)
    return {key: frozenset(with_quoted(key, messages)) for key in messages}


def with_quoted(key: str, messages: dict[str, Variables]) -> set[str]:
    """The variables of a message and of those it quotes."""
    found = set(messages[key].found)
    for quoted in messages[key].quoted:
        found |= with_quoted(quoted, messages)
    return found


@cache
def words_of(title: Game, language: str) -> Words:
    """Returns the words of a language for a title."""
    return Words(title, language)


@pytest.mark.parametrize("speaker", SPOKEN, ids=[title.id if title else "core" for title in SPOKEN])
@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_languages_say_the_same(speaker: Game | None, language: str) -> None:
    english, other = spoken(speaker, "en"), spoken(speaker, language)
    assert english, "there are no words at all"
    assert sorted(english.keys() - other.keys()) == []
    assert sorted(other.keys() - english.keys()) == []
    for key, variables in english.items():
        assert other[key] == variables, f"{key} has other variables in {language}"


def check_spoken(title: Game, messages: Iterable[Message]) -> None:
    """Checks that every language has all of these messages, and that each gets all its variables."""
    messages = list(messages)
    for language in LANGUAGES:
        words = words_of(title, language)
        ids = spoken(title, language)
        for message in messages:
            assert message.id in ids, f"{message.id} is not in {language}"
            unknown = ids[message.id] - message.args.keys()
            assert not unknown, f"{message.id} in {language} uses {sorted(unknown)}, which is never given"
            text = words.say(message)
            assert text
            assert "{" not in text, f"{message.id} in {language} is not said completely: {text}"
            for value in message.args.values():
                if isinstance(value, Ref) and value.domain == "hidden":
                    assert f"hidden-{value.id}" in ids, f"hidden-{value.id} is not in {language}"


def test_every_kind_of_move_and_event_has_words(title: Game) -> None:
    moves = [move_message(title, kind.base) for kind in title.moves.kinds]
    events = [
        event_message(title, Event(kind.name, 0, [0] * len(kind.params), audience), 0)
        for kind in title.events.values()
        for audience in (255, 0)
    ]
    check_spoken(title, [*moves, *events])


def test_filters_have_short_words(title: Game) -> None:
    """The generic table offers every kind of move, and every option within it, by name."""
    names = {f"action-{kind.name}" for kind in title.moves.kinds}
    names |= {f"param-{param.name}" for kind in title.moves.kinds for param in kind.params}
    check_spoken(title, [Message(name) for name in sorted(names)])


def test_what_is_said_in_play_has_words(case: Case) -> None:
    said: dict[str, Message] = {}
    play = played(case)
    for moment in play.moments:
        prompt = moment.state.prompt(moment.seat)
        assert prompt is not None
        assert prompt.chapter in [chapter.name for chapter in case.game.chapters]
        said[prompt.message.id] = prompt.message
    for sheet in play.end.scores():
        for line in sheet.lines:
            said[line.detail.id] = line.detail
            said[line.category] = Message(f"category-{line.category}")
    check_spoken(case.game, said.values())


def test_how_far_a_game_is_has_words(case: Case) -> None:
    """Lists of tables show the progress of a game: short, and different at the end from the beginning."""
    told = [case.game.display.progress(moment.state) for moment in played(case).moments]
    said = [message for message in told if message is not None]
    assert not said or (len(said) == len(told) and said[0] != said[-1])
    different = [message for at, message in enumerate(said) if message not in said[:at][-1:]]
    check_spoken(case.game, different)
    for language in LANGUAGES:
        words = words_of(case.game, language)
        assert all(len(words.say(message)) < LONGEST for message in different)


def test_things_are_named_in_every_language(title: Game) -> None:
    for domain, things in title.display.names().items():
        for key, names in things.items():
            for language in LANGUAGES[1:]:
                assert names.get(language), f"{domain} {key} has no name in {language}"


def test_what_a_seat_has_in_numbers(title: Game) -> None:
    check_spoken(title, [Message(f"amount-{name}") for name in title.display.amount_names()])
