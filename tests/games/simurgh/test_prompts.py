"""5: what a turn asks for is what can be done: to recall where nobody is left to place, to end where nothing is."""

from __future__ import annotations

import pytest

from gospoda.core.words import Words
from gospoda.games.simurgh.game import GAME
from tests.games.simurgh.language import Table


def asked(table: Table) -> str:
    """The sentence that the first seat is asked with, by its id."""
    prompt = table.state.prompt(0)
    assert prompt is not None
    return prompt.message.id


def test_a_turn_asks_for_what_can_be_done() -> None:
    """5, 7: place, or recall; only recall; nothing but the end of the turn."""
    assert asked(Table(3)) == "ask-turn"
    assert asked(Table(3).stand("armoury", "0 spearman").stand("monument", "0 rider")) == "ask-turn-recall"
    assert asked(Table(3).do("place spearman armoury")) == "ask-only-end-turn"
    assert asked(Table(3).purse(0, wisdom=1).dragon(0, "scout-1").do("place spearman armoury")) == "ask-end-turn"


@pytest.mark.parametrize(("language", "word"), [("en", "explor"), ("pl", "eksplor"), ("cs", "zkoum")])
def test_nobody_is_told_to_explore_who_cannot(language: str, word: str) -> None:
    """An ability can be used, and no rider stands on a tile of exploration."""
    table = Table(3).purse(0, wisdom=1).dragon(0, "scout-1").do("place spearman armoury")
    prompt = table.state.prompt(0)
    assert prompt is not None
    assert word not in Words(GAME, language).say(prompt.message)
