"""All 53 Market cards: a test for each effect, and one that none was forgotten."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from gospoda.games.rollplayer.lookups import CARD, CARDS
from tests.games.rollplayer.language import Play, Setting, table

COST = {card.id: card.cost for card in CARDS.market}


def monk(seats: int = 2, **options: object) -> Setting:
    """A table whose first hero has no interfering ability."""
    return table(seats, **options).hero(0, "human", "monk")


# ---- weapons


def test_longsword() -> None:
    """9, 8.1, HR-31: longsword: each die of the class colour counts 1 more for goals, not for traits."""
    setting = monk().sheet(0, str="purple-6 purple-5 red-5", con="purple-6 purple-5 red-5")
    assert setting.scored().points()["goals"] == 0
    assert setting.owns(0, "longsword courageous").scored().points() == {
        "goals": 3 + 2, "class_dice": 4, "alignment": 0, "backstory": 0, "traits": 0,
    }  # fmt: skip


def test_jeweled_dagger() -> None:
    """9, D15: jeweled-dagger: gold dice count 1 more for goals; it is dropped where it would hurt (D15)."""
    setting = monk().sheet(0, str="gold-6 gold-5 red-5", dex="gold-6 red-6 red-5")
    assert setting.owns(0, "jeweled-dagger").scored().points()["goals"] == 3
    setting.sheet(0, dex="gold-6 red-6 red-5")
    assert setting.scored().points()["goals"] == 2


def test_blessed_mace() -> None:
    """9, D7, HR-27, HR-45: blessed-mace: one or two steps in a Wisdom action."""
    play = monk().hero(0, "human", "cleric").owns(0, "blessed-mace").action("wis").do(0, "step good")
    assert play.chapter == "action"
    assert "step good" not in play.legal(0)
    play.do(0, "step lawful")
    assert play.token() == (0, 0)
    assert play.asked == 1
    once = table().owns(0, "blessed-mace").action("wis").do(0, "step good", "decline")
    assert once.token() == (0, 1)


def test_longbow() -> None:
    """9, HR-45: longbow: a second exchange right after the first."""
    play = monk().owns(0, "longbow").sheet(0, str="red-1 blue-2 white-3").action("dex")
    play.do(0, "swap str1", "with str2", "swap str2", "with str3")
    assert play.row("str") == "blue-2 white-3 red-1"
    assert play.asked == 1


def test_quarterstaff() -> None:
    """9, HR-45: quarterstaff: one or two different dice, each its own way."""
    play = monk().owns(0, "quarterstaff").sheet(0, str="red-1 blue-2").action("con").do(0, "adjust str1 up")
    assert play.refused(0, "adjust str1 up") == "refused-adjust"
    play.do(0, "adjust str2 down")
    assert play.row("str") == "red-2 blue-1 ."
    assert play.asked == 1


def test_tower_shield() -> None:
    """9, D16, HR-42, HR-43: tower-shield: one more piece of the begun set that gains most; it stays a weapon."""
    assert monk().owns(0, "chain-gorget chain-helm tower-shield").scored().points()["armor"] == 4
    play = monk().owns(0, "chain-gorget mystic-cowl mystic-cloak tower-shield steadfast honorable").scored()
    assert play.points()["armor"] == 1 + 7 + 1
    assert play.points()["traits"] == 2 + 3


def test_ancient_spear() -> None:
    """9, HR-51: ancient-spear: 3 gold instead of 2 when nothing is bought."""
    play = monk().owns(0, "ancient-spear").market("weak honest loyal").shop(0, 1).do(0, "discard weak")
    assert play.gold() == 5 + 3
    play = monk(friendly_market=True).owns(0, "ancient-spear").market("weak honest loyal").shop(0, 1).do(0, "gold")
    assert play.gold() == 5 + 3
    assert play.cards("market") == ["weak", "honest", "loyal"]


def test_heavy_crossbow() -> None:
    """9, HR-6: heavy-crossbow: 1 gold less from Market and discard pile, not for itself, not for Open Lock."""
    play = monk().gold(9, 5).market("heavy-crossbow honest loyal").shop(0, 1).do(0, "buy heavy-crossbow 0")
    assert play.gold() == 9 - COST["heavy-crossbow"]
    play = monk().gold(9, 5).owns(0, "heavy-crossbow").market("honest loyal weak").shop(0, 1).do(0, "buy honest 0")
    assert play.gold() == 9 - COST["honest"] + 1
    setting = monk().gold(9, 5).owns(0, "heavy-crossbow move-silently").discards("honest").market("weak loyal proud")
    play = setting.shop(0, 1).do(0, "use move-silently step", "buy honest 0")
    assert play.gold() == 9 - COST["honest"] + 1
    setting = monk().gold(9, 5).owns(0, "heavy-crossbow open-lock").deck("honest").market("weak loyal proud")
    assert setting.shop(0, 1).do(0, "use open-lock step", "open").gold() == 9 - 3


# ---- armor


@pytest.mark.parametrize(
    ("kind", "stars"), [("chain", [1, 2, 4, 7, 10]), ("leather", [1, 3, 6, 9]), ("mystic", [1, 4, 7])]
)
def test_armor(kind: str, stars: list[int]) -> None:
    """8.5: chain-gorget chain-vambraces chain-helm chain-tunic chain-leggings leather-greaves leather-boots
    leather-gloves leather-pauldron mystic-cowl mystic-robes mystic-cloak: stars by pieces, once the colour bonus."""
    cards = [card.id for card in CARDS.market if card.set == kind]
    for pieces in range(1, len(cards) + 1):
        for hero in ("paladin", "druid", "bard", "rogue", "sorcerer", "warrior"):
            fits = {"paladin": "chain", "warrior": "chain", "druid": "leather", "rogue": "leather"}.get(hero, "mystic")
            play = table().hero(0, "human", hero).owns(0, " ".join(cards[-pieces:])).scored()
            assert play.points()["armor"] == stars[pieces - 1] + (fits == kind)


# ---- traits

LOW = "red-1 red-1 red-5"
TRAITS = [
    ("steadfast", {"owns": "longsword tower-shield"}, 4),
    ("steadfast", {}, 0),
    ("honorable", {"owns": "chain-helm leather-boots mystic-cowl tower-shield"}, 3),
    ("nimble", {"owns": "climb search"}, 2),
    ("proud", {"owns": "loyal"}, 2),
    ("weak", {"str": LOW}, 4),
    ("weak", {"str": "red-1 red-1 red-6"}, 0),
    ("weak", {"str": "red-1 red-1"}, 0),
    ("clumsy", {"dex": LOW}, 4),
    ("foolish", {"int": LOW}, 4),
    ("reckless", {"wis": LOW}, 4),
    ("obnoxious", {"cha": LOW}, 4),
    ("focused", {"str": "red-2 blue-2 gold-2", "dex": "red-5 red-5 red-5", "con": "red-1 red-1 red-2"}, 4),
    ("focused", dict.fromkeys(("str", "dex", "con", "int"), "red-2 blue-2 gold-2"), 6),
    ("compassionate", {"str": "white-1", "dex": "gold-1 gold-1 blue-1", "con": "gold-1 gold-1 green-1"}, 1),
    ("obsessed", {"str": "purple-1 purple-2 purple-3"}, 1),
    ("obsessed", {"str": "purple-1 purple-2 purple-3", "dex": "purple-1"}, 2),
    ("cunning", {"token": (1, 2)}, 2),
    ("cunning", {"token": (1, 1)}, 0),
    ("loyal", {"token": (2, 0)}, 2),
    ("honest", {"token": (0, 2)}, 2),
    ("envious", {"token": (2, 1)}, 2),
    ("greedy", {"gold": 8}, 2),
    ("greedy", {"gold": 60}, CARDS.market[CARD.index["greedy"]].score.most),  # type: ignore[union-attr]
    ("dedicated", {"str": "red-6 red-6 red-6", "dex": "red-6 red-5 red-5", "con": "red-6 red-6 red-5"}, 1),
    ("courageous", {"str": "red-6 red-6 red-5", "dex": "red-6 red-6 red-6", "con": "red-6 red-5 red-5"}, 2),
    ("courageous", dict.fromkeys(("str", "dex", "con", "int", "wis"), "red-6 red-6 red-6"), 4),
    ("famous", {"owns": "longsword climb chain-helm"}, 4),
    ("famous", {}, 1),
]


@pytest.mark.parametrize(("card", "given", "stars"), TRAITS)
def test_trait(card: str, given: dict[str, object], stars: int) -> None:
    """8.6: stars for what the card counts."""
    rows = {key: str(value) for key, value in given.items() if key not in ("owns", "token", "gold")}
    setting = monk().sheet(0, **rows).owns(0, f"{card} {given.get('owns', '')}")
    if "token" in given:
        setting.token(0, *given["token"])  # type: ignore[misc]
    play = setting.gold(int(str(given.get("gold", 0))), 5).scored()
    lines = {line.where[0]: line.points for line in play.state.scores()[0].lines if line.category == "traits"}
    assert lines[card] == stars


def test_trait_arrows() -> None:
    """5.3, HR-44: buying any trait moves the token by its arrow."""
    moved = {"good": (0, 1), "evil": (2, 1), "lawful": (1, 0), "chaotic": (1, 2)}
    for card in CARDS.market:
        if card.kind == "trait":
            play = monk().gold(9, 5).market(f"{card.id} climb search").shop(0, 1).do(0, f"buy {card.id} 0")
            assert play.token() == moved[card.arrow]


# ---- skills: the action skills


def used(play: Play, card: str) -> Play:
    """Uses a skill in the first window of the player's Market turn."""
    return play.do(0, f"use {card} step")


def before_purchase(cards: str, **rows: str) -> Setting:
    return monk().owns(0, cards).sheet(0, **rows).market("weak loyal proud")


@pytest.mark.parametrize(
    ("card", "moves", "row"),
    [
        ("concentrate", ["flip str1"], "red-6 blue-2 ."),
        ("acrobatics", ["swap str1", "with str2"], "blue-2 red-1 ."),
        ("cure-wounds", ["adjust str1 up"], "red-2 blue-2 ."),
    ],
)
def test_action_skill(card: str, moves: list[str], row: str) -> None:
    """9, 6.2, 6.3, 6.4, HR-5: take the action of a row; the card is exhausted, the action optional."""
    play = used(before_purchase(card, str="red-1 blue-2").shop(0, 1), card).do(0, *moves)
    assert play.row("str") == row
    assert play.exhausted() == [card]
    declined = used(before_purchase(card, str="red-1 blue-2").shop(0, 1), card).do(0, "decline")
    assert declined.row("str") == "red-1 blue-2 ."
    assert declined.exhausted() == [card]


def test_knowledge() -> None:
    """9, 5.2.4: knowledge: an Intelligence action: reroll, then the new or the former face."""
    faces = set()
    for seed in range(30):
        setting = table(2, seed=seed).hero(0, "human", "monk").owns(0, "knowledge").sheet(0, str="red-1")
        play = used(setting.market("weak loyal proud").shop(0, 1), "knowledge").do(0, "reroll str1")
        if play.chapter == "keeping":
            new = play.legal(0)[0]
            assert play.legal(0) == [new, "keep 1"]
            play.do(0, new)
        faces.add(play.row("str"))
        assert play.token() == (0, 1)
    assert len(faces) == 6


def test_search() -> None:
    """9, HR-50: search: another colour from the bag, same space and face; a gold die earns 2 gold."""
    setting = before_purchase("search", str="red-4").bag(gold=1, blue=2)
    play = used(setting.shop(0, 1), "search")
    assert play.legal(0) == ["search str1 blue", "search str1 gold", "decline"]
    play.do(0, "search str1 gold")
    assert play.row("str") == "gold-4 . ."
    assert play.gold() == 7
    assert play.state.bag == [0, 2, 1, 0, 0, 0, 0]


def test_negotiate() -> None:
    """9, HR-50: negotiate: exchange with an unchosen die, re-order; a gold die earns 2 gold, the coin stays."""
    setting = monk().owns(0, "negotiate").sheet(0, str="red-6").pool("blue-1 gold-3 white-4")
    play = setting.dice(0).do(0, "use negotiate step", "negotiate str1 2")
    assert play.row("str") == "gold-3 . ."
    assert play.gold() == 7
    assert play.pool() == ["blue-1", "white-4", "red-6"]
    assert play.state.coins == [0, 1, 0]


def test_pickpocket() -> None:
    """9, 7, HR-2: pickpocket: 2 gold."""
    play = used(before_purchase("pickpocket").shop(0, 1), "pickpocket")
    assert play.gold() == 7
    assert play.token() == (2, 1)


def test_open_lock() -> None:
    """9, HR-49, HR-46: open-lock: the top card for 3 gold besides the Market action; without 3 gold only the step."""
    setting = before_purchase("open-lock").deck("honest weak")
    play = used(setting.shop(0, 1), "open-lock").do(0, "open")
    assert "honest" in play.owned()
    assert play.gold() == 2
    assert play.token() == (0, 2)  # its own arrow, then that of the trait
    assert play.chapter == "market"
    poor = used(before_purchase("open-lock").gold(2, 5).shop(0, 1), "open-lock")
    assert poor.chapter == "market"
    assert poor.exhausted() == ["open-lock"]
    empty = used(before_purchase("open-lock").deck("").discards("honest").shop(0, 1), "open-lock").do(0, "open")
    assert "honest" in empty.owned()


def test_climb() -> None:
    """9, 6: climb: an unchosen die up by 1 or 2, a 5 only by 1, a 6 not at all; then re-order."""
    play = monk().owns(0, "climb").pool("blue-1 gold-5 white-6").dice(0).do(0, "use climb step")
    assert play.legal(0) == ["raise 1 1", "raise 1 2", "raise 2 1", "decline"]
    play.do(0, "raise 1 2")
    assert play.pool() == ["blue-3", "gold-5", "white-6"]


def test_intimidate() -> None:
    """9, 6: intimidate: any unchosen dice are rerolled together; then re-order."""
    play = monk().owns(0, "intimidate").pool("blue-1 gold-1 white-1").dice(0).do(0, "use intimidate step")
    assert len(play.legal(0, "intimidate")) == 7
    play.do(0, "intimidate 1-3")
    while play.chapter == "layout":
        play.do(0, play.legal(0)[0])
    faces = [int(str(die)[-1]) for die in play.pool()]
    assert faces == sorted(faces)
    assert "gold-1" in play.pool()


def test_move_silently() -> None:
    """9, HR-40: move-silently: the Market action is a purchase from the discard pile; tokens count."""
    setting = before_purchase("move-silently").discards("honest greedy").tokens(0, 1)
    play = used(setting.shop(0, 1), "move-silently")
    assert play.refused(0, "discard weak") == "refused-move-silently"
    play.do(0, "buy honest 1")
    assert play.gold() == 5 - COST["honest"] + 1
    assert play.cards("discards") == ["greedy"]
    assert play.asked == 1
    declined = used(setting.shop(0, 1), "move-silently").do(0, "decline")
    assert declined.chapter == "market"


def test_sleight_of_hand() -> None:
    """9: sleight-of-hand: a die to another row, the gap closes, no gold."""
    setting = before_purchase("sleight-of-hand", str="red-1 gold-2 blue-3", dex="red-4 red-5")
    play = used(setting.shop(0, 1), "sleight-of-hand").do(0, "move str2 dex")
    assert (play.row("str"), play.row("dex")) == ("red-1 blue-3 .", "red-4 red-5 gold-2")
    assert play.gold() == 5


def test_diplomacy() -> None:
    """9, HR-33: diplomacy: copies a skill of another player, ready or not; only Diplomacy is exhausted."""
    setting = before_purchase("diplomacy", str="red-1").owns(1, "concentrate pickpocket", exhausted="concentrate")
    play = setting.shop(0, 1)
    assert play.legal(0, "copy") == ["copy concentrate step", "copy pickpocket step"]
    play.do(0, "copy concentrate step", "flip str1")
    assert play.row("str") == "red-6 . ."
    assert play.token() == (1, 0)
    assert play.exhausted() == ["diplomacy"]
    assert play.exhausted(1) == ["concentrate"]


def test_every_card_is_tested() -> None:
    """2: all 53 cards appear in this file."""
    text = Path(__file__).read_text("utf-8")
    assert len(CARD.ids) == 53
    assert [card for card in CARD.ids if not re.search(rf"\b{card}\b", text)] == []
