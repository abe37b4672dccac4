# gospoda: compiled
"""10: views and score sheets for the wire. What belongs to one dungeon is encoded once, and joined as it is."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from msgspec import Raw
from msgspec.json import encode
from mypy_extensions import i64

from gospoda.core.display import Wire
from gospoda.core.state import State
from gospoda.games.stonespine.dungeon import Dungeon
from gospoda.games.stonespine.scoring import rulings_of
from gospoda.games.stonespine.sheets import goal_lines, jael_sheet, own_lines, standing_lines
from gospoda.games.stonespine.view import REMEMBERED, Common, common_of, dungeon_view, seen


class StonespineWire(Wire):
    """What all seats get alike of a position, encoded."""

    def __init__(self, state: State) -> None:
        self.scores: Any = scores(state)
        self.common: Common = common(state)

    def view(self, state: State, seat: i64) -> Any:
        """What a seat may see, joined from encoded parts."""
        return seen(state, seat, self.common)


def common(state: Any) -> Common:
    """What all views of a position have in common, encoded."""
    found = common_of(state, [dungeon_text(player.dungeon, player.blueprint) for player in state.players])
    return found._replace(
        goal=Raw(encode(found.goal)), challenges=Raw(encode(found.challenges)), stalls=Raw(encode(found.stalls))
    )


@lru_cache(REMEMBERED)
def dungeon_text(dungeon: Dungeon, blueprint: int) -> Raw:
    """A dungeon as it is sent."""
    return Raw(encode(dungeon_view(dungeon, blueprint)))


def scores(state: Any) -> list[Any]:
    """The sheets as they are sent; the lines of a dungeon were encoded before."""
    rulings = rulings_of(state)
    twice, lone = rulings.edges_twice, rulings.lone_paths
    standing, goals = standing_lines(state), goal_lines(state)
    result: list[Any] = []
    for seat, player in enumerate(state.players):
        own = own_texts(player.dungeon, player.blueprint, tuple(player.challenges), twice, lone)
        result.append({"seat": seat, "lines": [standing[seat], goals[seat], *own]})
    if state.seats == 1:
        result.append(jael_sheet(state))
    return result


@lru_cache(REMEMBERED)
def own_texts(
    dungeon: Dungeon, blueprint: int, challenges: tuple[int, ...], edges_twice: bool, lone_paths: bool
) -> list[Raw]:
    """6.3 to 6.6: the lines of a dungeon as they are sent."""
    return [Raw(encode(line)) for line in own_lines(dungeon, blueprint, challenges, edges_twice, lone_paths)]
