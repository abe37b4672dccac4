"""9: the timeline and the end of the solo game."""

from __future__ import annotations

import pytest

from gospoda.core.chance import seeded
from gospoda.core.play import rollout
from gospoda.games.stonespine.game import GAME
from gospoda.games.stonespine.lookups import CARDS, JAEL_CARD
from gospoda.games.stonespine.state import StonespineState
from tests.games.stonespine.language import F1, ROOMY, Setting, category, dungeon, table


def market(gold: int, year: int = 1) -> Setting:
    """A solo market against Jael card 1: gold 10, both bottom halves."""
    setting = table(1).year(year).jael(1).gold(gold).dungeon(0, ROOMY).shown(*([4, 8, 22] if year < 4 else []))
    return setting.stall("market-1", "bear pit", "gnoll").stall("market-2", "ooze slime", "chest")


def test_passing_before_jael_acted() -> None:
    """9.4: Jael takes all remaining tokens; no challenge is discarded before the choice."""
    play = market(14).market()
    play.do(0, "pass")
    assert play.gold == [0]
    assert len(play.legal(0)) == 3
    play.do(0, "challenge deadly-tomb")
    assert sorted(CARDS.tokens[face].id for face in play.state.jael_tokens) == [
        "bear",
        "chest",
        "gnoll",
        "ooze",
        "pit",
        "slime",
    ]
    assert [CARDS.challenges[card].number for card in play.state.challenge_discards] == [8, 22]
    assert play.state.year == 2
    assert len(play.state.challenges) == 3


def test_passing_after_jael_acted() -> None:
    """9.4, 9.5: two challenges are left to choose from; the other one goes in the cleanup."""
    play = market(5).market()
    play.do(0, "pass")
    assert play.legal(0) == ["challenge consistent-sanctum", "challenge halls-of-glynox"]
    play.do(0, "challenge consistent-sanctum")
    assert [CARDS.challenges[card].number for card in play.state.challenge_discards] == [4, 22]
    assert len(play.state.jael_cards) == 2
    assert not play.state.jael_acted


def test_a_half_bought_out_gives_nothing() -> None:
    """9.4: Jael gets nothing from a half that is already empty."""
    play = market(14).market()
    play.do(0, "buy 1 bottom", "put gnoll r1c1")
    assert [CARDS.tokens[face].id for face in play.state.jael_tokens] == ["chest"]


def test_more_gold_compares_again_after_each_purchase() -> None:
    """9.4: Jael waits as long as the player has more."""
    play = market(30).market()
    play.do(0, "buy 1 top", "put bear r1c1", "put pit r1c1")
    assert play.gold == [21]
    assert not play.state.jael_acted
    play.do(0, "buy 2 top", "put ooze r1c1", "put slime r1c1")
    assert play.gold == [14]
    assert not play.state.jael_acted
    play.do(0, "buy 2 bottom", "put chest r1c2", "buy 1 bottom", "put gnoll r1c2")
    assert play.state.jael_acted
    assert play.state.jael_tokens == []
    assert len(play.state.challenges) == 2


def test_year_4_keeps_the_gold() -> None:
    """9.4: in year 4 the gold marker stays, no challenge is taken or discarded, Jael takes the rest."""
    play = market(12, year=4).market()
    play.do(0, "pass")
    assert play.state.is_over()
    assert play.gold == [12]
    assert play.state.players[0].challenges == []
    assert len(play.state.jael_tokens) == 6
    acted = market(9, year=4).market()
    assert acted.state.jael_acted
    assert acted.state.challenge_discards == []


@pytest.mark.parametrize(
    ("goal", "mine", "his", "rewards"),
    [
        (1, 2, 1, [15, 9]),
        (1, 2, 2, [9, 15]),
        (1, 0, 1, [0, 15]),
        (1, 1, 0, [15, 0]),
        (1, 0, 0, [0, 0]),
        (2, 0, 1, [15, 9]),
        (2, 0, 0, [9, 15]),
        (2, 2, 1, [9, 15]),
    ],
)
def test_goal_against_jael(goal: int, mine: int, his: int, rewards: list[int]) -> None:
    """9.6.2: 15 and 9; Jael is first in a tie; "most" pays nothing to a side with none."""
    token = "goblin" if goal == 1 else "chest"
    plan = dungeon("junction . . .", tokens=[f"{token} r1c1"] * mine)
    state = table(1).goal(goal).dungeon(0, plan).jael(1, tokens=f"{token} " * his).over()
    assert [category(state, seat, "goal") for seat in (0, 1)] == rewards


def test_a_tie_is_lost() -> None:
    """9.6: the player wins only with more reputation than Jael."""
    setting = table(1).goal(1).gold(0).dungeon(0, dungeon()).jael(3)  # 6 against 9 + 10
    assert setting.over().points() == [6]
    assert setting.over().scores()[1].total == 19
    setting.challenges(0, 30).dungeon(0, dungeon("ruins . . ."))  # 6 + 10 + 3
    assert setting.over().points() == [19]
    assert setting.over().winners() == []
    setting.dungeon(0, dungeon("ruins . . .", tokens=["star+1 r1c1"]))
    assert setting.over().points() == [20]
    assert setting.over().winners() == [0]


def test_the_player_scores_all_other_categories_as_usual() -> None:
    """9.6: goal, challenges, chamber reputation, blueprint and paths."""
    state = table(1).goal(1).gold(11).blueprint(0, 2).dungeon(0, F1).challenges(0, 1, 3, 6).jael(1).over()
    names = ("final_gold", "goal", "challenges", "reputation", "blueprint", "paths")
    assert [category(state, 0, name) for name in names] == [9, 15, 31, 0, 7, 14]


@pytest.mark.parametrize("mode", ["basic", "legendary"])
def test_the_jael_deck(mode: str) -> None:
    """9.2, 9.3.1: six cards, four of which appear in a game, a different one each year."""
    state = GAME.start(1, {"jael_deck": mode}, 11)
    assert isinstance(state, StonespineState)
    status = {CARDS.jael[card].status for card in [*state.jael_deck.cards, *state.jael_cards]}
    assert status == {"basic", "basic_replaced" if mode == "basic" else "legendary"}
    assert len(state.jael_deck) == 5
    rollout(state, seeded(2))
    assert len({JAEL_CARD.ids[card] for card in state.jael_cards}) == 4
    assert len(state.jael_deck) == 2
