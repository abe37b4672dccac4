"""9.1, 9.6: the nine cards of the solo opponent, one by one."""

from __future__ import annotations

from typing import NamedTuple

import pytest

from gospoda.games.stonespine.lookups import CARDS, JAEL_CARD, jael_deck
from tests.games.stonespine.language import ROOMY, table


class Card(NamedTuple):
    number: int
    status: str
    runes: str
    gold: int
    take: tuple[str, str]
    base: int
    collected: str  # tokens of Jael that meet the condition three times, and some that don't
    bonus: int


DECK = [
    Card(1, "basic", "blue", 10, ("bottom", "bottom"), 14, "gnoll gnoll gnoll goblin", 9),
    Card(2, "basic", "green", 9, ("top", "bottom"), 13, "kobold kobold kobold gnoll", 6),
    Card(3, "basic", "red", 11, ("bottom", "top"), 10, "chest chest chest star+1", 9),
    Card(4, "legendary", "green red", 13, ("top", "top"), 16, "slime slime slime ooze ooze ooze ooze", 12),
    Card(5, "basic_replaced", "blue", 10, ("top", "bottom"), 12, "star+1 star+1 star+1 chest", 6),
    Card(6, "basic_replaced", "green", 12, ("bottom", "bottom"), 10, "bear fire spike gnoll", 6),
    Card(7, "basic_replaced", "red", 8, ("top", "top"), 13, "goblin goblin goblin kobold", 9),
    Card(8, "legendary", "blue green", 12, ("top", "bottom"), 14, "gnoll ooze slime pit chest", 3),
    Card(9, "legendary", "blue red", 14, ("bottom", "top"), 15, "chest chest chest pit bear fire fire", 15),
]
each_card = pytest.mark.parametrize("card", DECK, ids=[f"jael-{card.number}" for card in DECK])


@each_card
def test_status(card: Card) -> None:
    """9.2: the basic deck has six cards; legendary mode replaces the marked ones."""
    number = JAEL_CARD.index[f"jael-{card.number}"]
    assert (number in jael_deck(legendary=False)) == (card.status != "legendary")
    assert (number in jael_deck(legendary=True)) == (card.status != "basic_replaced")


@each_card
def test_runes(card: Card) -> None:
    """9.3: inspected chambers with one of the card's runes go to Jael, the others are discarded."""
    by_rune = {"blue": "arena", "green": "furrow", "red": "ossuary"}
    play = table(1).jael(card.number).hand(0, f"junction hallway {' '.join(by_rune.values())}").construction()
    play.do(0, "place junction 1", "keep hallway")
    got = [CARDS.chambers[chamber].id for chamber in play.state.jael_chambers]
    assert got == [by_rune[rune] for rune in by_rune if rune in card.runes.split()]
    assert len(play.state.discards) == 3 - len(got)


@each_card
@pytest.mark.parametrize("more", [0, 1])
def test_gold_and_hands(card: Card, more: int) -> None:
    """9.4: with as much gold as the card shows Jael empties the marked halves; with one more he waits."""
    setting = table(1).jael(card.number).gold(card.gold + more).dungeon(0, ROOMY)
    play = setting.stall("market-1", "bear pit", "gnoll").stall("market-2", "ooze slime", "chest").market()
    tokens = {
        (0, "top"): ["bear", "pit"],
        (0, "bottom"): ["gnoll"],
        (1, "top"): ["ooze", "slime"],
        (1, "bottom"): ["chest"],
    }
    taken = [] if more else tokens[0, card.take[0]] + tokens[1, card.take[1]]
    assert [CARDS.tokens[face].id for face in play.state.jael_tokens] == taken
    assert play.state.jael_acted == (not more)


@each_card
def test_reputation(card: Card) -> None:
    """9.6.3: the base reputation and the condition, counted over everything Jael has collected."""
    bare = table(1).goal(1).jael(card.number).over().scores()[1]
    assert [line.points for line in bare.lines if line.category == "jael_cards"] == [card.base]
    rich = table(1).goal(1).jael(card.number, tokens=card.collected).over().scores()[1]
    assert [line.points for line in rich.lines if line.category == "jael_cards"] == [card.base + card.bonus]


def test_collected_chambers_count_like_tokens() -> None:
    """9.6: printed elements of collected cards; passages, doors and gold are worth nothing."""
    state = table(1).goal(1).jael(1, chambers="gnoll-hideout junction", tokens="gnoll secret-passage").over()
    jael = state.scores()[1]
    assert [line.points for line in jael.lines if line.category == "jael_cards"] == [14 + 9]
    assert [line.points for line in jael.lines if line.category == "reputation"] == [0]


def test_stars_count_by_number_and_by_value() -> None:
    """9.6: "star" on a card counts stars of either sign; the chamber reputation adds their values."""
    jael = table(1).goal(1).jael(5, chambers="crossroads arena").over().scores()[1]
    assert [line.points for line in jael.lines if line.category == "jael_cards"] == [12 + 4]
    assert [line.points for line in jael.lines if line.category == "reputation"] == [0]
