"""Section 15: the numbered examples of the rules, each under its number."""

from __future__ import annotations

from collections import Counter

import pytest

from gospoda.games.rollplayer.lookups import COST, ENEMY, RANK, rank_of
from gospoda.games.rollplayer.purchase import price_of
from gospoda.games.rollplayer.roll import lay_out
from tests.games.rollplayer.language import game, table


@pytest.mark.parametrize(("matches", "stars"), [(0, 0), (1, 0), (2, 1), (3, 1), (4, 3), (5, 3), (6, 6)])
def test_e1_backstory_ladder(matches: int, stars: int) -> None:
    """E1, 8.4: four matching dice are worth 3 stars."""
    wanted = [("str", 1, "white"), ("dex", 3, "blue"), ("con", 3, "green"), ("int", 2, "black")]
    wanted += [("wis", 3, "purple"), ("cha", 2, "red")]
    rows = {}
    for number, (row, position, colour) in enumerate(wanted):
        dice = ["gold-1"] * 3
        if number < matches:
            dice[position - 1] = f"{colour}-1"
        rows[row] = " ".join(dice)
    assert table().sheet(0, **rows).scored().points()["backstory"] == stars


def test_e2_class_draw() -> None:
    """E2, 4.4, D2: the drawn colour gives the card with its two sides; gold and taken colours do not count."""
    seen = set()
    for seed in range(40):
        play = game(2, seed)
        play.do(0, "race human male").do(1, "race elf female")
        first = play.legal(0)
        assert len(first) == 2
        seen.add(tuple(first))
        play.do(0, first[1])
        assert not set(play.legal(1)) & set(first)
        assert play.gold(0) == play.gold(1) == 5
    assert ("class cleric", "class paladin") in seen


def test_e3_start_gold() -> None:
    """E3, 4.3: seats 1 to 4 have 5, 5, 6, 7 gold."""
    play = game(4)
    for seat, race in enumerate(("human", "elf", "orc", "dwarf")):
        play.do(seat, f"race {race} male")
    assert [play.gold(seat) for seat in range(4)] == [5, 5, 6, 7]


@pytest.mark.parametrize(("seats", "dice"), [(2, 6), (3, 7), (4, 8), (1, 6)])
def test_e4_start_dice(seats: int, dice: int) -> None:
    """E4, 4.11, 4.12, 7, D3: 6, 7 or 8 start dice each."""
    play = game(seats)
    while play.chapter != "start-dice":
        play.do(play.asked, play.legal(play.asked)[0])
    assert [len(player.hand) for player in play.state.players] == [dice] * seats


@pytest.mark.parametrize(("hero", "gold"), [("thief", 4), ("rogue", 2)])
def test_e4_start_dice_gold(hero: str, gold: int) -> None:
    """E4, 4.11, 4.12, 7, D3: a Thief gains 4 for a gold start die, others 2; a completed row gains 1."""
    setting = table(2).hero(0, "human", hero).sheet(0, str="red-1 red-2").put("players.0.hand", ["gold-3", "blue-1"])
    setting.position.ask("start-dice", 0)
    play = setting.scored().do(0, "put gold-3 dex")
    assert play.gold() == 5 + gold
    play.do(0, "put blue-1 str")
    assert play.gold() == 5 + gold + 1


def test_e5_roll_phase() -> None:
    """E5, 5.1, D4, 4.10: the dice are sorted by face; the Start Player orders equal faces."""
    for last, first in (("purple-6", "green-6"), ("green-6", "purple-6")):
        play = table(3).pool("green-6 red-1 gold-4 purple-6").scored()
        play.state.finish()
        lay_out(play.state, 0)
        play.state.proceed()
        assert play.legal(0) == ["lay green-6", "lay purple-6"]
        play.do(0, f"lay {first}")
        assert play.pool() == ["red-1", "gold-4", first, last]
    assert table(3).scored().state.coins == [0, 1, 1, 0]


def test_e6_dice_turn() -> None:
    """E6, 5.2, 5.2.1, 5.2.2, 5.2.3, 5.2.4, D5, D6, D7: coin and gold die: 3 gold; then Strength."""
    play = table(3).sheet(0, str="white-2", con="blue-1").pool("red-1 gold-4 purple-6 green-6").dice()
    play.do(0, "take 2", "place str")
    assert play.gold() == 5 + 3
    assert play.row("str") == "white-2 gold-4 ."
    play.do(0, "flip con1")
    assert play.row("con") == "blue-6 . ."


@pytest.mark.parametrize(("face", "opposite"), [(1, 6), (2, 5), (3, 4), (6, 1), (5, 2), (4, 3)])
def test_e7_strength(face: int, opposite: int) -> None:
    """E7, 5.2.4, HR-25: 1 and 6, 2 and 5, 3 and 4."""
    play = table().sheet(0, wis=f"red-{face}").action("str").do(0, "flip wis1")
    assert play.row("wis") == f"red-{opposite} . ."


def test_e8_dexterity_chain() -> None:
    """E8, 5.2.4: exchanged dice bring neither an action nor gold."""
    play = table().sheet(0, str="red-1 red-2 gold-3", cha="blue-6").action("dex")
    gold = play.gold()
    play.do(0, "swap str3", "with cha1")
    assert (play.row("str"), play.row("cha")) == ("red-1 red-2 blue-6", "gold-3 . .")
    assert play.chapter == "selection"
    assert play.asked == 1
    assert play.gold() == gold


def test_e9_constitution() -> None:
    """E9, 5.2.4, D7: a 6 cannot become 1, a 1 cannot become 6."""
    play = table().sheet(0, str="red-6 blue-1").action("con", die="green-3")
    assert play.refused(0, "adjust str1 up") == "refused-adjust"
    assert play.refused(0, "adjust str2 down") == "refused-adjust"
    play.do(0, "adjust str1 down")
    assert play.row("str") == "red-5 blue-1 ."


def test_e10_market_order() -> None:
    """E10, 5.3, 5.4.3, D9: by Initiative number; a token pays 1; a discard brings 2 gold; one card is left."""
    setting = table(3).gold(5, 5, 5).tokens(1, 1).hero(1, "dwarf", "monk")
    play = setting.market("reckless leather-gloves quarterstaff climb").shop(1, 0, 2)
    assert play.asked == 1
    play.do(1, "buy reckless 1")
    assert (play.gold(1), play.token(1)) == (0, (1, 2))
    play.do(0, "discard leather-gloves")
    if play.chapter == "action":
        play.do(0, "decline")
    assert play.gold(0) == 7
    play.do(2, "buy quarterstaff 0")
    assert "climb" in play.cards("discards")
    assert play.state.round == 2


@pytest.mark.parametrize(
    ("hero", "row", "faces", "met"),
    [
        ("paladin", "str", (6, 6, 5), True),
        ("paladin", "str", (6, 5, 5), False),
        ("paladin", "str", (6, 6, 6), False),
        ("cleric", "dex", (6, 5, 5), True),
        ("cleric", "dex", (6, 6, 5), True),
        ("cleric", "dex", (6, 6, 6), False),
        ("cleric", "int", (5, 5, 4), True),
        ("cleric", "int", (6, 6, 6), True),
        ("cleric", "int", (5, 5, 3), False),
    ],
)
def test_e11_goals(hero: str, row: str, faces: tuple[int, int, int], met: bool) -> None:
    """E11, 8.1: a single number exactly, a range with both ends, n+ and more."""
    dice = " ".join(f"black-{face}" for face in faces)
    play = table().hero(0, "human", hero).sheet(0, **{row: dice}).scored()
    assert (play.points()["goals"] > 0) is met


def test_e12_armor() -> None:
    """E12, 8.5: a Cleric with four chain pieces: 7 + 1."""
    play = table().owns(0, "chain-gorget chain-vambraces chain-helm chain-tunic").scored()
    assert play.points()["armor"] == 8


def test_e13_jeweled_dagger() -> None:
    """E13, 8.1: blue 5, gold 6, gold 5 count 5 + 7 + 6 = 18."""
    setting = table().hero(0, "human", "warrior").sheet(0, str="blue-5 gold-6 gold-5")
    assert setting.scored().points()["goals"] == 0
    assert setting.owns(0, "jeweled-dagger").scored().points()["goals"] == 4


def test_e14_druid() -> None:
    """E14, 9, D8, HR-41: with 4 players the Druid adds a sixth card."""
    setting = table(4).hero(0, "human", "druid").market("climb search weak loyal honest").discards("proud greedy")
    play = setting.druid(0, 1, 2, 3).do(0, "add proud")
    assert play.cards("market") == ["climb", "search", "weak", "loyal", "honest", "proud"]
    assert play.cards("discards") == ["greedy"]


def test_e15_tower_shield() -> None:
    """E15, 8.5, HR-42, HR-43: nothing without armor, nothing for complete sets."""
    chain = "chain-gorget chain-vambraces chain-helm chain-tunic chain-leggings"
    leather = "leather-greaves leather-boots leather-gloves leather-pauldron"
    mystic = "mystic-cowl mystic-robes mystic-cloak"
    for cards in ("", chain, leather, mystic, f"{chain} {mystic}"):
        without = table().owns(0, cards).scored().points().get("armor", 0)
        assert table().owns(0, f"{cards} tower-shield").scored().points().get("armor", 0) == without


@pytest.mark.parametrize(("seats", "coins"), [(2, [0, 1, 0]), (3, [0, 1, 1, 0]), (4, [0, 1, 1, 1, 0]), (1, [0, 1, 0])])
def test_e16_initiative_coins(seats: int, coins: list[int]) -> None:
    """E16, 4.10, 5.4, HR-37: a coin on every card but the first and the last; an unchosen card keeps exactly one."""
    play = game(seats)
    while play.state.round == 0:
        play.do(play.asked, play.legal(play.asked)[0])
    assert play.state.coins == coins
    assert table(seats).put("coins", coins).cleanup().state.coins == coins


def test_e17_solo_enemy_die() -> None:
    """E17, 11, HR-15: card 2: 1, 2, 3 trash the left, middle, right card; card 3: 1-2, 3-4, 5-6; card 1: no roll."""
    assert ENEMY[1] == [1, 2, 3, 0, 0, 0]
    assert ENEMY[2] == [1, 1, 2, 2, 3, 3]
    trashed: Counter[str] = Counter()
    for seed in range(60):
        setting = table(1, seed=seed).market("climb search weak").put("trash", []).pool("red-1 red-2 red-3")
        play = setting.dice().do(0, "take 1")
        assert play.cards("trash") == []
        for card in (2, 3):
            play = setting.dice().do(0, f"take {card}")
            trashed[f"{card} {' '.join(play.cards('trash'))}"] += 1
    assert {key for key in trashed if key.startswith("2")} == {"2 climb", "2 search", "2 weak", "2 "}
    assert {key for key in trashed if key.startswith("3")} == {"3 climb", "3 search", "3 weak"}


def test_e18_solo_end_of_market() -> None:
    """E18, 11: the leftmost card that is left goes to the discard pile, the others to the trash."""
    setting = table(1).hero(0, "human", "monk").put("trash", []).discards("")
    play = setting.market("climb search honest").shop(0).do(0, "buy search 0")
    while play.chapter == "window-poll":
        play.do(0, "pass")
    assert play.cards("discards") == ["climb"]
    assert play.cards("trash") == ["honest"]
    play = setting.market("search honest").shop(0).do(0, "discard honest")
    assert play.cards("discards") == ["honest", "search"]
    assert play.cards("trash") == []


@pytest.mark.parametrize(
    ("stars", "rank"),
    [
        (38, "hero"),
        (37, "champion"),
        (33, "clan-leader"),
        (29, "adventurer"),
        (25, "mercenary"),
        (21, "npc"),
        (-3, "npc"),
    ],
)
def test_e19_solo_rank(stars: int, rank: str) -> None:
    """E19, 11: the rank table."""
    assert RANK.ids[rank_of(stars)] == rank


HERO = {
    "str": "white-5 red-4 gold-5",
    "dex": "green-6 black-5 blue-5",
    "con": "gold-4 white-5 green-5",
    "int": "red-3 black-4 white-6",
    "wis": "white-6 white-6 red-6",
    "cha": "blue-6 purple-5 white-5",
}
CHAIN = "chain-gorget chain-vambraces chain-helm chain-tunic"


def test_e20_full_scoring() -> None:
    """E20, 8, 8.1, 8.2, 8.3, 8.4, 8.5, 8.6: the Dwarf Cleric scores 11 + 6 + 3 + 3 + 8 + 2 = 33."""
    setting = table().hero(0, "dwarf", "cleric").sheet(0, **HERO).token(0, 0, 1)
    play = setting.owns(0, f"{CHAIN} heavy-crossbow steadfast").scored()
    expected = {"goals": 11, "class_dice": 6, "alignment": 3, "backstory": 3, "armor": 8, "traits": 2}
    assert play.points() == expected
    assert play.total() == 33


def test_e21_jeweled_dagger_or_not() -> None:
    """E21, 8, D15: with the dagger goals 9 and total 31; dropped before scoring also 31."""
    setting = table().hero(0, "dwarf", "cleric").sheet(0, **HERO).token(0, 0, 1)
    play = setting.owns(0, f"{CHAIN} jeweled-dagger steadfast").scored()
    assert play.points()["goals"] == 9
    assert play.total() == 31
    assert setting.owns(0, f"{CHAIN} steadfast").scored().points()["goals"] == 11
    assert setting.scored().total() == 31


def test_e22_tie_break() -> None:
    """E22, 8.7: equal stars and gold: fewer dice of the class colour win; equal there too: shared."""
    five = {"str": "white-1 white-1 white-1", "dex": "white-1 white-1 gold-1"}
    setting = table(2).gold(4, 4).hero(1, "orc", "thief").sheet(0, **five).sheet(1, str="black-1 black-1 black-1")
    play = setting.owns(1, "honest").token(1, 0, 0).scored()
    assert play.total(0) == play.total(1) == 5
    assert play.state.winners() == [1]
    shared = table(2).gold(4, 4).sheet(0, str="white-1 white-1").hero(1, "orc", "thief").sheet(1, str="black-1 black-1")
    assert shared.scored().state.winners() == [0, 1]
    assert shared.gold(4, 5).scored().state.winners() == [1]


def test_e23_solo_gold() -> None:
    """E23, 11: 33 stars and 17 gold: 35, Champion."""
    setting = table(1).hero(0, "dwarf", "cleric").sheet(0, **HERO).token(0, 0, 1).gold(17)
    play = setting.owns(0, f"{CHAIN} heavy-crossbow steadfast").scored()
    assert play.points()["gold"] == 2
    assert play.total() == 35
    assert RANK.ids[rank_of(35)] == "champion"


def test_e24_row_modifiers() -> None:
    """E24, 3, 8.1: Orc int 16 - 2, Halfling str 18 - 2, Elf dex 18 + 2, which meets 14+ and misses 18."""
    for race, row, dice, score in (
        ("orc", "int", "red-6 red-5 red-5", 14),
        ("halfling", "str", "red-6 red-6 red-6", 16),
        ("elf", "dex", "red-6 red-6 red-6", 20),
    ):
        play = table().hero(0, race, "rogue").sheet(0, **{row: dice}).scored()
        view = play.state.game.display.view(play.state, 0).players[0]
        assert {r.row: r.score for r in view.rows}[row] == score
    assert play.points()["goals"] == 0


def test_e25_alignment() -> None:
    """E25, 8.3, HR-39: Truth Seeker: 0, one step left 1, then up 3; bottom right -3."""
    values = [
        table().hero(0, "human", "monk", alignment="truth-seeker").token(0, *cell).scored().points()["alignment"]
        for cell in ((1, 1), (1, 0), (0, 0), (2, 2))
    ]
    assert values == [0, 1, 3, -3]


def test_e26_skill_border() -> None:
    """E26, 6.1, HR-28: in the bottom row an Evil skill cannot be used; an Evil trait can be bought, the token stays."""
    setting = table().hero(0, "human", "monk").owns(0, "pickpocket").token(0, 2, 1).market("obnoxious weak loyal")
    play = setting.shop(0, 1)
    assert play.chapter == "market"
    play.do(0, "buy obnoxious 0")
    assert play.token() == (2, 1)
    assert "obnoxious" in play.owned()


def test_e27_reorder() -> None:
    """E27, 6, HR-9, HR-11: chosen dice stay; the unchosen ones are re-sorted, coins stay on cards 2 and 3."""
    setting = table(3).hero(1, "elf", "monk").owns(1, "climb").pool("red-2 blue-3 green-5 white-6")
    play = setting.dice(0).do(1, "pass").do(0, "take 1", "place str")
    play.do(1, "pass").do(0, "decline")
    assert play.asked == 1
    assert play.chapter == "window-poll"
    play.do(1, "use climb step", "raise 2 2")
    assert play.legal(1, "lay") == ["lay green-5", "lay blue-5"]
    play.do(1, "lay green-5")
    assert play.pool() == [None, "green-5", "blue-5", "white-6"]
    assert play.state.coins == [0, 1, 1, 0]


def test_e28_bag_count() -> None:
    """E28, HR-17: 4 players, last round: 68 dice on sheets, 5 in the bag, all of them are drawn."""
    play = game(4, 3)
    while play.state.round < 10:
        play.do(play.asked, play.legal(play.asked)[0])
    assert sum(1 for player in play.state.players for die in player.sheet if die) == 68
    assert sum(play.state.bag) == 0
    assert all(play.pool())


def test_e29_refresh() -> None:
    """E29, 5.4.2, D14: three exhausted skills, one or none is refreshed."""
    cards = "climb search knowledge"
    play = table().hero(0, "human", "monk").owns(0, cards, exhausted=cards).cleanup()
    assert play.legal(0) == ["refresh search", "refresh climb", "refresh knowledge", "decline"]
    play.do(0, "refresh search")
    assert sorted(play.exhausted()) == ["climb", "knowledge"]
    assert play.chapter != "refresh"


def test_e30_heavy_crossbow_and_token() -> None:
    """E30, 5.3, HR-6: cost 4: price 3, with a token 2 gold. A cost of 1 becomes 0, and no token is taken."""
    setting = table().hero(0, "human", "monk").owns(0, "heavy-crossbow").gold(9, 5)
    play = setting.market("weak clumsy honest").shop(0, 1)
    assert play.legal(0, "buy clumsy") == ["buy clumsy 0"]
    play = setting.tokens(0, 1).shop(0, 1)
    assert play.legal(0, "buy clumsy") == ["buy clumsy 0", "buy clumsy 1"]
    play.do(0, "buy clumsy 1")
    assert play.gold() == 9 - 2
    cheap = COST.index(min(COST))
    assert price_of(play.state.players[0], cheap) == max(min(COST) - 1, 0)
