"""Events before the first decision tell everybody what they may know, and change no deal."""

from __future__ import annotations

from gospoda.conformance.cases import Case, written
from gospoda.core.game import Game
from gospoda.core.match import Match
from gospoda.core.messages import Ref
from gospoda.core.packaged import PackagedGame
from gospoda.core.piles import SPECTATOR
from gospoda.core.words import LANGUAGES, Words


def test_the_deal_is_told(title: Game) -> None:
    for seats in title.seat_counts():
        told = Match(title, seats, {}, "opening").opening()
        assert told or not isinstance(title, PackagedGame), "only the deal of a tiny game is nothing but a shuffle"
        for language in LANGUAGES:
            words = Words(title, language)
            assert all(words.say(message) != message.id for message in told)


def test_telling_a_deal_changes_nothing(case: Case) -> None:
    before = written(case.start("told"))
    case.game.opening(case.seats, dict(case.mode), "told")
    state = case.start("told")
    assert written(state) == before
    assert state.events is None


def test_spectators_are_told_no_secret_of_the_deal(case: Case) -> None:
    """A secret argument is hidden from anyone outside its audience."""
    match = Match(case.game, case.seats, dict(case.mode), "secret")
    events = case.game.opening(case.seats, dict(case.mode), "secret")
    for event, message in zip(events, match.opening(SPECTATOR), strict=True):
        for param in case.game.events[event.kind].params:
            if param.secret and not event.audience >> SPECTATOR & 1:
                shown = message.args[param.name]
                assert isinstance(shown, Ref)
                assert shown.domain == "hidden"
