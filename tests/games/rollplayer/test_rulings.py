"""6, 10, 13: windows and polling, the hold switch, variants, and house rulings by number."""

from __future__ import annotations

from collections import Counter

import pytest
from msgspec.structs import replace

from gospoda.core.chance import seeded
from gospoda.games.rollplayer.lookups import DOTS
from gospoda.games.rollplayer.view import CardView, TableView
from tests.games.rollplayer.language import Play, game, table

# ---- windows


def test_hr8_polling_begins_again_after_each_use() -> None:
    """HR-8, 6, D12: all pass in a row, starting with the active player; after a use the polling restarts."""
    setting = table(3).owns(1, "pickpocket").owns(2, "cure-wounds").pool("red-1 red-2 red-3 red-4")
    play = setting.dice(0)
    assert (play.chapter, play.asked) == ("window-poll", 1)
    play.do(1, "pass").do(2, "use cure-wounds step", "decline")
    assert play.asked == 1
    play.do(1, "use pickpocket step")
    assert (play.chapter, play.asked) == ("selection", 0)


def test_hr8_all_windows_of_a_round() -> None:
    """HR-8, 6: a seat is asked in each window that something happened before.

    Of W1, W2, twice W3 for each player, W4, two W5 for each Market turn and W6 those follow one another directly: the
    first W2 on W1, the second W2 on a W3, W4 and the first W5 on the last W3, the next W5 and W6 on a W5.
    """
    setting = table(2).owns(1, "pickpocket").hero(0, "human", "monk").hero(1, "elf", "thief")
    play = setting.bag(red=10, blue=10, white=10).market("weak loyal proud").roll()
    windows: list[str] = []
    first = play.state.round
    while play.state.round == first:
        if play.chapter == "window-poll":
            prompt = play.state.prompt(play.asked)
            assert prompt is not None
            windows.append(prompt.message.id[-1])
            play.do(play.asked, "pass")
        else:
            moves = play.legal(play.asked)
            discards = [move for move in moves if move.startswith("discard")]
            play.do(play.asked, (discards or [move for move in moves if move == "decline"] or moves)[0])
    assert Counter(windows) == {"1": 1, "3": 4, "5": 2}


def test_hr11_pool_skills_need_somebody_to_choose() -> None:
    """HR-11: usable in W2 and W3 while somebody still has to choose, never after the last selection."""
    setting = table(2).owns(1, "climb").pool("red-1 red-2 red-3")
    play = setting.dice(0).do(1, "pass").do(0, "take 1", "place str")
    assert play.asked == 1  # W3: seat 1 still has to choose
    play.do(1, "pass").do(0, "decline").do(1, "pass", "take 2", "place str")
    assert play.chapter == "action"


def test_hr10_action_of_the_original_row() -> None:
    """HR-10: a skill moves the placed die away before the action, which stays that of its first row."""
    play = table(2).owns(0, "sleight-of-hand").sheet(0).pool("red-1 red-2 red-3").dice(0)
    play.do(0, "pass", "take 1", "place str", "use sleight-of-hand step", "move str1 dex")
    assert play.chapter == "action"
    assert play.legal(0) == ["flip dex1", "decline"]


def test_hr35_skills_of_the_last_round() -> None:
    """HR-35: a skill refreshed in the last Cleanup may be used before scoring (W7)."""
    setting = table(2).hero(0, "human", "monk").full(0).full(1).owns(0, "pickpocket", exhausted="pickpocket")
    play = setting.last_round().cleanup().do(0, "refresh pickpocket", "pass")
    prompt = play.state.prompt(0)
    assert prompt is not None
    assert prompt.message.id == "ask-window-7"
    play.do(0, "use pickpocket step")
    assert play.gold() == 7
    assert play.state.is_over()


def test_hr47_diplomacy_takes_over_the_timing() -> None:
    """HR-47, HR-34: a copied pool skill only in the Dice Phase; Diplomacy cannot copy itself."""
    setting = table(2).owns(0, "diplomacy").owns(1, "climb").market("weak loyal proud")
    assert setting.shop(0, 1).chapter == "market"
    play = setting.pool("red-1 red-2 red-3").dice(0)
    assert play.legal(0, "copy") == ["copy climb step"]


def test_hold_switches() -> None:
    """6: hold: never ask, or only in the Dice Phase; `hold ask` is offered at one's own selection and purchase."""
    setting = table(2).owns(0, "pickpocket").hero(0, "human", "monk").pool("red-1 red-2 red-3")
    play = setting.dice(0).do(0, "hold never")
    assert "hold ask" in play.legal(0)
    play.do(0, "take 1", "place str")
    assert play.chapter == "action"
    play = setting.dice(0).do(0, "hold never", "hold ask")
    assert play.chapter == "window-poll"
    assert play.legal(0, "hold") == []
    assert play.do(0, "pass").chapter == "selection"
    assert play.legal(0, "hold") == []
    market = setting.put("players.0.hold", 1).market("weak loyal proud").shop(0, 1)
    assert market.chapter == "market"
    market.do(0, "hold ask")
    assert market.chapter == "window-poll"
    assert market.do(0, "pass").chapter == "market"
    assert market.legal(0, "hold") == []


def test_hold_switches_come_to_an_end() -> None:
    """6: a player who toggles a switch as often as possible still has to play on."""
    play = table(2).owns(0, "pickpocket").hero(0, "human", "monk").pool("red-1 red-2 red-3").dice(0)
    toggles = 0
    while play.legal(0, "hold") and toggles < 10:
        play.do(0, play.legal(0, "hold")[0])
        if play.chapter == "window-poll" and not play.legal(0, "hold"):
            play.do(0, "pass")
        toggles += 1
    assert toggles < 5


def test_bard_combines_move_silently_and_market() -> None:
    """HR-40: one Move Silently purchase and one Market purchase; the window closes at once."""
    setting = table(2).hero(0, "human", "bard").owns(0, "move-silently pickpocket").gold(20, 5)
    play = setting.discards("honest").market("loyal weak proud").shop(0, 1)
    play.do(0, "use move-silently step", "buy honest 0")
    assert play.chapter == "window-poll"
    play.do(0, "pass", "buy loyal 0")
    assert {"honest", "loyal"} <= set(play.owned())


# ---- buying


def test_hr6_price_before_dropping() -> None:
    """HR-6: a Heavy Crossbow dropped to make room still lowers the price."""
    setting = table(2).hero(0, "human", "monk").owns(0, "heavy-crossbow").gold(9, 5).market("longbow loyal proud")
    play = setting.shop(0, 1).do(0, "buy longbow 0", "drop heavy-crossbow")
    assert play.owned() == ["longbow"]
    assert play.gold() == 9 - 3
    assert "heavy-crossbow" in play.cards("discards")


def test_hr29_weapons_may_be_dropped_at_any_own_decision() -> None:
    """HR-29, D13: dropping does not use up the decision."""
    play = table(2).owns(0, "longsword").pool("red-1 red-2 red-3").dice(0).do(0, "drop longsword")
    assert play.chapter == "selection"
    assert "longsword" in play.cards("discards")


def test_hr30_weapon_bought_unseen() -> None:
    """HR-30: old or new weapons are dropped at once; abilities come after it."""
    setting = table(2).hero(0, "human", "rogue").owns(0, "open-lock heavy-crossbow").deck("longbow")
    play = setting.market("weak loyal proud").shop(0, 1).do(0, "use open-lock step", "open")
    assert play.legal(0) == ["drop longbow", "drop heavy-crossbow"]
    play.do(0, "drop longbow", "swap str1", "with dex1")
    play.do(0, "decline")
    assert play.chapter == "market"


def test_hr19_empty_market() -> None:
    """HR-19: nothing to buy or discard: no gold; with a friendly Market 2 gold."""
    assert table(2).market("").shop(0, 1).gold() == 5
    play = table(2, friendly_market=True).market("").shop(0, 1).do(0, "gold")
    assert play.gold() == 7


def test_hr20_hr36_reshuffle() -> None:
    """HR-36, HR-20, 5.4.3: the discard pile with the cards of Cleanup 3 becomes the deck; deal what there is."""
    play = table(2).deck("weak").discards("honest").market("loyal").cleanup()
    assert play.cards("market")[0] == "weak"
    assert sorted(play.cards("market")) == ["honest", "loyal", "weak"]
    assert table(2).deck("weak").discards("").market("").cleanup().cards("market") == ["weak"]


# ---- dice


def test_hr22_gold_for_a_third_die_again() -> None:
    """HR-22: a third die that is placed earns its gold whenever it is placed."""
    play = table(2).sheet(0, str="red-1 red-2").action("str")
    assert play.gold() == 6


def test_hr26_equal_reroll() -> None:
    """HR-26: the same face again counts as done, nothing is asked."""
    for seed in range(40):
        play = table(2, seed=seed).sheet(0, wis="red-3").action("int").do(0, "reroll wis1")
        assert play.chapter in ("keeping", "selection")
        assert play.row("wis") == "red-3 . ."


def test_hr18_hr23_abilities_without_a_target() -> None:
    """HR-18, HR-23: step and exhaustion stand, nothing else happens."""
    setting = table(2).hero(0, "human", "monk").full(0).owns(0, "search sleight-of-hand").bag()
    play = setting.market("weak loyal proud").shop(0, 1).do(0, "use search step", "use sleight-of-hand step")
    assert play.chapter == "market"
    assert play.exhausted() == ["search", "sleight-of-hand"]


def test_hr17_too_few_dice() -> None:
    """HR-17: roll what is there and fill the cards from the first one on."""
    play = table(2).bag(red=2).roll()
    assert play.pool()[2] is None
    assert all(play.pool()[:2])


# ---- options


def test_hr12_trait_scores() -> None:
    """HR-12: race modifiers count for traits, unless the table says otherwise."""
    setting = table(2).hero(0, "halfling", "monk").owns(0, "weak").sheet(0, str="red-5 red-2 red-2")
    assert setting.scored().points()["traits"] == 4
    setting = table(2, trait_scores="faces").hero(0, "halfling", "monk").owns(0, "weak")
    assert setting.sheet(0, str="red-5 red-2 red-2").scored().points()["traits"] == 0


@pytest.mark.parametrize(("option", "stars"), [("with-weapons", 1), ("without-weapons", 0)])
def test_hr48_goal_traits(option: str, stars: int) -> None:
    """HR-48: goals as scored, weapons included."""
    setting = table(2, goal_traits=option).hero(0, "human", "monk").owns(0, "dedicated longsword")
    play = setting.sheet(0, str="purple-6 red-6 red-5", dex="purple-5 red-5 red-5").scored()
    assert play.points()["traits"] == stars


@pytest.mark.parametrize(("option", "gold"), [("as-placed", 4), ("two", 2)])
def test_hr50_swapped_gold(option: str, gold: int) -> None:
    """HR-50: a Thief gains 4 by Search too."""
    setting = table(2, swapped_gold=option).hero(0, "human", "thief").owns(0, "search").sheet(0, str="red-1")
    play = setting.bag(gold=1).market("weak loyal proud").shop(0, 1).do(0, "use search step", "search str1 gold")
    assert play.gold() == 5 + gold


def started(play: Play) -> Play:
    """Set-up made with first moves, up to the start dice."""
    while play.chapter != "start-dice":
        play.do(play.asked, play.legal(play.asked)[0])
    return play


def test_10_less_random_setup() -> None:
    """10, HR-14: one die of each class colour, with 4 players two gold dice; a shorter game draws two more."""
    play = started(game(4, less_random_setup=True))
    colours = [sorted(die >> 3 for die in player.hand) for player in play.state.players]
    assert colours == [[0, 1, 2, 3, 4, 5, 6, 6]] * 4
    both = started(game(3, less_random_setup=True, shorter_game=True))
    assert [len(player.hand) for player in both.state.players] == [9, 9, 9]


def test_10_random_market_deck() -> None:
    """10, HR-13, 4.7, 4.8: all cards mixed, 14 discarded with two players."""
    play = started(game(2, random_market_deck=True))
    assert len(play.state.discards) == 14
    dots = [DOTS[card] for card in play.state.deck.cards]
    assert dots != sorted(dots)
    usual = started(game(2))
    dots = [DOTS[card] for card in usual.state.deck.cards]
    assert dots == sorted(dots)
    assert len(dots) + 3 == 39


def test_10_shorter_game() -> None:
    """10: 8, 9, 10 start dice, rounds 10, 9, 8, no gold for later places."""
    for seats, rounds in ((1, 10), (2, 10), (3, 9), (4, 8)):
        play = started(game(seats, shorter_game=True))
        assert play.state.rounds == rounds
        assert len({player.gold for player in play.state.players}) == 1


def test_4_4_class_pick() -> None:
    """4.4, 4.2, D1: the last place picks first, any free card and side."""
    play = game(3, class_choice="pick")
    for seat, race in enumerate(("human", "elf", "orc")):
        play.do(seat, f"race {race} male")
    assert play.asked == 2
    assert len(play.legal(2)) == 12
    play.do(2, "class bard")
    assert play.asked == 1
    assert len(play.legal(1)) == 10


def test_hr3_start_player() -> None:
    """HR-3, 4.1: the highest roll; every seat can be first."""
    firsts = {int(game(4, seed, start_player="roll").state.first) for seed in range(40)}
    assert firsts == {0, 1, 2, 3}


def test_all_variants_together() -> None:
    """10: freely combinable."""
    flags = dict.fromkeys(("less_random_setup", "random_market_deck", "shorter_game", "friendly_market"), True)
    for seats in (1, 2, 3, 4):
        play = game(seats, class_choice="pick", **flags)
        chance = seeded(seats)
        while not play.state.is_over():
            play.state.apply(play.asked, chance.choice(play.state.legal(play.asked)))
        assert all(all(player.sheet) for player in play.state.players)


def test_11_solo_setup() -> None:
    """11, 11.2, 11.4: no Diplomacy, the enemy die is set aside, a card starts the trash, a deck of 38."""
    play = started(game(1))
    assert play.cards("removed") == ["diplomacy"]
    assert len(play.state.trash) == 1
    assert len(play.state.deck.cards) == 38 - 3 - 1
    assert sum(play.state.bag) + 6 == 72


def test_hr7_last_round() -> None:
    """HR-7, 5, 5.4.1, 5.4.6: the last round deals no new Market; before it the bag goes to the left."""
    setting = table(2).full(0).full(1).tokens(0, 1).market("weak loyal proud")
    play = setting.last_round().cleanup()
    assert play.state.is_over()
    assert play.cards("market") == []
    going_on = table(2).tokens(0, 1).cleanup()
    assert going_on.state.players[0].tokens == 0
    assert going_on.state.start == 1
    assert len(going_on.state.market) == 3


def test_hr16_druid_alone() -> None:
    """HR-16, HR-41: the extra card goes to the right end after the enemy's roll, once a round."""
    setting = table(1).hero(0, "human", "druid").market("weak loyal").discards("honest proud")
    play = setting.druid(0).do(0, "add honest")
    assert play.cards("market") == ["weak", "loyal", "honest"]
    assert play.chapter == "market"


def test_hr38_something_must_be_done() -> None:
    """HR-38: buying or discarding is mandatory; `friendly_market` allows just taking the gold."""
    setting = table(2).gold(0, 0).market("weak loyal proud")
    assert setting.shop(0, 1).legal(0) == ["discard weak", "discard loyal", "discard proud"]
    friendly = table(2, friendly_market=True).gold(0, 0).market("weak loyal proud")
    assert friendly.shop(0, 1).legal(0) == ["gold"]


def test_hr45_second_exchange_needs_the_weapon() -> None:
    """HR-45: a Longbow dropped after the first exchange gives no second one, and its question is dropped."""
    play = table(2).owns(0, "longbow").sheet(0, str="red-1 red-2").action("dex")
    play.do(0, "swap str1", "with str2")
    assert play.legal(0, "swap") == ["swap str1", "swap str2", "swap dex1"]
    play.do(0, "drop longbow")
    assert (play.chapter, play.asked) == ("selection", 1)


def shop(view: TableView) -> list[CardView]:
    """Returns the Market without the cards' effects on the viewer."""
    return [replace(card, price=card.cost, brings=0) for card in view.market]


def test_hr1_everything_is_open() -> None:
    """HR-1, 2: all seats and spectators see the same, except the order of the deck."""
    play = table(2).pool("red-1 red-2 red-3").dice(0)
    views = [play.state.game.display.view(play.state, seat) for seat in (0, 1)]
    assert views[0].players == views[1].players
    assert shop(views[0]) == shop(views[1])
    assert isinstance(views[0].deck, int)


def test_hr4_hr21_sheets_fill_together() -> None:
    """HR-4, HR-21, 4.5: seat order for start dice; after every round all sheets have the same number of dice."""
    play = game(3, 5)
    chance = seeded("sheets")
    while not play.state.is_over():
        first = play.state.round
        play.state.apply(play.asked, chance.choice(play.state.legal(play.asked)))
        if play.state.round != first:
            assert len({sum(1 for die in player.sheet if die) for player in play.state.players}) == 1
