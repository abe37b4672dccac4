"""A score pad as data: what players write down at a real table and how it adds up.

A title describes its pad once, based on its content; the page on the phone evaluates it without knowing any
game, even offline. An expression is a number, the name of an amount, or a list that begins with an operator:

    ["+", a, b, ...]   ["-", a, b]   ["*", a, b]   ["//", a, b]   ["min", a, b]
    ["table", [points, ...], a]      the entry at a; before the first and after the last one the nearest
    ["if", a, b, c, d]               c if a >= b, else d

Amounts come from what was written down: a number is an amount under the id of its field; a chosen or picked
card adds its `amounts` once, and its `counted` amounts as often as was counted beside it.
"""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct

from gospoda.core.messages import Message

Expr = Any  # see above


class PadContest(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A comparison of all players that gives points by place.

    Players with nothing score nothing, unless `zero` is set or the fewest win.
    """

    category: str
    amount: Expr
    points: list[int]
    fewest: bool = False
    zero: bool = False
    places: Expr = None  # how many places score; all if None
    ties: Literal["skip", "next", "order"] = "skip"  # with `order`: by the amount `order`, lowest first


class PadOption(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Something to choose or pick, named by a domain of the title or by a message."""

    id: str
    domain: str = ""  # the domain that names the id; empty: the message `label` does
    label: str = ""
    about: list[Message] = []
    amounts: dict[str, int] = {}
    counted: dict[str, int] = {}
    adds: dict[str, Expr] = {}  # for these amounts, as often as counted, when all others are known
    once: dict[str, Expr] = {}  # for these amounts, once
    contest: PadContest | None = None
    ties: str = ""  # if chosen, all contests break ties like this


class PadField(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Something to write down: a number, one of several, or cards.

    Each card has a count if `most_each` is over 1 or 0.
    """

    id: str
    kind: Literal["number", "choice", "cards"]
    label: Message
    least: int = 0
    most: int = 0
    options: list[PadOption] = []
    count: str = ""  # cards: the message that says what is counted beside each; empty: nothing is counted
    most_each: int = 1
    needed: int = 0  # cards: the number to pick before anyone can win; numbers: the lowest to write down
    differ: bool = False  # numbers: the players' places, each from 1 to the player count once


class PadLine(Struct, frozen=True):
    """A line of the sheet."""

    category: str
    points: Expr


class PadPart(Struct, frozen=True, kw_only=True):
    """What one player, or the automated opponent, writes down, and what it scores."""

    fields: list[PadField]
    lines: list[PadLine]


class PadRank(Struct, frozen=True):
    """A rank for this many points or more."""

    id: str
    domain: str
    least: int


class PadMode(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A way to play: the number of players, what is written once for all and what by each, and who wins a tie."""

    id: str
    label: str
    fewest: int
    most: int
    player: PadPart
    shared: list[PadField] = []
    rival: PadPart | None = None
    contests: list[PadContest] = []
    ties: list[Expr] = []  # the higher one wins, in this order
    ranks: list[PadRank] = []  # for use instead of a victory


class PadPaper(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The pad of a title: categories in order, and its modes."""

    categories: list[str]
    modes: list[PadMode]
    decks: dict[str, list[PadOption]] = {}  # of an automated opponent, for the companion page
