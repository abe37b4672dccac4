"""Plays whole counted tries of every title's daily deals, solo and against three bots, and compares them."""

from __future__ import annotations

import time
from collections.abc import Iterator
from typing import Any

import pytest

from tests.server.history.test_daily import deal_named, let_day_pass
from tests.server.server import Guest, Server, new_id, running

MODES = [
    "stonespine-solo",
    "rollplayer-solo",
    *[f"{title}-bots" for title in ("guilds", "rollplayer", "simurgh", "stonespine")],
]
ALIKE = 4  # decisions that both players make alike before the second deviates


@pytest.fixture(scope="module")
def inn(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """An inn without yardsticks, which would think for minutes."""
    folder = tmp_path_factory.mktemp("deals")
    with running(f"sqlite:///{folder}/tables.db", "--no-limits", "--no-yardsticks", log=folder / "log") as server:
        yield server
        assert "Traceback" not in (folder / "log").read_text()


def play(guest: Guest, table: str, decisions: int = 10_000, alike: int = 10_000) -> tuple[Any, list[Any]]:
    """Plays the first legal move each time, after some decisions the last; returns the end and the questions."""
    asked: list[Any] = []
    while True:
        shown = guest.look(table, look=0)
        legal = shown["position"]["legal"]
        if shown["table"]["status"] == "finished" or len(asked) == decisions:
            return shown, asked
        if not legal:
            time.sleep(0.02)  # a bot is thinking
            continue
        move = legal[0 if len(asked) < alike else -1]["move"]
        act = {"id": new_id(), "v": shown["v"], "seat": 0, "move": move}
        answer = guest.http.post(f"/api/tables/{table}/act", json=act)
        if answer.status_code == 409:  # the table answers some questions for the players
            assert answer.json()["reason"]["id"] in ("refused-not-your-turn", "refused-stale"), answer.text
            continue
        assert answer.status_code == 200, answer.text
        asked.append([one["notation"] for one in legal])


@pytest.mark.parametrize("mode", MODES)
def test_a_whole_try_counts_and_is_compared_move_by_move(inn: Server, mode: str) -> None:
    one, two = Guest(inn.url, "Ania"), Guest(inn.url, "Borek")
    deal = deal_named(one, mode)["id"]
    mine, theirs = (guest.post(f"/api/deals/{deal}/try", {})["table"] for guest in (one, two))
    end, hers = play(one, mine)
    points = sum(line["points"] for line in end["position"]["scores"][0]["lines"])
    [result] = one.get(f"/api/deals/{deal}")["results"]
    assert (result["name"], result["points"], result["place"]) == ("Ania", points, 1)
    _, his = play(two, theirs, ALIKE + 3, ALIKE)
    assert his[: ALIKE + 1] == hers[: ALIKE + 1], "who plays alike is dealt and answered alike"
    assert two.get(f"/api/deals/{deal}")["results"] is None, "the own try is not finished"
    two.get(f"/api/tables/{mine}/replay/0", 404)
    let_day_pass(inn, deal)
    first = [two.get(f"/api/tables/{table}/replay/0", look=0) for table in (mine, theirs)]
    assert first[0]["position"]["view"] == first[1]["position"]["view"]
    moves = end["position"]["moves"]
    for move in (1, moves // 2, moves):
        there = two.get(f"/api/tables/{mine}/replay/{move}", look=0)
        assert (there["total"], there["position"]["moves"]) == (moves, move)
    assert there["position"]["view"] == end["position"]["view"]
