"""What a move does beyond its own words: an Initiative card's die, a card's price and text, a row's action,
a race, a class.
"""

from __future__ import annotations

from gospoda.core.words import Words
from gospoda.games.rollplayer.captions import ability_effect
from gospoda.games.rollplayer.dice import EMPTY
from gospoda.games.rollplayer.lookups import CARDS, GOAL_STARS, N_ROWS, ROW
from gospoda.games.rollplayer.sheets import goal_text
from gospoda.games.rollplayer.state import RollPlayerState
from gospoda.games.rollplayer.text import card_text
from gospoda.games.rollplayer.view import card_view, die_name

WITH_CARD = ("buy", "add", "discard", "use", "copy", "refresh", "drop")


def explain(state: RollPlayerState, kind: str, args: list[int], words: Words) -> str:
    """Returns an Initiative card's die and coin, a Market card's price and effect, an action, a race, or a class."""
    if kind == "take":
        die = state.pool[args[0]]
        coin = f" +{state.coins[args[0]]} ●" if state.coins[args[0]] else ""
        return "" if die == EMPTY else f"{words.name('die', die_name(die) or '')}{coin}"
    if kind in WITH_CARD:
        card = card_view(args[0], None)
        price = f"{card.cost} ● " if kind in ("buy", "add", "discard") else ""
        return price + card_text(card, words)
    if kind == "place":
        return words.text(f"row-action-{ROW.ids[args[0]]}")
    if kind == "race":
        modifiers = CARDS.races[args[0]].modifiers
        return ", ".join(f"{words.name('short', row)} {value:+}" for row, value in modifiers.items() if value)
    if kind == "class":
        return class_text(args[0], words)
    return ""


def class_text(hero: int, words: Words) -> str:
    """Returns what a class can do, and the goals of its rows with their stars."""
    goals = [
        f"{words.name('short', row)} {goal_text(hero, at)} {'★' * GOAL_STARS[N_ROWS * hero + at]}"
        for at, row in enumerate(ROW.ids)
    ]
    return f"{words.say(ability_effect(CARDS.classes[hero]))} · {', '.join(goals)}"
