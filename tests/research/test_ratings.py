"""Tournament results as numbers, as a page and on the command line."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from click.testing import CliRunner
from click.testing import Result as Ended

from gospoda.cli.main import cli
from gospoda.core.registry import game
from gospoda.core.words import Words
from gospoda.research import report
from gospoda.research.executors import Alone
from gospoda.research.plan import Plan, Result
from gospoda.research.ratings import error, share, standing
from gospoda.research.tournament import play

PLAN = Plan("stonespine", 2, {}, 1, ["random", "greedy"], 4)


def results(plan: Plan = PLAN) -> dict[int, Result]:
    return {one.number: one for one in play(plan, Alone(plan), set()) if isinstance(one, Result)}


def made(points: list[int], winners: list[int], bots: list[str], number: int = 0, pairing: int = 0) -> Result:
    return Result(number, pairing, bots, points, winners, 10)


def run(*args: str | Path) -> Ended:
    return CliRunner().invoke(cli, [str(arg) for arg in args])


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [(0, 10, 0.0, 0.2775), (10, 10, 0.7225, 1.0), (140, 200, 0.6333, 0.7592), (0.5, 1, 0.0546, 0.9454)],
)
def test_the_interval_of_wilson(wins: float, games: int, low: float, high: float) -> None:
    found = share(wins, games)
    assert (found.low, found.high) == (pytest.approx(low, abs=5e-4), pytest.approx(high, abs=5e-4))


def test_nothing_played_is_nothing_known() -> None:
    assert (share(0, 0).low, share(0, 0).high) == (0.0, 1.0)


def test_the_error_of_a_mean() -> None:
    assert error([1.0]) == 0.0
    assert error([1.0, 3.0]) == pytest.approx(1.96, abs=1e-3)


def test_the_better_bot_has_the_higher_rating() -> None:
    found = standing(PLAN, results(), [])
    assert [one.bot for one in found.ratings] == ["greedy", "random"]
    assert found.ratings[0].mu > found.ratings[1].mu
    (meeting,) = found.meetings
    assert meeting.share.rate == 0.0
    assert meeting.lead < 0.0
    assert meeting.points < meeting.points_against


def test_a_shared_win_counts_in_parts() -> None:
    plan = Plan("stonespine", 3, {}, 1, ["a", "b"], 1)
    found = standing(plan, {0: made([9, 9, 3], [0, 1], ["a", "b", "b"])}, [])
    assert found.meetings[0].share.wins == 0.5
    assert [one.wins for one in found.seats] == [0.5, 0.5, 0.0]


def test_alone_bots_are_compared_by_the_same_deals() -> None:
    plan = Plan("stonespine", 1, {}, 1, ["a", "b"], 2)
    played = {
        n: made([50 + 20 * (n % 2)], [0] if n == 3 else [], [plan.fixture(n).bots[0]], n, n % 2) for n in range(4)
    }
    found = standing(plan, played, [])
    assert [one.bot for one in found.ratings] == ["b", "a"]
    assert [one.share.rate for one in found.meetings] == [0.0, 0.5]
    assert found.meetings[1].points == 70


@pytest.mark.parametrize("language", ["en", "pl", "cs"])
def test_the_page_stands_alone(language: str) -> None:
    played = results()
    found = standing(PLAN, played, ["game 7: <lost>"])
    words = Words(game("stonespine"), language)
    page = report.page(found, list(played.values()), words)
    assert page == report.page(found, list(played.values()), words)
    assert page.count("<svg") == 3
    assert "game 7: &lt;lost&gt;" in page
    assert "<script" not in page
    assert "<link" not in page
    assert "src=" not in page
    assert "tournament-" not in page, "an id without words"


def test_the_command_plays_writes_and_goes_on(tmp_path: Path) -> None:
    args = ("tournament", "stonespine", "--bots", "random,greedy", "--games", "2", "--out", tmp_path / "cup")
    first = run(*args, "--json")
    assert first.exit_code == 0, first.output
    data = json.loads(first.stdout)
    assert data["games"] == data["wanted"] == 2
    assert sorted(path.name for path in (tmp_path / "cup").iterdir()) == [
        "journal.jsonl",
        "report.html",
        "results.json",
    ]
    written = json.loads((tmp_path / "cup" / "results.json").read_text("utf-8"))
    assert [result["number"] for result in written["results"]] == [0, 1]
    journal = (tmp_path / "cup" / "journal.jsonl").read_bytes()
    again = run(*args)
    assert "2 of 2 games" in again.stdout
    assert (tmp_path / "cup" / "journal.jsonl").read_bytes() == journal


@pytest.mark.parametrize(
    ("args", "reason"),
    [
        (("--bots", "random"), "needs two bots"),
        (("--bots", "random,random"), "twice"),
        (("--bots", "random,genius"), "no bot 'genius'"),
        (("--bots", "random,greedy", "--seats", "9"), "1 to 5 players"),
        (("--bots", "random,greedy", "--jobs", "2", "--ray", "local"), "choose one"),
    ],
)
def test_what_makes_no_tournament_is_refused(args: tuple[str, ...], reason: str, tmp_path: Path) -> None:
    ended = run("tournament", "stonespine", *args, "--out", tmp_path / "cup")
    assert ended.exit_code == 2
    assert reason in ended.stderr
    assert not (tmp_path / "cup").exists()


def test_a_folder_of_another_tournament_is_refused(tmp_path: Path) -> None:
    (tmp_path / "journal.jsonl").write_text("{}\n")
    ended = run("tournament", "stonespine", "--bots", "random,greedy", "--out", tmp_path)
    assert ended.exit_code == 2
    assert "no journal" in ended.stderr
