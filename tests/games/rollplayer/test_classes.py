"""9: the twelve class abilities, one test each."""

from __future__ import annotations

from gospoda.games.rollplayer.game import GAME
from gospoda.games.rollplayer.lookups import CLASS
from tests.games.rollplayer.language import Setting, table


def hero(name: str, seats: int = 2, **options: object) -> Setting:
    return table(seats, **options).hero(0, "human", name).gold(9, 5)


def test_cleric() -> None:
    """9, D11, HR-51: Cleric: a Wisdom action after taking gold instead of buying, also in a friendly Market."""
    play = hero("cleric").market("weak loyal proud").shop(0, 1).do(0, "discard weak")
    assert play.chapter == "action"
    assert play.legal(0) == ["step good", "step evil", "step lawful", "step chaotic", "decline"]
    play = hero("cleric", friendly_market=True).market("weak loyal proud").shop(0, 1).do(0, "gold", "step good")
    assert play.token() == (0, 1)


def test_paladin() -> None:
    """9, D14: Paladin: none, one or two skills are refreshed."""
    cards = "climb search knowledge"
    play = hero("paladin").owns(0, cards, exhausted=cards).cleanup().do(0, "refresh climb", "refresh search")
    assert play.exhausted() == ["knowledge"]
    play = hero("paladin").owns(0, cards, exhausted=cards).cleanup().do(0, "refresh climb", "decline")
    assert sorted(play.exhausted()) == ["knowledge", "search"]


def test_druid() -> None:
    """9, D8: Druid: may add a card of the discard pile, or not; nothing is asked without discards."""
    setting = hero("druid").market("weak loyal proud").discards("honest")
    assert setting.druid(0, 1).do(0, "decline").cards("market") == ["weak", "loyal", "proud"]
    assert setting.discards("").druid(0, 1).chapter == "market"


def test_druid_sees_what_a_discarded_card_would_bring() -> None:
    """9, D8: the choice shows the same as the Market."""
    pile = hero("druid").market("weak loyal").discards("leather-boots").druid(0, 1)
    assert [card.brings for card in GAME.display.view(pile.state, 0).discards] == [2]
    shop = hero("druid").market("weak loyal").discards("leather-boots").shop(0, 1)
    assert [card.brings for card in GAME.display.view(shop.state, 0).discards] == [None]


def test_ranger() -> None:
    """9: Ranger: a Constitution action after buying a skill."""
    play = hero("ranger").sheet(0, str="red-3").market("climb loyal proud").shop(0, 1).do(0, "buy climb 0")
    play.do(0, "adjust str1 up")
    assert play.row("str") == "red-4 . ."


def test_monk() -> None:
    """9: Monk: a die placed in Wisdom allows the action of any other row; not for actions from elsewhere."""
    play = hero("monk").sheet(0, str="red-3").action("wis", die="green-2")
    assert play.legal(0, "instead") == [f"instead {row}" for row in ("str", "dex", "con", "int", "cha")]
    play.do(0, "instead str", "flip str1")
    assert play.row("str") == "red-4 . ."
    assert hero("monk").action("str").legal(0, "instead") == []


def test_bard() -> None:
    """9, D10, HR-32: Bard: two purchases, a token for only one of them, no discard as the second."""
    setting = hero("bard").market("weak loyal honest").tokens(0, 2)
    play = setting.shop(0, 1).do(0, "buy loyal 1")
    assert play.chapter == "market"
    assert play.legal(0) == ["buy weak 0", "buy honest 0", "decline"]
    play.do(0, "buy honest 0")
    assert play.owned() == ["honest", "loyal"]
    assert play.asked == 1
    assert setting.shop(0, 1).do(0, "discard weak").asked == 1
    assert setting.shop(0, 1).do(0, "buy loyal 0", "decline").asked == 1


def test_rogue() -> None:
    """9: Rogue: one or two Dexterity actions after buying a weapon; a Longbow just bought counts."""
    rows = {"str": "red-1 red-2 red-3", "dex": "blue-4 blue-5"}
    play = hero("rogue").sheet(0, **rows).market("tower-shield loyal proud").shop(0, 1).do(0, "buy tower-shield 0")
    play.do(0, "swap str1", "with str2", "swap dex1", "with dex2")
    assert (play.row("str"), play.row("dex")) == ("red-2 red-1 red-3", "blue-5 blue-4 .")
    assert play.asked == 1
    play = hero("rogue").sheet(0, **rows).market("longbow loyal proud").shop(0, 1).do(0, "buy longbow 0")
    for _ in range(4):
        play.do(0, "swap str1", "with str2")
    assert play.asked == 1
    play = hero("rogue").sheet(0, **rows).market("longbow loyal proud").shop(0, 1).do(0, "buy longbow 0", "decline")
    assert play.asked == 1


def test_thief() -> None:
    """9: Thief: 4 gold for a gold die."""
    play = hero("thief").pool("gold-1 red-2 red-3").dice(0).do(0, "take 1", "place str")
    assert play.gold() == 9 + 4


def test_sorcerer() -> None:
    """9, D11, HR-46: Sorcerer: an Intelligence action after buying a trait, after its arrow."""
    play = hero("sorcerer").sheet(0, str="red-3").market("loyal climb proud").shop(0, 1).do(0, "buy loyal 0")
    assert play.token() == (1, 0)
    assert play.legal(0) == ["reroll str1", "decline"]


def test_wizard() -> None:
    """9, D12: Wizard: a skill with or without its step; a border then does not prevent it."""
    setting = hero("wizard").owns(0, "pickpocket").market("loyal climb proud")
    assert setting.shop(0, 1).legal(0, "use") == ["use pickpocket step", "use pickpocket stay"]
    play = setting.token(0, 2, 1).shop(0, 1)
    assert play.legal(0, "use") == ["use pickpocket stay"]
    play.do(0, "use pickpocket stay")
    assert play.token() == (2, 1)
    assert play.exhausted() == ["pickpocket"]


def test_warrior() -> None:
    """9: Warrior: a Strength action after buying armor."""
    play = hero("warrior").sheet(0, str="red-1").market("chain-helm climb proud").shop(0, 1).do(0, "buy chain-helm 0")
    play.do(0, "flip str1")
    assert play.row("str") == "red-6 . ."


def test_barbarian() -> None:
    """9, 5.3: Barbarian: four hands."""
    setting = hero("barbarian").owns(0, "longbow").market("quarterstaff climb proud")
    play = setting.shop(0, 1).do(0, "buy quarterstaff 0")
    assert play.owned() == ["longbow", "quarterstaff"]
    other = hero("monk").owns(0, "longbow").market("quarterstaff climb proud").shop(0, 1).do(0, "buy quarterstaff 0")
    assert other.chapter == "room"


def test_every_class_is_tested() -> None:
    """2: all twelve classes appear in this file."""
    assert [name for name in CLASS.ids if f"test_{name}" not in globals()] == []
