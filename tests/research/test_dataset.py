"""Data sets: rows are decisions, resuming gives the same rows, and saved games have the same form."""

from __future__ import annotations

import json
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest
from click.testing import CliRunner

from gospoda.cli.main import cli
from gospoda.core.match import Match
from gospoda.core.registry import game
from gospoda.core.saves.saved import SavedSeat, encode, save
from gospoda.research import observe
from gospoda.research.common import BadDataset
from gospoda.research.dataset import Growing, about, batches, load, write
from gospoda.research.rows import Played, Recipe, play_game


def made(path: Path, *more: str) -> str:
    done = CliRunner().invoke(cli, ["dataset", "stonespine", "--out", str(path), "--lang", "en", *more])
    assert done.exit_code == 0, done.output
    return done.output


RECIPE = Recipe("stonespine", 2, game("stonespine").check_options({}), "0", ["random", "greedy"], 3, "rules")


def test_rows_are_the_decisions_of_the_games(tmp_path: Path) -> None:
    path = tmp_path / "rows.parquet"
    count = write(path, RECIPE, (play_game(RECIPE, n) for n in range(3)))
    rows = load(path)
    assert len(rows) == count
    for number in range(3):
        state = game("stonespine").start(2, {}, f"0/game {number}")
        for at in np.flatnonzero(rows.game == number):
            seat = int(state.next_seat())
            assert rows.seat[at] == seat
            assert rows.player[at] == RECIPE.bot_of(number, seat)
            assert (rows.observation[at] == observe(state, seat)).all()
            assert sorted(state.legal(seat)) == np.flatnonzero(rows.mask[at]).tolist()
            assert rows.mask[at, rows.move[at]] == 1
            state.advance(seat, int(rows.move[at]))
        assert state.is_over()
        mine = rows.game == number
        assert {int(p) for p in rows.points[mine & (rows.seat == 1)]} == {state.points()[1]}
        assert rows.win[mine].max() == 1 / len(state.winners())
    assert sum(batch.num_rows for batch in batches(path, 10)) == count


def test_a_searching_bot_leaves_its_visits(tmp_path: Path) -> None:
    recipe = Recipe("stonespine", 2, game("stonespine").check_options({}), "0", ["master:3"], 1)
    path = tmp_path / "search.parquet"
    write(path, recipe, [play_game(recipe, 0)])
    rows = load(path)
    searched = rows.mask.sum(1) > 1
    assert np.allclose(rows.visits[searched].sum(1), 1.0)
    assert (rows.visits[rows.mask == 0] == 0).all()


def test_a_broken_off_data_set_goes_on(tmp_path: Path) -> None:
    whole, broken = tmp_path / "whole.parquet", tmp_path / "broken.parquet"
    made(whole, "--bots", "random", "--games", "4")
    growing = Growing(broken, load_recipe(whole))
    growing.add(play_game(growing.recipe, 2))
    made(broken, "--bots", "random", "--games", "4", "--jobs", "2")
    first, second = load(whole), load(broken)
    assert (first.observation == second.observation).all()
    assert (first.move == second.move).all()
    assert not growing.folder.exists()
    assert "rows" in made(broken, "--bots", "random", "--games", "4"), "a complete one is only counted"


def test_an_interrupted_data_set_says_where_its_games_lie(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "rows.parquet"

    def impatient(*_: object) -> Iterator[Played]:
        yield play_game(RECIPE, 0)
        raise KeyboardInterrupt

    monkeypatch.setattr("gospoda.cli.study.dataset.play", impatient)
    done = CliRunner().invoke(cli, ["dataset", "stonespine", "--out", str(path), "--lang", "en", "--games", "2"])
    assert done.exit_code == 130
    assert f"rows in {path}.parts." in done.output
    assert not path.exists()


def test_a_data_set_on_two_processes_is_ended_politely(tmp_path: Path) -> None:
    path = tmp_path / "rows.parquet"
    line = [sys.executable, "-m", "gospoda", "dataset", "stonespine", "--out", str(path), "--lang", "en"]
    pipe = subprocess.PIPE
    with subprocess.Popen(
        [*line, "--bots", "random", "--games", "100000", "--jobs", "2"], stdout=pipe, stderr=pipe, text=True
    ) as child:
        end = time.monotonic() + 120
        while not list(tmp_path.glob("rows.parquet.parts*/*.parquet")):
            assert time.monotonic() < end, "no game is written down"
            time.sleep(0.1)
        child.terminate()
        told, errors = child.communicate(timeout=60)
    assert child.returncode == 130, errors
    assert f"rows in {path}.parts." in told
    assert errors.strip() == "Interrupted. These are the results so far.", "nothing of processes and semaphores"


def load_recipe(path: Path) -> Recipe:
    return Recipe(**about(path)["recipe"])


def test_another_recipe_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "rows.parquet"
    made(path, "--bots", "random", "--games", "1")
    done = CliRunner().invoke(cli, ["dataset", "stonespine", "--out", str(path), "--games", "2", "--bots", "random"])
    assert done.exit_code == 2
    assert "holds another data set" in done.output
    stranger = tmp_path / "text.parquet"
    stranger.write_text("no data")
    with pytest.raises(BadDataset, match="is no Parquet file"):
        load(stranger)
    with pytest.raises(BadDataset, match="cannot be read"):
        load(tmp_path / "missing.parquet")


def test_rows_of_another_observation_are_not_mixed_in(tmp_path: Path) -> None:
    """An interrupted data set isn't resumed with a different observation: its numbers would have two meanings."""
    path = tmp_path / "rows.parquet"
    before = Growing(path, RECIPE)
    told = json.loads(before.form.metadata[b"gospoda"])
    told["parts"][0]["name"] = "throne"
    before.form = before.form.with_metadata({b"gospoda": json.dumps(told).encode()})
    before.add(play_game(RECIPE, 0))
    with pytest.raises(BadDataset, match="observed by another version"):
        Growing(path, RECIPE)


def test_saved_games_have_the_same_form(tmp_path: Path) -> None:
    match = Match(game("stonespine"), 2, {}, 5)
    while not match.state.is_over():
        seat = int(match.state.next_seat())
        match.act(seat, match.state.legal(seat)[0])
    saved = tmp_path / "people.json"
    saved.write_bytes(encode(save(match, [SavedSeat("Ania"), SavedSeat("Petr")])))
    path = tmp_path / "people.parquet"
    made(path, "--saved", str(saved))
    rows = load(path)
    assert len(rows) == len(match.steps)
    assert rows.move.tolist() == [step.move for step in match.steps]
    assert set(rows.player) == {"Ania", "Petr"}


def test_saved_games_of_other_tables_are_not_mixed(tmp_path: Path) -> None:
    files = []
    for seats in (2, 3):
        file = tmp_path / f"{seats}.json"
        match = Match(game("stonespine"), seats, {}, 5)
        file.write_bytes(encode(save(match, [SavedSeat(str(seat)) for seat in range(seats)])))
        files += ["--saved", str(file)]
    done = CliRunner().invoke(cli, ["dataset", "stonespine", "--out", str(tmp_path / "x.parquet"), *files])
    assert done.exit_code == 2
    assert "is not of the same title, players and options" in done.output
