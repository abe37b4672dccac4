"""10: the structs of the view. They aren't compiled, because a compiled struct loses the element types of its lists."""

from __future__ import annotations

from msgspec import Struct

from gospoda.core.messages import Message
from gospoda.games.stonespine.cards import (
    Blueprint,
    Challenge,
    Chamber,
    Element,
    Goal,
    JaelCard,
    MarketCard,
    MarketToken,
)


class CellView(Struct, frozen=True, gc=False):
    """One place of a dungeon: its chamber, its tokens and what it is good for."""

    cell: str
    card: str | None
    tokens: list[str]
    required: str  # what the blueprint asks for here; `.` for nothing
    met: bool
    entrance: bool  # connected to the entrance
    exit: bool  # connected to the exit


class DungeonView(Struct, frozen=True, gc=False):
    """A dungeon: its places, its passages, and the edges one can walk through."""

    cells: list[CellView]
    passages: list[str]
    links: list[str]
    entrance: int
    exit: int


class ChallengeView(Struct, frozen=True, gc=False):
    """A challenge card with what it would score each seat now."""

    card: str
    points: list[int]


class PlayerView(Struct, frozen=True, gc=False):
    """What is in front of a player; unknown hand cards are null."""

    seat: int
    gold: int
    income: int
    passed: bool
    place: int  # on the priority track this year, or as far as it has been refilled
    blueprint: str
    hand: list[str | None]
    committed: int  # number of secret moves made in the open decision
    choice: list[str]  # these moves, for their owner only
    challenges: list[str]
    dungeon: DungeonView


class SetView(Struct, frozen=True, gc=False):
    """One half of a market card; without tokens it is sold or empty."""

    cost: int
    tokens: list[str]


class StallView(Struct, frozen=True, gc=False):
    """A market card on display."""

    card: str
    top: SetView
    bottom: SetView


class GoalView(Struct, frozen=True, gc=False):
    """The goal card: every seat's measure, and the seats that would score, best first."""

    card: str
    values: list[int]
    order: list[int]


class JaelView(Struct, frozen=True, gc=False):
    """The solo opponent."""

    cards: list[str]
    gold: int
    chambers: list[str]
    tokens: list[str]
    acted: bool
    goal: int
    points: int


class TableView(Struct, frozen=True, gc=False):
    """The whole table as one seat sees it."""

    seat: int
    year: int
    turn: int
    chapter: str
    over: bool
    waiting: list[int]
    pass_left: bool
    players: list[PlayerView]
    goal: GoalView
    challenges: list[ChallengeView]
    stalls: list[StallView]
    bought: list[str]
    priority: list[int]
    passing: list[int]
    deck: int
    discards: list[str | None]
    stacks: dict[str, int]
    jael: JaelView | None


class Components(Struct, frozen=True):
    """Every card and token as data, for the gallery and for drawing the board; `effects` are tooltip messages."""

    chambers: list[Chamber]
    elements: list[Element]
    blueprints: list[Blueprint]
    ladder: list[int]
    challenges: list[Challenge]
    goals: list[Goal]
    market: list[MarketCard]
    tokens: list[MarketToken]
    jael: list[JaelCard]
    effects: dict[str, dict[str, list[Message]]]
