"""Every registered title can be imported; if one can't, none of its other tests run, so this test says so."""

from __future__ import annotations

import pytest

from gospoda.conformance.cases import BROKEN
from gospoda.core.game import BadOption, Game
from gospoda.core.registry import game_ids


@pytest.mark.parametrize("name", game_ids())
def test_title_loads(name: str) -> None:
    assert name not in BROKEN, f"{name} cannot be imported: {BROKEN[name]}"


def test_title_says_what_it_is(title: Game) -> None:
    assert title.id
    assert title.title
    assert title.version
    assert 1 <= title.min_seats <= title.max_seats <= 7
    names = [option.name for option in title.options]
    assert len(set(names)) == len(names)
    for option in title.options:
        assert option.rule, f"{option.name} names no paragraph of the rules"
        assert len(option.values) >= 2, f"{option.name} leaves nothing to choose"


def test_chapters_have_names_of_their_own(title: Game) -> None:
    names = [chapter.name for chapter in title.chapters]
    assert all(names)
    assert len(set(names)) == len(names)


def test_wrong_tables_are_refused(title: Game) -> None:
    for seats in (title.min_seats - 1, title.max_seats + 1):
        with pytest.raises(BadOption):
            title.start(seats)
    with pytest.raises(BadOption, match="no-such-option"):
        title.start(title.min_seats, {"no-such-option": 1})
    for option in title.options:
        with pytest.raises(BadOption, match=option.name):
            title.start(title.min_seats, {option.name: "no such value"})
