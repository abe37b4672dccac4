"""Explanations of the cards as messages, for tooltips in the browser, the gallery and the text table.

They are built from the content files, so a pack that changes a card also changes its explanation. A message refers
to what it counts in the domain `counted`, whose names `names.py` joins from the names of the elements.
"""

from __future__ import annotations

from gospoda.core.messages import Message, Ref, Value, say
from gospoda.games.stonespine.cards import Challenge, Goal, JaelCard
from gospoda.games.stonespine.lookups import CARDS


def challenge_effect(card: Challenge) -> Message:
    """7: what a challenge card counts, and the worth of each item."""
    args: dict[str, Value] = {"points": card.points, "what": Ref("counted", card.id)}
    if card.threshold:
        args["threshold"] = card.threshold
    return Message(f"challenge-{card.kind.replace('_', '-')}", args)


def goal_effect(card: Goal) -> Message:
    """6.2: what a goal card compares."""
    return say(f"goal-{card.direction}-{card.measure.replace('_', '-')}", what=Ref("counted", card.id))


def goal_rewards(card: Goal) -> Message:
    """6.2: what the places in the contest earn."""
    first, second, third = card.rewards
    return say("goal-rewards", first=first, second=second, third=third)


def jael_condition(card: JaelCard) -> Message:
    """9.6.3: the base reputation and reputation condition of a Jael card."""
    message = "jael-condition-set" if card.what.startswith("set:") else "jael-condition"
    return say(message, base=card.base, points=card.per, what=Ref("counted", card.id))


def jael_action(card: JaelCard) -> Message:
    """9.4: what Jael takes once the player is no richer than he is."""
    left, right = card.take
    return say("jael-action", gold=card.gold, left=Ref("half", left), right=Ref("half", right))


def captions() -> dict[str, dict[str, list[Message]]]:
    """Returns the explanation of every card that needs one, by domain and id."""
    return {
        "challenge": {card.id: [challenge_effect(card)] for card in CARDS.challenges},
        "goal": {card.id: [goal_effect(card), goal_rewards(card)] for card in CARDS.goals},
        "jael_card": {card.id: [jael_condition(card), jael_action(card)] for card in CARDS.jael},
    }
