"""8 and 11: the paper of the score pad, built from the content: what counts on a hero's sheet and what it scores."""

from __future__ import annotations

from gospoda.core.messages import Ref, say
from gospoda.games.rollplayer.captions import trait_effect
from gospoda.games.rollplayer.cards import Card, HeroClass
from gospoda.games.rollplayer.enums import ROWS
from gospoda.games.rollplayer.lookups import CARDS
from gospoda.pads.paper import Expr, PadField, PadLine, PadMode, PadOption, PadPaper, PadPart, PadRank

CATEGORIES = ["goals", "class_dice", "alignment", "backstory", "armor", "traits", "gold"]
SPACES = 18


def class_option(entry: HeroClass) -> PadOption:
    """Returns a class: the goals of its rows, and the armor with a bonus for its colour."""
    amounts: dict[str, int] = {}
    for row in ROWS:
        goal = entry.goals[row]
        amounts |= {f"least_{row}": goal.lo, f"most_{row}": goal.hi, f"stars_{row}": goal.stars}
    for armor in CARDS.sets:
        amounts[f"bonus_{armor.id}"] = armor.bonus if entry.colour in armor.colours else 0
    return PadOption(id=entry.id, domain="class", amounts=amounts)


def trait_option(card: Card) -> PadOption:
    """8.6: a trait: stars for every full `per` of what it counts, up to its maximum."""
    assert card.score is not None
    score = card.score
    count = f"count_{card.id}"
    stars: Expr = ["min", ["*", ["//", count, score.per], score.stars], score.most]
    adds: dict[str, Expr] = {"trait_stars": stars}
    return PadOption(id=card.id, domain="card", about=[trait_effect(card)], counted={count: 1}, once=adds)


def hero_fields() -> list[PadField]:
    """Returns the fields to read off a hero's sheet."""
    rows = [
        PadField(id=row, kind="number", label=say("pad-row", row=Ref("row", row)), most=30, least=-5) for row in ROWS
    ]
    armor = [
        PadField(
            id=entry.id, kind="number", label=say("pad-armor", set=Ref("armor_set", entry.id)), most=len(entry.stars)
        )
        for entry in CARDS.sets
    ]
    traits = [trait_option(card) for card in CARDS.market if card.score is not None]
    return [
        PadField(id="class", kind="choice", label=say("param-class"), options=[class_option(c) for c in CARDS.classes]),
        *rows,
        PadField(id="class_dice", kind="number", label=say("category-class_dice"), most=SPACES),
        PadField(id="alignment", kind="number", label=say("pad-alignment"), least=-9, most=9),
        PadField(id="matches", kind="number", label=say("pad-backstory"), most=len(ROWS)),
        *armor,
        PadField(
            id="traits",
            kind="cards",
            label=say("category-traits"),
            options=traits,
            most=12,
            count="pad-counted",
            most_each=99,
        ),
        PadField(id="gold", kind="number", label=say("category-gold"), most=99),
    ]


def hero_lines() -> list[PadLine]:
    """8.1 to 8.6: the six categories."""
    goals: list[Expr] = ["+"]
    for row in ROWS:
        met: Expr = ["if", row, f"least_{row}", ["if", f"most_{row}", row, f"stars_{row}", 0], 0]
        goals.append(met)
    armor: list[Expr] = ["+"]
    for entry in CARDS.sets:
        armor += [["table", [0, *entry.stars], entry.id], ["if", entry.id, 1, f"bonus_{entry.id}", 0]]
    return [
        PadLine("goals", goals),
        PadLine("class_dice", "class_dice"),
        PadLine("alignment", "alignment"),
        PadLine("backstory", ["table", CARDS.ladder.stars, "matches"]),
        PadLine("armor", armor),
        PadLine("traits", "trait_stars"),
    ]


def paper() -> PadPaper:
    """Returns the title's pad: for several players, and for solo with gold and a rank."""
    several = PadMode(
        id="table", label="pad-table", fewest=2, most=4,
        player=PadPart(fields=hero_fields(), lines=hero_lines()),
        ties=["gold", ["-", 0, "class_dice"]],
    )  # fmt: skip
    coins = PadLine("gold", ["//", "gold", CARDS.solo.gold_per_star])
    alone = PadMode(
        id="solo", label="pad-solo", fewest=1, most=1,
        player=PadPart(fields=hero_fields(), lines=[*hero_lines(), coins]),
        ranks=[PadRank(rank.id, "rank", rank.stars) for rank in CARDS.ranks],
    )  # fmt: skip
    return PadPaper(categories=CATEGORIES, modes=[several, alone])
