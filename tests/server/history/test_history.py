"""The history: results are stored with the last move, listed, counted and rated."""

from __future__ import annotations

import sqlite3
import time
from contextlib import closing
from pathlib import Path
from typing import Any

from gospoda.core.registry import game
from gospoda.server.records.ratings import Rated, new_ratings
from tests.server.server import Guest, Server, running

OPEN = [{"kind": "person"}, {"kind": "open"}]
HOTSEAT = [{"kind": "person", "name": "Ala"}, {"kind": "person", "name": "Olek"}]


def play_out(*guests: Guest, table: str) -> Any:
    """Plays all seats to the end. In a deal, bots choose after the person, unlike elsewhere."""
    while True:
        shown = guests[0].look(table)
        waiting = [seat["seat"] for seat in shown["table"]["seats"] if seat["waiting"]]
        if not waiting:
            return shown
        for guest in guests:
            for seat in set(waiting).intersection(guest.look(table)["you"]["seats"]):
                guest.act(table, seat)


def rated_pair(server: Server) -> tuple[Guest, Guest, str]:
    """Two people at a rated table."""
    host, other = Guest(server.url, "Ania"), Guest(server.url, "Borek")
    table = host.table("magpies", seats=OPEN, rated=True)
    secret = host.look(table)["you"]["links"]["seats"][1].partition("=")[2]
    other.post(f"/api/tables/{table}/join", {"secret": secret})
    return host, other, table


def test_a_finished_game_stands_in_the_history_of_those_who_played(server: Server) -> None:
    host = Guest(server.url)
    table = host.table("magpies", seats=HOTSEAT, mode="hotseat", title="The first")
    assert host.get("/api/history")["games"] == []
    end = play_out(host, table=table)
    [played] = host.get("/api/history")["games"]
    assert (played["table"], played["title"], played["game"]) == (table, "The first", "magpies")
    assert played["moves"] == end["position"]["moves"]
    totals = [sum(line["points"] for line in sheet["lines"]) for sheet in end["position"]["scores"]]
    assert [seat["points"] for seat in played["seats"]] == totals
    assert [seat["won"] for seat in played["seats"]] == [n in end["position"]["winners"] for n in range(2)]
    assert [sum(seat["categories"].values()) for seat in played["seats"]] == totals
    assert Guest(server.url).get("/api/history")["games"] == []


def test_a_game_whose_last_move_is_taken_back_has_no_result(server: Server) -> None:
    host = Guest(server.url)
    table = host.table("magpies", seats=HOTSEAT, mode="hotseat")
    play_out(host, table=table)
    undo = {"id": "back", "seat": 0, "lift": True}
    host.post(f"/api/tables/{table}/undo", undo)
    assert host.look(table)["table"]["status"] == "running"
    assert host.get("/api/history")["games"] == []
    play_out(host, table=table)
    assert [one["table"] for one in host.get("/api/history")["games"]] == [table]


def test_history_has_pages_and_filters(server: Server) -> None:
    host = Guest(server.url)
    tables = [host.table("magpies", seats=HOTSEAT, mode="hotseat") for _ in range(3)]
    bots = [{"kind": "person"}, {"kind": "bot", "bot": "random", "name": "Wilk"}, {"kind": "bot", "bot": "greedy"}]
    tables.append(host.table("magpies", seats=bots))
    for table in tables:
        play_out(host, table=table)
    first = host.get("/api/history", limit=3)
    rest = host.get("/api/history", limit=3, after=first["after"])
    found = [one["table"] for one in first["games"] + rest["games"]]
    assert found == tables[::-1]
    assert rest["after"] == ""
    assert [one["table"] for one in host.get("/api/history", seats=3)["games"]] == tables[3:]
    assert [one["table"] for one in host.get("/api/history", opponent="wil")["games"]] == tables[3:]
    assert host.get("/api/history", opponent="%")["games"] == []
    won = host.get("/api/history", won=True)["games"] + host.get("/api/history", won=False)["games"]
    assert {one["table"] for one in won} == set(tables)
    assert host.get("/api/history", game="stonespine")["games"] == []
    host.get("/api/history", 404, game="nothing")
    host.get("/api/history", 400, after="broken")


def test_statistics_add_up(server: Server) -> None:
    host = Guest(server.url)
    for _ in range(2):
        play_out(host, table=host.table("magpies", seats=[{"kind": "person"}, {"kind": "bot", "bot": "random"}]))
    games = host.get("/api/history")["games"]
    mine = [seat for one in games for seat in one["seats"] if seat["yours"]]
    told = host.get("/api/statistics/magpies")
    points, won = [seat["points"] for seat in mine], sum(seat["won"] for seat in mine)
    assert told["by_seats"] == {"2": {"played": 2, "won": won, "points": sum(points) / 2}}
    assert told["best"] == max(points)
    assert [(one["bot"], one["played"], one["won"]) for one in told["against"]] == [("random", 2, won)]
    assert [point["points"] for point in told["over_time"]] == points[::-1]
    assert sum(one["average"] for one in told["sources"]) == sum(points) / 2


def test_what_seats_came_by_is_counted(server: Server) -> None:
    host = Guest(server.url)
    seats = [{"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "random"}, {"kind": "person"}]
    table = host.table("guilds", seats=seats)
    host.post(f"/api/tables/{table}/seats/2", {"kind": "bot", "bot": "random"})
    while host.look(table)["table"]["status"] != "finished":
        pass
    inn = host.get("/api/statistics/guilds/inn")
    assert inn["games"] >= 1
    taken = [one for one in inn["things"] if one["domain"] == "character"]
    assert {one["thing"] for one in taken} <= set(game("guilds").display.names()["character"])
    assert sum(one["bots"]["played"] for one in taken) > 5
    openings = [one for one in host.get("/api/statistics/guilds")["openings"] if one["domain"] == "character"]
    assert sum(one["tally"]["played"] for one in openings) == 1


def test_blueprints_are_openings(server: Server) -> None:
    host = Guest(server.url)
    table = host.table("stonespine", seats=[{"kind": "person"}, {"kind": "bot", "bot": "random"}])
    blueprint = host.look(table)["position"]["view"]["players"][0]["blueprint"]
    host.post(f"/api/tables/{table}/seats/0", {"kind": "bot", "bot": "random"})
    while host.look(table)["table"]["status"] != "finished":
        time.sleep(0.1)
    openings = host.get("/api/statistics/stonespine")["openings"]
    [mine] = [one for one in openings if one["domain"] == "blueprint"]
    assert (mine["thing"], mine["tally"]["played"]) == (blueprint, 1)


def test_a_rated_game_moves_both_ratings(server: Server) -> None:
    host, other, table = rated_pair(server)
    assert host.look(table)["table"]["hints"] is False
    end = play_out(host, other, table=table)
    [played] = host.get("/api/history")["games"]
    winners = end["position"]["winners"]
    for seat, shown in enumerate(played["seats"]):
        assert shown["rating"] is not None
        if len(winners) == 1:
            assert (shown["change"] > 0) == (seat in winners)
    [row] = [row for row in host.get("/api/ladder/magpies")["rows"] if row["yours"]]
    assert row["provisional"]
    assert row["games"] == 1
    assert row["rating"] == played["seats"][0]["rating"]
    assert not [row for row in Guest(server.url).get("/api/ladder/magpies")["rows"] if row["name"] == "Ania"]


def test_what_cannot_be_rated_is_refused(server: Server) -> None:
    host = Guest(server.url)
    for asked in (
        {"seats": HOTSEAT, "mode": "hotseat"},
        {"seats": OPEN, "hints": True},
        {"seats": [{"kind": "person"}, {"kind": "bot"}], "seed": "known"},
    ):
        problem = host.post("/api/tables", {"game": "magpies", "rated": True, **asked}, 400)
        assert problem["reason"]["id"] == "refused-rated"


def test_nobody_loses_by_a_bot_that_takes_over() -> None:
    before = {seat: Rated(25.0, 25 / 3) for seat in range(3)}
    places = {0: 2, 1: 1, 2: 3}  # seat 1 was given to a bot, which won
    after = new_ratings(before, places, {1: True})
    assert after == {**new_ratings({0: before[0], 2: before[2]}, {0: 1, 2: 2}, {}), 1: after[1]}
    assert after[1].mu < 25.0
    assert 1 not in new_ratings(before, places, {1: False})  # another player gave it away
    assert new_ratings({0: before[0], 1: before[1]}, {0: 2, 1: 1}, {1: False}) == {}


def test_ties_bring_ratings_together() -> None:
    after = new_ratings({0: Rated(30.0, 5.0), 1: Rated(20.0, 5.0)}, {0: 1, 1: 1}, {})
    assert after[0].mu < 30.0
    assert after[1].mu > 20.0


def test_games_from_before_get_their_results(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    with running(f"sqlite:///{file}", "--no-limits") as server:
        host = Guest(server.url)
        table = host.table("magpies", seats=HOTSEAT, mode="hotseat")
        play_out(host, table=table)
        before = host.get("/api/history")["games"]
        server.stop()
        with closing(sqlite3.connect(file)) as connection, connection:
            for name in ("result", "result_seat", "result_thing"):
                connection.execute(f"DELETE FROM {name}")
        server.start()
        while not (found := host.get("/api/history")["games"]):
            pass
        assert found == before
