"""A tournament is fair, loses nothing, resumes where it stopped, and gives the same results everywhere."""

from __future__ import annotations

import os
from collections import Counter
from pathlib import Path

import pytest

from gospoda.core.registry import game, register
from gospoda.example.game import GAME
from gospoda.research.executors import Alone, Executor, NoRay, Outcome, Pool, RayExecutor
from gospoda.research.plan import Plan, Result, Unfinished, play_fixture
from gospoda.research.tournament import BadJournal, Journal, play

PLAN = Plan("magpies", 2, {}, "spring", ["random", "greedy", "novice"], 4)
TRAP = "GOSPODA_TEST_TRAP"  # a folder where workers leave a mark before they die
UV = "RAY_ENABLE_UV_RUN_RUNTIME_ENV"


def play_here(plan: Plan, number: int) -> Outcome:
    """In a worker, where the example game isn't installed."""
    register(GAME)
    return play_fixture(plan, number)


def play_or_die_once(plan: Plan, number: int) -> Outcome:
    """Two games kill their worker on the first try."""
    mark = Path(os.environ[TRAP]) / str(number)
    if number in (2, 5) and not mark.exists():
        mark.touch()
        os._exit(1)
    return play_here(plan, number)


def play_or_die(plan: Plan, number: int) -> Outcome:
    """One game always kills its worker."""
    if number == 3:
        os._exit(1)
    return play_here(plan, number)


def outcomes(executor: Executor, plan: Plan = PLAN, done: set[int] | None = None) -> dict[int, Outcome]:
    return {outcome.number: outcome for outcome in play(plan, executor, done or set())}


@pytest.mark.parametrize(("seats", "ways"), [(2, 2), (3, 6), (4, 6), (5, 20)])
def test_every_bot_sits_in_every_seat_equally_often(seats: int, ways: int) -> None:
    plan = Plan("stonespine", seats, {}, 0, ["random", "greedy"], 10)
    seatings = plan.seatings(("random", "greedy"))
    assert len(seatings) == ways
    for seat in range(seats):
        assert sum(seating[seat] == "random" for seating in seatings) * 2 == ways


def test_all_pairs_play_the_same_deals_in_the_same_seatings() -> None:
    fixtures = [PLAN.fixture(number) for number in range(PLAN.count())]
    assert PLAN.count() == 3 * 4
    by_pair = [[(f.deal, f.bots.index(PLAN.pairings()[i][0])) for f in fixtures if f.pairing == i] for i in range(3)]
    assert by_pair[0] == by_pair[1] == by_pair[2]
    assert Counter(by_pair[0]) == {(deal, seat): 1 for deal in range(2) for seat in range(2)}


def test_games_are_rounded_up_to_whole_deals() -> None:
    plan = Plan("stonespine", 4, {}, 0, ["random", "greedy"], 200)
    assert plan.count() == 204
    assert plan.deals() == 34


def test_alone_every_bot_plays_every_deal() -> None:
    plan = Plan("stonespine", 1, {}, 0, ["random", "greedy"], 3)
    found = [(f.bots, f.deal) for f in (plan.fixture(n) for n in range(plan.count()))]
    assert sorted(found) == [([bot], deal) for bot in ("greedy", "random") for deal in range(3)]


def test_a_game_depends_on_the_plan_and_its_number_alone() -> None:
    assert play_fixture(PLAN, 5) == play_fixture(PLAN, 5)
    assert play_fixture(PLAN, 5) != play_fixture(PLAN, 8)


def test_a_pool_plays_the_same_games() -> None:
    assert outcomes(Pool(PLAN, 2, play_here)) == outcomes(Alone(PLAN))


def test_ray_plays_the_same_games() -> None:
    """Runs Ray on this machine."""
    assert outcomes(RayExecutor(PLAN, "local", play_here, cpus=1)) == outcomes(Alone(PLAN))


class BusyRay:
    """A Ray whose workers don't start in time; it raises the bare exception class."""

    def init(self, **_: object) -> None:
        raise Exception("The current node timed out during startup.")


def test_a_ray_that_does_not_start_is_told_in_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("gospoda.research.executors.imported_ray", BusyRay)
    with pytest.raises(NoRay, match="there is no Ray at local: The current node timed out"):
        RayExecutor(PLAN, "local")


class NotedRay(BusyRay):
    """Reads the environment on import, like Ray."""

    said = ""

    def __init__(self) -> None:
        NotedRay.said = os.environ.get(UV, "")


@pytest.mark.parametrize(("set_before", "said"), [("", "0"), ("1", "1")])
def test_a_ray_of_this_machine_makes_no_other_environment(
    monkeypatch: pytest.MonkeyPatch, set_before: str, said: str
) -> None:
    """Under `uv run`, Ray would copy the folder and reinstall all packages; it does so only on request."""
    monkeypatch.setenv(UV, set_before)
    if not set_before:
        del os.environ[UV]
    monkeypatch.setattr("gospoda.research.executors.imported_ray", NotedRay)
    with pytest.raises(NoRay):
        RayExecutor(PLAN, "local")
    assert NotedRay.said == said


def test_a_worker_that_dies_loses_no_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(TRAP, str(tmp_path))
    assert outcomes(Pool(PLAN, 2, play_or_die_once)) == outcomes(Alone(PLAN))
    assert sorted(path.name for path in tmp_path.iterdir()) == ["2", "5"]


def test_a_deadly_game_is_given_up_and_kills_no_other() -> None:
    found = outcomes(Pool(PLAN, 2, play_or_die))
    assert isinstance(found[3], Unfinished)
    assert "died 3 times" in found[3].reason
    assert all(isinstance(found[number], Result) for number in range(PLAN.count()) if number != 3)


def test_a_bot_that_fails_spoils_its_own_game_only() -> None:
    plan = Plan("magpies", 2, {}, 0, ["random", "nobody"], 2)
    found = outcomes(Alone(plan))
    assert all(isinstance(one, Unfinished) and "no bot 'nobody'" in one.reason for one in found.values())


# ---- the journal


def test_a_tournament_goes_on_where_it_was_left(tmp_path: Path) -> None:
    path = tmp_path / "deep" / "journal.jsonl"
    journal = Journal(path, PLAN)
    for i, outcome in enumerate(play(PLAN, Alone(PLAN), set())):
        assert isinstance(outcome, Result)
        journal.add(outcome)
        if i == 4:
            break
    again = Journal(path, PLAN)
    assert len(again.results) == 5
    rest = outcomes(Alone(PLAN), done=set(again.results))
    assert len(rest) == PLAN.count() - 5
    assert {**again.results, **rest} == outcomes(Alone(PLAN))


def test_a_line_cut_off_by_a_crash_is_played_again(tmp_path: Path) -> None:
    path = tmp_path / "journal.jsonl"
    journal = Journal(path, PLAN)
    for number in (0, 1):
        outcome = play_fixture(PLAN, number)
        assert isinstance(outcome, Result)
        journal.add(outcome)
    path.write_bytes(path.read_bytes()[:-9])
    again = Journal(path, PLAN)
    assert list(again.results) == [0]
    outcome = play_fixture(PLAN, 1)
    assert isinstance(outcome, Result)
    again.add(outcome)
    assert list(Journal(path, PLAN).results) == [0, 1]


def test_a_journal_of_another_tournament_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "journal.jsonl"
    Journal(path, PLAN)
    with pytest.raises(BadJournal, match="another tournament"):
        Journal(path, Plan("magpies", 2, {}, "autumn", PLAN.bots, 4))
    path.write_text("something else\n")
    with pytest.raises(BadJournal, match="no journal"):
        Journal(path, PLAN)


def test_the_example_game_is_there() -> None:
    assert game("magpies") is GAME
