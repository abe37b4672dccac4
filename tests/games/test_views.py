"""A seat's view is built once for all viewers until it changes: a server shows it after every move."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from gospoda.core.chance import seeded
from gospoda.core.registry import game
from gospoda.core.state import State

LARGE: dict[str, Callable[[Any], list[Any]]] = {  # most of a view, which few moves change
    "guilds": lambda view: [player.plot for player in view.players],
    "rollplayer": lambda view: [row for player in view.players for row in player.rows],
    "simurgh": lambda view: [*view.city, *[space for area in view.wilds for space in area.spaces]],
    "stonespine": lambda view: [player.dungeon for player in view.players],
}


def seen(state: State, seat: int) -> list[Any]:
    return LARGE[state.game.id](state.game.display.view(state, seat))


@pytest.mark.parametrize("title", LARGE)
def test_what_a_move_leaves_as_it_was_is_not_made_again(title: str) -> None:
    state, chance = game(title).start(4, None, 5), seeded(5)
    parts = 0
    for _ in range(60):
        before = seen(state, 0)
        seat = int(state.next_seat())
        state.advance(seat, int(state.any_move(seat, chance)))
        after = seen(state, 0)
        assert all(one is other for one, other in zip(after, seen(state, 1), strict=True))
        for one, other in zip(before, after, strict=False):
            assert (one is other) == (one == other)
        parts += len(after)
    assert parts > 60
