"""What the cards and tiles do, as messages: for tooltips in the browser, the gallery and the text table.

Built from the content files, so a pack that changes a card changes its explanation too.
"""

from __future__ import annotations

from gospoda.core.messages import Message, Ref, Value, say
from gospoda.games.guilds.cards import Ability, Objective, Room
from gospoda.games.guilds.lookups import CARDS


def ability_caption(ability: Ability) -> list[Message]:
    """10: when, how often, at what price, and what happens."""
    lines = [say(f"timing-{ability.when}")]
    if ability.limit:
        lines.append(say("limit-round"))
    if ability.pay_florins:
        lines.append(say("price-florins", florins=ability.pay_florins))
    if ability.pay_gold:
        lines.append(say("price-gold", gold=ability.pay_gold))
    if ability.sacrifice:
        lines.append(say("price-sacrifice"))
    lines.append(effect_caption(ability))
    return lines


def effect_caption(ability: Ability) -> Message:
    """Returns what an ability does."""
    verb = ability.verb
    if verb == "points":
        return points_caption(ability)
    if verb == "kill":
        return kill_caption(ability)
    if verb == "protect":
        if not ability.faction:
            return say("effect-protect-self")
        return say("effect-protect-faction", faction=Ref("faction", ability.faction))
    if verb == "prevent-kill":
        return say("effect-prevent-kill-of-others" if ability.others_only else "effect-prevent-kill")
    if verb == "take-florins":
        return say(f"effect-take-florins-{ability.source}", amount=ability.amount)
    if verb == "discount":
        size = Ref("size", ability.size)
        return say("effect-discount", size=size, amount=ability.amount, minimum=ability.minimum)
    if verb in ("swap-characters", "claim-killed", "sacrifice-other"):
        return say(f"effect-{verb}")
    return say(f"effect-{verb}", amount=ability.amount)


def points_caption(ability: Ability) -> Message:
    """11: an end-of-game ability."""
    args: dict[str, Value] = {"each": ability.each}
    if ability.count == "other-members":
        args |= {"faction": Ref("faction", ability.faction), "most": ability.at_most}
    elif ability.count == "rooms":
        args |= {"type": Ref("room_type", ability.room_types[0]), "most": ability.at_most}
    elif ability.count == "factions":
        args["above"] = ability.above
    elif ability.count == "area":
        args["per"] = ability.per
    elif ability.count == "character":
        args["character"] = Ref("character", ability.character)
    else:
        first, *rest = ability.room_types
        args |= {"type": Ref("room_type", first), "other": Ref("room_type", rest[0] if rest else first)}
    return Message(f"effect-points-{ability.count}", args)


def kill_caption(ability: Ability) -> Message:
    """10.5: the possible victims of a kill."""
    if ability.factions:
        first, *rest = ability.factions
        other = Ref("faction", rest[0] if rest else first)
        return say("effect-kill-faction", faction=Ref("faction", first), other=other, most=ability.max_prestige)
    if ability.min_prestige > -99:
        return say("effect-kill-prestige", least=ability.min_prestige)
    return say("effect-kill")


def room_caption(room: Room) -> list[Message]:
    """11: the effects of a tile while it is active."""
    lines: list[Message] = []
    if room.points:
        lines.append(say("room-points", points=room.points))
    if room.per_member is not None:
        faction = Ref("faction", room.per_member.faction)
        lines.append(say("room-per-member", faction=faction, every=room.per_member.every))
    if room.per_room is not None:
        per = room.per_room
        lines.append(say("room-per-room", type=Ref("room_type", per.type), each=per.each, most=per.at_most))
    if room.per_faction:
        lines.append(say("room-per-faction", points=room.per_faction))
    lines += [say("room-member", faction=Ref("faction", faction)) for faction in room.member_of]
    if room.income_florins:
        lines.append(say("room-florins", florins=room.income_florins))
    if room.income_gold:
        lines.append(say("room-gold", gold=room.income_gold))
    return lines or [say("room-nothing")]


def objective_caption(goal: Objective) -> list[Message]:
    """11.3: what the places are worth."""
    return [say("objective-places", first=goal.first, second=goal.second)]


def captions() -> dict[str, dict[str, list[Message]]]:
    """Returns the explanation of every component that needs one, by domain and id."""
    return {
        "character": {card.id: ability_caption(card.ability) for card in CARDS.characters if card.ability},
        "room": {room.id: room_caption(room) for room in CARDS.rooms},
        "objective": {goal.id: objective_caption(goal) for goal in CARDS.objectives},
    }
