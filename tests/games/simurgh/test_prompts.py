"""5: a turn asks only for what is possible: a recall if nobody is left to place, its end if nothing is possible."""

from __future__ import annotations

import pytest

from gospoda.core.words import Words
from gospoda.games.simurgh.game import GAME
from tests.games.simurgh.language import Table


def asked(table: Table) -> str:
    """Returns the id of the question that the first seat is asked."""
    prompt = table.state.prompt(0)
    assert prompt is not None
    return prompt.message.id


def test_a_turn_asks_for_what_can_be_done() -> None:
    """5, 7: place or recall; only recall; only end the turn."""
    assert asked(Table(3)) == "ask-turn"
    assert asked(Table(3).stand("armoury", "0 spearman").stand("monument", "0 rider")) == "ask-turn-recall"
    assert asked(Table(3).do("place spearman armoury")) == "ask-only-end-turn"
    assert asked(Table(3).purse(0, wisdom=1).dragon(0, "scout-1").do("place spearman armoury")) == "ask-end-turn"


@pytest.mark.parametrize(("language", "word"), [("en", "explor"), ("pl", "eksplor"), ("cs", "zkoum")])
def test_nobody_is_told_to_explore_who_cannot(language: str, word: str) -> None:
    """An ability can be used, but no rider is on an exploration tile."""
    table = Table(3).purse(0, wisdom=1).dragon(0, "scout-1").do("place spearman armoury")
    prompt = table.state.prompt(0)
    assert prompt is not None
    assert word not in Words(GAME, language).say(prompt.message)
