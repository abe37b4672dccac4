"""15: objectives, leftovers, ties; and the score pad."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from gospoda.cli.main import cli
from gospoda.games.simurgh.game import GAME
from gospoda.games.simurgh.lookups import CARDS
from tests.games.simurgh.language import Table


@pytest.mark.parametrize("objective", CARDS.objectives, ids=lambda objective: objective.id)
def test_objective(objective: Any) -> None:
    """15.1: every objective pays its three places by what it compares; other dragons don't count."""
    table = Table(4).objective(1, objective.number)
    kinds = objective.dragons or [dragon.id for dragon in CARDS.dragons]
    others = [dragon.id for dragon in CARDS.dragons if dragon.id not in kinds]
    for seat, count in enumerate((3, 2, 1)):
        if objective.compares == "food":
            table.purse(seat, veg=count - 1, meat=1)
        else:
            table.purse(seat).dragon(seat, f"{kinds[0]}-1" if seat == 0 else f"{kinds[seat]}-2", "123"[:count])
    table.purse(3)
    if others:
        table.dragon(3, f"{others[0]}-1")
    sheets = [[line for line in sheet.lines if line.category == "objectives"] for sheet in table.state.scores()]
    assert [lines[0].points for lines in sheets] == [*objective.points, 0]


def test_every_copy_counts() -> None:
    """15.1, edge case 40: two copies of a depicted dragon both count."""
    table = Table(2).objective(1, 73).purse(0).purse(1)
    table.dragon(0, "hunter-1", "1").dragon(0, "hunter-2", "12").dragon(1, "tiller-1", "12")
    assert table.state.points() == [8, 4]


def test_zero_gets_nothing() -> None:
    """H20: a count of 0 gets nothing."""
    assert Table(3).objective(1, 83).purse(0).purse(1).purse(2).state.points() == [0, 0, 0]


def test_running_score_and_breakdown() -> None:
    """15: power points, objectives and leftovers add up."""
    table = Table(2, mode="spearman").objective(2, 84).purse(0, pp=7, veg=2, meat=1).purse(1, pp=9, wood=2)
    assert table.state.points() == [7 + 6 + 1, 9]
    lines = table.state.scores()[0].lines
    assert [(line.category, line.points) for line in lines] == [("power", 7), ("objectives", 6), ("leftovers", 1)]


PAD = {
    "mode": "dragon-lord",
    "objectives": [73, 83, 84],
    "players": [
        {"name": "Ania", "points": 40, "resources": {"veg": 2, "meat": 1},
         "dragons": [{"dragon": 53, "tokens": 3}, {"dragon": "oracle", "tokens": 1}]},
        {"name": "Bob", "points": 44, "dragons": [{"dragon": "Warden", "tokens": 2}]},
    ],
}  # fmt: skip


def test_pad(tmp_path: Path) -> None:
    """15: `gospoda score simurgh` for an end position, with the breakdown."""
    file = tmp_path / "end.json"
    file.write_text(json.dumps(PAD), "utf-8")
    result = CliRunner().invoke(cli, ["score", "simurgh", str(file), "--json"])
    assert result.exit_code == 0, result.output
    found = json.loads(result.output)
    assert [player["total"] for player in found["players"]] == [40 + 8 + 14 + 6 + 3, 44 + 0 + 7 + 0 + 5]
    assert found["winners"] == ["Ania"]


BOREK = {"name": "Borek", "points": 1}


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        ({"objectives": [73, 73]}, "twice"),
        ({"objectives": [12]}, "no objective 12"),
        ({"mode": "dragon"}, "mode"),
        ({"players": [{"name": "Ania", "points": 1}]}, "players"),
        ({"players": [BOREK, {"name": "Ania", "points": -1}]}, "points"),
        ({"players": [BOREK, {"name": "A", "points": 1, "resources": {"gold": 1}}]}, "gold"),
        ({"players": [BOREK, {"name": "A", "points": 1, "dragons": [{"dragon": 49, "tokens": 4}]}]}, "tokens"),
        ({"players": [BOREK, {"name": "A", "points": 1, "dragons": [{"dragon": 49, "tokens": 1}] * 2}]}, "dragon 49"),
    ],
)
def test_pad_refuses(change: dict[str, Any], problem: str) -> None:
    """A bad description is refused with a reason."""
    with pytest.raises(ValueError, match=problem):
        GAME.display.score_pad({**PAD, **change})
