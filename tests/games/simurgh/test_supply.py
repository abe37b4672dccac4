"""H2, edge case 45: strict counts. A gain is cut to what is left; an exchange needs its whole gain in the supply."""

from __future__ import annotations

import re
from io import StringIO
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from rich.console import Console

from gospoda.core.words import LANGUAGES, Words
from gospoda.games.simurgh.constants import PP
from gospoda.games.simurgh.game import GAME
from gospoda.games.simurgh.lookups import CARDS, amount_in, purse_of
from gospoda.games.simurgh.names import counted
from gospoda.games.simurgh.stock import cut
from gospoda.games.simurgh.text import supply_line
from gospoda.games.simurgh.text import table as board
from tests.games.simurgh.language import Table
from tests.games.simurgh.scarcity import COUNTS, left, short, strict, tokens_with_seat_1

# ---- the counts


def test_counts_of_the_box() -> None:
    """2: the resource and ability tokens of the parts list; approximate counts are marked as house values."""
    assert {kind: getattr(CARDS.supply, kind) for kind in COUNTS} == COUNTS
    assert (CARDS.supply.provenance, CARDS.supply.house) == ("printed", ["token"])


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("veg = 9", "veg.*needs 10"),
        ("token = 14", "token.*need 15"),
        ("stone = 128", "stone"),
        ('wood = "many"', "wood"),
        ('house = ["gold"]', "house.*gold"),
    ],
)
def test_counts_are_checked(tmp_path: Path, text: str, problem: str) -> None:
    """H2: a pack may have other counts if they allow a set-up for five; the error names the place."""
    (tmp_path / "game.toml").write_text(f"[supply]\n{text}\n", "utf-8")
    (message,) = GAME.check_content(str(tmp_path))
    assert message.startswith("game.toml, [supply]")
    assert re.search(problem, message)


def test_what_is_left() -> None:
    """H2: the count minus what all players have."""
    state = GAME.start(4, {"supply": "strict"}, 1)
    assert GAME.display.view(state, 0).supply == {
        "veg": 12, "meat": 16, "wood": 16, "stone": 16, "wisdom": 14, "weapon": 18, "token": 38,
    }  # fmt: skip
    assert GAME.display.view(GAME.start(4, {}, 1), 0).supply is None


def test_a_position_with_more_than_there_is() -> None:
    """H2: nothing is left, but only in the kind that is over its count."""
    table = Table(3, supply="strict").purse(0, wood=127).purse(1, wood=127, veg=20).purse(2, stone=3)
    assert left(table) == {**COUNTS, "wood": 0, "veg": 0, "stone": 17}


@given(st.lists(st.integers(0, 127), min_size=12, max_size=12), st.integers(0, 1000))
def test_cut_is_kind_by_kind(numbers: list[int], points: int) -> None:
    """H2: the smaller number for each kind; power points are unlimited."""
    gain, supply = numbers[:6], numbers[6:]
    done = cut(purse_of((*gain, points)), purse_of((*supply, 0)))
    assert [amount_in(done, i) for i in range(6)] == list(map(min, gain, supply))
    assert amount_in(done, PP) == points


# ---- gains without a cost are cut


def test_a_space_is_cut() -> None:
    """H2, edge case 45: four vegetables with two left; the other kinds of the gain come in full."""
    table = strict(veg=2).tile("area-1", "production-7").do("place spearman area-1-c")
    assert (table.has(0), short(table)) == ({"veg": 2}, [("veg", 2)])
    table = strict(veg=2).tile("area-1", "production-7").do("place spearman area-1-b")
    assert (table.has(0), short(table)) == ({"veg": 2, "meat": 1}, [("veg", 1)])


def test_a_gain_space_without_anything_left() -> None:
    """H2, edge case 45: a gain cut to nothing is still a gain space; the vassal may go there."""
    table = strict(weapon=0).do("place spearman armoury")
    assert (table.has(0), short(table)) == ({}, [("weapon", 1)])


def test_no_cut_without_the_switch() -> None:
    """H2: the supply is unlimited by default."""
    table = Table(3).purse(0).purse(1, weapon=22).do("place spearman armoury")
    assert (table.has(0), short(table)) == ({"weapon": 1}, [])


def test_alternatives_stay_open() -> None:
    """H2, A1: each alternative and division of a gain is cut separately; power points never run out."""
    table = strict(wood=1, stone=1).tile("area-1", "production-1").do("place spearman area-1-d")
    assert len(table.legal(start="gain")) == 4
    assert table.do("gain wood2-stone1").has(0) == {"wood": 1, "stone": 1}
    assert strict(veg=0).do("place spearman main-market", "gain pp1").has(0) == {"pp": 1}


def test_a_bonus_is_cut() -> None:
    """H2, 10.2: the bonus of an area."""
    table = strict(wisdom=0).hand(0, "production-7").do("lay production-7 area-3")
    assert (table.has(0), short(table)) == ({}, [("wisdom", 1)])


def test_a_level_is_cut() -> None:
    """H2, 11: the move cost is paid for the move; the level's reward is a gain, on entering too."""
    table = strict(wisdom=1).purse(0, weapon=1, veg=1).tile("area-1", "exploration-41").stand("area-1-c", "0 rider")
    table.do("explore area-1")
    assert (table.has(0), short(table)) == ({"pp": 6, "wisdom": 1}, [("wisdom", 1)])
    table = strict(veg=1).purse(0, weapon=1).tile("area-1", "exploration-44").do("place rider area-1-a")
    assert (table.has(0), short(table)) == ({"veg": 1}, [("veg", 1)])


def test_a_gain_ability_is_cut() -> None:
    """H2, 12: gain-only abilities are cut; the token is used up."""
    table = strict(meat=1).dragon(0, "hunter-1", "1").do("ability hunter-1 1")
    assert (table.has(0), table.tokens(0)) == ({"meat": 1}, {"hunter-1": ""})


def test_tokens_are_cut() -> None:
    """H2, 12: gained tokens, before they look for room."""
    table = tokens_with_seat_1(strict().tile("area-1", "research-18"), 49).dragon(0, "warden-1", "")
    assert left(table)["token"] == 1
    table.do("place rider area-1-d")
    assert table.tokens(0) == {"warden-1": "1"}
    assert (left(table)["token"], short(table)) == (0, [("token", 1)])


def test_tokens_without_room_stay_in_the_supply() -> None:
    """H2, edge case 29: of two tokens one is left, and there is no room for it."""
    table = tokens_with_seat_1(strict().tile("area-1", "research-18"), 46).dragon(0, "warden-1", "123")
    table.do("place rider area-1-d")
    assert (short(table), table.told("tokens-lost")) == ([("token", 1)], [[1]])
    assert left(table)["token"] == 1


def test_a_new_dragon_with_fewer_tokens() -> None:
    """H2, 12: the reward of a level brings a dragon with two tokens; one is left."""
    table = tokens_with_seat_1(strict(), 49).purse(0, veg=2, meat=1, wood=1)
    table.tile("area-1", "exploration-38").stand("area-1-c", "0 rider").top("dragon_stack", "warden-1")
    table.do("explore area-1")
    assert short(table) == [("token", 1)]
    assert table.do("keep-dragon warden-1").tokens(0) == {"warden-1": "1"}
    assert left(table)["token"] == 0


# ---- boosts


def test_a_boost_is_cut() -> None:
    """H2, 12: two extra wisdom, with one left."""
    table = strict(wisdom=3).dragon(0, "sage-1", "2").do("place spearman library", "boost sage-1 2")
    assert (table.has(0), short(table)) == ({"wisdom": 3}, [("wisdom", 1)])


def test_a_gain_cut_to_nothing_is_no_occasion() -> None:
    """H2, H17: a gain of 0 triggers nothing; other gained kinds do."""
    table = strict(wisdom=0).dragon(0, "sage-1", "2").do("place spearman library")
    assert table.chapter == "turn"
    table = strict(veg=0).dragon(0, "tiller-1", "12").tile("area-1", "production-7").do("place spearman area-1-b")
    assert table.legal(start="boost") == ["boost tiller-1 2"]
    table = strict(wisdom=0).dragon(0, "sage-1", "23").tile("area-1", "research-18").do("place rider area-1-a")
    assert table.legal(start="boost") == ["boost sage-1 3"]


def test_the_same_kind_is_what_came() -> None:
    """H2, H17: one more of the same kind means a kind of which something was gained."""
    table = strict(meat=0).dragon(0, "scout-1", "1").tile("area-1", "production-7")
    assert table.do("place spearman area-1-b", "boost scout-1 1").has(0) == {"veg": 4}


# ---- exchanges are refused


def test_an_exchange_is_refused() -> None:
    """H2, edge case 45: three stone for five weapons with four left; with five left it is possible."""
    for count in (4, 5):
        table = strict(weapon=count).purse(0, stone=3).tile("area-1", "transformation-22")
        assert table.can("place spearman area-1-c") == (count == 5)
    table = strict(weapon=4).purse(0, stone=3).tile("area-1", "transformation-22")
    assert table.refused("place spearman area-1-c") == "refused-effect"


def test_the_payment_goes_back_first() -> None:
    """H2: two wisdom for five: the two paid count among the five."""
    for count in (2, 3):
        table = strict().purse(1, wisdom=20 - count).purse(0, wisdom=2).tile("area-1", "research-16")
        assert left(table)["wisdom"] == count
        assert table.can("place rider area-1-b") == (count == 3)
    assert table.do("place rider area-1-b").has(0) == {"wisdom": 5}
    assert left(table)["wisdom"] == 0


def test_divisions_that_are_not_there() -> None:
    """H2, A1: an exchange offers only the divisions that are available in full."""
    table = strict(wood=2, stone=4).purse(0, weapon=1).tile("area-1", "transformation-27")
    table.do("place spearman area-1-c")
    assert table.legal(start="gain") == ["gain wood2-stone2", "gain wood1-stone3", "gain stone4"]
    assert (
        not strict(wood=1, stone=2)
        .purse(0, weapon=1)
        .tile("area-1", "transformation-27")
        .can("place spearman area-1-c")
    )


def test_tokens_for_an_exchange() -> None:
    """H2: two tokens for three wood need two in the supply, even if there is room for one only (edge case 29)."""
    for count in (47, 48, 49):
        table = tokens_with_seat_1(strict(), count - 2).purse(0, wood=3).dragon(0, "warden-1", "12")
        assert table.can("place spearman training-arena") == (count <= 48)


def test_a_dragon_for_a_payment() -> None:
    """H2: the tokens that come with a bought dragon belong to the gain of an exchange; edge case 4: without dragons."""
    everything = {"veg": 1, "meat": 1, "wood": 1, "stone": 1, "weapon": 1}
    for count in (47, 48):
        table = tokens_with_seat_1(strict(), count).purse(0, **everything)
        assert table.can("place rider breeding-grounds") == (count == 47)
    table = tokens_with_seat_1(strict(), 50).purse(0, wisdom=4).tile("area-1", "research-20")
    assert not table.can("place spearman area-1-c")
    table = tokens_with_seat_1(strict(), 50).purse(0, wisdom=4).tile("area-1", "research-20").empty("dragon_stack")
    assert table.do("place spearman area-1-c").has(0) == {"pp": 3}


def test_tokens_that_are_used_or_paid() -> None:
    """H2, 12, A4: the token of an ability is back in the supply before the gain, and so is a paid one."""
    table = tokens_with_seat_1(strict(), 47).dragon(0, "warden-1", "123")
    assert left(table)["token"] == 0
    table.do("ability warden-1 1")
    assert (table.chapter, left(table)["token"]) == ("gaining", 1)
    for count in (2, 3):
        table = tokens_with_seat_1(strict(wisdom=count), 47).dragon(0, "warden-1", "123")
        table.tile("area-1", "transformation-27")
        assert table.can("place spearman area-1-b") == (count == 3)
    table.do("place spearman area-1-b", "pay-token warden-1 2")
    assert (table.has(0), left(table)["token"]) == ({"wisdom": 3}, 1)


def test_an_exchange_ability_is_refused() -> None:
    """H2, 12: an ability with a payment needs its whole gain, the token stays."""
    for count in (2, 3):
        table = strict(weapon=count).purse(0, meat=2).dragon(0, "hunter-1", "2")
        assert table.can("ability hunter-1 2") == (count == 3)


def test_figures_and_points_are_not_in_the_supply() -> None:
    """H2, H11: figures have their own reserve and points are unlimited; exchanges for them are unaffected."""
    assert strict(veg=0, meat=0).purse(1, veg=17, meat=19).purse(0, veg=3, meat=1).can("place spearman barracks")
    assert strict(stone=0).purse(1, stone=19).purse(0, stone=1).dragon(0, "hoarder-1", "3").can("ability hoarder-1 3")


# ---- what follows stays possible


def test_a_bonus_may_take_what_the_placing_needs() -> None:
    """H2, 10.2: a tile is not laid where its bonus leaves too little for the only space that could be used."""
    # 27 d: six wisdom for two points; with six left, the wisdom of area 3 must not be taken
    table = strict(wisdom=6).purse(0, pp=2).vassals(0, 0, 1).hand(0, "transformation-27")
    assert table.legal(start="lay") == [f"lay transformation-27 area-{area}" for area in (1, 2, 4, 5)]
    table = strict(wisdom=7).purse(0, pp=2).vassals(0, 0, 1).hand(0, "transformation-27")
    assert "lay transformation-27 area-3" in table.legal(start="lay")


def test_a_bonus_that_is_not_there_pays_nothing() -> None:
    """H2, edge case 12: the bonus can only pay if it is in the supply."""
    assert strict(wisdom=1).purse(0, weapon=1).hand(0, "exploration-40").legal(start="lay") == [
        "lay exploration-40 area-3"
    ]
    assert strict(wisdom=0).purse(0, weapon=1).hand(0, "exploration-40").legal(start="lay") == []


def test_the_bonus_is_chosen_so_that_the_placing_is_possible() -> None:
    """H2, 10.2 step 3: four stone left and the only payable space gives four of wood and stone."""
    table = strict(wood=0, stone=4).purse(0, weapon=1).hand(0, "transformation-27")
    table.do("lay transformation-27 area-1")
    assert table.chapter == "laid"  # the wood isn't there: the stone is needed
    assert table.has(0) == {"weapon": 1}
    table = strict(wood=0, stone=1).hand(0, "transformation-24").do("lay transformation-24 area-1")
    assert table.has(0) == {"stone": 1}  # 24 c takes a stone; wood for 24 b is not there


def test_the_weapon_of_a_removal_is_back() -> None:
    """H2, 10.2 step 1: the weapon paid for a removal is back in the supply when the new tile is judged."""
    for count in (2, 3):  # 28 b gives four weapons
        table = strict(2).purse(1, weapon=21 - count).purse(0, weapon=1, pp=2).vassals(0, 1, 0).vassals(1, 1, 2)
        table.hand(0, "transformation-28").tile("area-1", "production-1").stand("area-1-a", "1 spearman")
        for area in (2, 3, 4):
            table.tile(f"area-{area}", f"exploration-{35 + area}")
        assert left(table)["weapon"] == count
        assert table.can("replace transformation-28 area-1") == (count == 3)
    table.do("replace transformation-28 area-1", "gain wood1", "place spearman area-1-b")
    assert table.has(0) == {"wood": 1, "weapon": 4}


def test_an_ability_may_take_what_the_placing_needs() -> None:
    """H2, H23: between laying and placing nothing may empty the supply that the placing draws on."""
    for count in (6, 7):
        table = strict(wisdom=count).purse(0, pp=2).vassals(0, 0, 1).hand(0, "transformation-27")
        table.dragon(0, "sage-1", "1").do("lay transformation-27 area-2", "gain veg1")
        assert table.chapter == "laid"
        assert table.can("ability sage-1 1") == (count == 7)


def test_a_boost_may_take_what_the_placing_needs() -> None:
    """H2, H23: the same for a boost on the bonus."""
    for count in (8, 9):
        table = strict(wisdom=count).purse(0, pp=2).vassals(0, 0, 1).hand(0, "transformation-27")
        table.dragon(0, "sage-1", "2").do("lay transformation-27 area-3")
        assert (table.chapter == "boosting") == (count == 9)


def test_the_scouts_with_an_empty_supply() -> None:
    """H2, H12: the wood or stone is cut; the purchase goes on."""
    table = strict(wood=0, stone=0).purse(0, weapon=1).do("place spearman scouts-quarters", "gain wood1")
    assert table.has(0) == {"weapon": 1}
    assert table.do("buy-blind").has(0) == {}


def test_returned_resources_can_be_gained_again() -> None:
    """H2, 14: what goes back at the end of a turn is in the supply for the next player."""
    table = strict(veg=0).purse(1, veg=4).purse(0, veg=16).put("main_done", True)
    assert left(table)["veg"] == 0
    table.do("end-turn")
    assert left(table)["veg"] == 1


# ---- what is shown


def test_the_text_board_shows_the_supply() -> None:
    """H2: one line, in every language, and only with strict counts."""
    for language in LANGUAGES:
        words = Words(GAME, language)
        for game, shown in ((strict(wood=3), True), (Table(3), False)):
            page = StringIO()
            Console(file=page, width=200).print(board(GAME.display.view(game.state, 0), words))
            assert (words.text("board-supply") in page.getvalue()) == shown
        line, *others = supply_line(GAME.display.view(strict(wood=3).state, 0), words)
        assert f"{counted('wood', 3, language)}, " in line.plain
        assert others == []
