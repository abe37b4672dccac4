"""Logs consist of sentences: every event of many games, in three languages, for its audience and everybody else."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from gospoda.conformance.cases import random_seat
from gospoda.conformance.test_rich import any_move
from gospoda.core.chance import seeded
from gospoda.core.game import Game
from gospoda.core.match import Match, event_message, heard
from gospoda.core.piles import SPECTATOR
from gospoda.core.state import Event
from gospoda.core.words import LANGUAGES, Words
from gospoda.server.records.records import read_events, stored_events

PEOPLE = ["Ania", "Borys", "Cyryl", "Dana", "Ewa"]
GAMES = 3  # for each number of players
# Nouns after a number: the form for one and the form for five; in Polish and Czech, two to four take a third form.
COUNTED: dict[str, list[tuple[str, ...]]] = {
    "en": [("florin", "florins"), ("token", "tokens"), ("dragon", "dragons"), ("objective", "objectives")],
    "pl": [("floren", "florenów", "floreny"), ("znacznik", "znaczników", "znaczniki"), ("sztukę", "sztuk", "sztuki")],
    "cs": [("florin", "florinů", "floriny"), ("žeton", "žetonů", "žetony"), ("zlaťák", "zlaťáků", "zlaťáky")],
}


def plays(title: Game) -> Iterator[Match]:
    """Returns whole games for every seat count, in which rare kinds of move are as likely as common ones."""
    for seats in title.seat_counts():
        for number in range(GAMES):
            modes = title.modes(seats)
            match = Match(title, seats, modes[number % len(modes)], number)
            chance = seeded(f"log {title.id} {seats} {number}")
            while not match.state.is_over():
                seat = random_seat(match.state, chance)
                match.act(seat, any_move(match.state, seat, chance))
            yield match


def events(title: Game) -> dict[str, list[tuple[Event, int]]]:
    """Returns distinct events by kind, each with a viewer who learns of it."""
    found: dict[str, dict[tuple[int, tuple[int, ...], int], tuple[Event, int]]] = {}
    for match in plays(title):
        opening = title.opening(int(match.state.seats), match.state.options, match.seed)
        for event in [*opening, *[event for step in match.steps for event in step.events]]:
            for viewer in (0, 1, SPECTATOR):
                if heard(title, event, viewer):
                    key = (event.seat, tuple(event.args), viewer)
                    found.setdefault(event.kind, {}).setdefault(key, (event, viewer))
    return {kind: list(ones.values()) for kind, ones in found.items()}


def wrong_plural(text: str, language: str) -> str:
    """Returns a number followed by the wrong form of a noun, or None."""
    for one, many, *few in COUNTED[language]:
        for number, word in re.findall(rf"\b(\d+) ({'|'.join([many, one, *few])})\b", text):
            count = int(number)
            some = few and 2 <= count % 10 <= 4 and (count < 10 or (language == "pl" and not 12 <= count % 100 <= 14))
            right = one if count == 1 else few[0] if some else many
            if word != right:
                return f"{number} {word}"
    return ""


def fault(text: str, language: str) -> str:
    """Returns what is wrong with a line of the log, or None."""
    if "{" in text or "}" in text:
        return "a brace is left"
    if re.match(rf"(?:{'|'.join(PEOPLE)}): ", text) or re.match(r"[^.]*: [^.]*: ", text):
        return "a telegram with colons"
    if not text.rstrip().endswith((".", "?", "!")) or "  " in text or " ." in text or "()" in text:
        return "no sentence"
    if re.search(r"\b[a-z]+(?:-[a-z]+)*-\d+\b|\br\dc\d\b|\bz\d\b|\bevent-|\bp\d\b|\bhidden\b|\bnone\b", text):
        return "a raw id"
    return wrong_plural(text, language)


def test_every_event_is_a_sentence(title: Game) -> None:
    found = events(title)
    assert found
    for language in LANGUAGES:
        words = Words(title, language, PEOPLE)
        for kind, ones in found.items():
            for event, viewer in ones:
                text = words.say(event_message(title, event, viewer))
                assert not fault(text, language), f"{kind} in {language}: {text} ({fault(text, language)})"


def test_events_stored_with_fewer_arguments_still_read(title: Game) -> None:
    """Games stored by earlier versions lack arguments that events gained later; their logs still read as sentences."""
    shorter = {"simurgh": {"place": 2, "recall": 2, "explore": 2, "spend": 1}, "rollplayer": {"discard": 1}}
    shorter["guilds"] = {"bid": 3, "return-florins": 3, "kill": 1, "prevent": 1}
    for kind, kept in shorter.get(title.id, {}).items():
        event = Event(kind, 0, [0] * len(title.events[kind].params), 255)
        name, seat, args, audience = stored_events(title, [event])[0]
        (read,) = read_events(title, [(name, seat, args[:kept], audience)])
        assert read.args[kept:] == [-1] * (len(args) - kept)
        for language in LANGUAGES:
            text = Words(title, language, PEOPLE).say(event_message(title, read, SPECTATOR))
            assert not fault(text, language), f"{kind} in {language}: {text}"


@pytest.mark.parametrize(
    ("text", "language", "wrong"),
    [
        ("Ania: bid in zone 2.", "en", "a telegram with colons"),
        ("Ania pays 1 florins.", "en", "1 florins"),
        ("Ania płaci 5 floreny.", "pl", "5 floreny"),
        ("Ania płaci 22 floreny.", "pl", ""),
        ("Ania platí 22 floriny.", "cs", "22 floriny"),
        ("Ania sends a rider to area-5-a.", "en", "a raw id"),
        ("Ania pays { $florins }.", "en", "a brace is left"),
        ("Ania pays", "en", "no sentence"),
        ("Ania sends a spearman to Production 4 (space a).", "en", ""),
    ],
)
def test_faults_are_found(text: str, language: str, wrong: str) -> None:
    assert fault(text, language) == wrong
