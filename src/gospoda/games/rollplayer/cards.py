"""The components as the content files describe them: the shape of each entry, and checks beyond types."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from gospoda.core.content import Content, Names, check
from gospoda.games.rollplayer.enums import (
    CARD_KINDS,
    COLOURS,
    ROWS,
    SKILL_EFFECTS,
    WEAPON_EFFECTS,
    CardKind,
    ClassColour,
    Colour,
    Counted,
    Row,
    SkillEffect,
    Timing,
    Trigger,
    WeaponEffect,
)

Count = Annotated[int, Meta(ge=0)]
Positive = Annotated[int, Meta(ge=1)]
Provenance = Literal["printed", "house"]
Arrow = Literal["", "good", "evil", "lawful", "chaotic"]
MOST_CARDS = 60  # a player's cards are one native int


class Entry(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What every component has; `house` lists the fields that no source shows."""

    id: str
    names: Names
    provenance: Provenance
    house: list[str] = []


class Attribute(Entry, frozen=True, kw_only=True):
    """A row of the character sheet."""

    short: Names


class DieColour(Entry, frozen=True, kw_only=True):
    """A colour of dice."""

    dice: Positive
    letters: Names


class Race(Entry, frozen=True, kw_only=True):
    """A character sheet."""

    modifiers: dict[Row, int]


class Goal(Struct, frozen=True, forbid_unknown_fields=True):
    """The score that a row must have, and the stars for it."""

    lo: int
    hi: int
    stars: Count


class Ability(Struct, frozen=True, forbid_unknown_fields=True):
    """What a class can do."""

    kind: Literal["action_after", "any_action", "extra_card", "purchases", "refresh", "gold_die", "hands", "free_step"]
    after: Literal["", Trigger] = ""
    row: Row | Literal[""] = ""
    times: Positive = 1
    amount: Count = 0


class HeroClass(Entry, frozen=True, kw_only=True):
    """One side of a class card."""

    colour: ClassColour
    card: Positive
    ability_names: Names
    ability: Ability
    goals: dict[Row, Goal]


class Space(Struct, frozen=True, forbid_unknown_fields=True):
    """A space that a backstory requires."""

    colour: Colour
    position: Annotated[int, Meta(ge=1, le=3)]


class Backstory(Entry, frozen=True, kw_only=True):
    """A backstory card."""

    number: Positive
    spaces: dict[Row, Space]


class Ladder(Struct, frozen=True, forbid_unknown_fields=True):
    """Stars by number of matching dice."""

    stars: Annotated[list[int], Meta(min_length=7, max_length=7)]
    provenance: Provenance


Line = Annotated[list[int], Meta(min_length=3, max_length=3)]


class Alignment(Entry, frozen=True, kw_only=True):
    """An alignment card."""

    number: Positive
    grid: Annotated[list[Line], Meta(min_length=3, max_length=3)]


class ArmorSet(Entry, frozen=True, kw_only=True):
    """A type of armor."""

    stars: Annotated[list[int], Meta(min_length=1)]
    colours: list[ClassColour]
    bonus: Count


class Effect(Struct, frozen=True, forbid_unknown_fields=True):
    """What a weapon changes or a skill does."""

    kind: Literal[WeaponEffect, SkillEffect]
    row: Row | Literal[""] = ""
    dice: Colour | Literal["", "class"] = ""
    times: Positive = 1
    amount: Count = 0
    price: Count = 0


class Score(Struct, frozen=True, forbid_unknown_fields=True):
    """What a trait counts, and the stars for it."""

    count: Counted
    stars: Count
    what: str = ""
    limit: int = 0
    per: Positive = 1
    most: Count = 99


class Card(Entry, frozen=True, kw_only=True):
    """A Market card."""

    number: Positive
    kind: CardKind
    dots: Annotated[int, Meta(ge=1, le=2)]
    cost: Annotated[int, Meta(ge=0, le=20)]
    hands: Annotated[int, Meta(ge=0, le=2)] = 0
    set: str = ""
    arrow: Arrow = ""
    timing: Literal["", Timing] = ""
    effect: Effect | None = None
    score: Score | None = None


Four = Annotated[list[int], Meta(min_length=4, max_length=4)]


class Setup(Struct, frozen=True, forbid_unknown_fields=True):
    """The fixed numbers of set-up and course, lists by player count."""

    start_dice: Four
    market_cards: Four
    initiative_cards: Four
    discarded_per_pile: Four
    removed: Annotated[list[list[str]], Meta(min_length=4, max_length=4)]
    gold: Four
    gold_die: Count
    full_row: Count
    coin: Count
    market_discard: Count
    hands: Count
    refreshed: Count
    provenance: Provenance


class Variants(Struct, frozen=True, forbid_unknown_fields=True):
    """The fixed numbers of the variants."""

    fixed_gold_dice: Four
    more_start_dice: Count
    provenance: Provenance


class Solo(Struct, frozen=True, forbid_unknown_fields=True):
    """The solo game's enemy die and gold."""

    enemy: Annotated[list[list[int]], Meta(min_length=3, max_length=3)]
    gold_per_star: Positive
    provenance: Provenance


class Rank(Entry, frozen=True, kw_only=True):
    """A rank in the solo game."""

    stars: int


class Cards:
    """All components of the game."""

    def __init__(self, folder: Path, pack: Path | None = None) -> None:
        content = Content(folder, pack)
        self.attributes = content.entries("heroes.toml", "attribute", Attribute)
        self.colours = content.entries("heroes.toml", "colour", DieColour)
        self.races = content.entries("heroes.toml", "race", Race)
        self.classes = content.entries("classes.toml", "class", HeroClass)
        self.ladder = content.table("backstories.toml", "ladder", Ladder)
        self.backstories = content.entries("backstories.toml", "backstory", Backstory)
        self.alignments = content.entries("alignments.toml", "alignment", Alignment)
        self.sets = content.entries("market.toml", "armor_set", ArmorSet)
        self.market = content.entries("market.toml", "card", Card)
        self.setup = content.table("setup.toml", "game", Setup)
        self.variants = content.table("setup.toml", "variants", Variants)
        self.solo = content.table("setup.toml", "solo", Solo)
        self.ranks = content.entries("setup.toml", "rank", Rank)
        self.digest = content.digest()
        self.kinds = content.kinds
        self.names = content.names
        self._check()

    def _check(self) -> None:
        self._check_ids()
        check([row.id for row in self.attributes] == list(ROWS), "heroes.toml", f"the attributes are {ROWS}")
        check([colour.id for colour in self.colours] == list(COLOURS), "heroes.toml", f"the colours are {COLOURS}")
        check(len(self.races) >= 4, "heroes.toml", "four players need 4 races")
        check(len(self.backstories) >= 4, "backstories.toml", "four players need 4 backstories")
        check(len(self.alignments) >= 4, "alignments.toml", "four players need 4 alignment cards")
        for entry in self.classes:
            self._check_class(entry)
        for story in self.backstories:
            where = f"backstories.toml, entry {story.id!r}"
            check(len(story.spaces) == len(ROWS), where, "spaces: each row has one space")
        check(len(self.market) <= MOST_CARDS, "market.toml", f"there may be at most {MOST_CARDS} cards")
        for dots in (1, 2):
            have = sum(card.dots == dots for card in self.market)
            check(have >= 20, "market.toml", f"at least 20 cards must have {dots} dots")
        for card in self.market:
            self._check_card(card, f"market.toml, entry {card.id!r}")
        known = {card.id for card in self.market}
        for name in [name for names in self.setup.removed for name in names]:
            check(name in known, "setup.toml, [game]", f"removed: there is no card {name!r}")
        check(self.ranks[-1].stars < 0, "setup.toml", "the last rank must be reached by everybody")

    def _check_class(self, entry: HeroClass) -> None:
        where = f"classes.toml, entry {entry.id!r}"
        check(len(entry.goals) == len(ROWS), where, "goals: each row has a goal")
        check(all(goal.lo <= goal.hi for goal in entry.goals.values()), where, "goals: lo must not be above hi")
        sides = [other.colour for other in self.classes if other.card == entry.card]
        check(sides == [entry.colour, entry.colour], where, "card: two classes of one colour share a card")
        needs_row = entry.ability.kind in ("action_after", "any_action")
        check(bool(entry.ability.row) == needs_row, where, "ability: row is for action_after and any_action")
        check(bool(entry.ability.after) == (entry.ability.kind == "action_after"), where, "ability: after is missing")

    def _check_card(self, card: Card, where: str) -> None:
        check((card.kind == "weapon") == (card.hands > 0), where, "hands: a weapon needs 1 or 2, other cards none")
        check((card.kind == "armor") == bool(card.set), where, "set: armor belongs to a set, other cards do not")
        check(card.set in ["", *[s.id for s in self.sets]], where, f"set: there is no armor set {card.set!r}")
        check((card.kind == "trait") == (card.score is not None), where, "score: traits have one, other cards none")
        check((card.kind == "skill") == bool(card.timing), where, "timing: skills have one, other cards none")
        copies = card.effect is not None and card.effect.kind == "copy_skill"
        needs_arrow = card.kind == "trait" or (card.kind == "skill" and not copies)
        check(bool(card.arrow) == needs_arrow, where, "arrow: traits and skills have one, other cards none")
        check(
            (card.effect is not None) == (card.kind in ("weapon", "skill")), where, "effect: is for weapons and skills"
        )
        if card.effect is not None:
            self._check_effect(card.effect, card.kind, where)
        if card.score is not None:
            self._check_score(card.score, where)

    def _check_effect(self, effect: Effect, kind: str, where: str) -> None:
        allowed = WEAPON_EFFECTS if kind == "weapon" else SKILL_EFFECTS
        check(effect.kind in allowed, where, f"effect: a {kind} cannot have {effect.kind!r}")
        check(bool(effect.row) == (effect.kind in ("repeat", "action")), where, "effect: row is for repeat and action")
        check(bool(effect.dice) == (effect.kind == "die_bonus"), where, "effect: dice is for die_bonus")

    def _check_score(self, score: Score, where: str) -> None:
        words: dict[str, tuple[str, ...]] = {
            "cards": CARD_KINDS,
            "row_at_most": ROWS,
            "column": ("lawful", "neutral", "chaotic"),
            "line": ("good", "neutral", "evil"),
        }
        allowed = words.get(score.count, ("",))
        check(score.what in allowed, where, f"score: what must be one of {', '.join(allowed) or 'nothing'}")

    def _check_ids(self) -> None:
        groups: dict[str, list[Any]] = {
            "heroes.toml": [*self.races],
            "classes.toml": [*self.classes],
            "backstories.toml": [*self.backstories],
            "alignments.toml": [*self.alignments],
            "market.toml": [*self.market],
        }
        for file, entries in groups.items():
            ids = [entry.id for entry in entries]
            for key in ids:
                check(ids.count(key) == 1, f"{file}, entry {key!r}", "this id occurs twice")
                check(" " not in key, f"{file}, entry {key!r}", "an id has no spaces")
