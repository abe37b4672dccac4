# gospoda: compiled
"""10: views and score sheets for the wire. What a move leaves as it was is not encoded again, but joined as it is."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final

from msgspec import Raw
from msgspec.json import encode
from mypy_extensions import i64

from gospoda.core.display import Wire
from gospoda.core.messages import ScoreLine
from gospoda.core.state import State
from gospoda.games.stonespine.dungeon import Dungeon
from gospoda.games.stonespine.scoring import rulings_of
from gospoda.games.stonespine.sheets import goal_lines, jael_sheet, own_lines, standing_lines
from gospoda.games.stonespine.view import (
    REMEMBERED,
    Common,
    around,
    cell_view,
    challenge_views,
    goal_view,
    on_stall,
    places_of,
    seen,
    stall_view,
    tokens_of,
)

CELLS: Final = 16 * REMEMBERED  # that are remembered


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
    dungeons: list[Any] = [dungeon_text(player.dungeon, player.blueprint) for player in state.players]
    stalls: list[Any] = [stall_text(*on_stall(state, i)) for i in range(len(state.market))]
    return Common(state, dungeons, Raw(encode(goal_view(state))), Raw(encode(challenge_views(state))), stalls)


@lru_cache(REMEMBERED)
def dungeon_text(dungeon: Dungeon, blueprint: int) -> Raw:
    """A dungeon as it is sent."""
    places, tokens = places_of(dungeon, blueprint), tokens_of(dungeon)
    cells: list[Any] = [
        cell_text(place) if cell not in tokens else cell_view(place, tokens[cell]) for cell, place in enumerate(places)
    ]
    return Raw(encode(around(dungeon, blueprint, cells)))


@lru_cache(CELLS)
def cell_text(place: int) -> Raw:
    """A cell without tokens as it is sent."""
    return Raw(encode(cell_view(place, ())))


@lru_cache(REMEMBERED)
def stall_text(card: int, top: tuple[int, ...], bottom: tuple[int, ...]) -> Raw:
    """A market card as it is sent."""
    return Raw(encode(stall_view(card, top, bottom)))


def scores(state: Any) -> list[Any]:
    """The sheets as they are sent."""
    rulings = rulings_of(state)
    twice, lone = rulings.edges_twice, rulings.lone_paths
    standing, goals = standing_lines(state), goal_lines(state)
    result: list[Any] = []
    for seat, player in enumerate(state.players):
        own = own_text(player.dungeon, player.blueprint, tuple(player.challenges), twice, lone)
        result.append(sheet_text(seat, standing[seat], goals[seat], own))
    if state.seats == 1:
        result.append(jael_sheet(state))
    return result


def sheet_text(seat: int, standing: ScoreLine, goal: ScoreLine, own: bytes) -> Raw:
    """A sheet of which all but the first two lines are encoded."""
    first: bytes = encode([standing, goal])
    return Raw(b'{"seat":%d,"lines":%s,%s}' % (seat, first[:-1], own[1:]))


@lru_cache(REMEMBERED)
def own_text(
    dungeon: Dungeon, blueprint: int, challenges: tuple[int, ...], edges_twice: bool, lone_paths: bool
) -> bytes:
    """6.3 to 6.6: the lines of a dungeon as they are sent."""
    text: bytes = encode(own_lines(dungeon, blueprint, challenges, edges_twice, lone_paths))
    return text
