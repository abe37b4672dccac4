"""The components as in the content files: the structure of each entry, and checks that types can't express."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Literal

from msgspec import Meta, Struct

from gospoda.core.content import Content, Names, check, shaped
from gospoda.games.stonespine.enums import Half, Measure, Shape

Count = Annotated[int, Meta(ge=0)]
Column = Annotated[int, Meta(ge=1, le=4)]
Doors = Annotated[str, shaped("^(?=.)N?E?S?W?$", "one or more of the letters N, E, S, W in this order, such as NE")]
Provenance = Literal["printed", "proposal"]


class Entry(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The fields that every component has; `proposal` lists those that are reconstructions."""

    id: str
    names: Names
    provenance: Provenance
    proposal: list[str] = []


class Element(Entry, frozen=True, kw_only=True):
    """2.2: an element, or the secret passage, which isn't one."""

    class_: Literal["monster", "trap", "chest", "star", "passage"] = "monster"
    value: int = 0
    letters: Names


class Word(Entry, frozen=True, kw_only=True):
    """An id with names: a class of elements, a chamber type, a rune or a shape."""


class Quarters(Struct, frozen=True, forbid_unknown_fields=True):
    """The printed elements by quarter."""

    nw: str = ""
    ne: str = ""
    sw: str = ""
    se: str = ""

    def elements(self) -> list[str]:
        """The elements present, in reading order."""
        return [element for element in (self.nw, self.ne, self.sw, self.se) if element]


class Chamber(Entry, frozen=True, kw_only=True):
    """2.1: a chamber card."""

    type: Literal["cave", "stone"]
    doors: Doors
    elements: Quarters
    gold: Count
    rune: Literal["blue", "green", "red"]
    alias: list[str] = []


class Ladder(Struct, frozen=True, forbid_unknown_fields=True):
    """Reputation by the number of blueprint requirements met."""

    reputation: Annotated[list[int], Meta(min_length=9, max_length=9)]
    provenance: Provenance


class Blueprint(Entry, frozen=True, kw_only=True):
    """2.1: a blueprint card."""

    entrance: Column
    exit: Column
    grid: Annotated[list[str], Meta(min_length=4, max_length=4)]

    def squares(self) -> list[str]:
        """The sixteen squares, row by row; `.` has no requirement."""
        return [square for row in self.grid for square in row.split()]


class Challenge(Entry, frozen=True, kw_only=True):
    """A challenge card."""

    number: Annotated[int, Meta(ge=1)]
    points: Count
    kind: str
    elements: list[str] = []
    set: list[str] = []
    threshold: Count = 0


class Goal(Entry, frozen=True, kw_only=True):
    """A goal card."""

    number: Annotated[int, Meta(ge=1)]
    direction: Literal["most", "fewest"]
    measure: Measure
    elements: list[str]
    rewards: Annotated[list[int], Meta(min_length=3, max_length=3)]


class TokenSet(Struct, frozen=True, forbid_unknown_fields=True):
    """One half of a market card."""

    cost: Count
    spaces: Annotated[list[Shape], Meta(min_length=1, max_length=3)]


class MarketCard(Entry, frozen=True, kw_only=True):
    """2.1: a market card with its two sets."""

    top: TokenSet
    bottom: TokenSet


class MarketToken(Struct, frozen=True, forbid_unknown_fields=True):
    """A token face with the number of its tokens."""

    id: str
    shape: Shape
    count: Count
    provenance: Provenance
    proposal: list[str] = []


class JaelCard(Entry, frozen=True, kw_only=True):
    """9.1: a card of the solo opponent."""

    status: Literal["basic", "basic_replaced", "legendary"]
    runes: list[Literal["blue", "green", "red"]]
    gold: Count
    take: Annotated[list[Half], Meta(min_length=2, max_length=2)]
    base: int
    per: int
    what: str


class Setup(Struct, frozen=True, forbid_unknown_fields=True):
    """The fixed quantities of the game."""

    years: int
    hand: int
    gold_max: int
    elements_per_chamber: int
    starting_gold: list[int]
    challenge_cards: list[int]
    market_cards: list[int]
    pass_direction: list[Literal["left", "right"]]
    provenance: Provenance


class Scoring(Struct, frozen=True, forbid_unknown_fields=True):
    """The rewards by place."""

    final_priority: list[int]
    goal: list[int]
    solo_final_gold: list[int]
    solo_goal: list[int]
    provenance: Provenance


class Cards:
    """2: all components of the game."""

    def __init__(self, folder: Path, pack: Path | None = None) -> None:
        content = Content(folder, pack)
        for row in content.files.get("elements.toml", {}).get("element", []):
            row["class_"] = row.pop("class", "")
        self.elements = content.entries("elements.toml", "element", Element)
        self.classes = content.entries("elements.toml", "class", Word)
        self.types = content.entries("elements.toml", "chamber_type", Word)
        self.runes = content.entries("elements.toml", "rune", Word)
        self.shapes = content.entries("elements.toml", "shape", Word)
        self.chambers = content.entries("chambers.toml", "chamber", Chamber)
        self.ladder = content.table("blueprints.toml", "ladder", Ladder)
        self.blueprints = content.entries("blueprints.toml", "blueprint", Blueprint)
        self.challenges = content.entries("challenges.toml", "challenge", Challenge)
        self.goals = content.entries("goals.toml", "goal", Goal)
        self.market = content.entries("market.toml", "market_card", MarketCard)
        self.tokens = content.entries("market.toml", "market_token", MarketToken)
        self.jael = content.entries("jael.toml", "jael_card", JaelCard)
        self.setup = content.table("setup.toml", "game", Setup)
        self.scoring = content.table("setup.toml", "scoring", Scoring)
        self.digest = content.digest()
        self.kinds = content.kinds
        self.names = content.names
        self._check()

    def _check(self) -> None:
        """Checks that names exist, ids are unique and the decks are large enough for five players."""
        self._check_ids()
        known = {element.id for element in self.elements}
        for chamber in self.chambers:
            where = f"chambers.toml, entry {chamber.id!r}"
            for element in chamber.elements.elements():
                check(element in known - {"secret-passage"}, where, f"unknown element {element!r}")
        for token in self.tokens:
            check(token.id in known, f"market.toml, entry {token.id!r}", "no element of this name")
        words = known | {word.id for word in self.classes} | {word.id for word in self.types}
        for blueprint in self.blueprints:
            where = f"blueprints.toml, entry {blueprint.id!r}"
            squares = blueprint.squares()
            check(len(squares) == 16, where, "the grid needs four rows of four squares")
            for square in squares:
                check(square == "." or square in words, where, f"unknown requirement {square!r}")
        self._check_words(words)
        check(len(self.chambers) >= 100, "chambers.toml", "five players need 100 chamber cards")
        check(len(self.market) >= 16, "market.toml", "five players need 16 market cards")
        check(len(self.challenges) >= 18, "challenges.toml", "five players need 18 challenge cards")
        check(len(self.blueprints) >= 5, "blueprints.toml", "five players need 5 blueprints")

    def _check_words(self, words: set[str]) -> None:
        for challenge in self.challenges:
            where = f"challenges.toml, entry {challenge.id!r}"
            check(challenge.kind in CHALLENGE_KINDS, where, f"unknown kind {challenge.kind!r}")
            for word in [*challenge.elements, *challenge.set]:
                check(word in words, where, f"unknown element {word!r}")
        for goal in self.goals:
            for word in goal.elements:
                check(word in words, f"goals.toml, entry {goal.id!r}", f"unknown element {word!r}")
        for card in self.jael:
            for word in card.what.removeprefix("set:").split("+"):
                check(word in words or card.what in words, f"jael.toml, entry {card.id!r}", f"unknown {word!r}")
        for status, at_least in (("basic", 3), ("basic_replaced", 1), ("legendary", 1)):
            have = sum(card.status == status for card in self.jael)
            check(have >= at_least, "jael.toml", f"there must be at least {at_least} {status} cards")

    def _check_ids(self) -> None:
        groups: dict[str, list[str]] = {
            "chambers.toml": [card.id for card in self.chambers],
            "elements.toml": [card.id for card in self.elements],
            "blueprints.toml": [card.id for card in self.blueprints],
            "challenges.toml": [card.id for card in self.challenges],
            "goals.toml": [card.id for card in self.goals],
            "market.toml": [card.id for card in self.market],
            "jael.toml": [card.id for card in self.jael],
        }
        for file, ids in groups.items():
            for key in ids:
                check(ids.count(key) == 1, f"{file}, entry {key!r}", "this id occurs twice")


CHALLENGE_KINDS = (
    "central_count",
    "distinct_market_tokens",
    "cluster_count",
    "best_column_count",
    "largest_cluster_size",
    "outer_side_openings",
    "best_cluster_count",
    "total_count",
    "best_single_path_count",
    "full_chambers",
    "chambers_with_at_least",
    "chambers_with_each",
    "distinct_elements",
    "exit_connected_count",
    "sets",
    "uniform_lines",
    "outer_column_count",
    "distinct_cluster_sizes",
    "flat",
)
