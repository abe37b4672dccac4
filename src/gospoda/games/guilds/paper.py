"""11: the paper of the score pad, built from the content: characters, active rooms, gold, objectives."""

from __future__ import annotations

from gospoda.core.messages import say
from gospoda.games.guilds.captions import captions
from gospoda.games.guilds.cards import Ability, Character, Objective, Room
from gospoda.games.guilds.lookups import CARDS
from gospoda.pads.paper import Expr, PadContest, PadField, PadLine, PadMode, PadOption, PadPaper, PadPart

CATEGORIES = ["characters", "abilities", "rooms", "objectives"]
CAPTIONS = captions()
FACTIONS = [faction.id for faction in CARDS.factions]


def members(faction: str) -> Expr:
    """2, H-28: symbols on characters and active rooms that count as members."""
    return ["+", f"cards_{faction}", f"rooms_{faction}"]


def factions() -> Expr:
    """H-28: the factions with at least one member."""
    return ["+", *[["if", members(faction), 1, 1, 0] for faction in FACTIONS]]


def counted(ability: Ability, card: Character) -> Expr:
    """11: what an end-of-game ability counts; the card itself never counts among the other members."""
    if ability.count == "other-members":
        return ["-", members(ability.faction), 1 if ability.faction in card.factions else 0]
    if ability.count == "rooms":
        return f"type_{ability.room_types[0]}"
    if ability.count == "factions":
        return factions()
    if ability.count == "area":
        return "area"
    if ability.count == "character":
        return f"has_{ability.character}"
    there: Expr = 1
    for kind in ability.room_types:
        there = ["min", there, f"type_{kind}"]
    return there


def ability_points(ability: Ability, card: Character) -> Expr:
    """11.1: points per group of what is counted, above a threshold and up to a maximum."""
    beyond: Expr = ["-", counted(ability, card), ability.above]
    points: Expr = ["min", ["*", ["//", beyond, ability.per], ability.each], ability.at_most]
    return ["if", beyond, 1, points, 0]


def character_option(card: Character) -> PadOption:
    """Returns a character with everything that is compared or added."""
    amounts = {"prestige": card.prestige, "owned": 1, f"has_{card.id}": 1, "income": card.income_florins}
    amounts |= {f"cards_{faction}": 1 for faction in card.factions}
    amounts["dwarves"] = int(card.race == "dwarf")
    amounts["women"] = int(card.race == "human" and card.sex == "female")
    adds: dict[str, Expr] = {}
    if card.ability is not None and card.ability.when == "end-game":
        if card.ability.verb == "points":
            adds["abilities"] = ability_points(card.ability, card)
        elif card.ability.verb == "shift-objective":
            amounts["shift"] = card.ability.amount
    about = CAPTIONS["character"].get(card.id, [])
    return PadOption(id=card.id, domain="character", amounts=amounts, adds=adds, about=about)


def room_option(room: Room) -> PadOption:
    """Returns a room; what it gives counts only while it is active."""
    size = 1 if room.size == "small" else 2
    there = {f"type_{room.type}": 1, "area": size, "small": int(size == 1)}
    there |= {f"rooms_{faction}": 1 for faction in room.member_of}
    points: list[Expr] = ["+", room.points]
    if room.per_member is not None:
        points.append(["//", members(room.per_member.faction), room.per_member.every])
    if room.per_room is not None:
        points.append(["min", ["*", room.per_room.each, f"type_{room.per_room.type}"], room.per_room.at_most])
    if room.per_faction:
        points.append(["*", room.per_faction, factions()])
    about = CAPTIONS["room"].get(room.id, [])
    return PadOption(id=room.id, domain="room", counted=there, adds={"room_points": points}, about=about)


def compared(goal: Objective) -> Expr:
    """11.3: what an objective compares; H-33: rooms may count as members."""
    plain = {
        "gardens": "type_garden", "characters": "owned", "dwarves": "dwarves", "human-women": "women",
        "factions": factions(), "area": "area", "small-rooms": "small", "card-income": "income", "gold": "gold",
    }  # fmt: skip
    if goal.count in plain:
        return plain[goal.count]
    return ["+", f"cards_{goal.faction}", ["*", "tiles", f"rooms_{goal.faction}"]]


def objective_option(goal: Objective) -> PadOption:
    """H-30, H-31, H-47: the first place, with four players also the second; ties are paid in full."""
    shift: Expr = ["*", f"shift_{goal.id}", "shift"]
    amount: Expr = ["-" if goal.fewest else "+", compared(goal), shift]
    contest = PadContest(
        category="objectives", amount=amount, points=[goal.first, goal.second], fewest=goal.fewest,
        places=["if", "players", 4, 2, 1], ties="next",
    )  # fmt: skip
    return PadOption(id=goal.id, domain="objective", contest=contest)


def paper() -> PadPaper:
    """Returns the pad of the title."""
    key = "tiles_count_for_faction_objective"
    tiles = [PadOption(id=name, label=f"option-{key}-{name}", amounts={"tiles": tiles})
             for tiles, name in enumerate(("false", "true"))]  # fmt: skip
    goals = [objective_option(goal) for goal in CARDS.objectives]
    shifts = [PadOption(id=goal.id, domain="objective", amounts={f"shift_{goal.id}": 1}) for goal in CARDS.objectives]
    fields = [
        PadField(
            id="characters", kind="cards", label=say("category-characters"), most=48,
            options=[character_option(card) for card in CARDS.characters],
        ),
        PadField(
            id="rooms", kind="cards", label=say("category-rooms"), most=20, count="pad-active",
            options=[room_option(room) for room in CARDS.rooms],
        ),
        PadField(id="gold", kind="number", label=say("param-gold"), most=99),
        PadField(id="shifts", kind="cards", label=say("pad-shifts"), most=1, options=shifts),
    ]  # fmt: skip
    lines = [PadLine("characters", "prestige"), PadLine("abilities", "abilities"), PadLine("rooms", "room_points")]
    mode = PadMode(
        id="table", label="pad-table", fewest=2, most=4,
        shared=[
            PadField(id="objectives", kind="cards", label=say("category-objectives"), options=goals, most=5),
            PadField(id="tiles", kind="choice", label=say(f"option-{key}"), options=tiles),
        ],
        player=PadPart(fields=fields, lines=lines),
        ties=["gold", "owned"],
    )  # fmt: skip
    return PadPaper(categories=CATEGORIES, modes=[mode])
