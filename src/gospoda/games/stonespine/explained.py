"""What a move does beyond its own words: a set's tokens and price, what a challenge counts."""

from __future__ import annotations

from gospoda.core.words import Words
from gospoda.games.stonespine.captions import challenge_effect
from gospoda.games.stonespine.lookups import CARDS
from gospoda.games.stonespine.state import StonespineState
from gospoda.games.stonespine.text import set_text
from gospoda.games.stonespine.view import on_stall, stall_view


def explain(state: StonespineState, kind: str, args: list[int], words: Words) -> str:
    """Explains a set to buy with its price, or a challenge to take with its effect."""
    if kind == "buy":
        stall = stall_view(*on_stall(state, args[0]))
        return set_text(stall.bottom if args[1] else stall.top, words).plain.strip()
    if kind == "challenge":
        return words.say(challenge_effect(CARDS.challenges[args[0]]))
    return ""
