"""The paper of a score pad: what is written down at a real table and how it is added up, as data.

A title describes its pad once, out of its content; the page on the phone evaluates it without knowing any game, also
where there is no connection. An expression is a number, the name of an amount, or a list with an operator in front:

    ["+", a, b, ...]   ["-", a, b]   ["*", a, b]   ["//", a, b]   ["min", a, b]
    ["table", [points, ...], a]      the entry at a; before the first and after the last one the nearest
    ["if", a, b, c, d]               c if a >= b, else d

Amounts are gathered from what was written down: a number is an amount under the id of its field; a chosen or picked
card adds its `amounts` once and its `counted` amounts as often as was counted beside it.
"""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct

from gospoda.core.messages import Message

Expr = Any  # see above


class PadContest(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A comparison of all players: points by place; who has nothing gets nothing, unless `zero` or the fewest wins."""

    category: str
    amount: Expr
    points: list[int]
    fewest: bool = False
    zero: bool = False
    places: Expr = None  # how many places are paid; all if None
    ties: Literal["skip", "next", "order"] = "skip"  # `order`: by the amount `order`, the lowest first


class PadOption(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Something to choose or to pick, named by a domain of the title or by a message."""

    id: str
    domain: str = ""  # the id is named in this domain; empty: by the message `label`
    label: str = ""
    about: list[Message] = []
    amounts: dict[str, int] = {}
    counted: dict[str, int] = {}
    adds: dict[str, Expr] = {}  # to these amounts, as often as counted, when all others are known
    once: dict[str, Expr] = {}  # the same, once
    contest: PadContest | None = None
    ties: str = ""  # chosen: all contests break ties like this


class PadField(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Something to write down: a number, one of several, or cards, each with a count if `most_each` is over 1 or 0."""

    id: str
    kind: Literal["number", "choice", "cards"]
    label: Message
    least: int = 0
    most: int = 0
    options: list[PadOption] = []
    count: str = ""  # cards: the message that says what is counted beside each; empty: they are only there or not
    most_each: int = 1
    needed: int = 0  # cards: so many must be picked before anybody has won; numbers: at least so much be written down
    differ: bool = False  # numbers: the places of the players, from 1 to as many as play, each once


class PadLine(Struct, frozen=True):
    """A line of the sheet."""

    category: str
    points: Expr


class PadPart(Struct, frozen=True, kw_only=True):
    """What one player, or the automated opponent, writes down, and what it brings."""

    fields: list[PadField]
    lines: list[PadLine]


class PadRank(Struct, frozen=True):
    """A rank for so many points and more."""

    id: str
    domain: str
    least: int


class PadMode(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A way to play: with how many, what is written once for all, what by each; who wins a tie."""

    id: str
    label: str
    fewest: int
    most: int
    player: PadPart
    shared: list[PadField] = []
    rival: PadPart | None = None
    contests: list[PadContest] = []
    ties: list[Expr] = []  # the higher one wins, one after the other
    ranks: list[PadRank] = []  # instead of a victory


class PadPaper(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The pad of a title: categories in their order, and its modes."""

    categories: list[str]
    modes: list[PadMode]
    decks: dict[str, list[PadOption]] = {}  # of an automated opponent, for the companion page
