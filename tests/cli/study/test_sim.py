"""Simulations: the same numbers for the same seed, with any number of processes."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from gospoda.bots.simulation import WIN, Plan, empty_tally, play_portion, portions
from gospoda.cli.study import sim as sim_module
from gospoda.core.registry import game
from tests.cli.conftest import Run

TIMES = ("seconds", "decisions_per_second", "games_per_second", "jobs")


def result(run: Run, *args: str | Path) -> dict[str, Any]:
    """Returns a simulation's JSON without its timings."""
    outcome = run("sim", *args, "--json")
    assert outcome.exit_code == 0, outcome.output
    data: dict[str, Any] = json.loads(outcome.stdout)
    return {key: value for key, value in data.items() if key not in TIMES}


def test_the_result(run: Run) -> None:
    outcome = run("sim", "magpies", "--seats", "3", "--games", "10", "--seed", "7", "--bots", "greedy,random", "--json")
    data = json.loads(outcome.stdout)
    assert data["games"] == 10
    assert data["decisions"] == 10 * 5 * 4
    assert data["decisions_per_second"] > data["games_per_second"] > 0
    assert data["bots"] == ["greedy", "random", "greedy"]
    assert isinstance(data["compiled"], bool)
    assert [row["seat"] for row in data["scores"]] == [0, 1, 2]
    assert sum(row["mean"] for row in data["scores"]) == pytest.approx(15)
    assert sum(data["wins"]["seats"]) == pytest.approx(10, abs=0.001)
    assert sum(data["wins"]["bots"].values()) == pytest.approx(10, abs=0.001)
    assert outcome.stderr == "", "no progress bar where there is no terminal"


def test_the_text(run: Run) -> None:
    text = run("sim", "magpies", "--games", "5").stdout
    assert "5 games, 75 decisions" in text
    assert "Player 2 (random)" in text
    assert "Wins of random: 5 (100.0 %)" in text


def test_the_number_of_processes_changes_nothing(run: Run, tmp_path: Path) -> None:
    args = ["stonespine", "--seats", "2", "--games", "6", "--seed", "11", "--bots", "random,greedy"]
    alone = result(run, *args, "--log", tmp_path / "alone.jsonl")
    together = result(run, *args, "--jobs", "3", "--log", tmp_path / "together.jsonl")
    unlogged = result(run, *args)
    assert alone == together == unlogged
    assert (tmp_path / "alone.jsonl").read_bytes() == (tmp_path / "together.jsonl").read_bytes()
    assert result(run, *args[:-4], "--seed", "12", "--bots", "random,greedy") != alone


def test_options_reach_the_game(run: Run) -> None:
    kept = result(run, "magpies", "--games", "5", "--set", "passing=false")
    assert kept["options"] == {"passing": False}


def test_bots_take_turns_at_the_seats(run: Run) -> None:
    data = result(run, "magpies", "--games", "4", "--bots", "random,greedy", "--rotate")
    assert "bot" not in data["scores"][0]
    plan = Plan("magpies", 2, {}, 0, 4, ["random", "greedy"], rotate=True)
    assert [plan.bots_of(n) for n in range(3)] == [["random", "greedy"], ["greedy", "random"], ["random", "greedy"]]


def test_a_shared_win_counts_in_equal_parts(monkeypatch: pytest.MonkeyPatch) -> None:
    plan = Plan("magpies", 3, {}, 0, 1, ["random", "greedy", "greedy"])
    tally, state = empty_tally(plan), game("magpies").start(3)
    monkeypatch.setattr(type(state.game), "winners", lambda self, state: [0, 1], raising=False)
    monkeypatch.setattr(type(state), "winners", lambda self: [0, 1])
    tally.add(state, 1, plan.bots)
    assert [seat.wins for seat in tally.seats] == [WIN // 2, WIN // 2, 0]
    assert tally.bots == {"random": WIN // 2, "greedy": WIN // 2}
    assert tally.drawn == 1


@pytest.mark.parametrize("seconds", [0.0, 0.001, 0.05, 3.0])
@pytest.mark.parametrize(("games", "jobs"), [(1, 1), (2, 1), (5, 8), (1000, 4), (10_000, 2)])
def test_portions_cover_every_game_once(games: int, jobs: int, seconds: float) -> None:
    work = portions(1, games, jobs, seconds)
    assert [n for first, last in work for n in range(first, last)] == list(range(1, games))
    assert games < 2 * jobs or len(work) >= jobs


def test_ctrl_c_prints_what_is_done(run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    def impatient(plan: Plan, jobs: int) -> Any:
        yield play_portion(plan, 0, 3)
        raise KeyboardInterrupt

    monkeypatch.setattr(sim_module, "simulate", impatient)
    outcome = run("sim", "magpies", "--games", "50", "--log", tmp_path / "log.jsonl", "--json")
    assert outcome.exit_code == 130
    assert json.loads(outcome.stdout)["games"] == 3
    assert json.loads(outcome.stdout)["interrupted"] is True
    assert len((tmp_path / "log.jsonl").read_bytes().splitlines()) == 3
