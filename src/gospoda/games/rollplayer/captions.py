"""What cards and classes do, in words: one message per kind of effect, with the card's numbers."""

from __future__ import annotations

from gospoda.core.messages import Message, Ref, Value, say
from gospoda.games.rollplayer.cards import Card, HeroClass
from gospoda.games.rollplayer.lookups import CARDS


def card_effect(card: Card) -> Message:
    """Returns the text of a Market card."""
    if card.kind == "armor":
        return armor_effect(card.set)
    if card.score is not None:
        return trait_effect(card)
    assert card.effect is not None
    args: dict[str, Value] = {"amount": card.effect.amount, "times": card.effect.times, "price": card.effect.price}
    if card.effect.row:
        args["row"] = Ref("row", card.effect.row)
    kind: str = card.effect.kind
    if kind == "die_bonus":
        kind = "class_bonus" if card.effect.dice == "class" else "colour_bonus"
        if card.effect.dice != "class":
            args["colour"] = Ref("colour", card.effect.dice)
    return Message(f"effect-{kind.replace('_', '-')}", args)


def armor_effect(name: str) -> Message:
    """Returns a set's stars by number of pieces, and the colours that get the bonus."""
    entry = next(entry for entry in CARDS.sets if entry.id == name)
    first, second = [*entry.colours, *entry.colours][:2]
    return say(
        "effect-armor",
        set=Ref("armor_set", name),
        stars="/".join(str(stars) for stars in entry.stars),
        bonus=entry.bonus,
        first=Ref("colour", first),
        second=Ref("colour", second),
    )


def trait_effect(card: Card) -> Message:
    """Returns what a trait counts."""
    assert card.score is not None
    score = card.score
    domain = {"cards": "kind", "row_at_most": "row", "column": "axis", "line": "axis"}.get(score.count)
    args: dict[str, Value] = {"stars": score.stars, "per": score.per, "limit": score.limit, "most": score.most}
    if domain is not None:
        args["what"] = Ref(domain, score.what)
    return Message(f"trait-{score.count.replace('_', '-')}", args)


def ability_effect(entry: HeroClass) -> Message:
    """Returns what a class can do."""
    ability = entry.ability
    args: dict[str, Value] = {"amount": ability.amount, "times": ability.times}
    if ability.row:
        args["row"] = Ref("row", ability.row)
    if ability.kind == "action_after":
        args["row"] = Ref("row_action", ability.row)
        if ability.after == "market_discard":
            return Message("ability-action-after-gold", args)
        args["bought"] = Ref("bought", ability.after)
    return Message(f"ability-{ability.kind.replace('_', '-')}", args)


def captions() -> dict[str, dict[str, list[Message]]]:
    """Returns the explanation of every card and class, by domain and id."""
    return {
        "card": {card.id: [card_effect(card)] for card in CARDS.market},
        "class": {entry.id: [ability_effect(entry)] for entry in CARDS.classes},
    }
