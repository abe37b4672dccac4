# ruff: noqa: N802  (a test bears the number of its example)
"""The worked examples of the rules, T1 to T15: set-up, market, scoring."""

from __future__ import annotations

import pytest

from gospoda.games.stonespine.game import GAME
from gospoda.games.stonespine.state import StonespineState
from tests.games.stonespine.language import F1, F2, ROOMY, Plan, category, challenge, dungeon, of_types, table

GOAL_MEASURES = {"F1": [1, 3, 2, 1, 6, 6, 9, 6], "F2": [2, 4, 2, 2, 6, 6, 10, 6]}
F1_CHALLENGES = [6, 0, 10, 6, 3, 15, 3, 12, 6, 6, 8, 6, 6, 8, 8, 4, 4, 4, 12, 6, 9, 4, 3, 6, 3, 18, 3, 2, 12, 10]
F2_CHALLENGES = [9, 12, 10, 6, 3, 15, 3, 12, 9, 6, 8, 8, 12, 12, 12, 8, 4, 4, 12, 12, 12, 4, 3, 8, 6, 18, 6, 3, 12, 10]


def dealt(seats: int) -> StonespineState:
    state = GAME.start(seats, seed=3)
    assert isinstance(state, StonespineState)
    return state


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_T1_starting_gold(seats: int) -> None:
    """T1, 4.3, 4.4: 0, 1, 1, 2, 2 by place on the priority track."""
    state = dealt(seats)
    assert [state.players[seat].gold for seat in state.priority] == [0, 1, 1, 2, 2][:seats]


@pytest.mark.parametrize(("seats", "challenges", "market"), [(1, 3, 2), (2, 3, 2), (3, 4, 2), (4, 5, 3), (5, 6, 4)])
def test_T2_display_sizes(seats: int, challenges: int, market: int) -> None:
    """T2, 4, 4.6, 4.7, 4.8, 4.9: challenge and market cards on display by number of players."""
    state = dealt(seats)
    assert len(state.challenges) == challenges
    assert len(state.market) == market
    assert all(state.sets)


def counted(plan: Plan, year: int = 1, gold: int = 0) -> int:
    """Returns the gold of a player who has just built this year's row."""
    return table(2).gold(gold, 0).year(year).dungeon(0, plan).count().gold[0]


def test_T3_counting_gold() -> None:
    """T3: gold 3, 2, 2, 3 and three chests in the dungeon make 13."""
    plan = dungeon("treasury . . .", "passage furrow tunnel watering-hole")
    assert counted(plan, year=2) == 13


def test_T4_counting_gold() -> None:
    """T4: only this year's row pays its printed gold, and the chests of every row pay one each."""
    plan = dungeon("tomb passage furrow tunnel", "barracks alleyway stockyard burial-grounds")
    assert counted(plan, year=2) == 12


def test_T5_cap() -> None:
    """T5: 26 gold and six chests are 32, but the track ends at 30."""
    chests = ["chest r1c3"] * 4 + ["chest r1c4"] * 2
    assert counted(dungeon("crossroads cell junction alcove", tokens=chests)) == 30


def test_T6_market_turn() -> None:
    """T6: blue buys a slime and an ooze for 5 and places both; red now has the most gold."""
    blue, red = 0, 1
    play = table(2).everybody(ROOMY).gold(12, 9).stall("market-9", "bear gnoll", "slime ooze").market()
    assert play.asked == blue
    play.do(blue, "buy 1 bottom")
    assert play.gold == [7, 9]
    play.do(blue, "put ooze r1c1", "put slime r1c4")
    assert play.asked == red
    assert play.chapter == "market"
    assert play.legal(red) == ["buy 1 top", "pass"]


def test_T7_ties() -> None:
    """T7: this year's priority breaks ties; the order of passing is the next year's priority."""
    a, b, c = 0, 1, 2
    setting = table(3).everybody(ROOMY).gold(6, 8, 8).priority(a, b, c).shown(1, 2, 3, 4)
    play = setting.stall("market-2", "ooze slime", "slime").stall("market-12", "gnoll gnoll", "ooze").market()
    assert play.asked == b
    play.do(b, "buy 1 bottom", "put slime r1c1")
    assert play.gold == [6, 5, 8]
    assert play.asked == c
    play.do(c, "pass", "challenge market-maven")
    assert play.gold == [6, 5, 0]
    assert play.asked == a
    play.do(a, "buy 2 bottom", "put ooze r1c1")
    assert play.asked == b
    play.do(b, "pass", "challenge dogrens-vault")
    assert play.asked == a
    play.do(a, "pass", "challenge deadly-tomb")
    assert play.state.priority == [c, b, a]
    assert play.state.year == 2


def test_T8_same_player_twice() -> None:
    """T8: a player who is still the richest acts again."""
    play = table(2).everybody(ROOMY).gold(14, 6).stall("market-2", "ooze slime", "slime").market()
    play.do(0, "buy 1 top", "put ooze r1c1", "put slime r1c1")
    assert play.gold == [7, 6]
    assert play.asked == 0


@pytest.mark.parametrize("year", [1, 2, 3, 4])
def test_T9_passing_year_by_year(year: int) -> None:
    """T9: gold to 0 and the next place; in years 1 to 3 also a challenge."""
    play = table(2).year(year).everybody(ROOMY).gold(9, 12).shown(*([5, 6, 7] if year < 4 else [])).market()
    play.do(1, "pass")
    assert play.gold == [9, 0]
    assert play.state.passing == [1]
    if year < 4:
        assert play.chapter == "challenge"
        assert len(play.legal(1)) == 3
        play.do(1, "challenge kobold-formation")
        assert len(play.legal(0)) > 1 or play.legal(0) == ["pass"]
    assert play.asked == 0
    assert play.state.players[1].passed


def test_T10_final_priority() -> None:
    """T10: 9, 6, 3, 0, 0; with two players 9 and 6."""
    five = table(5).priority(3, 1, 4, 0, 2).over()
    assert [category(five, seat, "priority") for seat in (3, 1, 4, 0, 2)] == [9, 6, 3, 0, 0]
    two = table(2).priority(1, 0).over()
    assert [category(two, seat, "priority") for seat in (1, 0)] == [9, 6]


@pytest.mark.parametrize(
    ("goal", "token", "counts", "rewards"),
    [
        (1, "goblin", [2, 4, 4, 0], [5, 15, 9, 0]),
        (1, "goblin", [0, 0, 3, 0], [0, 0, 15, 0]),
        (2, "chest", [3, 0, 1, 0], [0, 15, 5, 9]),
    ],
)
def test_T11_goal(goal: int, token: str, counts: list[int], rewards: list[int]) -> None:
    """T11: places are never shared; with "most" nobody scores for nothing, with "fewest" zero is best."""
    setting = table(4).goal(goal).priority(0, 1, 2, 3)
    for seat, count in enumerate(counts):
        setting.dungeon(seat, dungeon("junction alcove pit galley", tokens=[f"{token} r1c1"] * count))
    state = setting.over()
    assert [category(state, seat, "goal") for seat in range(4)] == rewards


def test_T12_blueprint() -> None:
    """T12: five of eight requirements met are worth 7; any kind of trap meets the trap square."""
    assert category(table(2).dungeon(0, F1).blueprint(0, 2).over(), 0, "blueprint") == 7
    for trap in ("bear", "blade", "pit", "spike"):
        plan = dungeon(*[" ".join(row) for row in F1["rows"]])
        plan["rows"][1][3] = "flagstone-hall"
        assert category(table(2).dungeon(0, plan).blueprint(0, 2).over(), 0, "blueprint") == 5
        plan["tokens"] = [f"{trap} r2c4"]
        assert category(table(2).dungeon(0, plan).blueprint(0, 2).over(), 0, "blueprint") == 7


def test_T13_paths() -> None:
    """T13: 8 chambers connected to the entrance and 6 to the exit are worth 14."""
    assert category(table(2).dungeon(0, F1).blueprint(0, 2).over(), 0, "paths") == 14


@pytest.mark.parametrize(("year", "income"), [(1, 10), (2, 10), (3, 14), (4, 17)])
def test_T14_income_of_F1(year: int, income: int) -> None:
    """T14: the income of each year of the dungeon F1."""
    built = dungeon(*[" ".join(row) for row in F1["rows"][:year]])
    assert counted(built, year=year) == income


def test_T14_dungeon_F1() -> None:
    """T14: every category of the dungeon F1."""
    state = table(2).dungeon(0, F1).blueprint(0, 2).over()
    found = {name: category(state, 0, name) for name in ("paths", "blueprint", "reputation")}
    assert found == {"paths": 14, "blueprint": 7, "reputation": 0}
    assert [challenge(number, F1) for number in range(1, 31)] == F1_CHALLENGES
    sizes = [bin(cells).count("1") for cells in state.players[0].dungeon.clusters()]
    assert sorted(sizes) == [1, 1, 3, 5, 6]
    where = {line.category: line.where for line in state.scores()[0].lines}
    assert where["blueprint"] == ["r1c2", "r2c4", "r3c4", "r4c2", "r4c3"]
    assert {"r1c2", "r4c4"}.isdisjoint(where["paths"])


def test_T15_dungeon_F2() -> None:
    """T15: the dungeon F2, with tokens and secret passages."""
    state = table(2).dungeon(0, F2).blueprint(0, 2).over()
    found = {name: category(state, 0, name) for name in ("paths", "blueprint", "reputation")}
    assert found == {"paths": 28, "blueprint": 14, "reputation": 1}
    assert [challenge(number, F2) for number in range(1, 31)] == F2_CHALLENGES


@pytest.mark.parametrize(("name", "plan"), [("F1", F1), ("F2", F2)])
def test_T14_T15_goal_measures(name: str, plan: Plan) -> None:
    """T14, T15: what the eight goal cards compare."""
    measures = []
    for number in range(1, 9):
        line = table(2).goal(number).dungeon(0, plan).over().scores()[0].lines[1]
        measures.append(line.detail.args["count"])
    assert measures == GOAL_MEASURES[name]


def test_T16_cluster_pictures() -> None:
    """T16: the pictures on challenge cards 3 and 29."""
    assert challenge(3, of_types("GTTT", "GGGT", "TTGT", "TTGT")) == 6
    assert challenge(29, of_types("TTTG", "GGGT", "TTGT", "TTGT")) == 12


def test_T17_single_path_against_network() -> None:
    """T17: A-B-C in a line, D hangs on B; a single path takes only one of C and D."""
    plan = dungeon("training-room archive storeroom .", ". catacombs . .")
    state = table(2).dungeon(0, plan).over()
    built = state.players[0].dungeon
    assert bin(built.network(1)).count("1") == 4
    assert challenge(13, plan) == 6
