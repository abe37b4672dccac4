"""6 and 9.6: the score pad's form, built from the content: what is counted in a dungeon and what it earns."""

from __future__ import annotations

from gospoda.core.messages import Ref, say
from gospoda.games.stonespine.captions import challenge_effect, goal_effect, jael_action, jael_condition
from gospoda.games.stonespine.cards import Goal, JaelCard
from gospoda.games.stonespine.lookups import CARDS, YEARS, jael_deck
from gospoda.pads.paper import PadContest, PadField, PadLine, PadMode, PadOption, PadPaper, PadPart

CATEGORIES = ["priority", "final_gold", "goal", "challenges", "jael_cards", "reputation", "blueprint", "paths"]
MOST = 64  # elements in a full dungeon
CARDS_OF_JAEL = range(1, YEARS + 1)
JAEL_NUMBERS = (("base", "pad-jael-base", 99), ("each", "pad-jael-each", 9), ("count", "pad-jael-count", MOST))


def number(key: str, label: str, least: int, most: int) -> PadField:
    """A number field with its label."""
    return PadField(id=key, kind="number", label=say(label), least=least, most=most)


def goal_option(card: Goal, rewards: list[int]) -> PadOption:
    """6.2: a goal card; priority breaks ties, and "most" pays nothing to a player with none."""
    contest = PadContest(
        category="goal", amount="goal_count", points=rewards, fewest=card.direction == "fewest", ties="order"
    )
    return PadOption(id=card.id, domain="goal", about=[goal_effect(card)], contest=contest)


def goal_field(rewards: list[int]) -> PadField:
    """The field for the game's goal card."""
    options = [goal_option(card, rewards) for card in CARDS.goals]
    return PadField(id="goal", kind="choice", label=say("category-goal"), options=options)


def dungeon_fields() -> list[PadField]:
    """6.2 to 6.6: what is counted in a dungeon."""
    challenges = [
        PadOption(
            id=card.id, domain="challenge", about=[challenge_effect(card)], counted={"challenge_points": card.points}
        )
        for card in CARDS.challenges
    ]
    return [
        number("goal_count", "pad-goal-count", 0, MOST),
        PadField(
            id="challenges",
            kind="cards",
            label=say("category-challenges"),
            options=challenges,
            most=YEARS - 1,
            needed=YEARS - 1,
            count="pad-counted",
            most_each=MOST,
        ),
        number("stars", "pad-stars", -MOST, MOST),
        number("met", "pad-met", 0, 8),
        number("entrance", "pad-entrance", 0, 16),
        number("exit", "pad-exit", 0, 16),
    ]


def dungeon_lines() -> list[PadLine]:
    """6.3 to 6.6: what scores regardless of the other players."""
    return [
        PadLine("challenges", "challenge_points"),
        PadLine("reputation", "stars"),
        PadLine("blueprint", ["table", CARDS.ladder.reputation, "met"]),
        PadLine("paths", ["+", "entrance", "exit"]),
    ]


def table_mode() -> PadMode:
    """6: several players; the place on the priority track also breaks ties."""
    rewards = CARDS.scoring
    track = [*rewards.final_priority, 0]
    lines = [PadLine("priority", ["table", track, ["-", "order", 1]]), *dungeon_lines()]
    place = PadField(id="order", kind="number", label=say("pad-priority"), least=1, most=5, differ=True)
    return PadMode(
        id="table",
        label="pad-table",
        fewest=2,
        most=5,
        shared=[goal_field(rewards.goal)],
        player=PadPart(fields=[place, *dungeon_fields()], lines=lines),
        ties=[["-", 0, "order"]],
    )


def jael_part() -> PadPart:
    """9.6: what Jael scores: his four cards with base, points and count as printed, and his stars."""
    fields = [
        PadField(id="gold", kind="number", label=say("pad-jael-gold"), most=CARDS.setup.gold_max, needed=1),
        number("goal_count", "pad-goal-count", 0, MOST),
    ]
    sums: list[object] = ["+"]
    for n in CARDS_OF_JAEL:
        for part, words, most in JAEL_NUMBERS:
            needed = int(part == "base")  # every card has one: a card without it hasn't been written down yet
            label = say(words, number=n)
            fields.append(PadField(id=f"{part}_{n}", kind="number", label=label, most=most, needed=needed))
        sums += [f"base_{n}", ["*", f"each_{n}", f"count_{n}"]]
    fields.append(number("stars", "pad-stars", -MOST, MOST))
    return PadPart(fields=fields, lines=[PadLine("jael_cards", sums), PadLine("reputation", "stars")])


def solo_mode() -> PadMode:
    """9.6: one player against Jael, who wins every tie: `order` is 0 for him and 1 for the player."""
    gold = PadField(id="gold", kind="number", label=say("pad-gold"), most=CARDS.setup.gold_max)
    final_gold = PadContest(
        category="final_gold", amount="gold", points=CARDS.scoring.solo_final_gold, zero=True, ties="order"
    )
    return PadMode(
        id="solo",
        label="pad-solo",
        fewest=1,
        most=1,
        shared=[goal_field(CARDS.scoring.solo_goal)],
        player=PadPart(fields=[gold, *dungeon_fields()], lines=dungeon_lines()),
        rival=jael_part(),
        contests=[final_gold],
        ties=[["-", 0, "order"]],
    )


def jael_option(card: JaelCard) -> PadOption:
    """A card of Jael's deck, as an option on the companion page."""
    runes = [say("pad-runes", rune=Ref("rune", rune)) for rune in card.runes]
    about = [*runes, jael_action(card), jael_condition(card)]
    return PadOption(
        id=card.id, domain="jael_card", about=about, amounts={"gold": card.gold, "base": card.base, "each": card.per}
    )


def paper() -> PadPaper:
    """Returns the score pad of the title."""
    decks = {
        name: [jael_option(CARDS.jael[n]) for n in jael_deck(name == "legendary")] for name in ("basic", "legendary")
    }
    return PadPaper(categories=CATEGORIES, modes=[table_mode(), solo_mode()], decks=decks)
